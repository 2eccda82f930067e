import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { CLUB_TIME } from '@killer-club/protocol';
import { z } from 'zod';
import { Refused, ask, askTimed } from './rest.js';

const seats = z.object({ seats: z.int() });

/** What the next request is answered. */
const answer = (body: string, init?: ResponseInit) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));

const refusalOf = async (): Promise<unknown> => {
  try {
    return await ask('POST', 'tables', seats, { size: 8 });
  } catch (error) {
    return error;
  }
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a request to the club', () => {
  it('goes to its own origin and is read by the schema', async () => {
    const sent = answer('{"seats":8}');
    expect(await ask('POST', 'tables', seats, { size: 8 })).toEqual({ seats: 8 });
    const [path, init] = sent.mock.calls[0]!;
    expect(path).toBe('/api/tables');
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"size":8}' });
  });

  it('fails where the answer is not what the schema says', async () => {
    answer('{"seats":"eight"}');
    expect(await refusalOf()).toBeInstanceOf(z.ZodError);
  });

  it('is refused in the club’s own words', async () => {
    const told = { code: 'tooMany', message: 'Wait.', field: 'name', retryAfter: 30 };
    answer(JSON.stringify(told), { status: 429, headers: { 'Retry-After': '30' } });
    const refusal = await refusalOf();
    expect(refusal).toBeInstanceOf(Refused);
    expect(refusal).toMatchObject({ status: 429, ...told });
  });

  it('takes a gateway’s own page for a club that is away', async () => {
    answer('<h1>Bad gateway</h1>', { status: 502 });
    expect(await refusalOf()).toMatchObject({ status: 502, code: 'unavailable', retryAfter: undefined });
  });

  it('is offline where nothing answers', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect(await refusalOf()).toMatchObject({ status: 0, code: 'offline' });
  });

  it('tells how far the club’s clock is ahead, where it was told', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_000);
    answer('{"seats":8}', { headers: { [CLUB_TIME]: '1250' } });
    expect(await askTimed('games/g/view', seats)).toEqual({ answer: { seats: 8 }, ahead: 250 });
    answer('{"seats":8}');
    expect(await askTimed('games/g/view', seats)).toEqual({ answer: { seats: 8 }, ahead: null });
  });
});
