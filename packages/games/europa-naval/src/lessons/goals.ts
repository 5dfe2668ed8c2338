import { defineGoal, type GoalRules, type LessonMoment, type TypeOf } from '@narrow-seas/core';
import { distance, type HexId } from '@narrow-seas/hex';
import { z } from 'zod';
import { airPiece, depotPiece, shipPiece, troopPiece } from '../face/piece-id.ts';
import type { EuropaNavalTypes } from '../game.ts';
import type { Event } from '../model/event.ts';
import { chartOf, hexOfPlace, portOf, portSpecOf, shipOf, sideOfShip, specOf } from '../model/fleet.ts';
import { AIR_UNITS, GROUND, HEX, HEXES, PORT, SHIP, SHIPS, SIDE } from '../model/parts.ts';
import { PHASES } from '../model/phase.ts';
import type { Fleet, Group, State } from '../model/state.ts';
import { enemyOf, PARTS, type PortId, type ShipId, type Side } from '../model/vocabulary.ts';
import { POOLS } from '../model/war/event.ts';
import { stockOf } from '../rules/supply/stock.ts';
import { idOf } from '../text/names.ts';

type Moment = LessonMoment<EuropaNavalTypes>;

const COUNT = z.number().min(0.5).max(99);
const FAR = z.int().min(0).max(99);
const PHASE_NAME = z.enum(PHASES.map(({ word }) => word) as [string, ...string[]]);

/** What a step of a lesson may wait for, each declared once. */
const GOALS = [
  /** All of these ships lie in this port. */
  defineGoal('in-port', { ships: SHIPS, port: PORT }),
  /** All of these ships are at sea. */
  defineGoal('at-sea', { ships: SHIPS }),
  /** All of these ships are at most `within` hexes from this hex; in it where no number is given. */
  defineGoal('at', { ships: SHIPS, hex: HEX, within: FAR.optional() }),
  /** All of these ships are in another hex than when the step of the lesson began. */
  defineGoal('moved', { ships: SHIPS }),
  /** [36.A.2] All of these ships have sailed by night in this step of the lesson. */
  defineGoal('by-night', { ships: SHIPS }),
  /** The ship carries at least this number of supply points, or of mine points. */
  defineGoal('carries', { ship: SHIP, what: z.enum(['sp', 'mine']), least: COUNT }),
  /** At least this number of supply points came to the port. */
  defineGoal('stocked', { port: PORT, least: COUNT }),
  /** The player has spent from this pool. */
  defineGoal('spent', { pool: z.enum(POOLS) }),
  /** The player has at least this number of mine points in the hex. */
  defineGoal('mined', { hex: HEX, least: COUNT }),
  /** None of these hexes has mines of the enemy. */
  defineGoal('swept', { hexes: HEXES }),
  /** These ships together have taken at least this number of hits. */
  defineGoal('hit', { ships: SHIPS, least: COUNT }),
  /** Each of these air units covers or patrols; with a hex, over that hex or near enough to watch it. */
  defineGoal('covering', { units: AIR_UNITS, hex: HEX.optional(), within: FAR.optional() }),
  /** At least one of the player's aircraft flew a raid. */
  defineGoal('raided', {}),
  /** [F.23] The ship has gunfire support ready in this hex. */
  defineGoal('prepared', { ship: SHIP, hex: HEX }),
  /** Part of the unit stands in this hex. */
  defineGoal('ashore', { unit: GROUND, hex: HEX }),
  /** The port belongs to the player. */
  defineGoal('owned', { port: PORT }),
  /** The phase is reached, of that side, in that part of the player-turn and in that naval step where they are given. */
  defineGoal('phase', {
    phase: PHASE_NAME,
    side: SIDE.optional(),
    part: z.enum(PARTS).optional(),
    step: FAR.optional(),
  }),
] as const;

type Goals = TypeOf<typeof GOALS>;
type GoalOf<K extends Goals['type']> = Extract<Goals, { readonly type: K }>;

const eventsIn = ({ entries }: Moment): readonly Event[] => entries.flatMap(({ events }) => events);

const fleetWith = (state: State, ship: ShipId): Fleet => state.fleets[sideOfShip(state.common, ship)];

const groupWith = (state: State, ship: ShipId): Group | undefined =>
  fleetWith(state, ship).groups.find(({ ships }) => ships.includes(ship));

const portWith = (state: State, ship: ShipId): PortId | undefined => {
  const { where } = shipOf(fleetWith(state, ship), ship);
  if (where.at === 'port') return where.port;
  const place = groupWith(state, ship)?.place;
  return place?.at === 'port' ? place.port : undefined;
};

const hexWith = (state: State, ship: ShipId): HexId | undefined => {
  const port = portWith(state, ship);
  if (port !== undefined) return portSpecOf(state.common, port).hex;
  const place = groupWith(state, ship)?.place;
  return place === undefined ? undefined : hexOfPlace(state.common, place);
};

