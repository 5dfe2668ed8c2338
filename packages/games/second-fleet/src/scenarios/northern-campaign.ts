import type { PublicState } from '../model/state.ts';
import type { Strategy } from '../model/vocabulary.ts';
import { destroyed, type Fate, type Line, line } from '../rules/victory/fate.ts';
import { countedBy } from './counted.ts';
import { scenarioData } from './file.ts';
import { NORTHERN_CAMPAIGN_HISTORY } from './history/northern-campaign.ts';
import { northernCampaignOrders } from './orders/northern-campaign.ts';
import type { ScenarioSpec } from './spec.ts';

/** [A11] For each missile boat afloat at the end, by strategy. */
const WORTHS = {
  'boat-defensive': ['Missile boat afloat at the end, defensive strategy', 0],
  'boat-restricted': ['Missile boat afloat at the end, restricted offensive', 1],
  'boat-unrestricted': ['Missile boat afloat at the end, unrestricted offensive', 3],
  'boat-world-war': ['Missile boat afloat at the end, world war', 6],
} as const;

type Points = { readonly [strategy in `boat-${Strategy}`]: number };

/** [C.24] Strategies belong to the advanced game. */
const boatsAfloat = (
  points: Points,
  { campaign: { strategy }, level }: PublicState,
  { spec, zone }: Fate,
): number => {
  const afloat = spec.kind === 'SB' && spec.side === 'soviet' && zone !== undefined;
  return level === 'advanced' && afloat && strategy !== undefined ? points[`boat-${strategy}`] : 0;
};

const linesBy =
  (points: Points) =>
  (table: PublicState, fate: Fate): readonly Line[] => [
    ...destroyed(table, fate),
    ...line('soviet', 'afloat', fate.spec, boatsAfloat(points, table, fate)),
  ];

export const NORTHERN_CAMPAIGN: ScenarioSpec = {
  ...scenarioData('northern-campaign'),
  isCampaign: true,
  countsLosses: true,
  ...countedBy(WORTHS, (points, own) => ({
    scoring: { linesOf: linesBy(points) },
    goals: {},
    orders: northernCampaignOrders({ missileBoat: points['boat-world-war'] }, own),
  })),
  history: NORTHERN_CAMPAIGN_HISTORY,
};
