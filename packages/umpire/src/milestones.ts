import { entriesSince, fold, type Game, type GameTypes, type Match } from '@narrow-seas/core';

/** How far apart the states kept for going back are: a scrubber folds at most that number of entries. */
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

/** Those that an entry of this number, which is taken out of the log, has no part in. */
export const milestonesBefore = <T extends GameTypes>(kept: Milestones<T>, number: number): Milestones<T> =>
  kept.slice(0, Math.floor(Math.max(0, number - 1) / STRIDE) + 1);

/** The state after `length` entries, from the milestone before it. Numbers beyond either end mean that end. */
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
