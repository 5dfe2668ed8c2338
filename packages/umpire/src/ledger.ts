import {
  type Entry,
  entriesSince,
  type Game,
  type GameTypes,
  type Match,
  sameData,
  type Viewer,
} from '@narrow-seas/core';
import { type Milestones, stateAfter } from './milestones.ts';

/** A match and the states kept along its log. */
export interface Log<T extends GameTypes> {
  readonly match: Match<T>;
  readonly milestones: Milestones<T>;
}

/** The places in the log, from 1 and ascending, of the entries that exist for a viewer: his own count is by this list. */
export type Ledgers<T extends GameTypes> = (log: Log<T>, viewer: Viewer<T['side']>) => readonly number[];

/** How far the log was looked through for a viewer. */
interface Ledger<T extends GameTypes> {
  readonly numbers: number[];
  readonly match: Match<T>;
}

/** What a viewer saw of an entry, and the state after it. */
export const witnessed = <T extends GameTypes>(
  game: Game<T>,
  before: T['state'],
  { events }: Pick<Entry<T>, 'events'>,
  viewer: Viewer<T['side']>,
): { readonly sights: readonly T['sight'][]; readonly state: T['state'] } => {
  const sights: T['sight'][] = [];
  let state = before;
  for (const event of events) {
    sights.push(...game.witness(state, event, viewer));
    state = game.evolve(state, event);
  }
  return { sights, state };
};

/** The length up to which two matches have the same log. */
export const sharedLength = <T extends GameTypes>(one: Match<T>, other: Match<T>): number => {
  let [a, b] = [one.last, other.last];
  let [left, right] = [one.length, other.length];
  while (a !== b) {
    if (left >= right) [a, left] = [a?.before, left - 1];
    else [b, right] = [b?.before, right - 1];
  }
  return left;
};

const cutBack = (numbers: number[], length: number): void => {
  while ((numbers.at(-1) ?? 0) > length) numbers.pop();
};

/** Adds the entries after the first `from` that exist for the viewer. */
const addTo = <T extends GameTypes>(
  numbers: number[],
  game: Game<T>,
  match: Match<T>,
  from: { readonly length: number; readonly state: T['state'] },
  viewer: Viewer<T['side']>,
): void => {
  let before = from.state;
  for (const [place, entry] of entriesSince(match, from.length).entries()) {
    const { sights, state } = witnessed(game, before, entry, viewer);
    if (entry.by === viewer || sights.length > 0 || isChanged(game, before, state, viewer))
      numbers.push(from.length + place + 1);
    before = state;
  }
};

/** An entry of which nothing is told exists all the same for those who see that something is different. */
const isChanged = <T extends GameTypes>(
  game: Game<T>,
  before: T['state'],
  after: T['state'],
  viewer: Viewer<T['side']>,
): boolean => !sameData(game.view(before, viewer), game.view(after, viewer));

/**
 * Kept and added to as the match grows, so that each entry is judged once for each viewer. What was taken back is
 * found by comparing the logs themselves: nobody has to say that something was taken back.
 */
export const keepLedgers = <T extends GameTypes>(game: Game<T>): Ledgers<T> => {
  const ledgers = new Map<Viewer<T['side']>, Ledger<T>>();
  return ({ match, milestones }, viewer) => {
    const known = ledgers.get(viewer);
    if (known !== undefined && known.match.last === match.last) return known.numbers;
    const { numbers } = known ?? { numbers: [] };
    const length = known === undefined ? 0 : sharedLength(known.match, match);
    cutBack(numbers, length);
    const grew = known !== undefined && known.match.length === length && length > 0;
    const state = grew ? known.match.state : stateAfter(game, match, milestones, length);
    addTo(numbers, game, match, { length, state }, viewer);
    ledgers.set(viewer, { numbers, match });
    return numbers;
  };
};
