import {
  cutTo,
  type Entry,
  entriesSince,
  fault,
  type Fault,
  type Game,
  type GameTypes,
  type Match,
  ok,
  record,
  refusal,
  type Refusal,
  refused,
  type Result,
} from '@narrow-seas/core';
import { milestonesBefore, milestonesOf, stateAfter } from './milestones.ts';
import { type RunningMatch, withMatch } from './running-match.ts';
import type { MatchRow } from './row.ts';
import { counted, type Ordered, type Standing } from './standing.ts';

/** The match after a row that somebody stored. Every process that follows the same rows has the same match. */
export const followed = <T extends GameTypes>(
  game: Game<T>,
  standing: Standing<T>,
  running: RunningMatch<T>,
  { by, common, entries, orders }: MatchRow<T>,
): Result<RunningMatch<T>, Fault> => {
  if (common > running.match.length) return fault('ERR_ROW', 'common', MISSING);
  const begun = cutBack(game, running, common);
  const run = addAll(game, standing, begun, entries);
  if (run === undefined) return fault('ERR_ROW', 'entries', UNFIT);
  const given = orders === undefined ? begun.orders : { ...begun.orders, [by]: orders };
  return ok(withMatch(game, { ...begun, tally: run.tally, orders: given }, run.match));
};

const MISSING = 'A row of the stored game is missing before this one; restore the game from a backup.';
const UNFIT = 'A row of the stored game does not fit the position before it; restore the game from a backup.';

interface Run<T extends GameTypes> {
  readonly match: Match<T>;
  readonly tally: Ordered['tally'];
}

/** Events that do not fit are the only thing that makes rules throw here. */
const addAll = <T extends GameTypes>(
  game: Game<T>,
  { rules }: Standing<T>,
  { match: begun, tally: before, orders }: RunningMatch<T>,
  entries: readonly Entry<T>[],
): Run<T> | undefined => {
  let [match, tally] = [begun, before];
  try {
    for (const entry of entries) {
      if (entry.by !== 'chance')
        tally = counted(game, rules, { match, tally, orders }, entry.by, entry.order !== undefined);
      match = record(game, match, entry);
    }
  } catch {
    return undefined;
  }
  return { match, tally };
};

const cutBack = <T extends GameTypes>(
  game: Game<T>,
  running: RunningMatch<T>,
  length: number,
): RunningMatch<T> => {
  const { match, milestones } = running;
  if (length === match.length) return running;
  const cut = cutTo(game, match, length, asked => stateAfter(game, match, milestones, asked));
  const kept = milestonesBefore(milestones, length + 1);
  return { ...running, match: cut, milestones: milestonesOf(game, cut, kept) };
};

/**
 * The match as it was before the last move that the side made itself, dice and all that others did since taken back
 * with it: what both have agreed on. The dice that were thrown will fall again as they did, so nobody gains new ones.
 */
export const rewound = <T extends GameTypes>(
  game: Game<T>,
  running: RunningMatch<T>,
  side: T['side'],
): Result<RunningMatch<T>, Refusal> => {
  const { match } = running;
  const first = match.older?.moves ?? 0;
  const own = entriesSince(match, first).findLastIndex(({ by, order }) => by === side && order === undefined);
  return own < 0 ? refused(NOTHING_OWN) : ok(cutBack(game, running, first + own));
};

const NOTHING_OWN = refusal('NS.2', 'nothing-to-undo', 'You have made no move yet that could be taken back.');
