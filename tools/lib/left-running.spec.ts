import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { watchForLeftovers } from './left-running.mjs';

const watched = async (...pieces: string[]) => {
  const [from, to] = [new PassThrough(), new PassThrough()];
  const watch = watchForLeftovers(from, to);
  from.once('end', () => to.end());
  for (const piece of pieces) from.write(piece);
  from.end();
  return { passedOn: await text(to), signs: watch.signs() };
};

it('passes on what jest says, and notices nothing in a run that is sound', async () => {
  const said = ['PASS rules 杀人', '游戏\n', 'Tests: 3 passed\n'];
  expect(await watched(...said)).toEqual({ passedOn: said.join(''), signs: [] });
});

it.each([
  [
    'a late import',
    'You are trying to `import` a file after the Jest environment has been torn down. From x.spec.ts.',
  ],
  ['a late log', 'Cannot log after tests are done. Did you forget to wait for something async in your test?'],
  ['an open handle', 'A worker process has failed to exit gracefully and has been force exited.'],
])('notices %s', async (_what, line) => {
  expect((await watched(`PASS one\n${line}\n`)).signs).toHaveLength(1);
});

it('notices a sign that comes in two pieces', async () => {
  const { passedOn, signs } = await watched('has been torn', ' down. From x.spec.ts');
  expect(signs).toEqual(['torn down']);
  expect(passedOn).toBe('has been torn down. From x.spec.ts');
});
