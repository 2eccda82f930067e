import type { Replay } from '@killer-club/protocol';
import type { View, Viewer } from '@killer-club/rules';
import { Story } from '@killer-club/ui';
import '@killer-club/ui/styles/story.css';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { setLight } from '../app/light.js';
import type { Company } from '../game/company.js';
import { SeatBoard } from '../game/seat-board.js';
import { ReplayControls } from './replay-controls.js';
import { ReplayCourse } from './replay-course.js';
import { ReplayLines } from './replay-line.js';
import { useArrowKeys } from './use-arrow-keys.js';
import { usePlaying } from './use-playing.js';
import { useStep } from './use-step.js';

export interface ReplayScreenProps {
  readonly replay: Replay;
  readonly viewer: Viewer;
  readonly company: Company;
  /** Where to begin in this viewer's course. */
  readonly firstStep: (course: ReplayCourse) => number;
  /** Told the public moment that is shown, so that another viewer begins there. */
  readonly onMoment: (moment: number) => void;
}

const useLightOf = ({ phase }: View): void => {
  useEffect(() => {
    setLight(phase.kind === 'night' ? 'night' : 'day');
  }, [phase.kind]);
  useEffect(
    () => () => {
      setLight('day');
    },
    [],
  );
};

const usePhaseName = ({ phase, ballots }: View): string => {
  const t = useTranslations();
  switch (phase.kind) {
    case 'turn':
      return t(`term.turn.${phase.turn}`);
    case 'window':
      return t(`term.ballot.${ballots.at(-1)?.kind ?? 'first'}`);
    case 'extraRequest':
    case 'night':
    case 'day':
    case 'call':
    case 'tally':
    case 'ended':
      return t(`after.phase.${phase.kind}`);
  }
};

function PhaseLine({ view }: { readonly view: View }) {
  const t = useTranslations();
  const name = usePhaseName(view);
  const { round } = view;
  return (
    <h2 className="replay-phase">
      {round > 0 && <>{t('term.round', { round })} · </>}
      {name}
    </h2>
  );
}

/** One viewer's replay: the table at a step, what was told in it, the story so far. */
export function ReplayScreen({ replay, viewer, company, firstStep, onMoment }: ReplayScreenProps) {
  const t = useTranslations();
  const course = useMemo(() => new ReplayCourse(replay.items, viewer), [replay, viewer]);
  const [step, goTo] = useStep(course, firstStep(course));
  const play = usePlaying(course, step, goTo);
  const view = course.viewAt(step);
  const { texts } = replay;
  useLightOf(view);
  useEffect(() => {
    onMoment(course.momentAt(step));
  }, [course, step, onMoment]);
  useArrowKeys({
    back: useCallback(() => {
      goTo(step - 1);
    }, [goTo, step]),
    on: useCallback(() => {
      goTo(step + 1);
    }, [goTo, step]),
    stage: useCallback(() => {
      goTo(course.stageAfter(step));
    }, [goTo, course, step]),
  });
  return (
    <>
      <section className="replay-table" aria-label={t('after.table')}>
        <SeatBoard view={view} names={company.names} bots={company.bots}>
          <PhaseLine view={view} />
          <ReplayLines
            course={course}
            step={step}
            view={view}
            texts={texts}
            names={company.names}
            playing={play.playing}
          />
        </SeatBoard>
      </section>
      <ReplayControls course={course} step={step} goTo={goTo} play={play} />
      <section className="replay-story" aria-labelledby="replay-story">
        <h2 id="replay-story">{t('after.soFar')}</h2>
        {view.round === 0 ? (
          <p className="soft">{t('after.notBegun')}</p>
        ) : (
          <Story view={view} texts={texts} names={company.names} />
        )}
      </section>
    </>
  );
}
