import { fold, type Game, type GameTypes, type Mover, type Viewer } from '../game.ts';
import { sameData } from '../json.ts';
import { sightsOf } from './sight.ts';

/** A move and what came of it. */
export interface Made<T extends GameTypes> {
  readonly by: Mover<T['side']>;
  readonly events: readonly T['event'][];
}

/** What a viewer is sent of one entry of the log. */
export interface Message<T extends GameTypes> {
  readonly by: Mover<T['side']>;
  readonly sights: readonly T['sight'][];
  readonly view: T['view'];
}

/** Undefined where the entry does not exist for the viewer: he did not make it, sees nothing of it, and of its effect. */
export const messageOf = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  { by, events }: Made<T>,
  viewer: Viewer<T['side']>,
): Message<T> | undefined => {
  const sights = sightsOf(game, state, events, viewer);
  const view = game.view(fold(game, state, events), viewer);
  const exists = by === viewer || sights.length > 0 || !sameData(view, game.view(state, viewer));
  return exists ? { by, sights, view } : undefined;
};

/** How much goes over the wire: who counts bytes may learn what he is not told. */
export const sizeOf = (messages: readonly object[]): number => JSON.stringify(messages).length;
