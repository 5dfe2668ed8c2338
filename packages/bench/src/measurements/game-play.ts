import { loadCatalogue } from '@narrow-seas/catalogue';
import {
  type Game,
  type GameTypes,
  mustBe,
  playRandomly,
  type Random,
  type SomeGame,
  seededRandom,
} from '@narrow-seas/core';
import type { Work } from '../lap.ts';
import { type Measurement, perSecond, warmingUp } from '../measurement.ts';

/** More moves than any random match has. */
const TO_THE_END = 60_000;

/** What we promise of a game, and what is played for it. A game that is not here is measured in all its scenarios. */
interface Promised {
  readonly actionsPerSecond: number;
  /** The same ones for as long as figures are to be compared. */
  readonly scenarios: readonly string[];
  /** How many windows long the first one is. */
  readonly warmUp: number;
  readonly what: string;
}

const PROMISED: { readonly [game: string]: Promised } = {
  'sixth-fleet': {
    actionsPerSecond: 60_000,
    scenarios: ['short', 'campaign'],
    warmUp: 10,
    what: 'ten turns and campaign',
  },
  // The speed of the large rulebooks still rises after six seconds of computing.
  'second-fleet': {
    actionsPerSecond: 40_000,
    scenarios: ['standing-force', 'iceland-gap', 'kola-strike', 'norway-convoy', 'northern-campaign'],
    warmUp: 30,
    what: 'five scenarios',
  },
  'europa-naval': {
    actionsPerSecond: 30_000,
    scenarios: ['malta', 'husky'],
    warmUp: 30,
    what: 'Mediterranean',
  },
};

/** Whole games, set-up left out: view, options, decide and evolve for every action. */
const playAll = <T extends GameTypes>(game: Game<T>, scenarios: readonly string[], random: Random): Work => {
  const starts = scenarios.map(scenario => mustBe(game.setup({ scenario, options: {} })));
  return () => {
    const moves = starts.reduce((sum, start) => sum + playRandomly(game, start, random, TO_THE_END).moves, 0);
    return { operations: moves, check: moves };
  };
};

const playOf = <T extends GameTypes>(game: Game<T>): Measurement => {
  const promised = PROMISED[game.id];
  const scenarios = promised?.scenarios ?? game.scenarios.map(({ id }) => id);
  return {
    id: `${game.id}-play`,
    title: `${game.title}: random play, ${promised?.what ?? 'all scenarios'}`,
    unit: 'actions/s',
    better: 'more',
    ours: warmingUp(perSecond(playAll(game, scenarios, seededRandom(1))), promised?.warmUp),
    ...(promised === undefined
      ? {}
      : { target: { of: 'median', is: 'at least', value: promised.actionsPerSecond } }),
  };
};

const GAMES: readonly SomeGame[] = await loadCatalogue();

/** Random play of every game of the catalogue. */
export const gamePlays: readonly (() => Measurement)[] = GAMES.map(
  some => () => some(({ game }) => playOf(game)),
);
