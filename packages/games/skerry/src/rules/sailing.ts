import type { Refusal } from '@narrow-seas/core';
import { adjacent, type HexId } from '@narrow-seas/hex';
import type { Event } from '../model/event.ts';
import { boatAt, enemyBeside, occupancyOf } from '../model/occupancy.ts';
import { noBoat, noStepsLeft, notBeside, rock, taken } from '../turn/refusals.ts';
import type { Sailing } from '../model/phase.ts';
import { type Boat, boatOf, hexOf, type State, type BoatPositions } from '../model/state.ts';
import { type BoatId, enemyOf, type Side } from '../model/vocabulary.ts';
import { homeOf, isSea, watersOf } from '../model/waters.ts';

/** [4.2] [4.3] Why no boat may come into that hex. */
const refuseEntry = (table: BoatPositions, to: HexId): Refusal | undefined => {
  if (!isSea(watersOf(table), to)) return rock(to);
  const other = boatAt(table, to);
  return other === undefined ? undefined : taken(to, other.id);
};

/** [4.1] Why this boat may not sail there. */
export const refuseSailing = (
  table: BoatPositions,
  side: Side,
  id: BoatId,
  to: HexId,
): Refusal | undefined => {
  const boat = boatOf(table, id);
  const from = boat === undefined ? undefined : hexOf(boat);
  if (boat === undefined || from === undefined || boat.side !== side) return noBoat(id);
  if (boat.left === 0) return noStepsLeft(id);
  if (!adjacent(watersOf(table).grid, from, to)) return notBeside(id);
  return refuseEntry(table, to);
};

/** The hexes beside a boat that it could come into: those that `refuseEntry` would not refuse, without its words. */
export const openBeside = (table: BoatPositions, boat: Boat): readonly HexId[] => {
  const hex = hexOf(boat);
  if (hex === undefined) return [];
  const { grid, sea } = watersOf(table);
  const occupancy = occupancyOf(table);
  const open: HexId[] = [];
  for (let place = hex * 6; place < hex * 6 + 6; place += 1) {
    const to = grid.neighbours[place] as HexId;
    if (sea[to] === 1 && occupancy[to] === 0) open.push(to);
  }
  return open;
};

export const sail = (state: State, boat: Boat, to: HexId, phase: Sailing): readonly Event[] => [
  {
    type: 'sailed',
    boat: boat.id,
    to,
    // [4.4] Beside an enemy a boat stops.
    left: enemyBeside(state, to, boat.side) ? 0 : boat.left - 1,
    probed: mayBeMined(state, to, boat.side),
  },
  ...strikeMine(state, boat, to, phase),
];

/** Falling back is no sailing: it costs nothing. */
export const fallBack = (state: State, boat: Boat, to: HexId, resume: Sailing): readonly Event[] => {
  const sailed: Event = {
    type: 'sailed',
    boat: boat.id,
    to,
    left: boat.left,
    probed: mayBeMined(state, to, boat.side),
  };
  const struck = strikeMine(state, boat, to, resume);
  return [sailed, ...(struck.length > 0 ? struck : [{ type: 'began', phase: resume } as const])];
};

/** As far as the side knows: enemy mines are out, and this is where they may lie. */
const mayBeMined = (state: State, hex: HexId, side: Side): boolean =>
  homeOf(watersOf(state), hex) !== side && state.mines.some(mine => mine.side === enemyOf(side));

/** [4.5] An enemy mine in the hex is found the hard way. */
const strikeMine = (state: State, boat: Boat, hex: HexId, resume: Sailing): readonly Event[] =>
  state.mines.some(mine => mine.hex === hex && mine.side !== boat.side)
    ? [
        { type: 'struck', boat: boat.id, hex },
        { type: 'began', phase: { name: 'struck', boat: boat.id, resume } },
      ]
    : [];
