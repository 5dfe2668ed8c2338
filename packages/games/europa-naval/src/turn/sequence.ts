import { type Following, sequenceOf } from '@narrow-seas/core';
import { chain } from './chain.ts';
import type { Event } from '../model/event.ts';
import { evolve } from './evolve.ts';
import { scenarioData } from '../model/roster.ts';
import { seaSteps } from './sea/steps.ts';
import { shoreSteps } from './shore/steps.ts';
import type { State } from '../model/state.ts';
import { FIRST_OF_PLAYER_TURN, LAST_OF_PLAYER_TURN, STEP_NAMES, type StepName } from './step.ts';
import { enemyOf, type Part } from '../model/vocabulary.ts';
import { warSteps } from './war/steps.ts';

/** [F.3.2] The part of a player-turn that a step belongs to, and the number of a naval step. */
const PARTS: { readonly [name in StepName]?: readonly [part: Part, step: number] } = {
  arrivals: ['initial', 0],
  'air-cover': ['movement', 0],
  'naval-1': ['movement', 1],
  'naval-2': ['movement', 2],
  'naval-3': ['movement', 3],
  'naval-4': ['movement', 4],
  'ground-movement': ['movement', 0],
  combat: ['combat', 0],
  'exploitation-1': ['exploitation', 1],
  'exploitation-2': ['exploitation', 2],
  'exploitation-ground': ['exploitation', 0],
  end: ['end', 0],
};

const entering = ({ common }: State, name: StepName): readonly Event[] => {
  const place = PARTS[name];
  if (place === undefined || (common.part === place[0] && common.step === place[1])) return [];
  return [{ type: 'entered', part: place[0], step: place[1] }];
};

/** [F.3.1] The first of a turn's two player-turns. */
const isFirst = ({ common }: State): boolean => common.playerTurn % 2 === 0;

/** [S.3] The second act has just been set up: its first turn is still to be played. */
const hasNewAct = ({ common }: State): boolean => common.playerTurn === 0;

type Next = Following<State, Event, StepName>;

/** [F.3.1] After the first player-turn the other side's, after the last step the next turn. */
const following = (state: State, over: StepName): Next => {
  const { common } = state;
  if (over === LAST_OF_PLAYER_TURN && isFirst(state))
    return { before: [{ type: 'passed', phasing: enemyOf(common.phasing) }], step: FIRST_OF_PLAYER_TURN };
  const next = STEP_NAMES[STEP_NAMES.indexOf(over) + 1];
  if (next !== undefined) return { before: [], step: next };
  if (hasNewAct(state)) return { before: [], step: STEP_NAMES[0] };
  const { firstPlayer } = scenarioData(common.scenario);
  return {
    before: [
      { type: 'turned', date: common.date + 1 },
      { type: 'passed', phasing: firstPlayer },
    ],
    step: STEP_NAMES[0],
  };
};

/** [F.3.2] The part that the step belongs to is entered before the step is played, or passed over. */
const entered = (start: State, { before, step }: Next): Next => ({
  before: chain(
    start,
    () => before,
    state => entering(state, step),
  ),
  step,
});

/** What follows a step that is over; `andFollowing` adds it to the move that ended the step. */
export const { proceed, andFollowing } = sequenceOf<State, Event, StepName>({
  evolve,
  steps: [...seaSteps, ...shoreSteps, ...warSteps],
  following: (state, over) => entered(state, following(state, over)),
});
