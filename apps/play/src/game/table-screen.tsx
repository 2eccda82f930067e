import { useTranslations } from 'use-intl';
import { Action } from './action.js';
import { ActNote } from './act-note.js';
import { CardFace } from './card-face.js';
import type { GameScreenProps } from './followed.js';
import { HistorySheet } from './history-sheet.js';
import { JudgeVoice } from './judge-voice.js';
import { LinkBanner } from './link-banner.js';
import { mayDo } from './may-do.js';
import { nightTaps } from './night-taps.js';
import { MenuSheet } from './menu-sheet.js';
import { coveredView, ownSeat } from './own.js';
import { PauseBanner } from './pause-banner.js';
import { Scene, SCROLLABLE } from './scene.js';
import { SeatBoard } from './seat-board.js';
import { Tools } from './tools.js';
import { TopBar } from './top-bar.js';
import { useHold } from './use-hold.js';
import { useNight } from './use-night.js';
import { useSheet } from './use-sheet.js';
import { windowTaps } from './window-taps.js';

/** A running game: where it stands, the table with the stage, the one thing to do. */
export function TableScreen({ game, view, company }: GameScreenProps) {
  const t = useTranslations();
  const { link, texts, recent, acts, act, takeOver } = game;
  const { names, bots } = company;
  const [sheet, setSheet] = useSheet();
  const card = useHold();
  const choice = useNight(view, act);
  const night = mayDo(view).kind === 'choose' ? choice : null;
  const taps =
    night === null
      ? windowTaps({ view, acts, act, mark: t('game.seat.ownMark') })
      : nightTaps(view, night, card.held);
  const shown = card.held ? view : coveredView(view);
  return (
    <main className="game" data-sheet={sheet} tabIndex={-1}>
      <TopBar view={view} link={link} />
      <div>
        <LinkBanner link={link} takeOver={takeOver} />
        <PauseBanner view={view} />
      </div>
      <div className="game-middle">
        <SeatBoard view={shown} names={names} bots={bots} taps={taps}>
          {card.held ? (
            <CardFace view={view} names={names} />
          ) : (
            <Scene view={view} texts={texts} names={names} night={night} />
          )}
          <JudgeVoice viewer={view.viewer} recent={recent} />
        </SeatBoard>
        <aside id="game-menu" className="game-sheet" tabIndex={-1} aria-label={t('game.sheet.menu')}>
          <MenuSheet view={view} act={act} />
        </aside>
        <aside id="game-history" className="game-sheet" aria-label={t('game.sheet.history')} {...SCROLLABLE}>
          <HistorySheet view={shown} texts={texts} names={names} recent={recent} />
        </aside>
      </div>
      <footer className="game-bar" tabIndex={-1} data-focus-home>
        <ActNote acts={acts} link={link} />
        <Action view={view} acts={acts} night={night} act={act} />
        <Tools sheet={sheet} card={ownSeat(view) === null ? null : card} onSheet={setSheet} />
      </footer>
    </main>
  );
}
