import { useFormatter, useTranslations } from 'next-intl';
import type { LogItem, Texts } from '@killer-club/protocol';
import type { Ground, Message } from '@killer-club/rules';
import { judgeLine } from '@killer-club/ui';
import { SeatList } from './seat-list';
import { whoSaw } from './who-saw';
import { Words } from './words';

export interface LogLineProps {
  readonly item: LogItem;
  readonly texts: Texts;
}

export function LogLine({ item, texts }: LogLineProps) {
  const format = useFormatter();
  return (
    <li className="log-line">
      <span className="soft figures log-time">{format.dateTime(item.at, { timeStyle: 'medium' })}</span>
      <div className="log-words">
        <LineWords message={item.message} texts={texts} />
      </div>
      <Audience item={item} />
    </li>
  );
}

const groundOf = (message: Message): Ground | null => ('ground' in message ? message.ground : null);

function LineWords({ message, texts }: { readonly message: Message; readonly texts: Texts }) {
  const t = useTranslations();
  const ground = groundOf(message);
  if (message.type === 'speechSaid') {
    return (
      <>
        <p className="log-speaker">{t('admin.log.says', { seat: message.seat })}</p>
        <Words text={message.text} texts={texts} />
      </>
    );
  }
  return (
    <>
      <p>{judgeLine(message, t) ?? t('admin.log.silent')}</p>
      {ground !== null && <GroundWords ground={ground} texts={texts} />}
    </>
  );
}

function GroundWords({ ground, texts }: { readonly ground: Ground; readonly texts: Texts }) {
  const t = useTranslations();
  const key = `offence.${ground.offence}`;
  return (
    <>
      <p className="soft">{t('admin.log.ground', { offence: t.has(key) ? t(key) : ground.offence })}</p>
      {ground.note !== null && <Words text={ground.note} texts={texts} />}
    </>
  );
}

function Audience({ item }: { readonly item: LogItem }) {
  const t = useTranslations();
  const { kind, audience, seats } = whoSaw(item, t);
  return (
    <p className="log-audience">
      <span className="unseen">{t('admin.log.sawIt')}</span>
      <span className="log-audience-name" data-kind={kind}>
        {audience}
      </span>
      {seats.length > 0 && <SeatList seats={seats} />}
    </p>
  );
}
