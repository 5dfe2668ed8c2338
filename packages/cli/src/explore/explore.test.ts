import { continuationsFrom, playedGame, positionKey, type StoredGame } from '@narrow-seas/ai';
import {
  ALL_EYES,
  type Game,
  type GamePackage,
  type GameTypes,
  type Match,
  mustBe,
  openMatch,
  play,
  type Question,
  type ScenarioOpening,
} from '@narrow-seas/core';
import { gamePackage as sixthFleetPackage, sixthFleet } from '@narrow-seas/sixth-fleet';
import { gamePackage as skerryPackage, skerry } from '@narrow-seas/skerry';
import { describe, expect, test } from 'vitest';
import { committedMatch } from '../testing/saves.ts';

const SORTIE = { scenario: 'sortie', options: {} };
const SHORT = { scenario: 'short', options: {} };

/** Moves as a person writes them, each by the side whose turn it is. */
const matchOf = <T extends GameTypes>(
  game: Game<T>,
  opening: ScenarioOpening,
  moves: readonly string[],
): Match<T> => {
  let match = mustBe(openMatch(game, opening));
  for (const text of moves) {
    const action = mustBe(game.notation.parseAction(match.state, text));
    const actor = game.actor(match.state);
    const by = actor === 'chance' ? actor : actor[0];
    if (by === undefined) throw new Error(`Nobody may ${text}`);
    match = mustBe(play(game, match, by, action));
  }
  return match;
};

const storedAs = <T extends GameTypes, Q extends Question>(
  { game, mind, counsel, desk, kit }: GamePackage<T, Q>,
  id: string,
  match: Match<T>,
  eyes: string = ALL_EYES,
): StoredGame<T['action']> => {
  if (mind === undefined || counsel === undefined || desk === undefined) throw new Error('Not a whole game');
  const leadOf = (state: T['state'], side: T['side']): number => desk.score(game.view(state, side)).lead;
  const reading = playedGame({
    game,
    mind,
    counsel,
    match,
    eyes,
    leadOf,
    hasSecrets: kit.secrets !== 'none',
  });
  let step = reading.next();
  while (!step.done) step = reading.next();
  return { id, played: step.value };
};

const keyAt = <T extends GameTypes>(game: Game<T>, { state }: Match<T>, eyes: string = ALL_EYES): string =>
  positionKey(game, state, eyes);

describe('in Sixth Fleet, where all is open', () => {
  /** Ships and aircraft of both sides. */
  const SET_UP = ['nato', 'nato', 'soviet', 'soviet'].flatMap(() => ['deploy-rest', 'done']);
  const start = matchOf(sixthFleet, SHORT, SET_UP);
  const by = sixthFleet.actor(start.state)[0] === 'nato' ? 'nato' : 'soviet';
  const [first, second] = [...sixthFleet.options(sixthFleet.view(start.state, by)).list()]
    .filter(action => action.type === 'move')
    .filter(({ unit }, place, all) => all.findIndex(other => other.unit === unit) === place)
    .map(action => sixthFleet.notation.printAction(start.state, action));

  test('units that move in another order make the same decision; another move is another one', () => {
    const moves = [
      ['one', [first, second]],
      ['other order', [second, first]],
      ['other move', [first]],
    ] as const;
    const games = moves.map(([id, each]) => {
      const words = each.map(String);
      return storedAs(sixthFleetPackage, id, matchOf(sixthFleet, SHORT, [...SET_UP, ...words]));
    });
    const found = continuationsFrom(games, keyAt(sixthFleet, start));
    expect(found.map(({ games: where }) => where.map(({ id }) => id))).toEqual([
      ['one', 'other order'],
      ['other move'],
    ]);
    expect(found[0]).toMatchObject({ count: 2, won: 0, drawn: 0, lost: 0, points: undefined });
  });

  test('what is told of a decision is where it differs, not what all did', () => {
    const words = [String(first), String(second)] as const;
    const games = [words, [words[0]]].map((each, place) =>
      storedAs(sixthFleetPackage, `${place}`, matchOf(sixthFleet, SHORT, [...SET_UP, ...each])),
    );
    const found = continuationsFrom(games, keyAt(sixthFleet, start));
    expect(new Set(found.map(({ differs }) => differs.length))).toEqual(new Set([0, 1]));
  });
});

describe('in Skerry, where mines are secret', () => {
  const LAID = ['lay 0303', 'lay 0305', 'lay 0301'];
  const swapped = ['lay 0301', 'lay 0303', 'lay 0305'];
  const whole = storedAs(skerryPackage, 'whole', committedMatch(skerry, SORTIE, 2000));
  const start = mustBe(openMatch(skerry, SORTIE));

  test('mines that are laid in another order lie in the same places', () => {
    const keys = [LAID, swapped].map(moves => keyAt(skerry, matchOf(skerry, SORTIE, moves)));
    expect(new Set(keys).size).toBe(1);
    expect(keyAt(skerry, matchOf(skerry, SORTIE, [...LAID.slice(0, 2), 'lay 0304']))).not.toBe(keys[0]);
  });

  test('a finished game is told whole, with its result for the side that decided', () => {
    const [north] = continuationsFrom([whole, { ...whole, id: 'again' }], keyAt(skerry, start));
    const { end } = whole.played;
    const isWon = end?.winner === 'north';
    expect(north).toMatchObject({ by: 'north', count: 2, points: end?.leads['north'] });
    expect(north?.won).toBe(isWon ? 2 : 0);
    expect((north?.won ?? 0) + (north?.drawn ?? 0) + (north?.lost ?? 0)).toBe(2);
    expect(new Set(whole.played.decisions.map(({ by }) => by))).toEqual(new Set(['north', 'south']));
  });

  test('of a game that goes on, a side is told its own decisions and nobody else any', () => {
    const half = committedMatch(skerry, SORTIE, 30);
    const south = storedAs(skerryPackage, 'half', half, 'south');
    expect(new Set(south.played.decisions.map(({ by }) => by))).toEqual(new Set(['south']));
    expect(storedAs(skerryPackage, 'half', half).played.decisions).toEqual([]);
  });

  test('to a side, positions are the same that look the same to it', () => {
    const [one, other] = [LAID, ['lay 0102', 'lay 0101', 'lay 0103']].map(moves =>
      matchOf(skerry, SORTIE, moves),
    ) as [Match<never>, Match<never>];
    expect(keyAt(skerry, one, 'south')).toBe(keyAt(skerry, other, 'south'));
    expect(keyAt(skerry, one, 'north')).not.toBe(keyAt(skerry, other, 'north'));
  });
});
