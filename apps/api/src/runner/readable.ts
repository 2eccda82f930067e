import { isKnownKind } from './event-codec.js';

/** Kinds of event, as `type@schema`, that this version cannot read. */
export const unknownKinds = (kinds: readonly string[]): string[] =>
  kinds.filter((kind) => {
    const [type = '', schema = ''] = kind.split('@');
    return !isKnownKind(type, Number(schema));
  });
