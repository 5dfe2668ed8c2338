import {
  type Fault,
  type FileKind,
  fault,
  type Game,
  type GameTypes,
  isObject,
  type JsonObject,
  ok,
  type Outcome,
  type Patch,
  patchBetween,
  patched,
  type Result,
  readVersioned,
  type Viewer,
  writeVersioned,
} from '@narrow-seas/core';
import type { SeenEntry } from './journal.ts';
import type { MatchTable } from './table.ts';

/**
 * A match as one viewer saw it: nothing in it is secret from him, and it holds no seed, so he may share it at any time.
 * It can be looked at and replayed through his eyes; it cannot be played on or ruled on again.
 */
export interface MatchRecord<T extends GameTypes> {
  readonly viewer: Viewer<T['side']>;
  readonly entries: readonly SeenEntry<T>[];
  /** What he saw at the start and after each of his entries: one more than there are entries. */
  readonly views: readonly T['view'][];
  readonly outcome: Outcome<T['side']> | undefined;
}

export const RECORD_FILE: FileKind = { format: 'narrow-seas/record', version: 1, migrations: {} };

export const isRecord = (text: string): boolean => readVersioned(RECORD_FILE, text).ok;

export const recordOf = <T extends GameTypes>(
  table: MatchTable<T>,
  viewer: Viewer<T['side']>,
): MatchRecord<T> => {
  const entries = table.entriesSeen(viewer, 0);
  const views = [0, ...entries.map(({ number }) => number)].map(length => table.replayTo(length, viewer));
  return { viewer, entries, views, outcome: table.outcome() };
};

export const writeRecord = <T extends GameTypes>(
  { id, version }: Game<T>,
  { viewer, entries, views, outcome }: MatchRecord<T>,
  scenario: string,
): string =>
  writeVersioned(RECORD_FILE, {
    game: id,
    rules: version,
    opening: { scenario },
    viewer,
    ...(outcome === undefined ? {} : { outcome }),
    start: views[0],
    entries: entries.map(({ by, sights }, place) => {
      const change = patchBetween(views[place], views[place + 1]);
      return { by, sights, ...(change === undefined ? {} : { change }) };
    }),
  });

/** Views are read as they were written, so a record opens under the rules version that made it and no other. */
export const readRecord = <T extends GameTypes>(
  game: Game<T>,
  text: string,
): Result<MatchRecord<T>, Fault> => {
  const read = readVersioned(RECORD_FILE, text);
  if (!read.ok) return read;
  const { game: id, rules, start, entries, outcome } = read.value;
  if (id !== game.id) return bad('game', `This is a record of another game, not of ${game.id}.`);
  if (rules !== game.version)
    return bad('rules', 'This record was made by another version of the rules and cannot be shown.');
  const viewer = [...game.sides, 'spectator' as const].find(name => name === read.value['viewer']);
  if (viewer === undefined) return bad('viewer', 'The record does not say whose it is.');
  if (!isObject(start) || !Array.isArray(entries)) return bad('start', DAMAGED);
  const told = readOutcome(game, outcome);
  if (outcome !== undefined && told === undefined) return bad('outcome', DAMAGED);
  const run = readEntries(game, start, entries);
  return run.ok ? ok({ viewer, ...run.value, outcome: told }) : run;
};

const DAMAGED = 'The record is damaged; ask for the file again.';

const bad = (at: string, message: string): Result<never, Fault> => fault('ERR_RECORD', at, message);

type Run<T extends GameTypes> = Pick<MatchRecord<T>, 'entries' | 'views'>;

const readEntries = <T extends GameTypes>(
  game: Game<T>,
  start: JsonObject,
  values: readonly unknown[],
): Result<Run<T>, Fault> => {
  const entries: SeenEntry<T>[] = [];
  const views: T['view'][] = [start];
  for (const [place, value] of values.entries()) {
    const entry = readEntry(game, value, place + 1);
    const view = viewAfter(views[place] as T['view'], value);
    if (entry === undefined || view === undefined) return bad(`entries[${place}]`, DAMAGED);
    entries.push(entry);
    views.push(view);
  }
  return ok({ entries, views });
};

const readEntry = <T extends GameTypes>(
  { sides }: Game<T>,
  value: unknown,
  number: number,
): SeenEntry<T> | undefined => {
  if (!isObject(value)) return undefined;
  const by = [...sides, 'chance' as const].find(mover => mover === value['by']);
  const { sights } = value;
  if (by === undefined || !Array.isArray(sights) || !sights.every(isObject)) return undefined;
  return { number, by, sights };
};

const viewAfter = (before: object, value: unknown): object | undefined => {
  if (!isObject(value) || value['change'] === undefined) return before;
  try {
    const after = patched(before, value['change'] as Patch);
    return isObject(after) ? after : undefined;
  } catch {
    return undefined;
  }
};

const readOutcome = <T extends GameTypes>(
  { sides }: Game<T>,
  value: unknown,
): Outcome<T['side']> | undefined => {
  if (!isObject(value) || typeof value['summary'] !== 'string') return undefined;
  const { summary, level, net } = value;
  return {
    winner: sides.find(side => side === value['winner']),
    summary,
    ...(typeof level === 'string' ? { level } : {}),
    ...(typeof net === 'number' ? { net } : {}),
  };
};
