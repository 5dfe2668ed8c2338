import { drawOutcome } from './chance.ts';
import type { Fault } from './fault.ts';
import { fold, type Game, type GameTypes, type Mover, type ScenarioOpening } from './game.ts';
import type { Random } from './random.ts';
import { type Refusal, refusal, refused } from './refusal.ts';
import { ok, type Result } from './result.ts';
import type { ScenarioNotes } from './scenario-notes.ts';

/** How a match began: a scenario, or a position in the game's notation, perhaps with what its maker tells the players. */
export type Opening = ScenarioOpening | { readonly position: string; readonly notes?: ScenarioNotes };

/** One move and what came of it. The events are the cause of the state; the action says who wanted what. */
export interface Entry<T extends GameTypes> {
  readonly by: Mover<T['side']>;
  readonly action: T['action'];
  readonly events: readonly T['event'][];
  /** The standing order that made it, where the mover did not make it himself. */
  readonly order?: string;
}

/** The log as a chain back in time: adding to it costs one link, and older matches keep sharing it. */
interface Link<T extends GameTypes> {
  readonly entry: Entry<T>;
  readonly before: Link<T> | undefined;
}

/** The point that undo cannot pass. Keeping its state makes undo cheap without a copy of the state per move. */
interface Anchor<T extends GameTypes> {
  readonly state: T['state'];
  readonly length: number;
}

/** The first moves of a match that were made under older rules: they were taken as played, ours never ruled on them. */
export interface OlderPart {
  readonly rules: number;
  readonly moves: number;
}

export interface Match<T extends GameTypes> {
  readonly opening: Opening;
  /** Without it, our rules have ruled on every move. */
  readonly older?: OlderPart;
  readonly start: T['state'];
  readonly state: T['state'];
  readonly length: number;
  /** How often chance has acted: the number of the next throw of committed dice. */
  readonly throws: number;
  readonly last: Link<T> | undefined;
  readonly anchor: Anchor<T>;
}

export const openingState = <T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
): Result<T['state'], Fault> =>
  'position' in opening ? game.notation.parse(opening.position) : game.setup(opening);

export const openMatch = <T extends GameTypes>(game: Game<T>, opening: Opening): Result<Match<T>, Fault> => {
  const start = openingState(game, opening);
  return start.ok ? ok(matchFrom(opening, start.value)) : start;
};

/** A match from a start that is known to be right. */
export const matchFrom = <T extends GameTypes>(opening: Opening, start: T['state']): Match<T> => ({
  opening,
  start,
  state: start,
  length: 0,
  throws: 0,
  last: undefined,
  anchor: { state: start, length: 0 },
});

export const play = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  by: Mover<T['side']>,
  action: T['action'],
  order?: string,
): Result<Match<T>, Refusal> => {
  const decided = game.decide(match.state, by, action);
  if (!decided.ok) return decided;
  const { events, state } = decided.value;
  const entry = { by, action, events, ...(order === undefined ? {} : { order }) };
  return ok(withEntry(game, match, entry, state));
};

/** The match so far as the older part of one that is played on under our rules; none of it can be taken back. */
export const asOlder = <T extends GameTypes>(match: Match<T>, rules: number): Match<T> => ({
  ...match,
  older: { rules, moves: match.length },
  anchor: { state: match.state, length: match.length },
});

/** Lets chance act. */
export const throwDice = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  random: Random,
): Result<Match<T>, Refusal> => play(game, match, 'chance', drawOutcome(game.outcomes(match.state), random));

/** Adds an entry whose events are known to be right. */
export const record = <T extends GameTypes>(game: Game<T>, match: Match<T>, entry: Entry<T>): Match<T> =>
  withEntry(game, match, entry, fold(game, match.state, entry.events));

/** The match with this entry, which has led to this state. */
const withEntry = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  entry: Entry<T>,
  state: T['state'],
): Match<T> => {
  const length = match.length + 1;
  return {
    ...match,
    state,
    length,
    throws: match.throws + (entry.by === 'chance' ? 1 : 0),
    last: { entry, before: match.last },
    anchor: settles(game, entry) ? { state, length } : anchorBefore(match, entry),
  };
};

/** A roll and a revealed secret cannot be taken back. */
const settles = <T extends GameTypes>(game: Game<T>, { by, events }: Entry<T>): boolean =>
  by === 'chance' || events.some(event => game.final(event));

/** A side takes back its own moves only, so what the other side did before this move is settled by it. */
const anchorBefore = <T extends GameTypes>(match: Match<T>, { by }: Entry<T>): Anchor<T> =>
  match.last === undefined || match.last.entry.by === by
    ? match.anchor
    : { state: match.state, length: match.length };

/**
 * The match as it was after its first `length` entries, with the point that undo could not pass then. `stateAt` tells
 * the state after a number of entries, for who keeps states along the way.
 */
export const cutTo = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  length: number,
  stateAt: (length: number) => T['state'],
): Match<T> => {
  if (length >= match.length) return match;
  let { last, throws } = match;
  for (let above = match.length - length; above > 0 && last !== undefined; above -= 1) {
    if (last.entry.by === 'chance') throws -= 1;
    last = last.before;
  }
  const settled = settledAt(game, { ...match, last, length });
  return {
    ...match,
    state: stateAt(length),
    length,
    throws,
    last,
    anchor: { state: stateAt(settled), length: settled },
  };
};

/** How many first entries undo could not reach, by the same rule as when they were added. */
const settledAt = <T extends GameTypes>(
  game: Game<T>,
  { last, length, older }: Pick<Match<T>, 'last' | 'length' | 'older'>,
): number => {
  const least = older?.moves ?? 0;
  let link = last;
  for (let place = length; place > least && link !== undefined; place -= 1) {
    if (settles(game, link.entry)) return place;
    if (link.before !== undefined && link.before.entry.by !== link.entry.by) return place - 1;
    link = link.before;
  }
  return least;
};

export const undo = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  by: T['side'],
): Result<Match<T>, Refusal> => {
  const { last, anchor } = match;
  if (last === undefined) return refused(NOTHING_TO_UNDO);
  if (last.entry.by !== by) return refused(NOT_YOURS);
  if (match.length <= anchor.length) return refused(SETTLED);
  const kept = entriesSince(match, anchor.length).slice(0, -1);
  const state = kept.reduce((before, { events }) => fold(game, before, events), anchor.state);
  return ok({ ...match, state, length: match.length - 1, last: last.before });
};

const NOTHING_TO_UNDO = refusal('NS.2', 'nothing-to-undo', 'There is nothing to take back.');
const NOT_YOURS = refusal('NS.2', 'not-yours', 'The last move was not yours to take back.');
const SETTLED = refusal(
  'NS.2',
  'settled',
  'It can no longer be taken back: a die was rolled, a secret was revealed, the other side has acted or the rules have changed since.',
);

/** The log, oldest first. */
export const entriesOf = <T extends GameTypes>(match: Match<T>): readonly Entry<T>[] =>
  entriesSince(match, 0);

/** What happened after the first `length` entries, oldest first. */
export const entriesSince = <T extends GameTypes>(match: Match<T>, length: number): readonly Entry<T>[] => {
  const entries = new Array<Entry<T>>(Math.max(0, match.length - Math.max(0, length)));
  let link = match.last;
  for (let place = entries.length - 1; place >= 0 && link !== undefined; place -= 1) {
    entries[place] = link.entry;
    link = link.before;
  }
  return entries;
};
