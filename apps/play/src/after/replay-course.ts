import { applyMessage, type Numbered, type View, type Viewer } from '@killer-club/rules';

/** Public messages heard by the end of a step: what all viewers have in common. */
const momentOf = ({ audience, n, after }: Numbered): number => (audience === 'public' ? n : after);

const opensStage = ({ message }: Numbered): boolean => 'stage' in message;

/**
 * A game as one viewer was told it, step by step. Steps count from 1; the view of step s has heard the first s
 * messages. Views are folded when they are first asked for and kept: they share what has not changed.
 */
export class ReplayCourse {
  private readonly views: View[] = [];

  constructor(
    readonly items: readonly Numbered[],
    readonly viewer: Viewer,
  ) {}

  get length(): number {
    return this.items.length;
  }

  /** The nearest step there is. */
  clamp(step: number): number {
    const whole = Number.isFinite(step) ? Math.round(step) : 1;
    return Math.min(Math.max(whole, 1), this.length);
  }

  itemAt(step: number): Numbered {
    const item = this.items[this.clamp(step) - 1];
    if (item === undefined) throw new Error('A replay without messages has no steps');
    return item;
  }

  viewAt(step: number): View {
    const last = this.clamp(step);
    for (const { message } of this.items.slice(this.views.length, last))
      this.views.push(applyMessage(this.views.at(-1) ?? null, message, this.viewer));
    const view = this.views[last - 1];
    if (view === undefined) throw new Error('A replay without messages has no view');
    return view;
  }

  /** The next step that opens a stage; the last one where none follows. */
  stageAfter(step: number): number {
    const found = this.items.findIndex((item, index) => index >= step && opensStage(item));
    return found === -1 ? this.length : found + 1;
  }

  momentAt(step: number): number {
    return momentOf(this.itemAt(step));
  }

  /** The last step within a moment: the same place in another viewer's course. */
  stepAt(moment: number): number {
    return this.clamp(this.items.findLastIndex((item) => momentOf(item) <= moment) + 1);
  }
}
