import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestClub, type TestMember } from '../testing/club-app.js';
import { policeTable } from '../testing/table.js';

/** Two api processes' worth of club on one database; sockets are here, requests go there. */
let here: TestClub;
let there: TestClub;
beforeAll(async () => {
  here = await TestClub.open();
  there = await TestClub.open({}, here.database);
});
afterAll(async () => {
  await there.close({ keepDatabase: true });
  await here.close();
});

/** The same browser, sent to the other node. */
const elsewhere = (member: TestMember, path: string, body: unknown = {}) =>
  there.stranger().ask('POST', path, body, { cookie: member.cookie });

describe('a socket on one node', () => {
  it.each<[string, (member: TestMember) => Promise<{ status: number }>]>([
    ['sign-out', (member) => elsewhere(member, '/api/sign-out')],
    [
      'change of password',
      (member) => elsewhere(member, '/api/password', { current: 'long enough', next: 'quite another' }),
    ],
  ])('ends with a %s on another', async (name, act) => {
    const member = await here.member(name);
    const bystander = await here.connect(await here.member(`not ${name}`.slice(0, 20)));
    const socket = await here.connect(member);
    expect((await act(member)).status).toBe(200);
    expect(await socket.next('bye')).toEqual({ code: 'signedOut' });
    expect((await bystander.answer('clock', { id: 'k' })).code).toBe('ok');
  });

  it('ends when its session has run out', async () => {
    const member = await here.member('Too Late');
    const socket = await here.connect(member);
    await here.core.pool.query(`UPDATE member_session SET expires_at = now() WHERE member_id = $1`, [
      member.id,
    ]);
    expect(await socket.next('bye')).toEqual({ code: 'signedOut' });
  });

  it('sees no more than a spectator once the judge’s role is withdrawn on another', async () => {
    const table = policeTable(8);
    await here.core.runner.start(table);
    const game = table.start.gameId;
    const root = await there.member('Root');
    const judge = await here.member('Judge');
    const appoint = `UPDATE member SET role = $2 WHERE id = $1`;
    await here.core.pool.query(appoint, [root.id, 'administrator']);
    await here.core.pool.query(appoint, [judge.id, 'judge']);

    const socket = await here.connect(judge);
    socket.socket.emit('watch', { game });
    await socket.next('view');
    socket.socket.emit('command', { game, id: 'take', type: 'takeTable' });
    expect((await socket.next('view')).view.viewer).toEqual({ kind: 'judge' });

    const role = await root.ask('PUT', `/api/members/${judge.id}/role`, { role: 'member' });
    expect(role.status).toBe(200);
    const sight = (await socket.next('view')).view;
    expect(sight.viewer).toEqual({ kind: 'spectator' });
    expect(sight.judged).toBe(false);
    expect(sight.seats.every(({ known }) => known === null)).toBe(true);
    expect((await socket.answer('command', { game, id: 'again', type: 'takeTable' })).code).toBe(
      'notAllowed',
    );

    const { rows } = await here.core.pool.query(
      'SELECT actor, act, subject, game_id, reason FROM audit_entry ORDER BY act',
    );
    expect(rows).toEqual([
      { actor: root.id, act: 'changeRole:member', subject: judge.id, game_id: null, reason: null },
      { actor: 'system', act: 'leaveTable', subject: judge.id, game_id: game, reason: 'roleWithdrawn' },
      { actor: judge.id, act: 'takeTable', subject: null, game_id: game, reason: null },
    ]);
  });
});
