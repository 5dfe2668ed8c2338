import { choose, type Level, playerOf } from '@narrow-seas/ai';
import {
  type Actor,
  type Claim,
  drawOutcome,
  type GameTypes,
  type Mover,
  proofKitOf,
  proveAnswer,
  type Question,
  reachesAim,
  seededRandom,
} from '@narrow-seas/core';
import type { ProblemPack } from './moments.ts';

/** No phase has more moves. */
const MOST_MOVES = 120;

/**
 * Whether a level plays an answer that reaches the aim, at any point of the phase: it may do other things first. Dice fall by the
 * seed, and the other side does at once what it is asked.
 */
export const solves = <T extends GameTypes, Q extends Question>(
  pack: ProblemPack<T, Q>,
  { side, state: start, aim }: Claim<T>,
  level: Level,
  seed: number,
): boolean => {
  const { game, mind } = pack;
  const kit = proofKitOf(pack);
  const player = playerOf(level, game, mind, seed);
  const dice = seededRandom(seed);
  /** Where the present order was begun, and the orders since. */
  let from = start;
  let orders: T['action'][] = [];
  let state = start;
  const nextMove = (by: T['side'] | 'chance'): T['action'] | undefined => {
    if (by === 'chance') return drawOutcome(game.outcomes(state), dice);
    return by === side ? choose(player, game.view(state, side), side) : mind.reflex(state);
  };
  for (let moves = 0; moves < MOST_MOVES && mind.stage(state) === mind.stage(start); moves += 1) {
    const actor = game.actor(state);
    const by = moverIn(actor, side);
    if (by === undefined || game.outcome(state) !== undefined) return false;
    if (by !== side) orders = [];
    const action = nextMove(by);
    const decided = action === undefined ? undefined : game.decide(state, by, action);
    if (action === undefined || decided?.ok !== true) return false;
    if (by === side && mind.reflex(state) === undefined) {
      if (orders.length === 0) from = state;
      orders.push(action);
      const reached = proveAnswer(kit, { side, state: from, aim }, orders);
      if (reached.ok && reachesAim(aim, reached.value)) return true;
    }
    state = decided.value.state;
  }
  return false;
};

/** The side itself, where it is among those who may act. */
const moverIn = <P extends string>(actor: Actor<P>, side: P): Mover<P> | undefined => {
  if (actor === 'chance') return actor;
  return actor.includes(side) ? side : actor[0];
};
