import {
  addHex,
  complement,
  connects,
  difference,
  type HexId,
  type HexSet,
  intersection,
  setOf,
  type Terrain,
  union,
} from '@narrow-seas/hex';
import { FORTRESSES, GRID, LAND_HEXSIDES, PROHIBITED, WATER } from '../../model/chart.ts';
import { controlBy } from '../zones/control.ts';
import { isNaval, specOf } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import { DOMAINS, enemyOf, type Side } from '../../model/vocabulary.ts';

/** [12.2] Held by the enemy, defended by him, or neutral: no line passes there. */
const barred = (state: State, side: Side): HexSet => {
  const held = setOf(
    GRID.size,
    state.stacks[enemyOf(side)].map(({ hex }) => hex),
  );
  for (const { hex, side: owner } of FORTRESSES) {
    if (owner !== side && !state.destroyed.includes(hex)) addHex(held, hex);
  }
  return union(held, PROHIBITED);
};

/** Control of any kind, against whatever type: a line is not a unit of some type. */
const controlled = (state: State, side: Side): HexSet =>
  DOMAINS.map(domain => controlBy(state, enemyOf(side), domain).hexes).reduce(union);

/** [12.2] Where a line of the side may run, over land or sea. A friendly unit in a controlled hex does not help. */
export const openToLine = (state: State, side: Side): HexSet =>
  complement(union(barred(state, side), controlled(state, side)));

/** [12.2] Whether a line of communications runs from the hex to that edge of the map. */
export const hasLine = (state: State, side: Side, from: HexId, edge: HexSet): boolean =>
  runs(openToLine(state, side), setOf(GRID.size, [from]), edge, undefined);

/** [13.12] Where NATO's line by sea may run: a ship of its own opens a hex that the Soviets control. */
export const openToSeaLine = (state: State): HexSet => {
  const escorted = setOf(
    GRID.size,
    state.stacks.nato
      .filter(({ units }) => units.some(unit => isNaval(specOf(state, unit))))
      .map(({ hex }) => hex),
  );
  const threatened = difference(controlled(state, 'nato'), escorted);
  return difference(WATER, union(barred(state, 'nato'), threatened));
};

/** [13.12] Whether NATO has a line by sea from one of these coasts off that edge. */
export const hasSeaLine = (state: State, from: HexSet, edge: HexSet): boolean =>
  runs(openToSeaLine(state), from, edge, LAND_HEXSIDES);

/** A line that starts or ends in a closed hex is no line. */
const runs = (open: HexSet, from: HexSet, edge: HexSet, closed: Uint8Array | undefined): boolean =>
  connects(GRID, lineTerrain(open, closed), intersection(from, open), intersection(edge, open));

/** Where a line may run, as terrain to flood. */
export const lineTerrain = (open: HexSet, closed: Uint8Array | undefined): Terrain => {
  const enter = new Uint8Array(GRID.size);
  for (let hex = 0; hex < GRID.size; hex += 1)
    enter[hex] = ((open.words[hex >>> 5] as number) >>> (hex & 31)) & 1;
  return closed === undefined ? { enter } : { enter, closed };
};
