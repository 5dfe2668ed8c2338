import {
  entriesSince,
  fold,
  type Game,
  type GameTypes,
  type Match,
  type Mover,
  type Viewer,
} from '@narrow-seas/core';

/** What a viewer witnessed of one entry of the log. The action itself may be a secret and is left out. */
export interface SeenEntry<T extends GameTypes> {
  /** Counted from 1: after this entry the match has this length. */
  readonly number: number;
  readonly by: Mover<T['side']>;
  readonly sights: readonly T['sight'][];
}

/** How far apart the states kept for going back are: a scrubber folds at most so many entries. */
const STRIDE = 32;

/** States kept along the way, the one after n × STRIDE entries in place n. */
export type Milestones<T extends GameTypes> = readonly T['state'][];

/** The milestones of a match that grew, was cut back or was loaded: those still true are kept. */
export const milestonesOf = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  kept: Milestones<T>,
): Milestones<T> => {
  const places = Math.floor(match.length / STRIDE) + 1;
  if (kept.length >= places) return kept.slice(0, places);
  const states = kept.length === 0 ? [match.start] : [...kept];
  const entries = entriesSince(match, (states.length - 1) * STRIDE);
  let state = states.at(-1) as T['state'];
  for (let place = 0; states.length < places; place += 1) {
    state = fold(game, state, entries[place]?.events ?? []);
    if ((place + 1) % STRIDE === 0) states.push(state);
  }
  return states;
};

/** The state after so many entries, from the milestone before it. Numbers beyond either end mean that end. */
export const stateAfter = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  milestones: Milestones<T>,
  length: number,
): T['state'] => {
  const asked = Math.min(Math.max(0, Math.trunc(length)), match.length);
  const place = Math.min(Math.floor(asked / STRIDE), milestones.length - 1);
  const from = milestones[place] ?? match.start;
  const first = Math.max(0, place) * STRIDE;
  return entriesSince(match, first)
    .slice(0, asked - first)
    .reduce((state, { events }) => fold(game, state, events), from);
};

/** What the viewer saw of every entry after the first `since`. */
export const seenSince = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  milestones: Milestones<T>,
  viewer: Viewer<T['side']>,
  since: number,
): readonly SeenEntry<T>[] => {
  const first = Math.min(Math.max(0, Math.trunc(since)), match.length);
  let state = stateAfter(game, match, milestones, first);
  return entriesSince(match, first).map(({ by, events }, place) => {
    const sights: T['sight'][] = [];
    for (const event of events) {
      sights.push(...game.witness(state, event, viewer));
      state = game.evolve(state, event);
    }
    return { number: first + place + 1, by, sights };
  });
};
