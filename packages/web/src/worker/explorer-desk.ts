import { continuationsFrom } from '@narrow-seas/ai';
import type { PlayedGame } from '@narrow-seas/core';
import type { Explored } from '../link/explored.ts';
import type { Action } from '../link/protocol.ts';
import type { SaveHeader } from '../store/header.ts';
import { type KeptPlayed, soundPlayed } from '../store/kept-played.ts';
import type { Archive } from '../store/saves.ts';
import type { SoughtPosition } from './analyst.ts';
import type { GameHost } from './game-host.ts';
import { maker } from './maker.ts';

/** Looks for positions in the games of this browser. */
export interface ExplorerDesk {
  /** Reads on for this many milliseconds; one step of reading may go over it. */
  readonly ask: (host: GameHost, sought: SoughtPosition, slice: number) => Promise<Explored>;
}

interface ReadGame {
  readonly header: SaveHeader;
  readonly played: PlayedGame<Action>;
}

interface Reading {
  readonly header: SaveHeader;
  readonly steps: Generator<undefined, PlayedGame<Action>>;
}

interface Shelf {
  /** Of which game, and by whose eyes. */
  about: string;
  /** Those that count, the latest first. */
  headers: readonly SaveHeader[];
  readonly read: Map<string, ReadGame>;
  queue: SaveHeader[];
  reading: Reading | undefined;
}

/** More games than these are not read, the latest first. */
const MOST_GAMES = 500;

export const openExplorerDesk = (archive: Archive): ExplorerDesk => {
  const shelf: Shelf = { about: '', headers: [], read: new Map(), queue: [], reading: undefined };
  const work = { last: Promise.resolve<unknown>(undefined) };
  return {
    ask: (host, sought, slice) => {
      // One question after the other: two would read the same games.
      const answer = work.last.then(() => explore(archive, shelf, host, sought, slice));
      work.last = answer.catch(() => undefined);
      return answer;
    },
  };
};

const explore = async (
  archive: Archive,
  shelf: Shelf,
  host: GameHost,
  { eyes, key }: SoughtPosition,
  slice: number,
): Promise<Explored> => {
  const until = performance.now() + slice;
  await lookAtList(archive, shelf, host, eyes);
  while (performance.now() < until && !isAllRead(shelf)) {
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    shelf.reading ??= await nextReading(archive, shelf, host, eyes);
    if (shelf.reading !== undefined) step(archive, shelf, shelf.reading, eyes);
  }
  const games = shelf.headers.flatMap(({ id }) => {
    const found = shelf.read.get(id);
    return found === undefined ? [] : [{ id, played: found.played }];
  });
  const continuations = continuationsFrom(games, key);
  const named = new Set(continuations.flatMap(({ games: where }) => where.map(({ id }) => id)));
  return {
    continuations,
    games: shelf.headers.flatMap(({ id, title, at }) => (named.has(id) ? [{ id, title, at }] : [])),
    read: games.length,
    all: shelf.headers.length,
    complete: isAllRead(shelf),
  };
};

const isAllRead = ({ reading, queue }: Shelf): boolean => reading === undefined && queue.length === 0;

/** Once all are read, the list is looked at again: there may be other games now. */
const lookAtList = async (
  archive: Archive,
  shelf: Shelf,
  { card }: GameHost,
  eyes: string,
): Promise<void> => {
  const about = `${card.id} ${eyes}`;
  if (shelf.about !== about)
    Object.assign(shelf, { about, headers: [], read: new Map(), queue: [], reading: undefined });
  if (!isAllRead(shelf)) return;
  const all = (await archive.list()).filter(({ game }) => game === card.id);
  shelf.headers = all.filter(header => mayCount(header, card.secrets, eyes)).slice(0, MOST_GAMES);
  shelf.queue = shelf.headers.filter(header => !isRead(shelf.read.get(header.id), header));
};

const isRead = (known: ReadGame | undefined, { at, length }: SaveHeader): boolean =>
  known?.header.at === at && known.header.length === length;

/**
 * Finished games count. Of one with secrets that goes on, only his own decisions are told to the one person at its table:
 * where two sit there, each would read the other's plans.
 */
const mayCount = ({ over, seats }: SaveHeader, hasSecrets: boolean, eyes: string): boolean => {
  if (over || !hasSecrets) return true;
  const people = Object.keys(seats).filter(side => seats[side] === 'person');
  return people.length === 1 && people[0] === eyes;
};

/** The next game of the queue; undefined where it was kept, which needs no reading, and where it cannot be read. */
const nextReading = async (
  archive: Archive,
  shelf: Shelf,
  host: GameHost,
  eyes: string,
): Promise<Reading | undefined> => {
  const header = shelf.queue[0];
  if (header === undefined) return undefined;
  const kept = await archive.studies.read(placeOf(header, eyes));
  const known = soundPlayed(kept, header, maker());
  const text = known === undefined ? await archive.text(header.id) : undefined;
  const steps = text === undefined ? undefined : host.played(text, eyes);
  shelf.queue.shift();
  if (steps !== undefined) return { header, steps };
  const played = known ?? { game: header.game, eyes, end: undefined, decisions: [] };
  shelf.read.set(header.id, { header, played });
  return undefined;
};

const placeOf = ({ id }: SaveHeader, eyes: string) => ({ game: id, kind: 'played', viewer: eyes }) as const;

const step = (archive: Archive, shelf: Shelf, { header, steps }: Reading, eyes: string): void => {
  const next = steps.next();
  if (next.done !== true) return;
  shelf.read.set(header.id, { header, played: next.value });
  shelf.reading = undefined;
  const { at, length } = header;
  const kept: KeptPlayed = { played: next.value, maker: maker(), at, length };
  void archive.studies.write(placeOf(header, eyes), kept);
};
