import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { me, problem, settings } from '@killer-club/protocol';
import { TestClub } from '../testing/club-app.js';

let club: TestClub;
beforeAll(async () => {
  club = await TestClub.open();
});
afterAll(() => club.close());

const good = { name: 'Ann', password: 'long enough' };

describe('accounts', () => {
  it('signs up, out and in, and knows who asks', async () => {
    const ann = club.stranger();
    const up = await ann.ask('POST', '/api/sign-up', good);
    expect(up.status).toBe(200);
    const cookie = up.headers.getSetCookie().join();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect((await ann.ask('GET', '/api/me')).body).toMatchObject({
      member: { name: 'Ann', role: 'member' },
      game: null,
    });
    const old = ann.cookie;
    expect((await ann.ask('POST', '/api/sign-out')).status).toBe(200);
    expect((await ann.ask('GET', '/api/me', undefined, { cookie: old })).body).toMatchObject({
      code: 'notSignedIn',
    });
    expect((await ann.ask('POST', '/api/sign-in', { name: 'ａＮＮ', password: 'long enough' })).body).toEqual(
      up.body,
    );
    expect((await ann.ask('GET', '/api/me')).status).toBe(200);
  });

  it('keeps passwords hashed and nobody twice, however many ask at once', async () => {
    const asked = ['Paypal', 'paypal', 'рауpal', 'PAYPAL', 'pay pal'].map((name) =>
      club.stranger().ask('POST', '/api/sign-up', { name, password: 'long enough' }),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const taken = answers.filter(({ status }) => status === 409).map(({ body }) => body);
    expect(taken).toEqual(Array(4).fill(expect.objectContaining({ code: 'nameTaken', field: 'name' })));
    const { rows } = await club.core.pool.query('SELECT * FROM credential');
    expect(JSON.stringify(rows)).not.toContain('long enough');
  });

  it.each([
    [400, 'tooShort', 'name', { ...good, name: 'x' }],
    [400, 'tooShort', 'name', { ...good, name: ' \t ' }],
    [400, 'tooLong', 'name', { ...good, name: '长'.repeat(21) }],
    [400, 'tooLong', 'name', { ...good, name: 'a'.repeat(200) }],
    [400, 'forbiddenCharacter', 'name', { ...good, name: 'Ann 🔪' }],
    [400, 'forbiddenCharacter', 'name', { ...good, name: '🇨🇳🇨🇳' }],
    [400, 'forbiddenCharacter', 'name', { ...good, name: 'Ann\u202enna' }],
    [400, 'forbiddenCharacter', 'name', { ...good, name: 'Ann\u0000' }],
    [400, 'badBody', 'name', { ...good, name: 7 }],
    [400, 'tooShort', 'password', { ...good, password: 'short' }],
    [400, 'tooLong', 'password', { ...good, password: 'p'.repeat(129) }],
    [400, 'badBody', undefined, { ...good, role: 'administrator' }],
    [400, 'badRequest', undefined, '{"name":'],
    [413, 'bodyTooLarge', undefined, { ...good, name: 'n'.repeat(20_000) }],
    [413, 'bodyTooLarge', undefined, { ...good, name: 'n'.repeat(10_000_000) }],
  ])('refuses with %i %s (%s)', async (status, code, field, body) => {
    const answer = await club.stranger().ask('POST', '/api/sign-up', body);
    const { message, ...told } = problem.parse(answer.body);
    expect([answer.status, told]).toEqual([status, { code, ...(field !== undefined && { field }) }]);
    expect(message).not.toBe('');
    expect(answer.text).not.toMatch(/node_modules|\.ts:|\.js:/);
  });

  it('tells a wrong name and a wrong password alike', async () => {
    await club.member('Known One');
    const wrong = await club
      .stranger()
      .ask('POST', '/api/sign-in', { name: 'Known One', password: 'not it at all' });
    const unknown = await club
      .stranger()
      .ask('POST', '/api/sign-in', { name: 'Nobody', password: 'not it at all' });
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
  });

  it('ends every other session with a change of password', async () => {
    const here = await club.member('Changer');
    const there = club.stranger();
    await there.ask('POST', '/api/sign-in', { name: 'Changer', password: 'long enough' });
    const bad = await here.ask('POST', '/api/password', { current: 'wrong one', next: 'quite another' });
    expect(bad.status).toBe(401);
    const done = await here.ask('POST', '/api/password', { current: 'long enough', next: 'quite another' });
    expect(done.status).toBe(200);
    expect((await there.ask('GET', '/api/me')).status).toBe(401);
    expect((await here.ask('GET', '/api/me')).status).toBe(200);
    const again = await club
      .stranger()
      .ask('POST', '/api/sign-in', { name: 'Changer', password: 'quite another' });
    expect(again.status).toBe(200);
  });

  it('takes changes from its own origin only', async () => {
    for (const origin of ['https://evil.test', 'null', 'https://club.test.evil.test']) {
      const answer = await club.stranger().ask('POST', '/api/sign-in', good, { origin });
      expect([answer.status, answer.body['code']]).toEqual([403, 'foreignOrigin']);
    }
  });

  it('slows and then refuses guessing, and says for how long', async () => {
    const guesses = Array.from({ length: 12 }, () =>
      club.stranger().ask('POST', '/api/sign-in', { name: 'Victim', password: 'a wild guess' }),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    for (const { headers, body } of refused) {
      const { code, retryAfter } = problem.parse(body);
      expect([code, headers.get('retry-after')]).toEqual(['tooMany', String(retryAfter)]);
      expect(retryAfter).toBeGreaterThan(20);
    }
  });

  it('tells everybody how one gets in and whether this is a demonstration', async () => {
    const { text } = await club.stranger().ask('GET', '/api/settings');
    expect(settings.parse(JSON.parse(text))).toEqual({ signUp: 'open', demo: null });
    const demo = await TestClub.open({ DEMO: '1', DEMO_SPEED: '4' });
    const { body } = await demo.stranger().ask('GET', '/api/settings');
    await demo.close();
    expect(body).toEqual({ signUp: 'open', demo: { speed: 4 } });
  });

  it('finds nothing where an address names no id, and says so', async () => {
    const ann = await club.member('Lost One');
    for (const id of ['nothing-of-the-kind', '%00', '..%2f..%2fetc', '%F0%9F%94%AA', 'x'.repeat(300)]) {
      const { status, body } = await ann.ask('GET', `/api/games/${id}`);
      expect([id, status, problem.parse(body).code]).toEqual([id, 404, 'notFound']);
    }
    const bent = await ann.ask('GET', '/api/games/%E0%A4');
    expect([bent.status, problem.parse(bent.body).code]).toEqual([400, 'badRequest']);
  });

  it('answers with no-store and without an ETag', async () => {
    const { headers } = await club.stranger().ask('GET', '/api/settings');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('is alive and ready', async () => {
    expect((await club.stranger().ask('GET', '/health/live')).body).toEqual({ live: true });
    expect((await club.stranger().ask('GET', '/health/ready')).body).toEqual({ ready: true });
  });
});

describe('administration', () => {
  it('begins with a link that works once, and ends with it', async () => {
    const stale = await club.club.adminLinks.issue();
    const token = await club.club.adminLinks.issue();
    expect((await club.stranger().ask('GET', `/admin-link/${token}`)).text).toContain('<form>');
    expect(
      (await club.stranger().ask('POST', `/api/admin-link/${stale}`, { ...good, name: 'Late' })).status,
    ).toBe(404);

    const root = club.stranger();
    const taken = await root.ask('POST', `/api/admin-link/${token}`, {
      name: 'Known One',
      password: 'long enough',
    });
    expect(taken.body).toMatchObject({ code: 'nameTaken' });
    expect(
      (await root.ask('POST', `/api/admin-link/${token}`, { name: 'Root', password: 'long enough' })).status,
    ).toBe(200);
    expect((await root.ask('GET', '/api/me')).body).toMatchObject({ member: { role: 'administrator' } });
    const second = await club.stranger().ask('POST', `/api/admin-link/${token}`, { ...good, name: 'Second' });
    expect(second.status).toBe(404);
    expect(await club.club.members.hasAdministrator()).toBe(true);

    const ann = await club.member('Plain Jane');
    expect((await ann.ask('PUT', '/api/settings', { signUp: 'invitation' })).body).toMatchObject({
      code: 'notAllowed',
    });
    expect((await root.ask('PUT', '/api/settings', { signUp: 'invitation' })).status).toBe(200);
    const uninvited = await club.stranger().ask('POST', '/api/sign-up', { ...good, name: 'Uninvited' });
    expect(uninvited.body).toMatchObject({ code: 'invitationNeeded', field: 'invitation' });
    const { body } = await root.ask('POST', '/api/invitations');
    const sign = (name: string) =>
      club
        .stranger()
        .ask('POST', '/api/sign-up', { name, password: 'long enough', invitation: body['code'] });
    expect((await sign('Plain Jane')).body).toMatchObject({ code: 'nameTaken' });
    const both = await Promise.all([sign('Guest One'), sign('Guest Two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);

    expect((await root.ask('PUT', `/api/members/${ann.id}/role`, { role: 'judge' })).status).toBe(200);
    expect((await ann.ask('GET', '/api/me')).body).toMatchObject({ member: { role: 'judge' } });
    const { member } = me.parse((await root.ask('GET', '/api/me')).body);
    const last = await root.ask('PUT', `/api/members/${member.id}/role`, { role: 'member' });
    expect(last.body).toMatchObject({ code: 'lastAdministrator' });

    const { rows } = await club.core.pool.query('SELECT actor, act, subject FROM audit_entry ORDER BY at');
    expect(rows).toEqual([
      { actor: member.id, act: 'redeemAdminLink', subject: member.id },
      { actor: member.id, act: 'changeRole:judge', subject: ann.id },
    ]);
  });
});
