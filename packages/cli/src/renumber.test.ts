import {
  assembleSave,
  entriesOf,
  type Entry,
  type Game,
  type GameData,
  type GameTypes,
  idOf,
  type Match,
  mustBe,
  type Numbering,
  readSave,
  saveHead,
} from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { SHELF } from './testing/shelf.ts';
import { committedMatch } from './testing/saves.ts';

const backwards = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => count - 1 - place);

/** All lists the other way round: what was first is last. */
const turned = (data: GameData): GameData => ({
  ...data,
  lists: Object.fromEntries(Object.entries(data.lists).map(([list, items]) => [list, items.toReversed()])),
});

const turnedNumbers = (data: GameData): Numbering =>
  Object.fromEntries(Object.entries(data.lists).map(([list, items]) => [list, backwards(items.length)]));

/** A save as a release would have written it whose lists were in the opposite order. */
const saveOfOther = <T extends GameTypes>(game: Game<T>, match: Match<T>, data: GameData): string => {
  const numbers = turnedNumbers(data);
  const other = ({ by, action, events }: Entry<T>): object => ({
    by,
    action: mustBe(game.decodeAction(action, numbers)),
    events: events.map(event => mustBe(game.decodeEvent(event, numbers))),
  });
  const head = { ...saveHead(game, match, undefined), data: turned(data) };
  return assembleSave(head, entriesOf(match).map(other));
};

/** One version on, so that what is written now is of older rules. */
const later = <T extends GameTypes>(game: Game<T>): Game<T> => ({
  ...game,
  version: game.version + 1,
  migrations: { ...game.migrations, [game.version]: log => log },
});

const OPENINGS = SHELF.flatMap(entry =>
  entry(({ game }) => game.scenarios.map(({ id }) => [idOf(entry), id, entry] as const)),
);

test.each(OPENINGS)(
  '%s %s: a log of lists in another order is read by their names',
  (_game, scenario, entry) => {
    entry(({ game }) => {
      const match = committedMatch(game, { scenario, options: {} }, 150);
      const data = game.data?.(match.start);
      if (data === undefined) throw new Error('The game has no data');
      const text = saveOfOther(game, match, data);
      const read = mustBe(readSave(later(game), text));
      expect(read.changes).toEqual([]);
      expect(read.match.state).toEqual(match.state);
      expect(entriesOf(read.match)).toEqual(entriesOf(match));
      if (Object.keys(data.lists).length > 0) expect(readSave(game, text).ok).toBe(false);
    });
  },
);