const isNear = ({ common }: State, from: HexId | undefined, to: HexId, within: number): boolean =>
  from !== undefined && distance(chartOf(common).grid, from, to) <= within;

const cargoOf = (state: State, ship: ShipId, what: 'sp' | 'mine'): number =>
  shipOf(fleetWith(state, ship), ship).cargo.reduce(
    (sum, cargo) => (cargo.kind === what ? sum + cargo.amount : sum),
    0,
  );

/** Hits that a ship has taken; a sunk one all that it can take. */
const hitsOn = (state: State, ship: ShipId): number => {
  const { where, hits, half } = shipOf(fleetWith(state, ship), ship);
  const { strength } = specOf(state.common, ship);
  return where.at === 'sunk' ? strength : hits + (half ? Math.ceil(strength / 2) : 0);
};

const minesOf = ({ common }: State, side: Side, hex: HexId): number =>
  common.mines.find(mine => mine.side === side && mine.hex === hex)?.points ?? 0;

const storesIn = ({ common, fleets }: State, side: Side, port: PortId): number =>
  stockOf(common, fleets[side], side, port).sp;

const isCovering = ({ after }: Moment, { units, hex, within = 0 }: GoalOf<'covering'>): boolean =>
  units.every(unit => {
    const mission = after.common.air[unit]?.mission;
    if (mission === undefined || hex === undefined) return mission !== undefined;
    const over =
      mission.kind === 'patrol' ? mission.hex : 'hex' in mission.over ? mission.over.hex : undefined;
    return isNear(after, over, hex, within);
  });

const isPhase = ({ common }: State, { phase, side, part, step }: GoalOf<'phase'>): boolean =>
  common.phase.name === phase &&
  (side === undefined || ('side' in common.phase && common.phase.side === side)) &&
  (part === undefined || common.part === part) &&
  (step === undefined || common.step === step);

/** A counter by the name that positions use: a ship, an air unit, troops ashore, or the stores of a port. */
const pieceNamed = (state: State, name: string): number | undefined => {
  const { common } = state;
  const ship = idOf(common, 'ship', name);
  if (ship !== undefined) return shipPiece(ship);
  const air = idOf(common, 'air', name);
  if (air !== undefined) return airPiece(air);
  const ground = idOf(common, 'ground', name);
  const troop = common.troops.find(({ unit }) => unit === ground);
  if (troop !== undefined) return troopPiece(troop.unit, troop.hex);
  const port = idOf(common, 'port', name);
  return port === undefined ? undefined : depotPiece(port);
};

/** What lessons of this game wait for, decided by its rules. */
export const europaNavalGoals: GoalRules<EuropaNavalTypes, typeof GOALS> = {
  declarations: GOALS,
  piece: pieceNamed,
  hex: ({ common }, name) => idOf(common, 'hex', name),
  met: {
    'in-port': ({ ships, port }, { after }) => ships.every(ship => portWith(after, ship) === port),
    'at-sea': ({ ships }, { after }) => ships.every(ship => groupWith(after, ship)?.place.at === 'sea'),
    at: ({ ships, hex, within = 0 }, { after }) =>
      ships.every(ship => isNear(after, hexWith(after, ship), hex, within)),
    moved: ({ ships }, { before, after }) =>
      ships.every(ship => hexWith(after, ship) !== hexWith(before, ship)),
    'by-night': ({ ships }, { before, after }) =>
      ships.every(
        ship => shipOf(fleetWith(after, ship), ship).night > shipOf(fleetWith(before, ship), ship).night,
      ),
    carries: ({ ship, what, least }, { after }) => cargoOf(after, ship, what) >= least,
    stocked: ({ port, least }, { side, before, after }) =>
      storesIn(after, side, port) - storesIn(before, side, port) >= least,
    spent: ({ pool }, { side, before, after }) =>
      after.fleets[side].pools[pool] < before.fleets[side].pools[pool],
    mined: ({ hex, least }, { side, after }) => minesOf(after, side, hex) >= least,
    swept: ({ hexes }, { side, after }) => hexes.every(hex => minesOf(after, enemyOf(side), hex) === 0),
    hit: ({ ships, least }, { before, after }) =>
      ships.reduce((sum, ship) => sum + hitsOn(after, ship) - hitsOn(before, ship), 0) >= least,
    covering: (goal, moment) => isCovering(moment, goal),
    raided: (_, moment) =>
      eventsIn(moment).some(event => event.type === 'raid-flown' && event.raid.side === moment.side),
    prepared: ({ ship, hex }, { after }) => shipOf(fleetWith(after, ship), ship).support?.hex === hex,
    ashore: ({ unit, hex }, { after }) =>
      after.common.troops.some(troop => troop.unit === unit && troop.hex === hex),
    owned: ({ port }, { side, after }) => portOf(after.common, port).owner === side,
    phase: (goal, { after }) => isPhase(after, goal),
  },
};
