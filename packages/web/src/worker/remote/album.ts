import type { GameTypes, Viewer } from '@narrow-seas/core';
import { isRecord, type MatchTable, PERSON, readRecord, recordTable } from '@narrow-seas/umpire';
import { get, getText } from '../../online/api.ts';
import { ONLINE } from '../../words/online.ts';
import type { GameParts } from '../game-parts.ts';
import { openMatch } from '../session.ts';

/** What one viewer saw at the moments of the match that were shown or asked for. */
export interface Album<T extends GameTypes> {
  readonly at: (number: number) => T['view'] | undefined;
  readonly add: (number: number, view: T['view']) => void;
  /** What came after this many entries was taken back. */
  readonly cut: (number: number) => void;
  /** Fetches what is not there yet of these moments. Fails where the server cannot be reached. */
  readonly fetch: (numbers: readonly number[]) => Promise<void>;
}

/** This many moments are fetched one by one; for more the whole match is. */
const FEW = 8;
/** More requests than this are no answer to one question. */
const MANY = 60;
/** Moments that are kept: a film needs the last ones. */
const MOST = 400;

interface Subject<T extends GameTypes> {
  readonly parts: GameParts<T>;
  readonly id: string;
  readonly viewer: Viewer<T['side']>;
}

/** The match so far as a file, opened to be looked at: a record where there are secrets, else the whole of it. */
const openFile = <T extends GameTypes>(
  { parts, viewer }: Subject<T>,
  text: string,
): MatchTable<T> | undefined => {
  const { game } = parts;
  if (isRecord(text)) {
    const record = readRecord(game, text);
    return record.ok && record.value.viewer === viewer ? recordTable(game, record.value) : undefined;
  }
  const seats = Object.fromEntries(game.sides.map(side => [side, PERSON]));
  const scenario = game.scenarios[0]?.id ?? '';
  const opened = openMatch(parts, { opening: { scenario, options: {} }, seats, text });
  return opened.ok ? opened.value : undefined;
};

export const makeAlbum = <T extends GameTypes>(subject: Subject<T>): Album<T> => {
  const { id, viewer } = subject;
  const views = new Map<number, T['view']>();
  const state: { whole: MatchTable<T> | undefined } = { whole: undefined };
  const at = (number: number): T['view'] | undefined => {
    const { whole } = state;
    const kept = views.get(number);
    if (kept !== undefined || whole === undefined || number > whole.lengthFor(viewer)) return kept;
    return whole.replayTo(number, viewer);
  };
  const add = (number: number, view: T['view']): void => {
    views.set(number, view);
    const [oldest] = views.keys();
    if (views.size > MOST && oldest !== undefined) views.delete(oldest);
  };
  const fetchOne = async (number: number): Promise<void> => {
    const told = await get<{ readonly view: T['view'] }>(`/games/${id}/views/${number}?as=${viewer}`);
    if (!told.ok) throw new Error(told.error.sentence);
    add(number, told.value.view);
  };
  const fetchWhole = async (): Promise<void> => {
    const text = await getText(`/games/${id}/file?as=${viewer}`);
    if (text.ok) state.whole = openFile(subject, text.value);
  };
  return {
    at,
    add,
    cut: number => {
      for (const kept of views.keys()) if (kept > number) views.delete(kept);
      state.whole = undefined;
    },
    fetch: async numbers => {
      const missing = (): readonly number[] => numbers.filter(number => at(number) === undefined);
      if (missing().length > FEW) await fetchWhole();
      const rest = missing();
      if (rest.length > MANY) throw new Error(ONLINE.api.tooMuch);
      await Promise.all(rest.map(fetchOne));
    },
  };
};
