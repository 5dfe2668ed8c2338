import { type Refusal, refusal } from '@narrow-seas/core';
import type { Event } from '../../model/event.ts';
import type { State, PublicState } from '../../model/state.ts';
import { finished, type Step } from '../../turn/step.ts';
import { timeOf } from '../../model/time.ts';
import type { View } from '../../secrets/view.ts';
import { type Side } from '../../model/vocabulary.ts';
import { isCampaign } from '../../turn/campaign/rules-in-play.ts';
import type { Declarations } from '../../model/campaign/phase.ts';
import { raised, strategyOf } from '../strategy/strategy.ts';

/** [C.15] What NATO scores for each box that the Soviets raise. */
const PRICE_OF_RAISING = 5;

/** [C.15] One box each morning. */
export const refuseRaising = (view: View, { side, raised: done }: Declarations): Refusal | undefined => {
  if (side !== 'soviet') return refusal('C.15', 'not-soviet', 'Only the Soviet side can raise its strategy.');
  if (done) return refusal('C.15', 'raised', 'The strategy has already been raised this morning.');
  const strategy = strategyOf(view);
  return strategy !== undefined && raised(strategy) !== undefined
    ? undefined
    : refusal('C.15', 'end-of-track', 'The strategy cannot be raised any further.');
};

const canRelease = ({ options, campaign }: PublicState): boolean =>
  options.nuclear && campaign.strategy === 'world-war' && !campaign.released;

/** [C.19.1] */
export const refuseRelease = ({ table }: View): Refusal | undefined =>
  canRelease(table)
    ? undefined
    : refusal(
        'C.19.1',
        'no-release',
        'You can release nuclear weapons only once, at world war, in a game that uses them.',
      );

/** [C.15] Announced, with its price. */
export const raise = ({ secret }: State, phase: Declarations): readonly Event[] => {
  const strategy = secret.soviet.strategy === undefined ? undefined : raised(secret.soviet.strategy);
  if (strategy === undefined) throw new Error('There is no strategy to raise');
  return [
    { type: 'strategy-known', strategy },
    { type: 'scored', side: 'nato', cause: 'strategy-raised', points: PRICE_OF_RAISING },
    { type: 'began', phase: { ...phase, raised: true } },
  ];
};

const hasSay = (table: PublicState, side: Side): boolean =>
  canRelease(table) || (side === 'soviet' && table.campaign.strategy !== 'world-war');

const beginFor = (side: Side): Event => ({
  type: 'began',
  phase: { name: 'declarations', side, raised: false },
});

export const endDeclarations = ({ table }: State, { side }: Declarations): readonly Event[] =>
  side === 'soviet' && hasSay(table, 'nato') ? [beginFor('nato')] : [finished('declarations')];

/** [C.15] [C.19.1] At the start of each morning of the campaign. */
export const declarationsStep: Step = {
  name: 'declarations',
  applies: ({ table }) => isCampaign(table) && timeOf(table) === 'am' && hasSay(table, 'soviet'),
  begin: () => [beginFor('soviet')],
};
