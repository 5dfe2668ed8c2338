import { memoOfLatestPart } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { baseSpec } from '../rules/stacking/bases.ts';
import { copyOfPiece, copyOfTable } from './copy.ts';
import { isCombatant, type Ratings, specOf } from './roster.ts';
import type { Force, Home, Piece, PublicState } from './state.ts';
import type { Side, UnitId } from './vocabulary.ts';

/** What a place on the map can be asked of. */
export type Placed = Pick<PublicState, 'pieces' | 'extra'>;

export const pieceOf = ({ pieces }: Pick<PublicState, 'pieces'>, unit: UnitId): Piece => {
  const piece = pieces[unit];
  if (piece === undefined) throw new RangeError(`There is no piece ${unit}`);
  return piece;
};

/** The side of the counter that lies up. */
export const ratingsNow = (table: Placed, unit: UnitId): Ratings => {
  const { front, damaged } = specOf(table, unit);
  return pieceOf(table, unit).damaged && damaged !== undefined ? damaged : front;
};

type Stacks = ReadonlyMap<HexId, readonly UnitId[]>;

/** Ships and submarines by side, arm and hex. */
interface Afloat {
  readonly nato: { readonly surface: Stacks; readonly submarine: Stacks };
  readonly soviet: { readonly surface: Stacks; readonly submarine: Stacks };
}

/** Aircraft by home, on deck or on CAP. */
interface Airborne {
  readonly home: ReadonlyMap<number, readonly UnitId[]>;
  readonly cap: ReadonlyMap<number, readonly UnitId[]>;
}

const NO_UNITS: readonly UnitId[] = [];

const push = <K>(map: Map<K, UnitId[]>, key: K, unit: UnitId): void => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [unit]);
  else list.push(unit);
};

/** Lists of pieces whose indexes are remembered: lists never change, so none is ever stale. */
const LATEST = 8;

const piecesOf = ({ pieces }: Placed): readonly Piece[] => pieces;

const makeAfloat = (table: Placed): Afloat => {
  const made = {
    nato: { surface: new Map<HexId, UnitId[]>(), submarine: new Map<HexId, UnitId[]>() },
    soviet: { surface: new Map<HexId, UnitId[]>(), submarine: new Map<HexId, UnitId[]>() },
  };
  for (const [place, { where }] of table.pieces.entries()) {
    if (where.at !== 'sea') continue;
    const { side, arm } = specOf(table, place as UnitId);
    if (arm !== 'air') push(made[side][arm], where.hex, place as UnitId);
  }
  return made;
};

const afloat = memoOfLatestPart(LATEST, piecesOf, makeAfloat);

/** Bases from 0, carriers from 1000: one key for both. */
export const homeKey = (home: Home): number => (home.kind === 'base' ? home.base : 1000 + home.carrier);

export const sameHome = (a: Home, b: Home): boolean => homeKey(a) === homeKey(b);

const airborne = memoOfLatestPart(LATEST, piecesOf, ({ pieces }: Placed): Airborne => {
  const made = { home: new Map<number, UnitId[]>(), cap: new Map<number, UnitId[]>() };
  for (const [place, { where }] of pieces.entries())
    if (where.at === 'home' || where.at === 'cap') push(made[where.at], homeKey(where.home), place as UnitId);
  return made;
});

/** Aircraft by the field or deck they belong to, wherever they fly now. */
type Belongings = ReadonlyMap<number, readonly UnitId[]>;

const belongings = memoOfLatestPart(LATEST, piecesOf, ({ pieces }: Placed): Belongings => {
  const made = new Map<number, UnitId[]>();
  for (const [unit, { where }] of pieces.entries())
    if ('home' in where) push(made, homeKey(where.home), unit as UnitId);
  return made;
});

export const belongingTo = (table: Placed, home: Home): readonly UnitId[] =>
  belongings(table).get(homeKey(home)) ?? NO_UNITS;

