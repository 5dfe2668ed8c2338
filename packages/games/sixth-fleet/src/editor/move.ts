import { isNaval, specOf } from '../model/roster.ts';
import { boxed, boxOf, hexOfUnit, lifted, placed } from '../model/position.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { aircraftAway } from '../rules/air/air.ts';
import type { HexId } from '@narrow-seas/hex';
import { type Gone, GONE } from './units.ts';

const without = (units: readonly UnitId[], unit: UnitId): readonly UnitId[] =>
  units.includes(unit) ? units.filter(other => other !== unit) : units;

/** Off every list of units that are out of the game. */
const recalled = (state: State, unit: UnitId): State => ({
  ...state,
  dead: without(state.dead, unit),
  grounded: without(state.grounded, unit),
  forfeited: without(state.forfeited, unit),
});

/**
 * [9.22] Aircraft that are away from a base must land: what a movement phase remembers of that must fit the map. Who has
 * moved already keeps what he owed.
 */
const withLandings = (state: State): State => {
  const { phase } = state;
  if (phase.name !== 'movement') return state;
  const away = aircraftAway(state, phase.side);
  const owing = phase.mustLand.filter(
    unit => phase.moved.includes(unit) && hexOfUnit(state, unit) !== undefined,
  );
  const mustLand = [...owing, ...away.filter(unit => !phase.moved.includes(unit) && !owing.includes(unit))];
  return { ...state, phase: { ...phase, mustLand } };
};

/** [9.62] Aircraft cannot stay aboard a carrier that goes. */
const emptied = (state: State, carrier: UnitId): State => {
  let left = state;
  for (const aircraft of boxOf(state, carrier)) left = lifted(left, aircraft);
  return left;
};

export const putAt = (state: State, unit: UnitId, hex: HexId): State =>
  withLandings(placed(recalled(state, unit), unit, hex));

export const putAboard = (state: State, unit: UnitId, carrier: UnitId): State =>
  withLandings(boxed(recalled(state, unit), unit, carrier));

export const takenOff = (state: State, unit: UnitId): State =>
  withLandings(lifted(emptied(recalled(state, unit), unit), unit));

export const gone = (state: State, unit: UnitId, list: Gone): State => {
  const away = takenOff(state, unit);
  return { ...away, [list]: [...away[list], unit] };
};

/** On top of its kind: aircraft lie above ships. */
export const raised = (state: State, unit: UnitId): State => {
  const hex = hexOfUnit(state, unit);
  return hex === undefined ? state : placed(state, unit, hex);
};

/** Whether the unit moves in the phase that the position is in. */
export const movesNow = (state: State, unit: UnitId): boolean =>
  state.phase.name === 'movement' &&
  state.phase.side === specOf(state, unit).side &&
  hexOfUnit(state, unit) !== undefined;

export const withMoved = (state: State, unit: UnitId, hasMoved: boolean): State => {
  const { phase } = state;
  if (phase.name !== 'movement' || phase.moved.includes(unit) === hasMoved) return state;
  const moved = [...without(phase.moved, unit), ...(hasMoved ? [unit] : [])];
  return isNaval(specOf(state, unit))
    ? { ...state, phase: { ...phase, moved } }
    : withLandings({ ...state, phase: { ...phase, moved } });
};

export const isGone = (place: string): place is Gone => GONE.some(list => list === place);
