import { baseAt, baseNamed, baseOf, baseSpec, baseState } from '../bases.ts';
import { zoneOf } from '../chart.ts';
import { pieceOf } from '../position.ts';
import { specOf, type UnitSpec, unitCount } from '../roster.ts';
import type { Table } from '../state.ts';
import {
  type BaseId,
  enemyOf,
  type Grade,
  type Side,
  type Strategy,
  type UnitId,
  type Zone,
} from '../vocabulary.ts';
import { accidentalLoss } from './accident.ts';
import { isCampaign } from './gates.ts';
import { valueOf } from './values.ts';

/** One line of the account: who scores, for what, how much. */
export interface Line {
  readonly side: Side;
  readonly cause: string;
  readonly points: number;
}

/** A unit and how it has fared. */
interface Fate {
  readonly unit: UnitId;
  readonly spec: UnitSpec;
  readonly lost: boolean;
  readonly damaged: boolean;
  /** Out of play unharmed. */
  readonly away: boolean;
  readonly zone: Zone | undefined;
  readonly base: BaseId | undefined;
}

const fateOf = (table: Table, unit: UnitId): Fate => {
  const { where, damaged } = pieceOf(table, unit);
  const lost = where.at === 'lost';
  return {
    unit,
    spec: specOf(table, unit),
    lost: lost && !table.campaign.once.includes(accidentalLoss(table, unit)),
    damaged: damaged && !lost,
    away: where.at === 'away',
    zone: where.at === 'sea' ? zoneOf(where.hex) : undefined,
    base: where.at === 'sea' ? baseAt(where.hex) : undefined,
  };
};

const fatesOf = (table: Table): readonly Fate[] =>
  Array.from({ length: unitCount(table) }, (_, unit) => unit as UnitId)
    .filter(unit => pieceOf(table, unit).where.at !== 'unused')
    .map(unit => fateOf(table, unit));

const line = (side: Side, cause: string, points: number): readonly Line[] =>
  points === 0 ? [] : [{ side, cause, points }];

const against = ({ spec }: Fate, cause: string, points: number): readonly Line[] =>
  line(enemyOf(spec.side), `${cause} ${spec.name}`, points);

/** [A11] For a destroyed unit. */
const destroyed = (table: Table, fate: Fate): readonly Line[] =>
  fate.lost ? against(fate, 'destroyed', valueOf(table, fate.unit)) : [];

/** [C.22.3] Destroyed or damaged, never both. */
const harmed = (fate: Fate, whenLost: number, whenDamaged: number): readonly Line[] => {
  if (fate.lost) return against(fate, 'destroyed', whenLost);
  return fate.damaged ? against(fate, 'damaged', whenDamaged) : [];
};

const PECHENGA = baseOf('Pechenga');

/** The Standing Force: what each ship is worth, and where it must be at the end. */
const standingForce = (fate: Fate): readonly Line[] => {
  const { spec, lost, damaged, away, base } = fate;
  if (spec.side === 'nato') {
    if (spec.kind === 'AA')
      return [...harmed(fate, 10, 5), ...line('nato', `arrived ${spec.name}`, away && !damaged ? 2 : 0)];
    if (spec.kind === 'DD') return harmed(fate, 6, 3);
    return spec.kind === 'FF' ? harmed(fate, 4, 2) : [];
  }
  if (spec.arm !== 'surface') return [];
  const home = away || base === PECHENGA;
  return [
    ...(spec.kind === 'CG' ? harmed(fate, 10, 4) : harmed(fate, 6, 3)),
    ...line('nato', `not home ${spec.name}`, lost || home ? 0 : 4),
  ];
};

/** Through the Gap: submarines that are through, and losses. */
const PASSED: { readonly [zone in Zone]?: number } = { NA: 3, BI: 3, LS: 4 };

