import { describe, expect, it } from '@jest/globals';
import { viewFor, type Viewer } from '@killer-club/rules';
import { ReplayCourse } from './replay-course.js';
import { playedGame, toldTo } from './testing/played-game.js';

const game = playedGame();
const killer = game.end.seats.find(({ role }) => role === 'killer')!.seat;
const VIEWERS: readonly Viewer[] = [
  { kind: 'spectator' },
  { kind: 'judge' },
  ...game.end.seats.map(({ seat }): Viewer => ({ kind: 'seat', seat })),
];
const courseFor = (viewer: Viewer) => new ReplayCourse(toldTo(game, viewer), viewer);

describe('the course of a replay', () => {
  it.each(VIEWERS)('ends for $kind $seat in the picture the rules give', (viewer) => {
    const course = courseFor(viewer);
    expect(course.viewAt(course.length)).toEqual(viewFor(game.end, viewer));
  });

  it('goes back to exactly the views it came by, whatever was asked first', () => {
    const forward = courseFor({ kind: 'seat', seat: killer });
    const views = forward.items.map((_, index) => forward.viewAt(index + 1));
    const backward = courseFor({ kind: 'seat', seat: killer });
    for (let step = backward.length; step >= 1; step -= 1)
      expect(backward.viewAt(step)).toEqual(views[step - 1]);
    expect(backward.viewAt(3)).toBe(backward.viewAt(3));
  });

  it('stays within its steps', () => {
    const course = courseFor({ kind: 'spectator' });
    expect([-5, 0, Number.NaN, 2.4, 1e9].map((step) => course.clamp(step))).toEqual([
      1,
      1,
      1,
      2,
      course.length,
    ]);
  });

  it('jumps from stage to stage, each a new one, and from the last to the end', () => {
    const course = courseFor({ kind: 'spectator' });
    const stages: number[] = [];
    for (let step = 1; step < course.length;) {
      step = course.stageAfter(step);
      stages.push(course.viewAt(step).stage);
    }
    expect(stages).toEqual(Array.from({ length: game.end.stage }, (_, index) => index + 1));
    expect(course.stageAfter(course.length)).toBe(course.length);
  });

  it('finds the same place in another viewer’s course', () => {
    const mine = courseFor({ kind: 'seat', seat: killer });
    for (const viewer of VIEWERS) {
      const theirs = courseFor(viewer);
      for (let step = 1; step <= mine.length; step += 1) {
        const { round, stage } = mine.viewAt(step);
        const view = theirs.viewAt(theirs.stepAt(mine.momentAt(step)));
        expect({ round: view.round, stage: view.stage }).toEqual({ round, stage });
      }
    }
  });
});
