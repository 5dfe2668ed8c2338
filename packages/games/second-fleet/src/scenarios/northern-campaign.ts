import type { PublicState } from '../model/state.ts';
import type { Strategy } from '../model/vocabulary.ts';
import { destroyed, type Fate, type Line, line } from '../rules/victory/fate.ts';
import { scenarioData } from './file.ts';
import { NORTHERN_CAMPAIGN_HISTORY } from './history/northern-campaign.ts';
import { northernCampaignOrders } from './orders/northern-campaign.ts';
import type { ScenarioSpec } from './spec.ts';

/** [A11] For each missile boat afloat at the end, by strategy. */
const MISSILE_BOATS: { readonly [strategy in Strategy]: number } = {
  defensive: 0,
  restricted: 1,
  unrestricted: 3,
  'world-war': 6,
};

/** [C.24] Strategies belong to the advanced game. */
const boatsAfloat = ({ campaign: { strategy }, level }: PublicState, { spec, zone }: Fate): number => {
  const afloat = spec.kind === 'SB' && spec.side === 'soviet' && zone !== undefined;
  return level === 'advanced' && afloat && strategy !== undefined ? MISSILE_BOATS[strategy] : 0;
};

const linesOf = (table: PublicState, fate: Fate): readonly Line[] => [
  ...destroyed(table, fate),
  ...line('soviet', 'afloat', fate.spec, boatsAfloat(table, fate)),
];

export const NORTHERN_CAMPAIGN: ScenarioSpec = {
  ...scenarioData('northern-campaign'),
  isCampaign: true,
  scoring: { linesOf },
  goals: {},
  history: NORTHERN_CAMPAIGN_HISTORY,
  orders: northernCampaignOrders({ missileBoat: MISSILE_BOATS['world-war'] }),
};
