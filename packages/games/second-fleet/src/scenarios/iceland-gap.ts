import { watersOf } from '../model/chart.ts';
import { fieldToSubmarines, NO_WAY, seaFieldTo } from '../model/sea-field.ts';
import type { PublicState } from '../model/state.ts';
import { enemyOf, type Zone } from '../model/vocabulary.ts';
import { type Fate, harmed, type Line, line } from '../rules/victory/fate.ts';
import { valueOf } from '../rules/victory/values.ts';
import { scenarioData } from './file.ts';
import type { Asked } from './goals.ts';
import { ICELAND_GAP_HISTORY } from './history/iceland-gap.ts';
import { icelandGapOrders } from './orders/iceland-gap.ts';
import type { ScenarioSpec } from './spec.ts';

/** For a submarine that is through, by where it is. */
const PASSED: { readonly [zone in Zone]?: number } = { NA: 3, BI: 3, LS: 4 };

/** What a damaged nuclear boat brings NATO. */
const NUCLEAR_DAMAGED = 3;

/** Submarines that are through, and losses. */
const linesOf = (table: PublicState, fate: Fate): readonly Line[] => {
  const { spec, unit, damaged, zone } = fate;
  const value = valueOf(table, unit);
  if (spec.side === 'nato') return spec.arm === 'air' ? [] : harmed(fate, value, Math.floor(value / 2));
  if (spec.arm !== 'submarine') return [];
  const through = zone === undefined ? 0 : (PASSED[zone] ?? 0);
  return [
    ...harmed(fate, value, spec.kind === 'SN' ? NUCLEAR_DAMAGED : 0),
    ...line('soviet', 'through', spec, damaged ? Math.min(1, through) : through),
  ];
};

const isPassed = (zone: Zone | undefined): boolean => zone !== undefined && PASSED[zone] !== undefined;

/** A boat that is whole and not through: what the nearer waters bring. */
const stillOpen = ({ spec, lost, damaged, zone }: Fate): readonly Line[] =>
  spec.side === 'soviet' && spec.arm === 'submarine' && !(lost || damaged) && !isPassed(zone)
    ? line('soviet', 'through', spec, PASSED.NA ?? 0)
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
  scoring: { linesOf, countsHandicap, openOf: { unit: stillOpen } },
  goals: { wayOf },
  history: ICELAND_GAP_HISTORY,
  orders: icelandGapOrders({ passed: PASSED, nuclearDamaged: NUCLEAR_DAMAGED }),
};
