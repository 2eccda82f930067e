import { useTranslations } from 'next-intl';
import { useRouter, useSearchParams } from 'next/navigation';
import type { GameLog } from '@killer-club/protocol';
import { Answered } from '../parts/answered';
import { useGameLog } from '../net/queries';
import { LogLine } from './log-line';
import { nameOfViewer, roundsOf, viewerNamed, wasSeenBy } from './log-viewer';
import './log-section.css';

/** Everything that was told in an ended game, and who saw it. */
export function GameLogSection({ id }: { readonly id: string }) {
  const t = useTranslations();
  const asked = useGameLog(id);
  return (
    <section className="game-section" aria-labelledby="log-title">
      <h2 id="log-title">{t('admin.log.title')}</h2>
      <Answered asked={asked}>{(log) => <Log log={log} />}</Answered>
    </section>
  );
}

function Log({ log }: { readonly log: GameLog }) {
  const t = useTranslations();
  const viewer = viewerNamed(useSearchParams().get('as'), log.seats);
  const seen = log.items.filter((item) => wasSeenBy(item, viewer));
  return (
    <>
      <div className="admin-filters">
        <ViewerChoice seats={log.seats} viewer={nameOfViewer(viewer)} />
        <p className="soft figures" role="status">
          {t('admin.log.count', { seen: seen.length, all: log.items.length })}
        </p>
      </div>
      {roundsOf(seen).map(({ round, items }) => (
        <section key={round} className="log-round">
          <h3>{round === 0 ? t('admin.log.deal') : t('term.round', { round })}</h3>
          <ol className="game-rows log-lines">
            {items.map((item) => (
              <LogLine key={`${item.audience} ${item.n}`} item={item} texts={log.texts} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

interface ViewerChoiceProps {
  readonly seats: GameLog['seats'];
  readonly viewer: string;
}

/** The choice is in the address: a page to be sent to somebody who settles a dispute. */
function ViewerChoice({ seats, viewer }: ViewerChoiceProps) {
  const t = useTranslations();
  const router = useRouter();
  return (
    <div className="field">
      <label htmlFor="viewer">{t('admin.log.viewer')}</label>
      <select
        id="viewer"
        className="input"
        value={viewer}
        onChange={({ target }) => {
          router.replace(`?${new URLSearchParams({ as: target.value }).toString()}`, { scroll: false });
        }}
      >
        <option value="everything">{t('admin.log.everything')}</option>
        <option value="spectator">{t('term.spectator')}</option>
        {seats.map(({ seat, person }) => (
          <option key={seat} value={`seat:${seat}`}>
            {t('term.seat', { seat })} {person.name}
          </option>
        ))}
      </select>
    </div>
  );
}
