import type { TableView } from '@killer-club/protocol';
import { useTranslations } from 'use-intl';

export interface PeopleProps {
  readonly seats: TableView['seats'];
}

/** Who sits there, bots as a number. */
export function People({ seats }: PeopleProps) {
  const t = useTranslations();
  const people = seats.filter(({ person }) => !person.bot);
  const bots = seats.length - people.length;
  return (
    <ul className="lobby-people">
      {people.map(({ seat, person }) => (
        <li key={seat}>
          <bdi>{person.name}</bdi>
        </li>
      ))}
      {bots > 0 && <li className="soft">{t('lobby.bots', { bots })}</li>}
    </ul>
  );
}
