import { chain, type Consequence, type Effect } from '../../turn/chain.ts';
import type { Event } from '../../model/event.ts';
import { changesOf } from '../../model/changes.ts';
import { pieceOf } from '../../model/position.ts';
import type { State, PublicState } from '../../model/state.ts';
import { finished, type Step } from '../../turn/step.ts';
import { timeOf } from '../../model/time.ts';
import type { BySide, DieFace, Side } from '../../model/vocabulary.ts';
import { isCampaign } from '../../turn/campaign/rules-in-play.ts';
import type { Arrival, ReinforcementRoll } from '../../model/campaign/phase.ts';
import { hasToPlace, placePlain } from './placement.ts';

/** [A10] Points by modified die, 0 to 12. */
export const REINFORCEMENT: BySide<readonly number[]> = {
  nato: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  soviet: [0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7],
};
/** [A10] */
export const LAST_BOX: BySide<number> = { nato: 43, soviet: 23 };
/** [C.14.7] */
const ENHANCED = 3;
/** [C.14] [C.16.1] The first day is as it is. */
const FIRST_TURN = 4;

export const isMorning = (table: PublicState): boolean =>
  isCampaign(table) && timeOf(table) === 'am' && table.turn >= FIRST_TURN;

/** [C.16.1] Points for a die, with three more when enhanced. */
export const pointsOnDie = (side: Side, face: DieFace, enhanced: boolean): number =>
  REINFORCEMENT[side][face + (enhanced ? ENHANCED : 0)] ?? 0;

const rollFor = (side: Side): Event => {
  const phase: ReinforcementRoll = { name: 'reinforcement-roll', side };
  return { type: 'began', phase };
};

const arrivalOf = (side: Side): Event => {
  const phase: Arrival = { name: 'arrival', side };
  return { type: 'began', phase };
};

/** [C.14.7] A side whose reinforcements are delayed does not roll. */
const rolls = ({ campaign }: PublicState, side: Side): boolean => campaign.delayed !== side;

const beginArrivals: Consequence = state =>
  chain(
    state,
    now => placePlain(now, 'soviet'),
    now => placePlain(now, 'nato'),
    now => nextArrival(now, ['soviet', 'nato']),
  );

/** [C.16.3] Soviet, then NATO, place what leaves them a choice. */
const nextArrival = ({ table }: State, sides: readonly Side[]): readonly Event[] => {
  const side = sides.find(candidate => hasToPlace(table, candidate));
  return side === undefined ? [finished('reinforcement')] : [arrivalOf(side)];
};

const nextRoll = (state: State, sides: readonly Side[]): Effect => {
  const side = sides.find(candidate => rolls(state.table, candidate));
  return side === undefined ? beginArrivals(state) : [rollFor(side)];
};

/** Whether units come in this turn because the position says so. */
const bringsOwn = (table: PublicState): boolean =>
  changesOf(table).arrivals.some(
    ({ turn, units }) =>
      turn !== undefined && turn <= table.turn && units.some(unit => pieceOf(table, unit).where.at === 'due'),
  );

/** [2.2.3] [C.16.1] */
export const rollReinforcement = (state: State, { side }: ReinforcementRoll, face: DieFace): Effect => {
  const { tracks, enhanced } = state.table.campaign;
  const box = Math.min(LAST_BOX[side], tracks[side] + pointsOnDie(side, face, enhanced === side));
  return chain(
    state,
    () => [{ type: 'track-moved', side, box }],
    now => nextRoll(now, side === 'soviet' ? ['nato'] : []),
  );
};

/** The side has placed all it can. */
export const endArrival = (state: State, { side }: Arrival): readonly Event[] =>
  nextArrival(state, side === 'soviet' ? ['nato'] : []);

export const reinforcementStep: Step = {
  name: 'reinforcement',
  applies: ({ table }) => isMorning(table) || bringsOwn(table),
  begin: state => (isMorning(state.table) ? nextRoll(state, ['soviet', 'nato']) : beginArrivals(state)),
};
