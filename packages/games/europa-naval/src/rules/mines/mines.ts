import type { HexId } from '@narrow-seas/hex';
import { chain, type Progress } from '../../turn/chain.ts';
import { type Event, NOTHING } from '../../model/event.ts';
import { shipOf, sideOfShip, strengthOf } from '../../model/fleet.ts';
import type { Common, Fleet, State } from '../../model/state.ts';
import { GUNNERY, hitsOn } from '../../model/tables.ts';
import type { DieFace, ShipId, Side } from '../../model/vocabulary.ts';
import { hitShip } from '../naval-combat/damage.ts';
import type { MineRoll, Passage } from '../../model/sea/phase.ts';
import type { Whereabouts } from '../groups/whereabouts.ts';

/** [36.C.1] Mine points of the enemy in a hex. */
export const enemyMines = ({ mines }: Pick<Common, 'mines'>, side: Side, hex: HexId): number => {
  for (const belt of mines) if (belt.hex === hex && belt.side !== side) return belt.points;
  return 0;
};

/** [36.C.1] One roll for each strength point of each unit. */
const mineRolls = (
  common: Common,
  fleet: Pick<Fleet, 'ships'>,
  ships: readonly ShipId[],
): MineRoll['ships'] =>
  ships.map(ship => ({ ship, rolls: strengthOf(common, fleet, ship) })).filter(({ rolls }) => rolls > 0);

/** [36.C.1 a] On entering or putting to sea, once a step; [36.C.1 b] and at the start of one's own step, which is no entering. */
export const minesStage = (state: State, passage: Passage, found: Whereabouts): readonly Event[] => {
  const { group, hex, fleet } = found;
  const points = enemyMines(state.common, group.side, hex);
  const due = passage.start ? group.side === state.common.phasing : passage.entered;
  if (points === 0 || !due || (passage.entered && group.belts.includes(hex))) return NOTHING;
  return checkMines(state.common, fleet, group.ships, points, passage, hex);
};

/** [36.C.1] [36.C.3] The check itself: on meeting a belt, and after each point swept. */
export const checkMines = (
  common: Common,
  fleet: Pick<Fleet, 'ships'>,
  ships: readonly ShipId[],
  points: number,
  passage: Passage,
  hex: HexId,
): readonly Event[] => [
  { type: 'belt-met', group: passage.group, hex, ...(passage.entered ? {} : { within: true }) },
  { type: 'began', phase: { name: 'mine-roll', passage, points, ships: mineRolls(common, fleet, ships) } },
];

/** The rolls that are left: a unit that is sunk rolls no more. */
const rest = (state: State, [first, ...others]: MineRoll['ships']): MineRoll['ships'] => {
  if (first === undefined) return [];
  const left = first.rolls - 1;
  const afloat = shipOf(state.fleets[sideOfShip(state.common, first.ship)], first.ship).where.at !== 'sunk';
  return left > 0 && afloat ? [{ ship: first.ship, rolls: left }, ...others] : others;
};

/** Ends with the next roll, or with nothing when all are made: then the passage goes on. */
export const rollMine = (state: State, phase: MineRoll, face: DieFace): Progress => {
  const ship = phase.ships[0]?.ship;
  const hits = hitsOn(GUNNERY, phase.points, face);
  return chain(
    state,
    () => (ship === undefined ? NOTHING : hitShip(state, ship, hits)),
    after => {
      const ships = rest(after, phase.ships);
      return ships.length > 0 ? [{ type: 'began', phase: { ...phase, ships } }] : NOTHING;
    },
  );
};
