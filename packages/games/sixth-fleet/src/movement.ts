import type { Random, Refusal } from '@narrow-seas/core';
import { directionTo, type Field, flood, type HexId, hasHex, hexsideOf, pathTo } from '@narrow-seas/hex';
import { refuseTakeOff } from './air.ts';
import { BLACK_SEA, BOSPHORUS, GRID, isWater, PROHIBITED } from './chart.ts';
import { mayLeave } from './control.ts';
import { barsEntry } from './fortress.ts';
import { isBlackSeaClosed, isBosphorusDelayed, type Passage, passageFor } from './passage.ts';
import { placeOf, unitsAt } from './position.ts';
import { at, no, noAt, notYours } from './refusals.ts';
import { specOf, type UnitSpec } from './roster.ts';
import type { Movement, State } from './state.ts';
import { enemyOf, type UnitId } from './vocabulary.ts';

/** [5.1] Why the unit may not move at all just now. */
export const refuseToMove = (state: State, phase: Movement, unit: UnitId): Refusal | undefined => {
  const from = placeOf(state, unit);
  if (from === undefined || specOf(state, unit).side !== phase.side) return notYours(unit);
  if (phase.moved.includes(unit)) return no('5.11', 'has-moved', 'The unit has moved in this phase.', unit);
  return refuseTakeOff(state, phase, unit) ?? refuseLeaving(state, unit, from);
};

/** [5.26] [6.43] Why it may not leave its hex. */
const refuseLeaving = (state: State, unit: UnitId, from: HexId): Refusal | undefined => {
  const spec = specOf(state, unit);
  const { control } = passageFor(state, spec.side, spec.domain);
  if (mayLeave(spec, control[from] ?? 0)) return undefined;
  return noAt('6.43', 'held', 'The unit is held by an enemy ship that is as fast or faster.', from, unit);
};

/** [5.1] Why the unit may not move along that path: the hexes entered, in order. */
export const refuseMove = (
  state: State,
  phase: Movement,
  unit: UnitId,
  path: readonly HexId[],
): Refusal | undefined => {
  const refusal = refuseToMove(state, phase, unit);
  if (refusal !== undefined) return refusal;
  const start = placeOf(state, unit) as HexId;
  const last = path.at(-1);
  if (last === undefined) return no('5.1', 'no-path', 'A move enters at least one hex.', unit);
  return refusePath(state, unit, start, path) ?? refuseStay(state, unit, last);
};

const refusePath = (
  state: State,
  unit: UnitId,
  start: HexId,
  path: readonly HexId[],
): Refusal | undefined => {
  const spec = specOf(state, unit);
  const passage = passageFor(state, spec.side, spec.domain);
  let from = start;
  let left = spec.ratings.move;
  for (const to of path) {
    const refusal = refuseStep(state, unit, passage, start, from, to);
    if (refusal !== undefined) return refusal;
    left -= passage.enter[to] as number;
    if (left < 0)
      return noAt('5.23', 'too-far', `The unit has not the Movement Points to enter ${at(to)}.`, to, unit);
    from = to;
  }
  return undefined;
};

/** One hex further: from where the unit is to a hex beside it. */
const refuseStep = (
  state: State,
  unit: UnitId,
  passage: Passage,
  start: HexId,
  from: HexId,
  to: HexId,
): Refusal | undefined => {
  const spec = specOf(state, unit);
  const controlled = passage.control[from] !== 0;
  if (controlled && from !== start)
    return noAt('5.25', 'must-stop', 'A unit stops when it enters a controlled hex.', from, unit);
  const entry = refuseEntry(state, spec, passage, from, to);
  if (entry !== undefined) return entry;
  if (controlled && passage.control[to] !== 0 && spec.domain !== 'submarine')
    return fromControlToControl(spec, to, unit);
  return undefined;
};

/** [6.44] Only a submarine goes straight from one controlled hex to another, and then no further. */
const fromControlToControl = ({ domain }: UnitSpec, to: HexId, unit: UnitId): Refusal =>
  noAt(
    domain === 'air' ? '9.31' : '6.44',
    'control-to-control',
    'The unit may not go straight from one controlled hex to another.',
    to,
    unit,
  );

