// @ts-check
import { isAutomatic } from './clauses.mjs';

/** @typedef {import('./clauses.mjs').Clause} Clause */
/** @typedef {import('./clause-proofs.mjs').Proof} Proof */
/** @typedef {{ readonly clause: Clause, readonly proofs: readonly string[] }} Covered */
/** @typedef {{ readonly clauses: readonly Covered[], readonly faults: readonly string[] }} Coverage */

/**
 * Every clause with what names it, and what is wrong: an automatic clause without proof, one for later that has a proof,
 * a name that is no clause.
 * @param {readonly Clause[]} clauses @param {readonly Proof[]} proofs @returns {Coverage}
 */
export function coverageOf(clauses, proofs) {
  const covered = clauses.map((clause) => ({
    clause,
    proofs: proofs.filter(({ id }) => id === clause.id).map(({ where }) => where),
  }));
  const known = new Set(clauses.map(({ id }) => id));
  const unknown = proofs.filter(({ id }) => !known.has(id));
  return {
    clauses: covered,
    faults: [...covered.flatMap(faultsOf), ...unknown.map(({ id, where }) => `${id} is no clause: ${where}`)],
  };
}

/** @param {Covered} covered @returns {string[]} */
function faultsOf({ clause, proofs }) {
  const { id, title, later } = clause;
  if (later !== undefined)
    return proofs.length > 0 ? [`${id} is for later (${later}) and has a proof: take it off`] : [];
  return isAutomatic(clause) && proofs.length === 0 ? [`${id} has no proof: ${title}`] : [];
}

/** @param {Coverage} coverage @returns {string[]} */
export function linesOf({ clauses, faults }) {
  const later = clauses.filter(({ clause }) => clause.later !== undefined).length;
  const automatic = clauses.filter(({ clause }) => isAutomatic(clause));
  const proven = automatic.filter(({ proofs }) => proofs.length > 0).length;
  return [
    ...clauses.flatMap(linesOfClause),
    '',
    ...(faults.length > 0 ? ['Faults:', ...faults.map((fault) => `  ${fault}`), ''] : []),
    `clauses: ${String(clauses.length)} · automatic: ${String(automatic.length)} · of these proven: ${String(proven)} · for later: ${String(later)} · faults: ${String(faults.length)}`,
  ];
}

/** @param {Covered} covered @returns {string[]} */
function linesOfClause({ clause, proofs }) {
  const { id, kind, title, later } = clause;
  const none = isAutomatic(clause) ? 'nothing' : 'for people';
  const shown = proofs.length > 0 ? proofs : [later === undefined ? none : `later: ${later}`];
  return [`${id} ${kind}  ${title}`, ...shown.map((line) => `    ${line}`)];
}
