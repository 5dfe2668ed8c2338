import { type Refusal, refusal } from '@narrow-seas/core';
import type { Event } from '../event.ts';
import type { State, Table } from '../state.ts';
import { finished, type Step } from '../step.ts';
import { timeOf } from '../time.ts';
import type { View } from '../view.ts';
import { type Side } from '../vocabulary.ts';
import { isCampaign } from './gates.ts';
import type { Declarations } from './phase.ts';
import { raised, strategyOf } from './strategy.ts';

/** [C.15] What NATO scores for each box that the Soviets raise. */
const PRICE_OF_RAISING = 5;

/** [C.15] One box each morning. */
export const refuseRaising = (view: View, { side, raised: done }: Declarations): Refusal | undefined => {
  if (side !== 'soviet')
    return refusal('C.15', 'not-soviet', 'Only the Soviet side has a strategy to raise.');
  if (done) return refusal('C.15', 'raised', 'The strategy has been raised this morning.');
  const strategy = strategyOf(view);
  return strategy !== undefined && raised(strategy) !== undefined
    ? undefined
    : refusal('C.15', 'end-of-track', 'The strategy cannot be raised any more.');
};

const canRelease = ({ options, campaign }: Table): boolean =>
  options.nuclear && campaign.strategy === 'world-war' && !campaign.released;

/** [C.19.1] */
export const refuseRelease = ({ table }: View): Refusal | undefined =>
  canRelease(table)
    ? undefined
    : refusal(
        'C.19.1',
        'no-release',
        'Nuclear weapons are released at world war, once, where they are in play.',
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

const hasSay = (table: Table, side: Side): boolean =>
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
