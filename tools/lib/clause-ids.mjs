// @ts-check

const ROOMS = 'CON|CLUB|DED|POL|MAI|DOC|SKV|SPV|DET|CUS|SCO';
const RANGE = new RegExp(`\\b(${ROOMS})-(\\d+)(?:(?: to |\\.\\.|–)\\1-(\\d+))?`, 'g');

/** The clauses a title names, each once; `POL-15 to POL-18` names four. @param {string} title @returns {string[]} */
export function idsIn(title) {
  const ids = [...title.matchAll(RANGE)].flatMap(([, room = '', first = '', last = first]) =>
    Array.from({ length: Math.max(1, Number(last) - Number(first) + 1) }, (_, index) => {
      return `${room}-${String(Number(first) + index).padStart(2, '0')}`;
    }),
  );
  return [...new Set(ids)];
}
