import type { Names } from '@killer-club/ui';
import { useCallback, useEffect, useRef } from 'react';
import type { Texts } from '@killer-club/protocol';
import type { View } from '@killer-club/rules';
import { useTranslations } from 'use-intl';
import { Circle, Floor, Toll } from './floor.js';
import { Headline } from './headline.js';
import { NightScene } from './night-scene.js';
import { RollCall } from './roll-call.js';
import type { Night } from './use-night.js';
import { WindowScene } from './window-scene.js';

interface SceneProps {
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
  readonly night: Night | null;
}

/** Pixels from the end within which a reader is taken along with what comes. */
const NEAR_END = 48;
/** A region that scrolls is reached and scrolled by keyboard as well. */
export const SCROLLABLE = { tabIndex: 0 };

function SceneBody({ view, texts, names, night }: SceneProps) {
  switch (view.phase.kind) {
    case 'night':
      return <NightScene view={view} night={night} />;
    case 'window':
      return <WindowScene view={view} />;
    case 'call':
    case 'tally':
      return <RollCall view={view} names={names} />;
    case 'turn':
    case 'extraRequest':
    case 'day':
      return <Floor view={view} texts={texts} names={names} />;
    case 'ended':
      return null;
  }
}

/**
 * Keeps the end in sight as the scene grows or its room shrinks, unless the reader has scrolled up. What says first how
 * to act is read from its beginning.
 */
const useFollowEnd = (growth: number, fromStart: boolean) => {
  const scroller = useRef<HTMLElement>(null);
  const follows = useRef(true);
  const follow = useCallback((): void => {
    const element = scroller.current;
    if (element !== null && follows.current) element.scrollTop = element.scrollHeight;
  }, []);
  useEffect(() => {
    follows.current = !fromStart;
    if (scroller.current !== null && fromStart) scroller.current.scrollTop = 0;
  }, [fromStart]);
  useEffect(follow, [follow, growth, fromStart]);
  useEffect(() => {
    const room = new ResizeObserver(follow);
    if (scroller.current !== null) room.observe(scroller.current);
    return () => {
      room.disconnect();
    };
  }, [follow]);
  const onScroll = (): void => {
    const element = scroller.current;
    if (element === null) return;
    const isNearEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    follows.current = isNearEnd && !fromStart;
  };
  return { scroller, onScroll };
};

/** The middle of the table: what is happening now. */
export function Scene(props: SceneProps) {
  const t = useTranslations();
  const { view } = props;
  const { scroller, onScroll } = useFollowEnd(view.speeches.length, view.phase.kind === 'window');
  return (
    <section className="game-scene" aria-label={t('game.stage')}>
      <h2>
        <Headline view={view} />
      </h2>
      <Toll view={view} />
      <Circle view={view} />
      <section
        className="game-scene-body"
        aria-label={t('game.scene')}
        ref={scroller}
        onScroll={onScroll}
        {...SCROLLABLE}
      >
        <SceneBody {...props} />
      </section>
    </section>
  );
}
