import { type OddsTable, oddsTables, type Reason } from '@narrow-seas/core';
import { oddsOf } from '../../turn/odds.ts';
import { viewFor } from '../../secrets/view.ts';
import type { Reasoner } from './reason.ts';
import { ADVICE_WORDS } from './words.ts';

/** The odds are told before anything else. */
const FIRST = 1000;
/** More targets than these nobody compares. */
const TARGETS = 3;

const HARMLESS = ['no effect', 'no step lost', 'unharmed'];

const harmIn = ({ results, total }: OddsTable): number =>
  results.reduce((sum, { result, ways }) => (HARMLESS.includes(result) ? sum : sum + ways), 0) / total;

const isOfAttackers = ({ of }: OddsTable): boolean => of?.startsWith('attackers') === true;

/** The targets that suffer most, and what the attackers risk where that is known. */
const reasonsOf = (tables: readonly OddsTable[]): readonly Reason[] => {
  const targets = tables
    .filter(table => table.of !== undefined && !isOfAttackers(table))
    .toSorted((a, b) => harmIn(b) - harmIn(a))
    .slice(0, TARGETS)
    .map(table => ({
      text: ADVICE_WORDS.attack.chance(table.of ?? '', table.results),
      weight: FIRST + harmIn(table),
    }));
  const losses = tables.filter(isOfAttackers).map(table => ({
    text: ADVICE_WORDS.attack.risk(Math.round(harmIn(table) * table.total), table.total),
    weight: FIRST - 1,
  }));
  return [...targets, ...losses.slice(0, 1)];
};

/** [10] The chances of each attack, target by target. */
export const attackReasons: Reasoner = ({ side }, steps) =>
  steps.flatMap(({ state, action }) => {
    if (action.type !== 'strike' && action.type !== 'aim') return [];
    const odds = oddsOf(viewFor(state, side), action);
    return odds === undefined ? [] : reasonsOf(oddsTables(odds));
  });
