import { connects, type HexId, type HexSet, hasHex, type Terrain } from '@narrow-seas/hex';
import { FORTRESSES, GRID, isWater, LAND_HEXSIDES, PROHIBITED } from './chart.ts';
import { controlBy } from './control.ts';
import { unitsAt } from './position.ts';
import { isNaval, specOf } from './roster.ts';
import type { State } from './state.ts';
import { DOMAINS, enemyOf, type Side } from './vocabulary.ts';

/** [12.2] Hexes that no line of the side may pass: held or controlled by any enemy, neutral, or defended by the enemy. */
const barred = (state: State, side: Side): Uint8Array => {
  const enemy = enemyOf(side);
  const maps = DOMAINS.map(domain => controlBy(state, enemy, domain));
  const closed = Uint8Array.from({ length: GRID.size }, (_, hex) =>
    maps.some(map => map[hex] !== 0) ? 1 : 0,
  );
  return closed;
};

const closeHard = (state: State, side: Side, enter: Uint8Array): Uint8Array => {
  for (const { hex } of state.stacks[enemyOf(side)]) enter[hex] = 0;
  for (const { hex, side: owner } of FORTRESSES) {
    if (owner !== side && !state.destroyed.includes(hex)) enter[hex] = 0;
  }
  for (let hex = 0; hex < enter.length; hex += 1) if (hasHex(PROHIBITED, hex as HexId)) enter[hex] = 0;
  return enter;
};

/** [12.2] Whether a line of communications runs from the hex to that edge of the map, over land or sea. */
export const hasLine = (state: State, side: Side, from: HexSet, edge: HexSet): boolean => {
  const controlled = barred(state, side);
  const enter = closeHard(
    state,
    side,
    controlled.map(value => (value === 1 ? 0 : 1)),
  );
  return connects(GRID, { enter }, open(from, enter), open(edge, enter));
};

/**
 * [13.12] Whether NATO has a line by sea from the coast of Israel off the western edge. A hex with a NATO ship in it is
 * open even where the Soviets control it.
 */
export const hasSeaLine = (state: State, from: HexSet, edge: HexSet): boolean => {
  const controlled = barred(state, 'nato');
  const enter = Uint8Array.from(controlled, (value, index) => {
    const hex = index as HexId;
    if (!isWater(hex)) return 0;
    return value === 0 || hasShip(state, 'nato', hex) ? 1 : 0;
  });
  const terrain: Terrain = { enter: closeHard(state, 'nato', enter), closed: LAND_HEXSIDES };
  return connects(GRID, terrain, open(from, enter), open(edge, enter));
};

const hasShip = (state: State, side: Side, hex: HexId): boolean =>
  unitsAt(state, side, hex).some(unit => isNaval(specOf(state, unit)));

/** A line that starts or ends in a closed hex is no line. */
const open = (set: HexSet, enter: Uint8Array): HexSet => ({
  size: set.size,
  words: set.words.map((word, place) => {
    let kept = word;
    for (let bit = 0; bit < 32; bit += 1) if (enter[place * 32 + bit] !== 1) kept &= ~(1 << bit);
    return kept;
  }),
});
