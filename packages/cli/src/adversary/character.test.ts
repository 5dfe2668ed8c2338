import { choose, type Player, playerOf } from '@narrow-seas/ai';
import { drawOutcome, mustBe, seededRandom } from '@narrow-seas/core';
import { skerry, skerryMind, type SkerryTypes } from '@narrow-seas/skerry';
import { facePackage } from '@narrow-seas/skerry/face';
import { expect, test } from 'vitest';
import { adversaryOf, type Character, CHARACTERS } from './character.ts';
import { forcingPlayer } from './forcing.ts';
import { gapsBy } from './gap.ts';

const GAPS = gapsBy(skerry, facePackage);
const SEEDS = [1, 2, 3];

type SkerryPlayer = Player<SkerryTypes>;

interface Told {
  /** How often the north fired, and how far its boats lay from the nearest enemy on average. */
  readonly shots: number;
  readonly gap: number;
  readonly isOver: boolean;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** A game of the north against a cadet. */
const gameOf = (north: SkerryPlayer, seed: number): Told => {
  const south = playerOf('cadet', skerry, skerryMind, seed);
  const dice = seededRandom(seed);
  const gaps: number[] = [];
  let shots = 0;
  let state = mustBe(skerry.setup({ scenario: 'sortie', options: {} }));
  for (let moves = 0; moves < 2000 && skerry.outcome(state) === undefined; moves += 1) {
    const actor = skerry.actor(state);
    const side = actor === 'chance' ? undefined : actor[0];
    const player = side === 'north' ? north : south;
    const action =
      side === undefined
        ? drawOutcome(skerry.outcomes(state), dice)
        : choose(player, skerry.view(state, side), side);
    if (action === undefined) throw new Error(`${side} has no move.`);
    if (side === 'north' && action.type === 'fire') shots += 1;
    state = mustBe(skerry.decide(state, side ?? 'chance', action)).state;
    gaps.push(...GAPS(state, 'north'));
  }
  return { shots, gap: meanOf(gaps), isOver: skerry.outcome(state) !== undefined };
};

const gamesOf = (character: Character): readonly Told[] =>
  SEEDS.map(seed =>
    gameOf(adversaryOf(character, { game: skerry, mind: skerryMind, gaps: GAPS }, seed), seed),
  );

test.each(CHARACTERS)('a %s adversary plays whole games by the rules', character => {
  expect(gamesOf(character).every(({ isOver }) => isOver)).toBe(true);
});

test('one who rushes fires more and lies nearer than one who stalls; one who is passive never fires', () => {
  const [rush, stall, passive] = [gamesOf('rush'), gamesOf('stall'), gamesOf('passive')];
  const shotsOf = (games: readonly Told[]): number => meanOf(games.map(({ shots }) => shots));
  const gapOf = (games: readonly Told[]): number => meanOf(games.map(({ gap }) => gap));
  expect(shotsOf(rush)).toBeGreaterThan(shotsOf(stall));
  expect(gapOf(rush)).toBeLessThan(gapOf(stall));
  expect(shotsOf(passive)).toBe(0);
});

test('a player who is made to do something does it wherever it can be done, and plays the rest like a captain', () => {
  const start = mustBe(skerry.setup({ scenario: 'sortie', options: {} }));
  const view = skerry.view(start, 'north');
  const [wanted] = [...skerry.options(view).list()];
  if (wanted === undefined) throw new Error('The north has no move.');
  const forced = forcingPlayer(skerry, skerryMind, () => [wanted], 1);
  const free = forcingPlayer(skerry, skerryMind, () => [], 1);
  expect(choose(forced, view, 'north')).toEqual(wanted);
  expect(choose(free, view, 'north')).toEqual(
    choose(playerOf('captain', skerry, skerryMind, 1), view, 'north'),
  );
});
