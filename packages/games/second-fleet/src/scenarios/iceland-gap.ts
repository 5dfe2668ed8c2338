import { watersOf } from '../model/chart.ts';
import { fieldToSubmarines, NO_WAY, seaFieldTo } from '../model/sea-field.ts';
import type { PublicState } from '../model/state.ts';
import { enemyOf, type Zone } from '../model/vocabulary.ts';
import { type Fate, harmed, type Line, line } from '../rules/victory/fate.ts';
import { valueOf } from '../rules/victory/values.ts';
import { countedBy } from './counted.ts';
import { scenarioData } from './file.ts';
import type { Asked } from './goals.ts';
import { ICELAND_GAP_HISTORY } from './history/iceland-gap.ts';
import { icelandGapOrders } from './orders/iceland-gap.ts';
import type { ScenarioSpec } from './spec.ts';

const WORTHS = {
  'through-atlantic': ['Boat in the North Atlantic or British waters', 3],
  'through-labrador': ['Boat in the Labrador Sea', 4],
  'nuclear-damaged': ['Soviet nuclear submarine damaged', 3],
} as const;

type Points = { readonly [id in keyof typeof WORTHS]: number };

/** Waters beyond the Gap, with what counts for a submarine that is there. */
const BEYOND: { readonly [zone in Zone]?: keyof Points } = {
  NA: 'through-atlantic',
  BI: 'through-atlantic',
  LS: 'through-labrador',
};

const through = (points: Points, zone: Zone | undefined): number => {
  const waters = zone === undefined ? undefined : BEYOND[zone];
  return waters === undefined ? 0 : points[waters];
};

/** Submarines that are through, and losses. */
const linesBy =
  (points: Points) =>
  (table: PublicState, fate: Fate): readonly Line[] => {
    const { spec, unit, damaged, zone } = fate;
    const value = valueOf(table, unit);
    if (spec.side === 'nato') return spec.arm === 'air' ? [] : harmed(fate, value, Math.floor(value / 2));
    if (spec.arm !== 'submarine') return [];
    const passed = through(points, zone);
    return [
      ...harmed(fate, value, spec.kind === 'SN' ? points['nuclear-damaged'] : 0),
      ...line('soviet', 'through', spec, damaged ? Math.min(1, passed) : passed),
    ];
  };

const isPassed = (zone: Zone | undefined): boolean => zone !== undefined && BEYOND[zone] !== undefined;

/** A boat that is whole and not through: what the nearer waters bring. */
const openBy =
  (points: Points) =>
  ({ spec, lost, damaged, zone }: Fate): readonly Line[] =>
    spec.side === 'soviet' && spec.arm === 'submarine' && !(lost || damaged) && !isPassed(zone)
      ? line('soviet', 'through', spec, points['through-atlantic'])
      : [];

/** [C.22.2] Not for boats that stayed away, who could win by it from home. */
const countsHandicap = (account: readonly Line[]): boolean => account.some(({ deed }) => deed === 'through');

/** Where a submarine that has passed the Gap counts. */
const OCEAN = seaFieldTo((['NA', 'BI', 'LS'] as const).flatMap(watersOf));

/** Soviet boats go through; everybody else hunts submarines, while there are any. */
const wayOf = ({ table, spec: { side, arm }, hex }: Asked): number => {
  if (side === 'soviet' && arm === 'submarine') return OCEAN[hex] as number;
  const way = fieldToSubmarines(table, enemyOf(side))[hex] as number;
  return way === NO_WAY ? 0 : way;
};

export const ICELAND_GAP: ScenarioSpec = {
  ...scenarioData('iceland-gap'),
  isCampaign: false,
  countsLosses: true,
  ...countedBy(WORTHS, (points, own) => ({
    scoring: { linesOf: linesBy(points), countsHandicap, openOf: { unit: openBy(points) } },
    goals: { wayOf },
    orders: icelandGapOrders(
      {
        passed: { NA: points['through-atlantic'], LS: points['through-labrador'] },
        nuclearDamaged: points['nuclear-damaged'],
      },
      own,
    ),
  })),
  history: ICELAND_GAP_HISTORY,
};
