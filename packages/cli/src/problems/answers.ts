import { type Level, planPhase } from '@narrow-seas/ai';
import { type GameTypes, mustBe, type Question, seededRandom } from '@narrow-seas/core';
import type { Moment, ProblemPack } from './moments.ts';

/** More first moves than these are not tried at one moment. */
const MOST_FIRST = 300;

/** More moves than these do not lead to dice at once. */
const MOST_MOVES = 10;

/** Everything that the side could begin with, each played on without a thought until dice are due. */
export const answersAt = <T extends GameTypes, Q extends Question>(
  pack: ProblemPack<T, Q>,
  moment: Moment<T>,
): readonly (readonly T['action'][])[] => {
  const { game } = pack;
  const found: (readonly T['action'][])[] = [];
  let tried = 0;
  for (const action of game.options(game.view(moment.state, moment.side)).list()) {
    if (tried >= MOST_FIRST) break;
    tried += 1;
    const answer = toTheDice(pack, moment, action);
    if (answer !== undefined) found.push(answer);
  }
  return found;
};

/** Undefined where no dice follow at once. */
const toTheDice = <T extends GameTypes, Q extends Question>(
  { game, mind }: ProblemPack<T, Q>,
  { state, side }: Moment<T>,
  first: T['action'],
): readonly T['action'][] | undefined => {
  const actions: T['action'][] = [];
  let now = state;
  let next: T['action'] | undefined = first;
  while (next !== undefined && actions.length < MOST_MOVES) {
    const decided = game.decide(now, side, next);
    if (!decided.ok) return undefined;
    actions.push(next);
    now = decided.value.state;
    const actor = game.actor(now);
    // The other side may be asked before the dice: the proof tries all that it can reply.
    if (actor === 'chance' || (!actor.includes(side) && mind.reflex(now) !== undefined)) return actions;
    next = actor.includes(side) ? mind.reflex(now) : undefined;
  }
  return undefined;
};

/** What a level would do, as far as the dice. */
export const planOf = <T extends GameTypes, Q extends Question>(
  { game, mind }: ProblemPack<T, Q>,
  { state, side }: Moment<T>,
  level: Level,
  seed: number,
): readonly T['action'][] => {
  const planning = planPhase({ game, mind, side }, state, level, seed);
  let step = planning.next();
  while (!step.done) step = planning.next();
  return step.value.actions;
};

/** What ends the matter without dice. */
export const endingAt = <T extends GameTypes, Q extends Question>(
  { game }: ProblemPack<T, Q>,
  { state, side }: Moment<T>,
): T['action'] | undefined => {
  for (const action of game.options(game.view(state, side)).list())
    if (ENDINGS.has(action.type)) return action;
  return undefined;
};

const ENDINGS: ReadonlySet<string> = new Set(['done', 'end', 'pass', 'end-segment', 'stop', 'close']);

/** The truth of a problem: as the side may believe, and as the notation reads it back. */
export const posed = <T extends GameTypes, Q extends Question>(
  { game }: ProblemPack<T, Q>,
  { state, side, turn }: Moment<T>,
  seed: number,
): Moment<T> | undefined => {
  const believed = game.imagine(game.view(state, side), seededRandom(seed));
  const text = game.notation.print(believed);
  const read = game.notation.parse(text);
  if (!read.ok || game.notation.print(read.value) !== text) return undefined;
  const actor = game.actor(mustBe(read));
  return actor !== 'chance' && actor.includes(side) ? { state: read.value, side, turn } : undefined;
};
