import type { Texts } from '@killer-club/protocol';
import type { Audience, View } from '@killer-club/rules';
import { judgeLine, Said, SeatName, type Names } from '@killer-club/ui';
import { useTranslations } from 'use-intl';
import { hearersOf } from './hearers.js';
import type { ReplayCourse } from './replay-course.js';

interface LineProps {
  readonly course: ReplayCourse;
  readonly step: number;
  readonly view: View;
  readonly texts: Texts;
  readonly names: Names;
}

function Hearers({ audience }: { readonly audience: Audience }) {
  const t = useTranslations();
  if (audience === 'public') return null;
  const seat = /^seat:(\d+)$/.exec(audience)?.[1];
  return (
    <span className="replay-private">
      {seat === undefined ? t(`after.only.${audience}`) : t('after.only.seat', { seat })}
    </span>
  );
}

/** What was told in one step: the judge's line, or a player's words; and for whom, unless it was for all. */
export function ReplayLine({ course, step, view, texts, names }: LineProps) {
  const t = useTranslations();
  const item = course.itemAt(step);
  const { message } = item;
  const line = judgeLine(message, t);
  return (
    <>
      <Hearers audience={hearersOf(item, view)} />
      {line !== null && <p>{line}</p>}
      {message.type === 'speechSaid' && (
        <blockquote className="replay-speech">
          <SeatName seat={message.seat} names={names} />
          <Said text={texts[message.text.id] ?? null} />
        </blockquote>
      )}
    </>
  );
}

const TRAIL = 3;

/** The step's line with the ones before it. */
export function ReplayLines({ playing, ...props }: LineProps & { readonly playing: boolean }) {
  const { step } = props;
  const before = Array.from({ length: Math.min(TRAIL, step - 1) }, (_, index) => step - 1 - index);
  return (
    <div className="replay-lines">
      <div className="replay-now" aria-live={playing ? 'off' : 'polite'}>
        <ReplayLine {...props} />
      </div>
      <ol className="replay-before">
        {before.map((earlier) => (
          <li key={earlier}>
            <ReplayLine {...props} step={earlier} />
          </li>
        ))}
      </ol>
    </div>
  );
}
