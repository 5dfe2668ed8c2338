import {
  drawOutcome,
  type Game,
  type GameTypes,
  type Mind,
  type Question,
  type Random,
} from '@narrow-seas/core';
import { finish } from './finish.ts';
import { planGreedily } from './greedy.ts';
import { after, type Thinker, worth } from './outlook.ts';

/** More moves than this in one look ahead would mean that the game stands still. */
const MOST_MOVES = 600;

/**
 * What the position is worth after both sides have played on greedily for this many phases, with dice that are drawn:
 * the model of the reply. What was mere luck of the dice is taken off again, so that few looks tell plans apart.
 */
export const foresee = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  start: T['state'],
  phases: number,
  random: Random,
): number => finish(foreseeing(thinker, start, phases, random, () => thinker.mind));

/** The same where the sides do not think alike. Each step is one move. */
export function* foreseeing<T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  start: T['state'],
  phases: number,
  random: Random,
  mindOf: (side: T['side']) => Mind<T, Q>,
): Generator<undefined, number> {
  const { game, mind } = thinker;
  const until = mind.stage(start) + phases;
  let state = start;
  let luck = 0;
  for (let moves = 0; moves < MOST_MOVES && mind.stage(state) < until; moves += 1) {
    const isChance = game.actor(state) === 'chance';
    const thrown = isChance ? throwDice(thinker, state, random) : undefined;
    const next = isChance ? thrown?.state : playOn(game, mindOf, state, random);
    luck += thrown?.luck ?? 0;
    yield undefined;
    if (next === undefined || game.outcome(next) !== undefined) return worth(thinker, next ?? state) - luck;
    state = next;
  }
  return worth(thinker, state) - luck;
}

interface Thrown<T extends GameTypes> {
  readonly state: T['state'] | undefined;
  /** How much better the throw was than the mean of all. */
  readonly luck: number;
}

const throwDice = <T extends GameTypes, Q extends Question>(
  { game, mind, side }: Thinker<T, Q>,
  state: T['state'],
  random: Random,
): Thrown<T> => {
  const outcomes = mind.outcomes(state);
  const drawn = drawOutcome(outcomes, random);
  let [sum, total, value] = [0, 0, 0];
  let taken: T['state'] | undefined;
  for (const { action, ways } of outcomes) {
    const next = after(game, state, 'chance', action);
    if (next === undefined) continue;
    const found = mind.evaluate(next, side);
    sum += ways * found;
    total += ways;
    if (action === drawn) [taken, value] = [next, found];
  }
  return { state: taken, luck: total === 0 ? 0 : value - sum / total };
};

/** All that the side to act would do now. */
const playOn = <T extends GameTypes, Q extends Question>(
  game: Game<T>,
  mindOf: (side: T['side']) => Mind<T, Q>,
  state: T['state'],
  random: Random,
): T['state'] | undefined => {
  const actor = game.actor(state);
  const side = actor === 'chance' ? undefined : actor[0];
  if (side === undefined) return undefined;
  const thinker = { game, mind: mindOf(side), side };
  let now: T['state'] | undefined;
  for (const action of onlyAnswer(thinker, state, random) ?? greedyActions(thinker, state, random)) {
    const next = after(game, now ?? state, side, action);
    if (next === undefined) break;
    now = next;
  }
  return now;
};

/** Where there is nothing to choose nothing is weighed: half of all moves, and the worth of a position is dear. */
const onlyAnswer = <T extends GameTypes, Q extends Question>(
  { game, mind, side }: Thinker<T, Q>,
  state: T['state'],
  random: Random,
): readonly T['action'][] | undefined => {
  const view = game.view(state, side);
  const [question, ...others] = mind.questions(view);
  if (question === undefined || others.length > 0 || !question.required) return undefined;
  const answers = mind.answers(view, question, random);
  return answers.length === 1 ? answers : undefined;
};

const greedyActions = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  state: T['state'],
  random: Random,
): readonly T['action'][] => finish(planGreedily(thinker, state, random)).actions;
