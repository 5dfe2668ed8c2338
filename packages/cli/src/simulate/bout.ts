import { contest, type Level, type Mind, type Player, playerOf, type Question } from '@narrow-seas/ai';
import { type Game, type GameTypes, mustBe, type ScenarioOpening, seededRandom } from '@narrow-seas/core';
import { quantile } from './statistics.ts';

/** One game to play: who sits where, and the seed of everything in it. */
export interface Fixture {
  readonly game: string;
  readonly opening: ScenarioOpening;
  readonly seats: { readonly [side: string]: Level };
  readonly seed: number;
}

/** How it went. */
export interface Bout {
  readonly seed: number;
  readonly seats: { readonly [side: string]: Level };
  readonly winner: string | undefined;
  readonly summary: string;
  /** Net points where the outcome states them. */
  readonly net: number | undefined;
  readonly moves: number;
  /** Ideas that the rules refused: each is a bug. */
  readonly refusals: number;
  /** The 95th percentile and the longest of each side's phases, in milliseconds. */
  readonly thinking: { readonly [side: string]: { readonly p95: number; readonly longest: number } };
}

/** Far more than any game has. */
const BOUND = 20_000;

export const playBout = <T extends GameTypes, Q extends Question>(
  game: Game<T>,
  mind: Mind<T, Q>,
  { opening, seats, seed }: Fixture,
): Bout => {
  const seeds = seededRandom(seed);
  const players: { [side: string]: Player<T> } = {};
  for (const side of game.sides)
    players[side] = playerOf(seats[side] ?? 'random', game, mind, seeds.below(2 ** 31));
  const watch = stopwatch<T>(mind);
  const { outcome, moves } = contest(game, mustBe(game.setup(opening)), {
    players,
    dice: seededRandom(seeds.below(2 ** 31)),
    bound: BOUND,
    now: () => performance.now(),
    onMove: watch.add,
  });
  const summary = outcome?.summary ?? 'unfinished';
  return {
    seed,
    seats,
    winner: outcome?.winner,
    summary: summary.replace(/, net .*$/, ''),
    net: netOf(summary),
    moves,
    refusals: Object.values(players).reduce((sum, player) => sum + player.refusals(), 0),
    thinking: watch.tell(game.sides),
  };
};

const netOf = (summary: string): number | undefined => {
  const net = /, net (-?\d+)/.exec(summary)?.[1];
  return net === undefined ? undefined : Number(net);
};

/** Adds up what a side thinks in a phase. */
const stopwatch = <T extends GameTypes>({ stage }: Pick<Mind<T, Question>, 'stage'>) => {
  const phases = new Map<string, number>();
  return {
    add: (side: T['side'], state: T['state'], milliseconds: number): void => {
      const key = `${side} ${stage(state)}`;
      phases.set(key, (phases.get(key) ?? 0) + milliseconds);
    },
    tell: (sides: readonly string[]): Bout['thinking'] =>
      Object.fromEntries(
        sides.map(side => {
          const times = [...phases].filter(([key]) => key.startsWith(`${side} `)).map(([, time]) => time);
          return [
            side,
            { p95: Math.round(quantile(times, 0.95)), longest: Math.round(Math.max(0, ...times)) },
          ];
        }),
      ),
  };
};
