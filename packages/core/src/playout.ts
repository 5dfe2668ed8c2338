import { drawOutcome } from './chance.ts';
import type { Game, GameTypes, Mover } from './game.ts';
import { pick, type Random } from './random.ts';

/** A move that somebody could make now. */
export interface Move<T extends GameTypes> {
  readonly by: Mover<T['side']>;
  readonly action: T['action'];
}

/** Any legal move: a side that may act picks from its own offer, chance draws. Undefined when nobody can move. */
export const randomMove = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  random: Random,
): Move<T> | undefined => {
  const actor = game.actor(state);
  if (actor === 'chance') return { by: 'chance', action: drawOutcome(game.outcomes(state), random) };
  const side = pick(random, actor);
  if (side === undefined) return undefined;
  const action = game.options(game.view(state, side)).sample(random);
  return action === undefined ? undefined : { by: side, action };
};

export interface Playout<T extends GameTypes> {
  readonly state: T['state'];
  readonly moves: number;
}

/** The state after one random move; undefined when nobody can move. A refused offer is a bug and throws. */
const randomStep = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  random: Random,
): T['state'] | undefined => {
  const move = randomMove(game, state, random);
  if (move === undefined) return undefined;
  const decided = game.decide(state, move.by, move.action);
  if (!decided.ok) throw new Error(`${game.id} refused what it offered: ${JSON.stringify(decided.error)}`);
  return decided.value.state;
};

/** Plays at random until nobody can move, or `bound` moves were made. */
export const playRandomly = <T extends GameTypes>(
  game: Game<T>,
  start: T['state'],
  random: Random,
  bound: number,
): Playout<T> => {
  let state = start;
  let moves = 0;
  for (; moves < bound; moves += 1) {
    const next = randomStep(game, state, random);
    if (next === undefined) break;
    state = next;
  }
  return { state, moves };
};

/** Every position of such play in which somebody moved, the first among them. */
export function* wander<T extends GameTypes>(
  game: Game<T>,
  start: T['state'],
  random: Random,
  bound: number,
): Generator<T['state']> {
  let state = start;
  for (let moves = 0; moves < bound; moves += 1) {
    const next = randomStep(game, state, random);
    if (next === undefined) return;
    yield state;
    state = next;
  }
}
