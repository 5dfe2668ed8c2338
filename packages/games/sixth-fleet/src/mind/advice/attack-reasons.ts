import type { Reason } from '@narrow-seas/core';
import { nameOfHex } from '../../model/chart.ts';
import { debtOf } from '../../rules/combat/obligation.ts';
import { oddsOf } from '../../rules/combat/odds.ts';
import { hexOfUnit } from '../../model/position.ts';
import { refugesOf } from '../../rules/combat/retreat.ts';
import { isNaval, specOf } from '../../model/roster.ts';
import type { Attack, State } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import { pointsOf, type Reasoner, say } from './reason.ts';
import { ADVICE_WORDS } from './words.ts';

/** [8] The chance of each attack, and what a retreat would mean for each defender. */
export const attackReasons: Reasoner = ({ before, actions }) =>
  actions.flatMap(action => {
    if (action.type === 'attack') return reasonsFor(before, action);
    return action.type === 'withdraw'
      ? [{ text: ADVICE_WORDS.attack.withdrawn(say(before, action.unit)), weight: FIRST }]
      : [];
  });

/** The odds are told before anything else. */
const FIRST = 1000;
/** What only explains comes after what is won or lost. */
const ASIDE = 0.2;

const reasonsFor = (state: State, attack: Attack): readonly Reason[] => {
  const { need, differential, ecm } = oddsOf(state, attack);
  return [
    { text: ADVICE_WORDS.attack.chance(need, differential, ecm), weight: FIRST },
    ...attack.defenders.map(unit => fateOf(state, unit, need / 6)),
    ...(attack.defenders.length === 0
      ? [{ text: ADVICE_WORDS.attack.opens(nameOfHex(attack.hex)), weight: ASIDE }]
      : []),
    ...dutyOf(state, attack),
  ];
};

/** [8.71] [8.72] */
const fateOf = (state: State, unit: UnitId, chance: number): Reason => {
  const [name, worth] = [say(state, unit), pointsOf(state, unit)];
  if (!isNaval(specOf(state, unit)))
    return { text: ADVICE_WORDS.attack.shotDown(name, worth), weight: chance * worth };
  const refuges = refugesOf(state, unit).length;
  return refuges === 0
    ? { text: ADVICE_WORDS.attack.noRefuge(name, worth), weight: chance * worth }
    : { text: ADVICE_WORDS.attack.refuge(name, refuges), weight: ASIDE };
};

/** [8.21] */
const dutyOf = (state: State, { attackers }: Attack): readonly Reason[] => {
  const [first] = attackers;
  const hex = first === undefined ? undefined : hexOfUnit(state, first);
  const { phase } = state;
  if (hex === undefined || phase.name !== 'combat') return [];
  const debt = debtOf(state, phase, hex);
  const said = debt === 'attack' || debt === 'either';
  return said ? [{ text: ADVICE_WORDS.attack.owed(nameOfHex(hex)), weight: ASIDE }] : [];
};
