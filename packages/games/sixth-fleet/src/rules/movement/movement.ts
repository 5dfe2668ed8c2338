import type { Refusal } from '@narrow-seas/core';
import { directionTo, type HexId, hasHex, hexsideOf } from '@narrow-seas/hex';
import { refuseTakeOff } from '../air/air.ts';
import { BLACK_SEA, BOSPHORUS, GRID, isWater, PROHIBITED } from '../../model/chart.ts';
import { mayLeave } from '../zones/control.ts';
import { barsEntry } from '../terrain/fortress.ts';
import { isBlackSeaClosed, isBosphorusDelayed, type Passage, passageFor } from './passage.ts';
import { placeOf, unitsAt } from '../../model/position.ts';
import { at, no, noAt, notYours } from '../../turn/refusals.ts';
import { specOf, type UnitSpec } from '../../model/roster.ts';
import type { Movement, State } from '../../model/state.ts';
import { canAttack } from '../combat/strength.ts';
import { enemyOf, type UnitId } from '../../model/vocabulary.ts';

/** [5.1] Why the unit may not move at all just now. */
export const refuseToMove = (state: State, phase: Movement, unit: UnitId): Refusal | undefined => {
  const from = placeOf(state, unit);
  if (from === undefined || specOf(state, unit).side !== phase.side) return notYours(unit);
  if (phase.moved.includes(unit))
    return no('5.11', 'has-moved', 'This unit has already moved in this phase.', unit);
  return refuseTakeOff(state, phase, unit) ?? refuseLeaving(state, unit, from);
};

/** [5.26] [6.14] [6.43] Why it may not leave its hex. */
const refuseLeaving = (state: State, unit: UnitId, from: HexId): Refusal | undefined => {
  const spec = specOf(state, unit);
  const { control } = passageFor(state, spec.side, spec.domain);
  if (mayLeave(spec, control[from] ?? 0)) return undefined;
  return noAt('6.43', 'held', 'An enemy ship that is as fast or faster holds this unit.', from, unit);
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
  if (last === undefined) return no('5.1', 'no-path', 'A move must enter at least one hex.', unit);
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
  for (const [step, to] of path.entries()) {
    const refusal = refuseStep(state, unit, passage, step === 0, from, to);
    if (refusal !== undefined) return refusal;
    left -= passage.enter[to] as number;
    if (left < 0)
      return noAt(
        '5.23',
        'too-far',
        `This unit does not have enough Movement Points to enter ${at(to)}.`,
        to,
        unit,
      );
    from = to;
  }
  return undefined;
};

/** [6.12] One hex further: from where the unit is to a hex beside it. Coming back to where it began is entering too. */
const refuseStep = (
  state: State,
  unit: UnitId,
  passage: Passage,
  first: boolean,
  from: HexId,
  to: HexId,
): Refusal | undefined => {
  const spec = specOf(state, unit);
  const controlled = passage.control[from] !== 0;
  if (controlled && !first)
    return noAt('5.25', 'must-stop', 'A unit must stop when it enters an enemy controlled hex.', from, unit);
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
    'This unit may not move straight from one controlled hex to another.',
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
    return noAt('5.1', 'not-adjacent', 'Each hex of a move must be next to the one before it.', to);
  if (passage.enter[to] === 0) return whyClosed(state, spec, to);
  if (passage.closed[hexsideOf(GRID, from, direction)] === 1) {
    return noAt('10.12', 'land-hexside', 'A ship may not cross an all-land hexside.', to);
  }
  return undefined;
};

/** The reason that a hex is closed; only called when it is. [5.21] An enemy in the hex is the last of them. */
const whyClosed = (state: State, spec: UnitSpec, to: HexId): Refusal => {
  const fortress = barsEntry(state, spec.side, to);
  if (hasHex(PROHIBITED, to) && !(spec.domain === 'air' && state.violated)) {
    return noAt('10.11', 'prohibited', 'No unit may enter neutral Yugoslavia or Albania.', to);
  }
  if (spec.domain !== 'air' && !isWater(to))
    return noAt('10.12', 'land', 'A ship may not enter an all-land hex.', to);
  if (fortress !== undefined) {
    return noAt(
      '10.15',
      'defended',
      `The enemy defences of ${fortress.name} still stand. Destroy them first.`,
      to,
    );
  }
  if (spec.domain !== 'air' && hasHex(BLACK_SEA, to) && isBlackSeaClosed(state)) {
    return noAt(
      '12.3',
      'black-sea',
      `No ship may enter the Black Sea before turn ${state.scenario.blackSeaOpens}.`,
      to,
    );
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
  const reason = enemies.some(enemy => canAttack(specOf(state, enemy), spec.domain))
    ? 'Enemy units that could attack this unit are in that hex.'
    : 'Harmless enemies are in that hex and others control it. The unit can neither pass nor stay.';
  return noAt('5.21', 'enemy-there', reason, to, ...enemies);
};

/** [5.21] No unit stays where an enemy is, not even a harmless one. */
const refuseStay = (state: State, unit: UnitId, hex: HexId): Refusal | undefined => {
  const enemies = unitsAt(state, enemyOf(specOf(state, unit).side), hex);
  return enemies.length === 0
    ? undefined
    : noAt('5.21', 'enemy-there', 'A unit may not end its move in a hex with an enemy.', hex, ...enemies);
};
