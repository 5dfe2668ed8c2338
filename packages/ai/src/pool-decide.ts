import type { Game, GameTypes } from '@narrow-seas/core';
import type { Player } from './player.ts';
import type { Thinking } from './pool-drive.ts';

/** The next action of a seat, as far as it is thought out. */
export interface Decision<T extends GameTypes> {
  /** One that the rules accept; undefined only where nothing is offered. */
  readonly action: T['action'] | undefined;
  readonly value: number;
  readonly nodes: number;
}

/** A player's thinking in the form that a pool can stop, cancel and tell about. The player keeps its plan for the phase. */
export function* deciding<T extends GameTypes>(
  game: Game<T>,
  player: Player<T>,
  view: T['view'],
  side: T['side'],
): Thinking<Decision<T>> {
  const { refuse } = game.options(view);
  let best: Decision<T> = { action: undefined, value: 0, nodes: 0 };
  const thinking = player.think(view, side);
  let step = thinking.next();
  for (; !step.done; step = thinking.next()) {
    const { best: action, value, nodes } = step.value;
    if (action !== undefined && refuse(action) === undefined) best = { action, value, nodes };
    // A caller that stops here must have something to play.
    if (best.action !== undefined) yield best;
  }
  return { ...best, action: step.value };
}
