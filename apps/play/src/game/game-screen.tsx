import { lazy, Suspense, useEffect, useState } from 'react';
import type { View } from '@killer-club/rules';
import { setLight } from '../app/light.js';
import type { ActCommand, ClientAct, GameState } from '../net/game-state.js';
import { Action } from './action.js';
import { ActNote } from './act-note.js';
import { CardFace } from './card-face.js';
import { HistorySheet } from './history-sheet.js';
import { JudgeVoice } from './judge-voice.js';
import { LinkBanner } from './link-banner.js';
import { mayDo } from './may-do.js';
import { MenuSheet } from './menu-sheet.js';
import type { Company } from './names.js';
import { coveredView, ownSeat } from './own.js';
import { Scene } from './scene.js';
import { SeatBoard } from './seat-board.js';
import { Tools, type Sheet } from './tools.js';
import { TopBar } from './top-bar.js';
import { useEscape } from './use-escape.js';
import { useHold } from './use-hold.js';
import { useNight } from './use-night.js';

const AfterPanel = lazy(async () => ({ default: (await import('../after/after-panel.js')).AfterPanel }));

export interface GameScreenProps {
  readonly game: GameState & {
    readonly act: (command: ActCommand) => ClientAct;
    readonly takeOver: () => void;
  };
  readonly view: View;
  readonly company: Company;
}

/** The night of the game is the night of the page. */
const useLight = (night: boolean): void => {
  useEffect(() => {
    setLight(night ? 'night' : 'day');
  }, [night]);
  useEffect(
    () => () => {
      setLight('day');
    },
    [],
  );
};

/** The whole game: where it stands, the table with the stage, the one thing to do. */
export function GameScreen({ game, view, company }: GameScreenProps) {
  const { link, texts, recent, acts, act, takeOver } = game;
  const { names, bots } = company;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const card = useHold();
  const choice = useNight(view, act);
  const night = mayDo(view).kind === 'choose' ? choice : null;
  const ended = view.phase.kind === 'ended';
  const shown = card.held ? view : coveredView(view);
  useLight(view.phase.kind === 'night');
  useEscape(() => {
    setSheet(null);
  });
  return (
    <main className="game" data-sheet={sheet}>
      <TopBar view={view} link={link} />
      <LinkBanner link={link} takeOver={takeOver} />
      <div className="game-middle">
        <SeatBoard
          view={shown}
          names={names}
          bots={bots}
          {...(night !== null && { marks: night.marks, onPick: night.aim, picked: night.target ?? null })}
        >
          {card.held ? (
            <CardFace view={view} names={names} />
          ) : ended ? (
            <Suspense>
              <AfterPanel gameId={view.gameId} view={view} texts={texts} names={names} />
            </Suspense>
          ) : (
            <Scene view={view} texts={texts} names={names} night={night} />
          )}
          {!ended && <JudgeVoice viewer={view.viewer} recent={recent} />}
        </SeatBoard>
        <aside id="game-menu" className="game-sheet">
          <MenuSheet view={view} act={act} />
        </aside>
        <aside id="game-history" className="game-sheet">
          <HistorySheet view={shown} texts={texts} names={names} recent={recent} />
        </aside>
      </div>
      <footer className="game-bar">
        <ActNote acts={acts} link={link} />
        <Action view={view} acts={acts} night={night} act={act} />
        <Tools sheet={sheet} card={ownSeat(view) === null || ended ? null : card} onSheet={setSheet} />
      </footer>
    </main>
  );
}
