import type { HexId } from '@narrow-seas/hex';
import { distanceBetween } from '../model/chart.ts';
import { surfaceStacks } from '../model/position.ts';
import { specOf, type UnitSpec } from '../model/roster.ts';
import type { PublicState } from '../model/state.ts';
import type { Grade, UnitId } from '../model/vocabulary.ts';
import { baseOf, baseSpec, baseState } from '../rules/stacking/bases.ts';
import { against, destroyed, type Fate, type Line, line } from '../rules/victory/fate.ts';
import { countedBy } from './counted.ts';
import { scenarioData } from './file.ts';
import type { Asked } from './goals.ts';
import { KOLA_STRIKE_HISTORY } from './history/kola-strike.ts';
import { kolaStrikeOrders } from './orders/kola-strike.ts';
import type { ScenarioSpec } from './spec.ts';

/** Points for each grade of an airfield, of which a port counts half, and for an American carrier. */
const WORTHS = {
  'airfield-1': ['Airfield on Kola with Damage 1; ports half', 3],
  'airfield-2': ['Airfield on Kola with Damage 2; ports half', 7],
  'airfield-3': ['Airfield on Kola destroyed; ports half', 12],
  'carrier-damaged': ['American carrier damaged at the end', 10],
} as const;

type Points = { readonly [id in keyof typeof WORTHS]: number };

const airfieldPoints = (points: Points, grade: Grade): number =>
  grade === 0 ? 0 : points[`airfield-${grade}`];

const KOLA_BASES = [
  'Pechenga',
  'Polyarnyy',
  'Murmansk',
  'Kildenstroy',
  'Olenogorsk',
  'Kilpyavr',
  'Monchegorsk',
].map(baseOf);

const basesHitBy =
  (points: Points) =>
  (table: PublicState): readonly Line[] =>
    KOLA_BASES.flatMap(base => {
      const { airfield, port } = baseState(table, base);
      const scored = airfieldPoints(points, airfield) + Math.floor(airfieldPoints(points, port) / 2);
      return line('nato', 'hit', baseSpec(base), scored);
    });

const WORST: Grade = 3;

/** What an airfield brings that is not destroyed yet. */
const openBy =
  (points: Points) =>
  (table: PublicState): readonly Line[] =>
    KOLA_BASES.flatMap(base =>
      baseSpec(base).airfield && baseState(table, base).airfield < WORST
        ? line('nato', 'hit', baseSpec(base), airfieldPoints(points, WORST))
        : [],
    );

const isAmericanCarrier = ({ kind, nation }: UnitSpec): boolean => kind === 'CV' && nation === 'US';

const linesBy =
  (points: Points) =>
  (table: PublicState, fate: Fate): readonly Line[] => [
    ...destroyed(table, fate),
    ...(isAmericanCarrier(fate.spec) && fate.damaged
      ? against(fate, 'damaged', points['carrier-damaged'])
      : []),
  ];

const MURMANSK = baseSpec(baseOf('Murmansk')).hex;
/** From here carrier aircraft reach the airfields. */
const STRIKE_RANGE = 10;
/** This near to their fields the ships that guard them stay. */
const GUARD_RANGE = 4;
/** From here attack aircraft reach the airfields, and missiles of the ships that guard them do not reach the carriers. */
const STAND_OFF = 12;

/** The carriers come within reach of the airfields; the ships that guard these do not go to meet them. */
const wayOf = ({ spec: { side, arm }, hex }: Asked): number | undefined =>
  arm === 'surface'
    ? Math.max(0, distanceBetween(hex, MURMANSK) - (side === 'nato' ? STRIKE_RANGE : GUARD_RANGE))
    : undefined;

/** Hexes too far from the other carriers: patrols add to each other's defence from one hex to the next [C.11.8]. */
const apart = (table: PublicState, unit: UnitId, hex: HexId): number => {
  let most = 0;
  for (const [at, units] of surfaceStacks(table, 'nato'))
    if (units.some(other => other !== unit && isAmericanCarrier(specOf(table, other))))
      most = Math.max(most, distanceBetween(hex, at) - 1);
  return most;
};

const fleetWayOf = ({ table, unit, spec, hex }: Asked): number | undefined => {
  if (spec.side === 'soviet' || spec.arm !== 'surface') return undefined;
  if (spec.nation === 'NO') return 0;
  const far = distanceBetween(hex, MURMANSK);
  return Math.max(far - STAND_OFF, STAND_OFF - 1 - far) + apart(table, unit, hex);
};

export const KOLA_STRIKE: ScenarioSpec = {
  ...scenarioData('kola-strike'),
  isCampaign: false,
  countsLosses: true,
  ...countedBy(WORTHS, (points, own) => ({
    scoring: {
      linesOf: linesBy(points),
      others: basesHitBy(points),
      openOf: { bases: openBy(points) },
    },
    goals: { wayOf, fleetWayOf, fleetInBeing: 'soviet', boatsInBeing: (_table, side) => side === 'nato' },
    orders: kolaStrikeOrders(
      {
        airfield: [points['airfield-1'], points['airfield-2'], points['airfield-3']],
        carrierDamaged: points['carrier-damaged'],
      },
      own,
    ),
  })),
  history: KOLA_STRIKE_HISTORY,
};