/** [5.2] [10.1] Why a unit of that kind may not go from one hex to the next, whatever its allowance. */
export const refuseEntry = (
  state: State,
  spec: UnitSpec,
  passage: Passage,
  from: HexId,
  to: HexId,
): Refusal | undefined => {
  const direction = directionTo(GRID, from, to);
  if (direction === undefined)
    return noAt('5.1', 'not-adjacent', 'Movement goes through adjacent hexes.', to);
  if (passage.enter[to] === 0) return whyClosed(state, spec, to);
  if (passage.closed[hexsideOf(GRID, from, direction)] === 1) {
    return noAt('10.12', 'land-hexside', 'A ship may not cross an all-land hexside.', to);
  }
  return undefined;
};

/** The reason that a hex is closed; only called when it is. */
const whyClosed = (state: State, spec: UnitSpec, to: HexId): Refusal => {
  const fortress = barsEntry(state, spec.side, to);
  if (hasHex(PROHIBITED, to) && !(spec.domain === 'air' && state.violated)) {
    return noAt('10.11', 'prohibited', 'No unit may enter neutral Yugoslavia or Albania.', to);
  }
  if (spec.domain !== 'air' && !isWater(to))
    return noAt('10.12', 'land', 'A ship may not enter an all-land hex.', to);
  if (fortress !== undefined) {
    return noAt('10.15', 'defended', `${fortress.name} is an enemy Defended hex and still stands.`, to);
  }
  if (spec.domain !== 'air' && hasHex(BLACK_SEA, to) && isBlackSeaClosed(state)) {
    return noAt('12.3', 'black-sea', 'No ship may enter the Black Sea before turn 11.', to);
  }
  if (spec.domain !== 'air' && to === BOSPHORUS && isBosphorusDelayed(state, spec.side)) {
    return noAt(
      '14.4',
      'delayed',
      `Soviet ships may not enter the Bosphorus before turn ${state.gateOpens}.`,
      to,
    );
  }
  const enemies = unitsAt(state, enemyOf(spec.side), to);
  return noAt('5.21', 'enemy-there', 'Enemy units that could attack it hold that hex.', to, ...enemies);
};

/** [5.21] No unit stays where an enemy is, not even a harmless one. */
const refuseStay = (state: State, unit: UnitId, hex: HexId): Refusal | undefined => {
  const enemies = unitsAt(state, enemyOf(specOf(state, unit).side), hex);
  return enemies.length === 0
    ? undefined
    : noAt('5.21', 'enemy-there', 'A unit may not end its move with an enemy.', hex, ...enemies);
};

/** Where a unit can go. Read it at once: the next reach of a unit of that side and type overwrites it. */
export interface Reach {
  readonly field: Field;
  readonly harmless: Passage['harmless'];
}

const NOT_HERE = -1;

/** [5.1] The whole reach of a unit that may move, its own hex at cost 0. */
export const reachOf = (state: State, unit: UnitId): Reach => {
  const spec = specOf(state, unit);
  const start = placeOf(state, unit) as HexId;
  const passage = passageFor(state, spec.side, spec.domain);
  const straight = passage.control[start] !== 0 && spec.domain !== 'submarine';
  const terrain = straight ? withoutStraightSteps(passage, start) : passage;
  const field = flood(GRID, terrain, start, spec.ratings.move, passage.field);
  return { field, harmless: passage.harmless };
};

/** [6.44] The hexsides from a controlled start to controlled neighbours are shut. */
const withoutStraightSteps = (passage: Passage, start: HexId): Passage => {
  const closed = passage.closed.slice();
  for (let place = start * 6; place < start * 6 + 6; place += 1) {
    const beside = GRID.neighbours[place] ?? NOT_HERE;
    if (beside >= 0 && passage.control[beside] !== 0) closed[GRID.hexsides[place] as number] = 1;
  }
  return { ...passage, closed };
};

/** One hex where the move may end, any of them; undefined when there is none, or a few tries hit none. */
export const pickDestination = ({ field, harmless }: Reach, random: Random): HexId | undefined => {
  for (let tries = 0; tries < 3 && field.count > 1; tries += 1) {
    const hex = field.reached[1 + random.below(field.count - 1)] as HexId;
    if (!hasHex(harmless, hex)) return hex;
  }
  return undefined;
};

/** The hexes where the move may end. */
export const destinations = ({ field, harmless }: Reach): readonly HexId[] => {
  const hexes: HexId[] = [];
  for (let place = 1; place < field.count; place += 1) {
    const hex = field.reached[place] as HexId;
    if (!hasHex(harmless, hex)) hexes.push(hex);
  }
  return hexes;
};

/** The cheapest way there: the hexes entered. */
export const pathWithin = ({ field }: Reach, to: HexId): readonly HexId[] =>
  pathTo(field, to)?.slice(1) ?? [];