const icelandGap = (table: Table, fate: Fate): readonly Line[] => {
  const { spec, unit, damaged, zone } = fate;
  const value = valueOf(table, unit);
  if (spec.side === 'nato') return spec.arm === 'air' ? [] : harmed(fate, value, Math.floor(value / 2));
  if (spec.arm !== 'submarine') return [];
  const through = zone === undefined ? 0 : (PASSED[zone] ?? 0);
  return [
    ...harmed(fate, value, spec.kind === 'SN' ? 3 : 0),
    ...line('soviet', `through ${spec.name}`, damaged ? Math.min(1, through) : through),
  ];
};

/** Strike on Kola: points for each grade of an airfield; a port counts half. */
const AIRFIELD_POINTS: { readonly [grade in Grade]: number } = { 0: 0, 1: 3, 2: 7, 3: 12 };
const KOLA: readonly BaseId[] = [
  'Pechenga',
  'Polyarnyy',
  'Murmansk',
  'Kildenstroy',
  'Olenogorsk',
  'Kilpyavr',
  'Monchegorsk',
].flatMap(name => baseNamed(name) ?? []);

const kolaBases = (table: Table): readonly Line[] =>
  KOLA.flatMap(base => {
    const { airfield, port } = baseState(table, base);
    const points = AIRFIELD_POINTS[airfield] + Math.floor(AIRFIELD_POINTS[port] / 2);
    return line('nato', `hit ${baseSpec(base).name}`, points);
  });

const kolaStrike = (table: Table, fate: Fate): readonly Line[] => {
  const { spec, damaged } = fate;
  const carrier = spec.kind === 'CV' && spec.nation === 'US' && damaged;
  return [...destroyed(table, fate), ...(carrier ? against(fate, 'damaged', 10) : [])];
};

/** Convoy to Norway: freighters lost or late, marines landed. */
const norwayConvoy = (table: Table, fate: Fate): readonly Line[] => {
  const { spec, lost, away } = fate;
  if (spec.kind === 'CR' && spec.side === 'nato') {
    if (lost) return against(fate, 'destroyed', 8);
    return away ? [] : against(fate, 'not unloaded', 3);
  }
  if (spec.kind === 'AA' && spec.side === 'nato' && away) return line('nato', `landed ${spec.name}`, 4);
  return destroyed(table, fate);
};

/** [A11] For each missile boat afloat at the end, by strategy. */
const MISSILE_BOATS: { readonly [strategy in Strategy]: number } = {
  defensive: 0,
  restricted: 1,
  unrestricted: 3,
  'world-war': 6,
};

const campaign = (table: Table, fate: Fate): readonly Line[] => {
  const { strategy } = table.campaign;
  const { spec, zone } = fate;
  const afloat = spec.kind === 'SB' && spec.side === 'soviet' && zone !== undefined;
  const points = afloat && strategy !== undefined ? MISSILE_BOATS[strategy] : 0;
  return [...destroyed(table, fate), ...line('soviet', `afloat ${spec.name}`, points)];
};

const linesOf = (table: Table, fate: Fate): readonly Line[] => {
  if (isCampaign(table)) return campaign(table, fate);
  switch (table.scenario) {
    case 'standing-force':
      return standingForce(fate);
    case 'iceland-gap':
      return icelandGap(table, fate);
    case 'kola-strike':
      return kolaStrike(table, fate);
    case 'norway-convoy':
      return norwayConvoy(table, fate);
    default:
      return destroyed(table, fate);
  }
};

/** [C.22] The whole account as it stands: what was scored on the way, and what the table is worth now. */
export const accountOf = (table: Table): readonly Line[] => [
  ...(['nato', 'soviet'] as const).flatMap(side =>
    table.score[side].map(({ cause, points }) => ({ side, cause, points })),
  ),
  ...(table.scenario === 'kola-strike' ? kolaBases(table) : []),
  ...fatesOf(table).flatMap(fate => linesOf(table, fate)),
];

export const pointsFor = (table: Table, side: Side): number =>
  accountOf(table)
    .filter(each => each.side === side)
    .reduce((sum, { points }) => sum + points, 0);
