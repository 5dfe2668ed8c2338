import type { Reason } from '@narrow-seas/core';
import { targetsFrom } from '../../rules/combat/attack-options.ts';
import { hexesInContact } from '../../rules/combat/obligation.ts';
import { oddsOf } from '../../rules/combat/odds.ts';
import { placeOf } from '../../model/position.ts';
import { refugesOf } from '../../rules/combat/retreat.ts';
import { isCarrier, isNaval, specOf } from '../../model/roster.ts';
import { startOfCombat } from '../../turn/sequence.ts';
import type { State } from '../../model/state.ts';
import { enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';
import { pointsOf, type Reasoner, say, sayPlace } from './reason.ts';
import { ADVICE_WORDS } from './words.ts';

/** How likely each unit is to be driven off in the next Combat Phase of `by`, if nothing else moved. */
const chancesOf = (state: State, by: Side): ReadonlyMap<UnitId, number> => {
  const phase = startOfCombat(by);
  const spared = new Map<UnitId, number>();
  for (const from of hexesInContact(state, by)) {
    const best = new Map<UnitId, number>();
    for (const { hex, defenders, able } of targetsFrom(state, phase, from)) {
      const chance = oddsOf(state, { attackers: able, hex, defenders }).need / 6;
      for (const unit of defenders) best.set(unit, Math.max(best.get(unit) ?? 0, chance));
    }
    for (const [unit, chance] of best) spared.set(unit, (spared.get(unit) ?? 1) * (1 - chance));
  }
  return new Map([...spared].map(([unit, share]) => [unit, 1 - share]));
};

/** A ship that can give way loses little by it. */
const GIVES_WAY = 0.1;
/** Carriers are worth a word even when they can give way. */
const CARRIER = 0.5;

const costOf = (state: State, unit: UnitId): number => {
  const spec = specOf(state, unit);
  const escapes = isNaval(spec) && refugesOf(state, unit).length > 0;
  const share = escapes ? (isCarrier(spec) ? CARRIER : GIVES_WAY) : 1;
  return share * pointsOf(state, unit);
};

/** Own units that come into danger or out of it. */
export const dangerReasons: Reasoner = ({ side, before, after }) => {
  if (after.phase.name !== 'movement') return [];
  const [was, is] = [chancesOf(before, enemyOf(side)), chancesOf(after, enemyOf(side))];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap(unit =>
    placeOf(after, unit) === undefined
      ? []
      : dangerOf(before, after, unit, was.get(unit) ?? 0, is.get(unit) ?? 0),
  );
};

const dangerOf = (before: State, after: State, unit: UnitId, was: number, is: number): readonly Reason[] => {
  if (was === is) return [];
  const name = say(after, unit);
  const { gone, less, more } = ADVICE_WORDS.threat;
  if (is > was)
    return [{ text: more(name, sayPlace(after, unit), was, is), weight: (is - was) * costOf(after, unit) }];
  return [
    { text: is === 0 ? gone(name, was) : less(name, was, is), weight: (was - is) * costOf(before, unit) },
  ];
};

/** The enemy moves before these attacks can be made. */
const LATER = 0.4;

/** Enemies that could be attacked after the plan and could not before. */
export const chanceReasons: Reasoner = ({ side, before, after }) => {
  if (after.phase.name !== 'movement') return [];
  const [was, is] = [chancesOf(before, side), chancesOf(after, side)];
  const { chance, trapped } = ADVICE_WORDS.threat;
  return [...is].flatMap(([unit, found]) => {
    const gain = found - (was.get(unit) ?? 0);
    if (gain <= 0) return [];
    const isTrapped = !isNaval(specOf(after, unit)) || refugesOf(after, unit).length === 0;
    const text = (isTrapped && isNaval(specOf(after, unit)) ? trapped : chance)(
      say(after, unit),
      sayPlace(after, unit),
      found,
    );
    return [{ text, weight: LATER * gain * costOf(after, unit) }];
  });
};
