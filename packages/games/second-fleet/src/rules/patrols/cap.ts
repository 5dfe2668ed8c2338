import type { Refusal } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import type { Event } from '../../model/event.ts';
import { capOver, sameHome } from '../../model/position.ts';
import { no } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Home, State, PublicState } from '../../model/state.ts';
import { finished } from '../../turn/step.ts';
import type { View } from '../../secrets/view.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';
import { homesOf } from './berth.ts';
import { readyAt, readyOn, refuseDeparture, unveil } from './deck.ts';
import type { CapPhase } from '../../model/fire/phase.ts';

export type FlyCap = Extract<Action, { readonly type: 'fly-cap' }>;

/** [8.1] [12.1.1] [12.1.1.1] [C.2.3] [8.2] [C.2.2] Three over an airfield; two INT and one AEW over a carrier. */
const refuseMix = (table: PublicState, home: Home, units: readonly UnitId[]): Refusal | undefined => {
  const kinds = units.map(unit => specOf(table, unit).kind);
  const wrong = units.find((_, place) => kinds[place] !== 'INT' && kinds[place] !== 'AEW');
  if (wrong !== undefined) return no('8.1', 'not-for-cap', 'Only INT and AEW can fly patrol.', wrong);
  const fighters = kinds.filter(kind => kind === 'INT').length;
  if (fighters === 0) return no('C.11.1', 'no-interceptor', 'A patrol needs at least one INT.', ...units);
  if (home.kind === 'base')
    return units.length > 3
      ? no('8.2', 'too-many-over-field', 'At most three units can fly patrol over an airfield.', ...units)
      : undefined;
  return fighters > 2 || units.length - fighters > 1
    ? no(
        'C.2.2',
        'too-many-over-carrier',
        'At most two INT and one AEW can fly patrol over a carrier.',
        ...units,
      )
    : undefined;
};

/** [8.5] [8] [C.11.1] */
export const refuseCap = (view: View, { side }: CapPhase, { home, units }: FlyCap): Refusal | undefined => {
  const { table } = view;
  if (units.length === 0 || new Set(units).size < units.length)
    return no('C.11.1', 'no-units', 'Name the units of the patrol, each exactly once.', ...units);
  for (const unit of units) {
    const refusal = refuseDeparture(view, side, unit, 'cap');
    if (refusal !== undefined) return refusal;
    const base = readyAt(view, unit);
    if (base === undefined || !sameHome(base, home))
      return no('C.11.1', 'elsewhere', 'All units of a patrol must come from one base or carrier.', unit);
  }
  if (capOver(table, home).length > 0)
    return no('C.11.1', 'patrolled', 'This base or carrier already has a patrol.', ...units);
  return refuseMix(table, home, units);
};

export const flyCap = (state: State, side: Side, { home, units }: FlyCap): readonly Event[] => [
  ...unveil(state, side, [home]),
  { type: 'cap-flown', side, home, units },
];

/** Units of a home that may fly patrol now: INT, then AEW. */
export const patrolUnits = (view: View, side: Side, home: Home): readonly UnitId[] => {
  if (capOver(view.table, home).length > 0) return [];
  const able = readyOn(view, home).filter(unit => {
    const { kind } = specOf(view.table, unit);
    return (kind === 'INT' || kind === 'AEW') && refuseDeparture(view, side, unit, 'cap') === undefined;
  });
  const isFighter = (unit: UnitId): boolean => specOf(view.table, unit).kind === 'INT';
  const fighters = able.filter(isFighter);
  return fighters.length === 0 ? [] : [...fighters, ...able.filter(unit => !isFighter(unit))];
};

/** Homes of a side that could fly a patrol. */
export const patrolHomes = (view: View, side: Side): readonly Home[] =>
  homesOf(view.table, side).filter(home => patrolUnits(view, side, home).length > 0);

const viewOf = (state: State, side: Side): View => ({
  viewer: side,
  table: state.table,
  own: state.secret[side],
});

/** Whether any field or deck could fly a patrol. */
const canPatrol = (view: View, side: Side): boolean =>
  homesOf(view.table, side).some(home => patrolUnits(view, side, home).length > 0);

const sideBegins = (state: State, side: Side): readonly Event[] =>
  canPatrol(viewOf(state, side), side) ? [{ type: 'began', phase: { name: 'cap', side } }] : [];

export const hasPatrols = (table: PublicState): boolean => scenarioOf(table).rules.cap;

/** [8.3] Soviet, then NATO; a side that can fly none is not asked. */
export const beginCap = (state: State): readonly Event[] => {
  const soviet = sideBegins(state, 'soviet');
  return soviet.length > 0 ? soviet : sideBegins(state, 'nato');
};

export const endCap = (state: State, { side }: CapPhase): readonly Event[] => {
  const next = side === 'soviet' ? sideBegins(state, 'nato') : [];
  return next.length > 0 ? next : [finished('cap')];
};

export const advanceCap = (state: State, phase: CapPhase): readonly Event[] =>
  canPatrol(viewOf(state, phase.side), phase.side) ? [] : endCap(state, phase);
