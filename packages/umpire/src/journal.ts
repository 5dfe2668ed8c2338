import { entriesSince, type Game, type GameTypes, type Mover, type Viewer } from '@narrow-seas/core';
import { keepLedgers, type Log, witnessed } from './ledger.ts';
import { stateAfter } from './milestones.ts';

/** What a viewer witnessed of one entry of the log. The action itself may be a secret and is left out. */
export interface SeenEntry<T extends GameTypes> {
  /** In the viewer's own count, from 1: entries that do not exist for him have no number. */
  readonly number: number;
  readonly by: Mover<T['side']>;
  readonly sights: readonly T['sight'][];
  /** The standing order that made it, where it is the viewer's own. */
  readonly order?: string;
}

/** The log as one viewer knows it. All numbers are his own, but for those that are said to be of the log. */
export interface Journal<T extends GameTypes> {
  readonly length: (log: Log<T>) => number;
  /** What he saw of each of his entries after the first `since`. */
  readonly since: (log: Log<T>, since: number) => readonly SeenEntry<T>[];
  /** What he saw when his log had this length. Numbers beyond either end mean that end. */
  readonly viewAt: (log: Log<T>, length: number) => T['view'];
  /** The place in the log of his entry of this number, and 0 before the first. */
  readonly placeOf: (log: Log<T>, number: number) => number;
  /** The number of the last of his entries that is not after this place in the log. */
  readonly numberAt: (log: Log<T>, place: number) => number;
}

const within = (number: number, most: number): number => Math.min(Math.max(0, Math.trunc(number)), most);

/** The first place of an ascending list whose value is beyond. */
const firstBeyond = (numbers: readonly number[], value: number): number => {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((numbers[middle] as number) > value) to = middle;
    else from = middle + 1;
  }
  return from;
};

/** What the viewer saw of the entries of these places in the log, which follow one another for him. */
const tell = <T extends GameTypes>(
  game: Game<T>,
  { match, milestones }: Log<T>,
  viewer: Viewer<T['side']>,
  numbers: readonly number[],
  since: number,
): readonly SeenEntry<T>[] => {
  const first = numbers[since - 1] ?? 0;
  const told: SeenEntry<T>[] = [];
  let before = stateAfter(game, match, milestones, first);
  for (const [place, entry] of entriesSince(match, first).entries()) {
    const { sights, state } = witnessed(game, before, entry, viewer);
    before = state;
    const number = since + told.length + 1;
    if (numbers[number - 1] !== first + place + 1) continue;
    const { by, order } = entry;
    told.push({ number, by, sights, ...(order === undefined || by !== viewer ? {} : { order }) });
  }
  return told;
};

/** One journal for each viewer, kept and added to as the match grows. */
export const keepJournals = <T extends GameTypes>(
  game: Game<T>,
): ((viewer: Viewer<T['side']>) => Journal<T>) => {
  const numbersFor = keepLedgers(game);
  return viewer => ({
    length: log => numbersFor(log, viewer).length,
    since: (log, since) => {
      const numbers = numbersFor(log, viewer);
      return tell(game, log, viewer, numbers, within(since, numbers.length));
    },
    viewAt: (log, length) => {
      const numbers = numbersFor(log, viewer);
      const asked = within(length, numbers.length);
      const place = asked === numbers.length ? log.match.length : (numbers[asked - 1] ?? 0);
      return game.view(stateAfter(game, log.match, log.milestones, place), viewer);
    },
    placeOf: (log, number) => {
      const numbers = numbersFor(log, viewer);
      return numbers[within(number, numbers.length) - 1] ?? 0;
    },
    numberAt: (log, place) => firstBeyond(numbersFor(log, viewer), place),
  });
};
