import type { Game, GameTypes, Viewer } from '../game.ts';
import { sameData } from '../json.ts';

/** Everything the viewer sees of a run of events. */
export const sightsOf = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  events: readonly T['event'][],
  viewer: Viewer<T['side']>,
): readonly T['sight'][] => {
  let before = state;
  return events.flatMap(event => {
    const seen = game.witness(before, event, viewer);
    before = game.evolve(before, event);
    return seen;
  });
};

/**
 * Everything the viewer is shown while the events happen, each picture once. The last picture alone would not do: a
 * ship that sails in a circle in the open is seen where it went, and ends where one that stayed is.
 */
export const viewsOf = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  events: readonly T['event'][],
  viewer: Viewer<T['side']>,
): readonly T['view'][] => {
  const views: T['view'][] = [game.view(state, viewer)];
  let now = state;
  for (const event of events) {
    now = game.evolve(now, event);
    const view = game.view(now, viewer);
    if (!sameData(view, views.at(-1))) views.push(view);
  }
  return views;
};

/** Everybody who may look. */
export const viewersOf = <T extends GameTypes>(game: Game<T>): readonly Viewer<T['side']>[] => [
  ...game.sides,
  'spectator',
];
