import { mustBe, ordersOf } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { hexOf, nameOfHex } from '../model/chart.ts';
import { sixthFleet } from '../game.ts';
import { carrierOf, hexOfUnit } from '../model/position.ts';
import { specOf, unitNamed } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';

/** A position in the notation, bars between statements; turn 2 of the short game unless a heading is given. */
export const table = (phase: string, forces: string, heading = 'short turn 2 of 10'): State =>
  mustBe(sixthFleet.notation.parse(`sixth-fleet ${heading} | phase ${phase} | ${forces}`));

export const unit = (state: State, name: string): UnitId => {
  const id = unitNamed(state, name);
  if (id === undefined) throw new RangeError(`There is no unit ${name}`);
  return id;
};

/** `nato move US6 0914`, as the notation writes actions; the dice need no name: `roll 3`. */
export const { orderOf, ruling, eventsOf, after } = ordersOf(sixthFleet);

/** The phase as it is printed, what it interrupts left out. */
export const phaseOf = (state: State): string =>
  (/^phase (.*)$/m.exec(sixthFleet.notation.print(state))?.[1] ?? '').trim();

/** `1423`, `aboard US1`, `dead`, `grounded`, `forfeited` or `waiting`. */
export const whereIs = (state: State, name: string): string => {
  const id = unit(state, name);
  const hex = hexOfUnit(state, id);
  const carrier = carrierOf(state, id);
  if (hex !== undefined) return nameOfHex(hex);
  if (carrier !== undefined) return `aboard ${specOf(state, carrier).name}`;
  const gone = (['dead', 'grounded', 'forfeited'] as const).find(list => state[list].includes(id));
  return gone ?? 'waiting';
};

export const namesOf = (state: State, units: readonly UnitId[]): readonly string[] =>
  units.map(id => specOf(state, id).name);

export const hexNames = (hexes: readonly HexId[]): readonly string[] => hexes.map(nameOfHex).toSorted();

/** Every hex that the options offer the unit. */
export const reachOfUnit = (state: State, side: Side, name: string): readonly string[] =>
  hexNames(
    sixthFleet
      .options(sixthFleet.view(state, side))
      .reach(unit(state, name))
      .map(({ hex }) => hex),
  );

/** What the options list for a side, by the type of the action. */
export const offered = (state: State, side: Side, type: Action['type']): readonly Action[] =>
  [...sixthFleet.options(sixthFleet.view(state, side)).list()].filter(action => action.type === type);

/** The cheapest way that the options offer, as orders are written. */
export const pathFor = (state: State, side: Side, name: string, to: string): string =>
  sixthFleet
    .options(sixthFleet.view(state, side))
    .pathTo(unit(state, name), hexOf(to))
    .map(nameOfHex)
    .join(' ');