/** Ships of a side in a hex, by their place in the roster. */
export const surfaceAt = (table: Placed, side: Side, hex: HexId): readonly UnitId[] =>
  afloat(table)[side].surface.get(hex) ?? NO_UNITS;

export const submarinesAt = (table: Placed, side: Side, hex: HexId): readonly UnitId[] =>
  afloat(table)[side].submarine.get(hex) ?? NO_UNITS;

/** Every hex of a side with ships, and who is there. */
export const surfaceStacks = (table: Placed, side: Side): Stacks => afloat(table)[side].surface;

export const submarineStacks = (table: Placed, side: Side): Stacks => afloat(table)[side].submarine;

/** On deck or on the ground, ready to act. */
export const aircraftAt = (table: Placed, home: Home): readonly UnitId[] =>
  airborne(table).home.get(homeKey(home)) ?? NO_UNITS;

/** [8] The CAP mission over a base or carrier; empty when there is none. */
export const capOver = (table: Placed, home: Home): readonly UnitId[] =>
  airborne(table).cap.get(homeKey(home)) ?? NO_UNITS;

/** Where a base is, or a carrier; undefined when the carrier is gone. */
export const hexOfHome = (table: Placed, home: Home): HexId | undefined => {
  if (home.kind === 'base') return baseSpec(home.base).hex;
  const { where } = pieceOf(table, home.carrier);
  return where.at === 'sea' ? where.hex : undefined;
};

export const homeOf = (table: Placed, unit: UnitId): Home | undefined => {
  const { where } = pieceOf(table, unit);
  return 'home' in where ? where.home : undefined;
};

/** The hex of a ship or submarine, or of the place where an aircraft is at home. */
export const hexOfUnit = (table: Placed, unit: UnitId): HexId | undefined => {
  const { where } = pieceOf(table, unit);
  if (where.at === 'sea') return where.hex;
  return 'home' in where ? hexOfHome(table, where.home) : undefined;
};

export interface CapMission {
  readonly home: Home;
  readonly hex: HexId;
  readonly units: readonly UnitId[];
}

const homeOfKey = (key: number): Home =>
  key < 1000
    ? { kind: 'base', base: key as Extract<Home, { kind: 'base' }>['base'] }
    : { kind: 'carrier', carrier: (key - 1000) as UnitId };

/** [8] [8.4] All CAP missions of a side, by base and carrier. */
export const capMissions = (table: Placed, side: Side): readonly CapMission[] => {
  const missions: CapMission[] = [];
  for (const [key, units] of airborne(table).cap) {
    if (specOf(table, units[0] as UnitId).side !== side) continue;
    const home = homeOfKey(key);
    const hex = hexOfHome(table, home);
    if (hex !== undefined) missions.push({ home, hex, units });
  }
  return missions;
};

/** [C.1.2] The force a ship belongs to. */
export const forceOf = ({ forces }: Pick<PublicState, 'forces'>, unit: UnitId): Force =>
  forces.find(force => force.includes(unit)) ?? [unit];

/** The forces of a side in a hex, by their first unit. */
export const forcesAt = (
  table: Placed & Pick<PublicState, 'forces'>,
  side: Side,
  hex: HexId,
): readonly Force[] => {
  const ships = surfaceAt(table, side, hex);
  return ships.length === 0 ? [] : table.forces.filter(([first]) => ships.includes(first as UnitId));
};

export type ForceKind = 'task-force' | 'task-group' | 'solo';

/** [6] [C.1.2] By its combatants: four make a Task Force, two or three a Task Group. */
export const forceKindOf = (table: Pick<PublicState, 'extra'>, force: Force): ForceKind => {
  const combatants = force.filter(unit => isCombatant(specOf(table, unit))).length;
  if (combatants >= 4) return 'task-force';
  return combatants >= 2 ? 'task-group' : 'solo';
};

type Change = (piece: Piece, unit: UnitId) => Piece;

