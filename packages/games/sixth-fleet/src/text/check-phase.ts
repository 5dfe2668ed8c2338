import { elementOf, kindAt, valueAt } from '@narrow-seas/core';
import { hexOfUnit, inReserve, isOccupied } from '../model/position.ts';
import { isNaval, specOf } from '../model/roster.ts';
import type { Combat, Phase, State } from '../model/state.ts';
import { enemyOf, type Side, type UnitId } from '../model/vocabulary.ts';
import { PHASES } from '../model/phase.ts';
import { fieldsOfPhase } from './phase.ts';

/** What a phase remembers must be so on the map: answers with what is not, or undefined. */
export const flawOfPhase = (state: State): string | undefined => flawOf(state, state.phase);

/** The lists of units in each phase. */
const UNIT_LISTS = new Map(
  PHASES.map(({ word }) => [
    word,
    fieldsOfPhase(word).filter(
      ({ schema }) => elementOf(schema) !== undefined && kindAt(schema, []) === 'unit',
    ),
  ]),
);

/** A unit that a list of the phase names twice would do, or suffer, something twice. */
const namedTwice = (state: State, phase: Phase): string | undefined => {
  for (const { key, path } of UNIT_LISTS.get(phase.name) ?? []) {
    const units = valueAt(phase, path) as readonly UnitId[];
    const twice = units.find((unit, place) => units.indexOf(unit) !== place);
    if (twice !== undefined) return `${nameOf(state, twice)} is named twice in ${key}.`;
  }
  return undefined;
};

const flawOf = (state: State, phase: Phase): string | undefined => {
  const twice = namedTwice(state, phase);
  if (twice !== undefined) return twice;
  switch (phase.name) {
    case 'set-up':
      return state.dead.length + state.grounded.length + state.forfeited.length > 0
        ? 'No unit can be lost before every unit is set up [11].'
        : undefined;
    case 'combat':
      return flawOfCombat(state, phase);
    case 'attack':
      return flawOfAttack(state, phase) ?? flawOf(state, phase.resume);
    case 'retreat':
      return flawOfRetreat(state, phase) ?? flawOf(state, phase.resume);
    case 'displacement':
      return flawOfDisplacement(state, phase) ?? flawOf(state, phase.resume);
    case 'advance':
      return flawOfAdvance(state, phase) ?? flawOf(state, phase.resume);
    case 'movement':
      return (
        flawOfSide(state, phase.side, [...phase.moved, ...phase.mustLand]) ??
        flawOfLanding(state, phase.mustLand)
      );
    case 'excess':
      return phase.side === phase.mover
        ? 'The opponent of the side that moves chooses which units are lost [7.0].'
        : undefined;
    default:
      return undefined;
  }
};

type Layer<Name extends Phase['name']> = Extract<Phase, { readonly name: Name }>;

const nameOf = (state: State, unit: UnitId): string => specOf(state, unit).name;

const flawOfSide = (state: State, side: Side, units: readonly UnitId[]): string | undefined => {
  const foreign = units.find(unit => specOf(state, unit).side !== side);
  return foreign === undefined ? undefined : `${nameOf(state, foreign)} is not a ${side} unit.`;
};

/** [9.22] A unit that must land is an aircraft, in play or grounded for good. */
const flawOfLanding = (state: State, mustLand: readonly UnitId[]): string | undefined => {
  if (mustLand.some(unit => isNaval(specOf(state, unit))))
    return 'Only aircraft of the side that moves can be under the duty to land [9.22].';
  const gone = mustLand.find(unit => state.dead.includes(unit) || inReserve(state, unit));
  return gone === undefined ? undefined : `${nameOf(state, gone)} must land but is not on the map [9.22].`;
};

/** [8.13] Every unit that has attacked has attacked some hex. */
const flawOfCombat = (
  state: State,
  { side, attacked, targets, struck, exempt }: Combat,
): string | undefined => {
  if (attacked.length !== targets.length)
    return 'Name one target hex for each unit that has attacked, in the same order.';
  return flawOfSide(state, side, [...attacked, ...exempt]) ?? flawOfSide(state, enemyOf(side), struck);
};

/** [8.1] Attackers are on the map, defenders in the hex that is attacked. */
const flawOfAttack = (state: State, { attack, resume }: Layer<'attack'>): string | undefined => {
  const { attackers, hex, defenders } = attack;
  const away = attackers.find(unit => hexOfUnit(state, unit) === undefined);
  if (away !== undefined || attackers.length === 0) return 'The attackers must be units on the map.';
  const elsewhere = defenders.find(unit => hexOfUnit(state, unit) !== hex);
  if (elsewhere !== undefined) return `${nameOf(state, elsewhere)} is not in the hex that is attacked.`;
  return flawOfSide(state, resume.side, attackers) ?? flawOfSide(state, enemyOf(resume.side), defenders);
};

/** [8.7] Those who must leave a hex are in it. */
const flawOfRetreat = (
  state: State,
  { side, from, pending, cause, resume }: Layer<'retreat'>,
): string | undefined => {
  const elsewhere = pending.find(unit => hexOfUnit(state, unit) !== from);
  if (elsewhere !== undefined) return `${nameOf(state, elsewhere)} is not in the hex that it must leave.`;
  if ((cause === 'combat') === (side === resume.side))
    return 'An attack forces back units of the other side. A required attack that cannot be made forces back units of the same side [8.7].';
  return pending.length === 0
    ? 'Name at least one unit that must retreat.'
    : flawOfSide(state, side, pending);
};

/** [8.71] Harmless enemies make room for the unit that retreats. */
const flawOfDisplacement = (
  state: State,
  { side, hex, units, unit, resume }: Layer<'displacement'>,
): string | undefined => {
  const elsewhere = units.find(one => hexOfUnit(state, one) !== hex);
  if (elsewhere !== undefined) return `${nameOf(state, elsewhere)} is not in the hex that it must leave.`;
  if (units.length === 0 || side === resume.side) return 'Only units of the other side make room [8.71].';
  if (!resume.pending.includes(unit)) return `${nameOf(state, unit)} does not retreat.`;
  return flawOfSide(state, side, units);
};

/** [8.5] A hex that may be taken is empty. */
const flawOfAdvance = (state: State, { side, hex, candidates }: Layer<'advance'>): string | undefined => {
  if (isOccupied(state, hex)) return 'The hex to advance into is not empty [8.5].';
  const away = candidates.find(unit => hexOfUnit(state, unit) === undefined);
  if (away !== undefined) return `${nameOf(state, away)} is not on the map.`;
  return candidates.length === 0
    ? 'Name at least one unit that can advance.'
    : flawOfSide(state, side, candidates);
};
