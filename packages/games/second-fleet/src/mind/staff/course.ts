import type { HexId } from '@narrow-seas/hex';
import { baseOf, baseSpec } from '../../bases.ts';
import { besideAtSea, distanceBetween } from '../../chart.ts';
import { surfaceStacks } from '../../position.ts';
import { isCombatant, specOf, type UnitSpec } from '../../roster.ts';
import { SCENARIO_SPECS } from '../../scenarios.ts';
import type { Table } from '../../state.ts';
import { enemyOf, type UnitId } from '../../vocabulary.ts';
import { type Course, courseOn, UNLOADING } from '../goal.ts';
import { NO_WAY, type SeaField, seaFieldTo } from '../sea-field.ts';
import { stakeOf } from './stake.ts';

/** Where amphibious ships of NATO go ashore, by scenario. */
const LANDINGS: ReadonlyMap<string, SeaField> = new Map(
  SCENARIO_SPECS.flatMap(({ id, leave }) => {
    const ports = leave.filter(({ kind }) => kind === 'AA').flatMap(safe => safe.ports);
    return ports.length === 0 ? [] : [[id, seaFieldTo(ports.map(base => baseSpec(base).hex))] as const];
  }),
);

const isCargo = ({ side, kind }: UnitSpec): boolean => side === 'nato' && (kind === 'CR' || kind === 'AA');

type Stacks = ReturnType<typeof surfaceStacks>;

/** How much farther a hunter goes for the richest prey than for the poorest. */
const DETOUR = 10;

const preyFields = new WeakMap<Stacks, SeaField>();

/** Ways to enemy ships, the poorer ones as if they were farther. */
const preyField = (table: Table, stacks: Stacks): SeaField => {
  const known = preyFields.get(stacks);
  if (known !== undefined) return known;
  const stakes = [...stacks].map(([hex, units]) => ({
    hex,
    stake: units.reduce((sum, unit) => sum + stakeOf(table, unit), 0),
  }));
  const most = Math.max(1, ...stakes.map(({ stake }) => stake));
  const far = spread(stakes.map(({ hex, stake }) => [hex, Math.round(DETOUR * (1 - stake / most))]));
  preyFields.set(stacks, far);
  return far;
};

/** The least way from any of some places, each with a way already behind it. */
const spread = (places: readonly (readonly [HexId, number])[]): SeaField => {
  const far = seaFieldTo([]);
  const rings: HexId[][] = Array.from({ length: NO_WAY }, () => []);
  const reach = (hex: HexId, way: number): void => {
    if (way >= (far[hex] as number)) return;
    far[hex] = way;
    rings[way]?.push(hex);
  };
  for (const [hex, behind] of places) reach(hex, behind);
  for (const [way, ring] of rings.entries())
    for (const hex of ring)
      if (far[hex] === way) for (const beside of besideAtSea(hex)) reach(beside, way + 1);
  return far;
};

const hunted = (table: Table, spec: UnitSpec, hex: HexId): number => {
  const stacks = surfaceStacks(table, enemyOf(spec.side));
  return stacks.size === 0 ? 0 : (preyField(table, stacks)[hex] as number);
};

const cargoFields = new WeakMap<Stacks, SeaField | null>();

/** Ways to the own ships that carry something; undefined when there are none left. */
const cargoField = (table: Table): SeaField | undefined => {
  const stacks = surfaceStacks(table, 'nato');
  const known = cargoFields.get(stacks);
  if (known !== undefined) return known ?? undefined;
  const hexes = [...stacks].filter(([, units]) => units.some(unit => isCargo(specOf(table, unit))));
  const made = hexes.length === 0 ? null : seaFieldTo(hexes.map(([hex]) => hex));
  cargoFields.set(stacks, made);
  return made ?? undefined;
};

const isHunter = ({ arm, kind }: UnitSpec): boolean => arm === 'submarine' && kind !== 'SB';

const KOLA = baseSpec(baseOf('Murmansk')).hex;
/** From here attack aircraft reach the airfields, and missiles of the ships that guard them do not reach the carriers. */
const STAND_OFF = 12;

/** Hexes too far from the other carriers: patrols add to each other's defence from one hex to the next [C.11.8]. */
const apart = (table: Table, unit: UnitId, hex: HexId): number => {
  let most = 0;
  for (const [at, units] of surfaceStacks(table, 'nato'))
    if (units.some(other => other !== unit && isAmericanCarrier(specOf(table, other))))
      most = Math.max(most, distanceBetween(hex, at) - 1);
  return most;
};

const isAmericanCarrier = ({ kind, nation }: UnitSpec): boolean => kind === 'CV' && nation === 'US';

/** Undefined where the fleet has no better idea than each ship. */
const atKola = (table: Table, unit: UnitId, hex: HexId): number | undefined => {
  const spec = specOf(table, unit);
  if (spec.side === 'soviet' || spec.arm !== 'surface') return undefined;
  if (spec.nation === 'NO') return 0;
  const far = distanceBetween(hex, KOLA);
  return Math.max(far - STAND_OFF, STAND_OFF - 1 - far) + apart(table, unit, hex);
};

const HOME = seaFieldTo([baseSpec(baseOf('Pechenga')).hex]);
/** Soviet ships that go farther from home are sunk from the air before they meet the convoy. */
const HOME_WATERS = 8;

const inConvoy = (table: Table, unit: UnitId, hex: HexId): number => {
  const spec = specOf(table, unit);
  if (spec.nation === 'NO') return 0;
  if (isHunter(spec)) return hunted(table, spec, hex);
  if (spec.side === 'soviet') return Math.max(0, (HOME[hex] as number) - HOME_WATERS);
  if (spec.kind === 'CR') return UNLOADING[hex] as number;
  if (spec.kind === 'AA') return LANDINGS.get(table.scenario)?.[hex] ?? 0;
  if (!isCombatant(spec)) return 0;
  return cargoField(table)?.[hex] ?? 0;
};

/** Where the units of a scenario should go, as one fleet. */
export const fleetCourseOn = (table: Table, net: number): Course => {
  if (table.scenario === 'norway-convoy') return (unit, hex) => inConvoy(table, unit, hex);
  const course = courseOn(table, net);
  if (table.scenario !== 'kola-strike') return course;
  return (unit, hex) => atKola(table, unit, hex) ?? course(unit, hex);
};