/** Whether the indexes of ships still hold although this piece has changed. */
const staysAfloat = (before: Piece, after: Piece): boolean =>
  before.where === after.where || (before.where.at !== 'sea' && after.where.at !== 'sea');

const inTheAir = ({ where }: Piece): boolean => where.at === 'home' || where.at === 'cap';

const staysAirborne = (before: Piece, after: Piece): boolean =>
  before.where === after.where || (!inTheAir(before) && !inTheAir(after));

const keyOfHome = ({ where }: Piece): number | undefined =>
  'home' in where ? homeKey(where.home) : undefined;

/** Aircraft that take off and land again belong where they did. */
const staysAtHome = (before: Piece, after: Piece): boolean =>
  before.where === after.where || keyOfHome(before) === keyOfHome(after);

/** The pieces with some of them changed; what was known of where everybody is goes along as far as it holds. */
export const withPieces = (table: PublicState, units: readonly UnitId[], change: Change): PublicState => {
  const pieces = table.pieces.slice();
  let [afloatHolds, airborneHolds, homesHold] = [true, true, true];
  for (const unit of units) {
    const before = pieceOf(table, unit);
    const after = copyOfPiece(change(before, unit));
    afloatHolds &&= staysAfloat(before, after);
    airborneHolds &&= staysAirborne(before, after);
    homesHold &&= staysAtHome(before, after);
    pieces[unit] = after;
  }
  const next = copyOfTable(table);
  next.pieces = pieces;
  const ships = afloat.known(table.pieces);
  if (ships !== undefined) afloat.put(pieces, afloatHolds ? ships : shifted(ships, table, next, units));
  const aircraft = airborneHolds ? airborne.known(table.pieces) : undefined;
  if (aircraft !== undefined) airborne.put(pieces, aircraft);
  const homes = homesHold ? belongings.known(table.pieces) : undefined;
  if (homes !== undefined) belongings.put(pieces, homes);
  return next;
};

/** The index of ships after some have moved: only the stacks of their side and arm are made again. */
const shifted = (known: Afloat, before: Placed, after: Placed, units: readonly UnitId[]): Afloat => {
  const first = units.find(unit => specOf(after, unit).arm !== 'air');
  if (first === undefined) return known;
  const { side, arm } = specOf(after, first);
  if (arm === 'air' || !units.every(unit => isOf(after, unit, side, arm))) return makeAfloat(after);
  const stacks = shiftedStacks(known[side][arm], before, after, units);
  return { ...known, [side]: { ...known[side], [arm]: stacks } };
};

const isOf = (table: Placed, unit: UnitId, side: Side, arm: string): boolean => {
  const spec = specOf(table, unit);
  return spec.side === side && spec.arm === arm;
};

/** In the order of their first units, as if they had been made from the pieces: equal positions, equal order. */
const shiftedStacks = (known: Stacks, before: Placed, after: Placed, units: readonly UnitId[]): Stacks => {
  const left = new Set(units.map(unit => seaHexOf(pieceOf(before, unit))));
  const entries: [HexId, readonly UnitId[]][] = [];
  for (const [hex, stack] of known) {
    const stay = left.has(hex) ? stack.filter(unit => !units.includes(unit)) : stack;
    if (stay.length > 0) entries.push([hex, stay]);
  }
  for (const unit of units) dropInto(entries, seaHexOf(pieceOf(after, unit)), unit);
  return new Map(entries.sort(([, [a = 0]], [, [b = 0]]) => a - b));
};

const seaHexOf = ({ where }: Piece): HexId | undefined => (where.at === 'sea' ? where.hex : undefined);

const dropInto = (entries: [HexId, readonly UnitId[]][], hex: HexId | undefined, unit: UnitId): void => {
  if (hex === undefined) return;
  const entry = entries.find(([at]) => at === hex);
  if (entry === undefined) entries.push([hex, [unit]]);
  else entry[1] = [...entry[1], unit].sort((a, b) => a - b);
};
