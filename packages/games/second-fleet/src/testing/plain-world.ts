import { type HexId, hasHex } from '@narrow-seas/hex';
import { BASES, type BaseSpec } from '../rules/stacking/bases.ts';
import { besideOpen, EVERY_HEX, GRID, nameOfHex, region, zoneOf } from '../model/chart.ts';
import { type Ratings, specOf, type UnitSpec } from '../model/roster.ts';
import type { Force, Home, Piece, State, PublicState } from '../model/state.ts';
import type { BaseId, Side, UnitId } from '../model/vocabulary.ts';

/**
 * What lies on the table, counted off piece by piece. The plain rules beside this file are the text once more, read as
 * plainly as can be: slow, and without any of the rules' own code. Only the map, the counters and the state are shared.
 */
export interface Plain {
  readonly unit: UnitId;
  readonly spec: UnitSpec;
  readonly piece: Piece;
  /** The side of the counter that lies up. */
  readonly now: Ratings;
}

export interface Afloat extends Plain {
  readonly hex: HexId;
}

export interface World {
  readonly table: PublicState;
  /** Everything that has a place in this game. */
  readonly all: readonly Plain[];
  readonly afloat: readonly Afloat[];
}

export const worldOf = ({ table }: Pick<State, 'table'>): World => {
  const all: Plain[] = [];
  const afloat: Afloat[] = [];
  for (const [place, piece] of table.pieces.entries()) {
    if (piece.where.at === 'unused') continue;
    const unit = place as UnitId;
    const spec = specOf(table, unit);
    const now = piece.damaged && spec.damaged !== undefined ? spec.damaged : spec.front;
    const plain = { unit, spec, piece, now };
    all.push(plain);
    if (piece.where.at === 'sea') afloat.push({ ...plain, hex: piece.where.hex });
  }
  return { table, all, afloat };
};

export const foeOf = (side: Side): Side => (side === 'nato' ? 'soviet' : 'nato');

export const plainOf = (world: World, unit: UnitId): Plain =>
  world.all.find(one => one.unit === unit) as Plain;

export const shipsIn = ({ afloat }: World, side: Side, hex: HexId): readonly Afloat[] =>
  afloat.filter(one => one.hex === hex && one.spec.side === side && one.spec.arm === 'surface');

export const boatsIn = ({ afloat }: World, side: Side, hex: HexId): readonly Afloat[] =>
  afloat.filter(one => one.hex === hex && one.spec.side === side && one.spec.arm === 'submarine');

/** [A7] Column and row as they are printed; even columns lie half a hex lower. */
const COLUMNS: readonly number[] = Array.from({ length: GRID.size }, (_, hex) =>
  Number(nameOfHex(hex as HexId).slice(0, 2)),
);
const ROWS: readonly number[] = Array.from({ length: GRID.size }, (_, hex) =>
  Number(nameOfHex(hex as HexId).slice(2)),
);

/** [C.1.3] Fewest hexes, land ignored. */
export const apart = (a: HexId, b: HexId): number => {
  const [columnA, columnB] = [COLUMNS[a] as number, COLUMNS[b] as number];
  const across = columnB - columnA;
  const slant = (hex: HexId, column: number): number => (ROWS[hex] as number) - Math.ceil(column / 2);
  const down = slant(b, columnB) - slant(a, columnA);
  return Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down));
};

export const within = (hex: HexId, far: number): readonly HexId[] =>
  EVERY_HEX.filter(other => apart(hex, other) <= far);

const BESIDE: readonly (readonly HexId[])[] = Array.from({ length: GRID.size }, (_, hex) =>
  EVERY_HEX.filter(other => Math.abs((COLUMNS[hex] as number) - (COLUMNS[other] as number)) <= 1).filter(
    other => apart(hex as HexId, other) === 1,
  ),
);

/** The hexes around it that are on the sheet. */
export const around = (hex: HexId): readonly HexId[] => BESIDE[hex] ?? [];

/** [C.1.3] Beside each other, and not across an all-land hexside. */
export const touches = (a: HexId, b: HexId): boolean => apart(a, b) === 1 && besideOpen(a).includes(b);

/** [5.2] [16.3] [C.20.6] The map has the ice of each period; below the advanced game only that of the whole year. */
export const isPlainPack = ({ table }: World, hex: HexId): boolean =>
  hasHex(region(table.level === 'advanced' ? `pack-ice-${table.period}` : 'pack-ice'), hex);

/** [16.2] [C.24] AM, PM and night follow each other. */
export const isPlainDark = ({ table }: World, hex: HexId): boolean => {
  if (table.level === 'basic') return false;
  const time = table.turn % 3;
  const isSouth = ['LS', 'NA', 'BI'].includes(zoneOf(hex));
  if (table.period === 1) return !(time === 1 && isSouth);
  if (table.period === 2) return time !== 1;
  return table.period === 3 && time === 0;
};

export const skyOver = ({ table }: World, hex: HexId): string => table.weather[zoneOf(hex)];

export const baseIn = (hex: HexId): { readonly id: BaseId; readonly spec: BaseSpec } | undefined => {
  const id = BASES.findIndex(base => base.hex === hex);
  return id < 0 ? undefined : { id: id as BaseId, spec: BASES[id] as BaseSpec };
};

/** [C.1.2] The list a ship stands in. */
export const listOf = ({ table }: World, unit: UnitId): Force =>
  table.forces.find(force => force.includes(unit)) ?? [unit];

const FIGHTING = ['CV', 'BB', 'CG', 'CL', 'DD', 'FF', 'PC'];

/** [C.1.1] */
export const isFighting = ({ spec }: Pick<Plain, 'spec'>): boolean => FIGHTING.includes(spec.kind);

export const hexOfPlainHome = (world: World, home: Home): HexId | undefined =>
  home.kind === 'base' ? BASES[home.base]?.hex : world.afloat.find(({ unit }) => unit === home.carrier)?.hex;

export const isAtHome = (where: Piece['where'], at: 'home' | 'cap', home: Home): boolean =>
  where.at === at &&
  (home.kind === 'base'
    ? where.home.kind === 'base' && where.home.base === home.base
    : where.home.kind === 'carrier' && where.home.carrier === home.carrier);
