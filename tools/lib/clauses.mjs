// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './say.mjs';

/** A automatic, J a judge's, I shown to people. */
export const KINDS = ['A', 'J', 'I', 'A/J', 'A/I'];

/**
 * A clause of the rulebook. `later`: why nothing can prove it yet.
 * @typedef {{ readonly id: string, readonly kind: string, readonly title: string, readonly later?: string }} Clause
 */

const FILE = path.resolve(import.meta.dirname, '../../libs/rules/clauses.json');

/** The clause list of libs/rules, refused with every fault named. @returns {Clause[]} */
export function readClauses() {
  /** @type {Clause[]} */
  const clauses = JSON.parse(readFileSync(FILE, 'utf8'));
  const faults = faultsOfClauses(clauses);
  if (faults.length > 0) throw new Refusal(faults.map((fault) => `${FILE}: ${fault}`).join('\n'));
  return clauses;
}

/** @param {readonly Clause[]} clauses @returns {string[]} */
export function faultsOfClauses(clauses) {
  const ids = clauses.map(({ id }) => id);
  return clauses.flatMap((clause, index) => [
    ...(ids.indexOf(clause.id) === index ? [] : [`${clause.id} stands twice`]),
    ...faultsOf(clause),
  ]);
}

/** @param {Clause} clause @returns {string[]} */
function faultsOf({ id, kind, title, later }) {
  return [
    ...(/^[A-Z]+-\d\d$/.test(id) ? [] : [`${id} is not an id such as POL-03`]),
    ...(KINDS.includes(kind) ? [] : [`${id} has the kind ${kind}: one of ${KINDS.join(', ')}`]),
    ...(title?.trim() ? [] : [`${id} has no title`]),
    ...(later === undefined || later.trim() ? [] : [`${id} is for later without a reason`]),
  ];
}

/** Whether the software itself keeps the clause. @param {Clause} clause */
export function isAutomatic({ kind }) {
  return kind.split('/').includes('A');
}
