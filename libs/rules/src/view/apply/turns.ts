import type { MessageOf } from '../../model/message.js';
import type { View } from '../../model/view.js';
import { sanctionOf, type Sanctioned } from '../../model/sanction.js';
import { stageClock } from './clock.js';

const sanctioned = (view: View, act: Sanctioned): View => ({
  ...view,
  sanctions: [...view.sanctions, sanctionOf(view.round, act)],
});

export const turnBegan = (view: View, { stage, seat, turn, queue, until }: MessageOf<'turnBegan'>): View =>
  stageClock(
    { ...view, stage, phase: { kind: 'turn', turn, seat, queue, textClosed: false }, asked: [] },
    until,
  );

export const requestOpened = (view: View, { stage, until }: MessageOf<'requestOpened'>): View =>
  stageClock({ ...view, stage, phase: { kind: 'extraRequest' } }, until);

export const speechRequested = (view: View, { seat }: MessageOf<'speechRequested'>): View => ({
  ...view,
  asked: [...view.asked, seat],
});

export const roundPkCalled = (view: View, { seat }: MessageOf<'roundPkCalled'>): View => ({
  ...view,
  roundPkCalled: seat,
});

export const speechSaid = (view: View, { seat, text }: MessageOf<'speechSaid'>): View =>
  view.phase.kind === 'turn'
    ? { ...view, speeches: [...view.speeches, { round: view.round, turn: view.phase.turn, seat, text }] }
    : view;

export const turnEnded = (view: View, { seat, ground }: MessageOf<'turnEnded'>): View =>
  ground === null ? view : sanctioned(view, { kind: 'turnEnded', seat, ground });

export const turnExtended = (view: View, { seat, until, ground }: MessageOf<'turnExtended'>): View =>
  stageClock(sanctioned(view, { kind: 'turnExtended', seat, ground }), until);

export const textClosed = (view: View, { seat, ground }: MessageOf<'textClosed'>): View => {
  const after = sanctioned(view, { kind: 'textClosed', seat, ground });
  return after.phase.kind === 'turn' ? { ...after, phase: { ...after.phase, textClosed: true } } : after;
};

export const seatWarned = (view: View, { seat, ground }: MessageOf<'seatWarned'>): View =>
  sanctioned(view, { kind: 'warned', seat, ground });

export const pointsDeducted = (view: View, { seat, points, ground }: MessageOf<'pointsDeducted'>): View =>
  sanctioned(view, { kind: 'deducted', seat, ground, points });
