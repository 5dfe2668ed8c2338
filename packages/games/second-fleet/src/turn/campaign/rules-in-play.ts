import { baseSpec } from '../../rules/stacking/bases.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import type { PublicState } from '../../model/state.ts';
import type { Arm, BaseId, Side } from '../../model/vocabulary.ts';

type Staged = Pick<PublicState, 'scenario' | 'level' | 'changes'>;

/** [C.24] Politics, strategy, reinforcement and invasion belong to the campaign, and to the advanced game. */
export const isCampaign = (table: Staged): boolean =>
  table.level === 'advanced' && scenarioOf(table).isCampaign;

/** [C.24] [17] Weather comes with the advanced game, in any scenario. */
export const hasWeather = ({ level }: Staged): boolean => level === 'advanced';

/** [C.24] [19] */
export const hasSosus = (table: Staged): boolean =>
  table.level === 'advanced' || scenarioOf(table).rules.sosus;

/** [C.24] [14] Bases are left alone in the basic game, and where a scenario says so. */
export const mayAttackBase = (table: Staged, side: Side, base: BaseId): boolean =>
  table.level !== 'basic' && scenarioOf(table).rules.attackBases[side].includes(baseSpec(base).nation);

/** [C.14.2] An arm that has lost its orders for this turn, or that the scenario does not play. */
export const mustPass = (
  table: Pick<PublicState, 'scenario' | 'campaign' | 'changes'>,
  side: Side,
  arm: Arm,
): boolean =>
  (arm === 'air' && !scenarioOf(table).rules.airSegment) || table.campaign.silenced[side].includes(arm);
