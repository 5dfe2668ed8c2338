import type { Counter } from './counter.ts';

/** Where each game is opened, loaded when somebody wants to play it. */
export type Counters = { readonly [game: string]: () => Promise<Counter> };

/** The games that can be played. A new game is put on the shelf here and on the page. */
export const GAMES: Counters = {
  'sixth-fleet': async () => (await import('./games/sixth-fleet.ts')).sixthFleetCounter,
  'second-fleet': async () => (await import('./games/second-fleet.ts')).secondFleetCounter,
  'europa-naval': async () => (await import('./games/europa-naval.ts')).europaNavalCounter,
};
