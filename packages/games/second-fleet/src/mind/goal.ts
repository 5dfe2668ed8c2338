import type { HexId } from '@narrow-seas/hex';
import { baseOf, baseSpec } from '../bases.ts';
import { distanceBetween, watersOf } from '../chart.ts';
import { SCENARIO_SPECS } from '../scenarios.ts';
import { isCombatant, specOf, type UnitSpec } from '../roster.ts';
import type { Table } from '../state.ts';
import { type BaseId, enemyOf, type UnitId } from '../vocabulary.ts';
import { fieldToShips, fieldToSubmarines, NO_WAY, type SeaField, seaFieldTo } from './sea-field.ts';

const hexOfBase = (base: BaseId): HexId => baseSpec(base).hex;

/** [C.16.6] Norwegian ports where freighters unload. */
export const UNLOADING = seaFieldTo(
  ['Bergen', 'Trondheim', 'Narvik', 'Tromso'].map(name => hexOfBase(baseOf(name))),
);

const KOLA = hexOfBase(baseOf('Murmansk'));
const HOME = seaFieldTo([hexOfBase(baseOf('Pechenga'))]);
const NORTH_NORWAY = seaFieldTo(['Narvik', 'Tromso'].map(name => hexOfBase(baseOf(name))));
/** Where a submarine that has passed the Gap counts. */
const OCEAN = seaFieldTo((['NA', 'BI', 'LS'] as const).flatMap(watersOf));

interface Haven {
  readonly side: UnitSpec['side'];
  readonly kind: UnitSpec['kind'] | 'any';
  readonly field: SeaField;
}

/** Ports where ships of a kind leave play unharmed, by scenario. */
const HAVENS: ReadonlyMap<string, readonly Haven[]> = new Map(
  SCENARIO_SPECS.map(({ id, leave }) => [
    id,
    leave.map(({ side, kind, ports }) => ({ side, kind, field: seaFieldTo(ports.map(hexOfBase)) })),
  ]),
);

/** Carriers fight from afar. */
const OFFING = 5;
/** From here carrier aircraft reach the airfields. */
const STRIKE_RANGE = 10;
/** So near to their fields the ships that guard them stay. */
const GUARD_RANGE = 4;

/** Hexes that a unit at a hex has still to go to where the scenario sends it; 0 where it has nowhere to go. */
export type Course = (unit: UnitId, hex: HexId) => number;

const at = (field: SeaField, hex: HexId): number => field[hex] as number;

/** With nobody left to hunt there is nowhere to go. */
const hunt = (field: SeaField, hex: HexId): number => (at(field, hex) === NO_WAY ? 0 : at(field, hex));

/** Hexes that ships sail in a turn. */
const SPEED = 4;
/** What a raider costs that is not home at the end. */
const NOT_HOME = 4;

/** Home once that wins and can still be done in time; until then at the enemy: coming home empty-handed loses. */
const raider = (table: Table, net: number, hex: HexId): number => {
  const turns = table.lastTurn - table.turn + 1;
  const isTimely = at(HOME, hex) <= turns * SPEED;
  return net + NOT_HOME > 0 && isTimely ? at(HOME, hex) : hunt(fieldToShips(table, 'nato'), hex);
};

const inStandingForce = (table: Table, net: number, { side }: UnitSpec, hex: HexId): number =>
  side === 'nato' ? at(NORTH_NORWAY, hex) : raider(table, net, hex);

const inGap = (table: Table, { side, arm }: UnitSpec, hex: HexId): number =>
  side === 'soviet' && arm === 'submarine'
    ? at(OCEAN, hex)
    : hunt(fieldToSubmarines(table, enemyOf(side)), hex);

const inOpenWar = (table: Table, spec: UnitSpec, hex: HexId): number => {
  if (spec.kind === 'SB' || (spec.arm === 'surface' && !isCombatant(spec))) return 0;
  const way = hunt(fieldToShips(table, enemyOf(spec.side)), hex);
  return spec.kind === 'CV' ? Math.max(0, way - OFFING) : way;
};

/** The carriers come within reach of the airfields; the ships that guard these do not go to meet them. */
const atKola = ({ side }: UnitSpec, hex: HexId): number =>
  Math.max(0, distanceBetween(hex, KOLA) - (side === 'nato' ? STRIKE_RANGE : GUARD_RANGE));

/** Where the units of a scenario should go, with the points as they stand. */
export const courseOn = (table: Table, net: number): Course => {
  const { scenario: id } = table;
  const havens = HAVENS.get(id) ?? [];
  return (unit, hex) => {
    const spec = specOf(table, unit);
    const haven = havens.find(({ side, kind }) => side === spec.side && kind === spec.kind);
    if (haven !== undefined) return at(haven.field, hex);
    if (id === 'standing-force') return inStandingForce(table, net, spec, hex);
    if (id === 'iceland-gap') return inGap(table, spec, hex);
    if (id === 'norway-convoy' && spec.side === 'nato' && spec.kind === 'CR') return at(UNLOADING, hex);
    if (id === 'kola-strike' && spec.arm === 'surface') return atKola(spec, hex);
    return inOpenWar(table, spec, hex);
  };
};
