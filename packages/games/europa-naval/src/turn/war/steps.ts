import { chain, type Effect } from '../chain.ts';
import type { Event } from '../../model/event.ts';
import type { State } from '../../model/state.ts';
import type { Step } from '../step.ts';
import { arrivals } from '../../rules/turn-events/arrival.ts';
import { blockade } from '../../rules/blockade/blockade.ts';
import { fronts } from '../../rules/supply/front.ts';
import { civilianLabour, incomeOf, maltaIncome } from '../../rules/points/income.ts';
import { seaConditions } from '../../rules/weather/sea-conditions.ts';
import { fleetSails } from '../../rules/surrender/surrender-fleet.ts';
import { surrenderEvents, surrenders } from '../../rules/surrender/surrender.ts';
import { automaticSweeping } from '../../rules/mines/sweeping.ts';
import { turnEvents } from '../../rules/turn-events/turn-events.ts';
import { heldEachTurn, holdings } from '../../rules/victory/victory.ts';
import { withdrawals } from '../../rules/turn-events/withdrawal.ts';
import { zones } from '../../rules/danger-zones/zones.ts';

const opened = ({ common }: State): readonly Event[] => [{ type: 'turn-opened', side: common.phasing }];

/** [F.28.1] Italy gives up before anything else of an Allied player-turn. */
const surrender = (state: State): Effect =>
  surrenders(state) ? chain(state, surrenderEvents, fleetSails) : [];

/** [F.3.2 a] */
const arriving: Step = {
  name: 'arrivals',
  applies: () => true,
  begin: state => chain(state, opened, arrivals, surrender),
};

const asking = ({ common }: State): readonly Event[] => [
  {
    type: 'began',
    phase: { name: 'initial', side: common.phasing, mended: [], rebased: [], engineers: [] },
  },
];

/** [F.3.2 e] */
const initial: Step = {
  name: 'initial',
  applies: () => true,
  begin: state => chain(state, incomeOf, maltaIncome, civilianLabour, asking),
};

/** [F.3.2] [F.11.1] Aircraft may fly again in the next player-turn. */
const end: Step = { name: 'end', applies: () => true, begin: () => [{ type: 'air-rested' }] };

const isLast = ({ common }: State): boolean => common.date >= common.lastDate;

/** [F.30] The last turn ends the game, or the first act. */
const closing = (state: State): readonly Event[] => {
  if (!isLast(state)) return [];
  if (!state.common.actTwoFollows) return [...holdings(state), { type: 'began', phase: { name: 'over' } }];
  return [...holdings(state), { type: 'act-two' }];
};

const turnEnd: Step = {
  name: 'turn-end',
  applies: () => true,
  begin: state => chain(state, withdrawals, heldEachTurn, () => [{ type: 'turn-closed' }], closing),
};

export const warSteps: readonly Step[] = [
  turnEvents,
  seaConditions,
  arriving,
  blockade,
  zones,
  automaticSweeping,
  initial,
  end,
  fronts,
  turnEnd,
];
