import type { Game, GameTypes, Viewer } from '../game.ts';

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

/** Everybody who may look. */
export const viewersOf = <T extends GameTypes>(game: Game<T>): readonly Viewer<T['side']>[] => [
  ...game.sides,
  'spectator',
];
