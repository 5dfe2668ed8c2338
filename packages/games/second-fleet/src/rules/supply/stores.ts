import { isCombatant, specOf, type UnitSpec, unitOf } from '../../model/roster.ts';
import type { Secret, Stores, PublicState } from '../../model/state.ts';
import type { Kind, Side, UnitId } from '../../model/vocabulary.ts';

/** [C.18] The rows of a roster. */
export type Row = Exclude<keyof Stores, 'unit'>;
type Rows = { readonly [row in Row]?: number };

/** A row that never runs out: nuclear-powered ships and all submarines have such fuel. */
export const UNLIMITED = 99;

/** [C.18.1] [C.2.18] [A13] By type; a row exists only for a weapon whose rating is above 0. */
const BY_KIND: { readonly [kind in Kind]?: Rows } = {
  CV: { fuel: 6, bombs: 6, ssm: 8, asw: 6, antiAir: 8 },
  BB: { fuel: 6, ssm: 8, antiAir: 4 },
  CG: { fuel: 5, ssm: 4, asw: 4, antiAir: 8 },
  CL: { fuel: 5, antiAir: 4 },
  DD: { fuel: 4, ssm: 3, asw: 4, antiAir: 5 },
  FF: { fuel: 3, ssm: 2, asw: 4, antiAir: 4 },
  PC: { fuel: 2, ssm: 2, antiAir: 2 },
  AA: { fuel: 5, antiAir: 4 },
  CR: { fuel: 8 },
  TK: { fuel: 8, cargoFuel: 18 },
  AM: { fuel: 6, ammunition: 20 },
  CS: { fuel: 8, ammunition: 14, cargoFuel: 14 },
  ST: { fuel: 6, ammunition: 10 },
  SN: { fuel: UNLIMITED, torpedo: 5, ssm: 3 },
  SB: { fuel: UNLIMITED, torpedo: 2 },
  SS: { fuel: UNLIMITED, torpedo: 3, ssm: 1 },
};

const US_AIR = { airSsm: 2, airSsmShort: 4 };

/** [A13] As printed. */
const BY_UNIT: ReadonlyMap<UnitId, Rows> = new Map<UnitId, Rows>(
  (
    [
      ['US-HAWES', { fuel: 3, ssm: 2, asw: 3, antiAir: 4 }],
      ['US-KNOX', { fuel: 2, ssm: 2, asw: 6 }],
      ['US-SPNCE', { fuel: 5, ssm: 6, cruise: 3, asw: 4 }],
      ['US-VNCNS', { fuel: 6, ssm: 4, asw: 5, antiAir: 8 }],
      ['US-VRGNA', { fuel: UNLIMITED, ssm: 3, asw: 5, antiAir: 5 }],
      ['US-SCLNA', { fuel: UNLIMITED, ssm: 4, asw: 4, antiAir: 8 }],
      ['US-IOWA', { fuel: UNLIMITED, ssm: 10, cruise: 8 }],
      ['SO-FRNZE', { fuel: UNLIMITED, ssm: 9, asw: 3, antiAir: 12 }],
      ['SO-KIEV', { fuel: 8, bombs: 6, ssm: 12, asw: 8, antiAir: 10 }],
      ['US-RSVLT', { fuel: UNLIMITED, bombs: 16, asw: 10, ...US_AIR }],
      ['US-INPDN', { fuel: 8, bombs: 12, asw: 8, ...US_AIR }],
      ['US-CRSEA', { fuel: 8, bombs: 10, asw: 7, ...US_AIR }],
      ['UK-ILTRS', { fuel: 6, bombs: 4, asw: 6, airSsm: 1 }],
      ['UK-INVCL', { fuel: 6, bombs: 4, asw: 6, airSsm: 1 }],
    ] as const
  ).map(([name, rows]) => [unitOf(name), rows]),
);

const NO_ROWS: Omit<Stores, 'unit'> = {
  fuel: 0,
  ssm: 0,
  asw: 0,
  antiAir: 0,
  torpedo: 0,
  bombs: 0,
  airSsm: 0,
  airSsmShort: 0,
  cruise: 0,
  ammunition: 0,
  cargoFuel: 0,
};

/** [C.18.1] Norwegian boats carry fewer torpedoes. */
const torpedoesOf = ({ kind, nation, front }: UnitSpec, usual: number): number => {
  if (front.torpedo === 0 && front.asw === 0) return 0;
  return kind === 'SS' && nation === 'NO' ? 2 : usual;
};

const rowsByKind = (spec: UnitSpec): Rows => {
  const rows = BY_KIND[spec.kind] ?? {};
  const { front } = spec;
  return {
    ...rows,
    ssm: front.ssm > 0 ? (rows.ssm ?? 0) : 0,
    asw: front.asw > 0 && spec.arm === 'surface' ? (rows.asw ?? 0) : 0,
    antiAir: front.areaAA > 0 ? (rows.antiAir ?? 0) : 0,
    bombs: spec.airCapacity > 0 ? (rows.bombs ?? 0) : 0,
    torpedo: torpedoesOf(spec, rows.torpedo ?? 0),
  };
};

/** [C.18.1] What a ship or submarine holds when it is full; aircraft draw on their carrier. */
export const fullStores = (table: Pick<PublicState, 'extra'>, unit: UnitId): Stores => ({
  unit,
  ...NO_ROWS,
  ...(BY_UNIT.get(unit) ?? rowsByKind(specOf(table, unit))),
});

/** Rosters of a side at the start; ships that come later are full when they come. */
export const storesAtStart = (table: PublicState, side: Side): readonly Stores[] =>
  table.options.logistics
    ? table.pieces.flatMap(({ where }, unit) => {
        const spec = specOf(table, unit as UnitId);
        const counted = spec.side === side && spec.arm !== 'air' && where.at !== 'unused';
        return counted ? [fullStores(table, unit as UnitId)] : [];
      })
    : [];

/** What a unit has left, as its own side knows. */
export const storesOf = (secret: Pick<Secret, 'stores'>, unit: UnitId): Stores | undefined =>
  secret.stores.find(stores => stores.unit === unit);

export const withSpent = (stores: Stores, row: Row, boxes: number): Stores =>
  stores[row] === UNLIMITED ? stores : { ...stores, [row]: Math.max(0, stores[row] - boxes) };

/** [C.18.6] Supply ships give; they are no combatants and take nothing but fuel themselves. */
export const isGiver = (spec: UnitSpec): boolean =>
  !isCombatant(spec) && ['TK', 'AM', 'CS', 'ST'].includes(spec.kind);
