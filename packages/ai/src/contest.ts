import { drawOutcome, type Game, type GameTypes, type Outcome, type Random } from '@narrow-seas/core';
import { after } from './outlook.ts';
import { choose, type Player } from './player.ts';

export interface Contest<T extends GameTypes> {
  readonly state: T['state'];
  readonly outcome: Outcome<T['side']> | undefined;
  readonly moves: number;
}

/** Told after each move of a side: how long it thought, by the clock that was given. */
export type OnMove<T extends GameTypes> = (side: T['side'], before: T['state'], milliseconds: number) => void;

interface Seats<T extends GameTypes> {
  readonly players: { readonly [side: string]: Player<T> };
  readonly dice: Random;
  readonly bound: number;
  readonly now: () => number;
  readonly onMove: OnMove<T>;
}

/** A whole game between players; a refused move is a bug and throws. */
export const contest = <T extends GameTypes>(
  game: Game<T>,
  start: T['state'],
  seats: Seats<T>,
): Contest<T> => {
  let state = start;
  let moves = 0;
  for (; moves < seats.bound; moves += 1) {
    const next = step(game, state, seats);
    if (next === undefined) break;
    state = next;
  }
  return { state, outcome: game.outcome(state), moves };
};

const step = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seats: Seats<T>,
): T['state'] | undefined => {
  const actor = game.actor(state);
  if (actor === 'chance') return must(game, state, 'chance', drawOutcome(game.outcomes(state), seats.dice));
  const [side] = actor;
  if (side === undefined) return undefined;
  const player = seats.players[side];
  if (player === undefined) throw new Error(`Nobody plays ${side}`);
  const began = seats.now();
  const action = choose(player, game.view(state, side), side);
  seats.onMove(side, state, seats.now() - began);
  return action === undefined ? undefined : must(game, state, side, action);
};

const must = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  by: T['side'] | 'chance',
  action: T['action'],
): T['state'] => {
  const next = after(game, state, by, action);
  if (next === undefined) throw new Error(`${by} tried what the rules refuse: ${JSON.stringify(action)}`);
  return next;
};
