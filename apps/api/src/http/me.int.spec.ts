import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { me, problem } from '@killer-club/protocol';
import { TestClub, type TestMember } from '../testing/club-app.js';

let club: TestClub;
beforeAll(async () => {
  club = await TestClub.open();
});
afterAll(() => club.close());

const refusal = async (person: TestMember, cookie: string) => {
  const { status, body, headers } = await person.ask('GET', '/api/me', undefined, { cookie });
  return { status, code: problem.parse(body).code, cookies: headers.getSetCookie() };
};

const REFUSED = { status: 401, code: 'notSignedIn', cookies: [] };

describe('who am I', () => {
  it('takes no cookie away from a browser that asks with an old one: it may hold a newer by now', async () => {
    const ann = await club.member('Ann');
    const old = ann.cookie;
    const change = { current: 'long enough', next: 'another long one' };
    expect((await ann.ask('POST', '/api/password', change)).status).toBe(200);
    expect(await refusal(club.stranger(), old)).toEqual(REFUSED);
    expect(me.parse((await ann.ask('GET', '/api/me')).body).member.name).toBe('Ann');
  });

  it.each([
    ['none', ''],
    ['one that is signed by nobody', 'killer-club.session_token=made.up'],
    ['one of another site', 'theme=dark'],
  ])('sets no cookie where there was %s', async (_what, cookie) => {
    expect(await refusal(club.stranger(), cookie)).toEqual(REFUSED);
  });

  it('sets none where the session is not yet to be lengthened', async () => {
    const ben = await club.member('Ben');
    const { status, headers } = await ben.ask('GET', '/api/me');
    expect([status, headers.getSetCookie()]).toEqual([200, []]);
  });
});
