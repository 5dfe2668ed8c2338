import type { Prospect } from '@narrow-seas/core';
import { FORTRESS_AT } from '../model/chart.ts';
import { boxOf, unitsAt } from '../model/position.ts';
import { isNaval, specOf } from '../model/roster.ts';
import type { Attack, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { oddsOf } from '../rules/combat/odds.ts';
import { refugesOf } from '../rules/combat/retreat.ts';
import { lossPoints } from '../rules/victory/victory.ts';
import { at, sayAll } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { attack: SAY } = DESK_WORDS;

/** [8.71] Whom a success costs for good: aircraft, and ships that have nowhere to go. */
const lostOf = (state: State, { defenders }: Attack): readonly UnitId[] =>
  defenders.filter(unit => !isNaval(specOf(state, unit)) || refugesOf(state, unit).length === 0);

/** [9.62] [13.0] A carrier takes with her what is aboard. */
export const priceOf = (state: State, units: readonly UnitId[]): number =>
  units
    .flatMap(unit => [unit, ...boxOf(state, unit)])
    .reduce((sum, unit) => sum + lossPoints(specOf(state, unit)), 0);

const nameOf = (state: State, { hex, defenders }: Attack): string => {
  const [first, second] = defenders;
  if (first === undefined) return SAY.defences(FORTRESS_AT.get(hex)?.name ?? at(hex));
  const { side } = specOf(state, first);
  const isOne = (unit: UnitId): boolean => isNaval(specOf(state, unit)) === isNaval(specOf(state, first));
  const all = unitsAt(state, side, hex).filter(isOne).length;
  const kind = isNaval(specOf(state, first)) ? 'naval' : 'air';
  return second !== undefined && all === defenders.length
    ? SAY.all(all, kind)
    : SAY.top(sayAll(state, defenders));
};

const notesOf = (state: State, { defenders }: Attack, lost: readonly UnitId[], need: number) => {
  const isAir = defenders.some(unit => !isNaval(specOf(state, unit)));
  const fate =
    defenders.length === 0 || isAir
      ? []
      : lost.length === defenders.length
        ? [SAY.lost(lost.length > 1)]
        : [lost.length > 0 ? SAY.someLost(sayAll(state, lost)) : SAY.back];
  return [...fate, SAY.nothing(need)];
};

const outcomeOf = ({ defenders }: Attack, lost: readonly UnitId[]): string => {
  if (defenders.length === 0) return SAY.outcomes.destroyed;
  return lost.length === defenders.length ? SAY.outcomes.lost : SAY.outcomes.back;
};

/** [8.9] What an attack may bring, and what that is worth on average. */
export const prospectOf = (state: State, attack: Attack): Prospect => {
  const { need } = oddsOf(state, attack);
  const lost = lostOf(state, attack);
  return {
    name: nameOf(state, attack),
    detail:
      attack.defenders.length === 0
        ? SAY.detailOfDefences
        : SAY.detail(sayAll(state, attack.defenders), priceOf(state, attack.defenders)),
    outcomes: [{ what: outcomeOf(attack, lost), chance: need / 6 }],
    faces: Array.from({ length: need }, (_, face) => face + 1),
    gain: (need * priceOf(state, lost)) / 6,
    notes: notesOf(state, attack, lost, need),
  };
};
