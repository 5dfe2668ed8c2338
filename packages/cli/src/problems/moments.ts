import { choose, type Level, playerOf } from '@narrow-seas/ai';
import {
  drawOutcome,
  type GamePackage,
  type GameTypes,
  type Mind,
  mustBe,
  type Question,
  seededRandom,
} from '@narrow-seas/core';

/** A package that can be played by the computer, spoken of and counted. */
export type ProblemPack<T extends GameTypes, Q extends Question> = Required<
  Pick<GamePackage<T, Q>, 'game' | 'mind' | 'counsel' | 'ledger' | 'desk'>
>;

/** A decision of a game: before dice were thrown for it. */
export interface Moment<T extends GameTypes> {
  readonly state: T['state'];
  readonly side: T['side'];
  readonly turn: number;
}

/** Far more than any game has. */
const MOST_MOVES = 20_000;

/** Plays a game and tells the decisions that led to dice; each step is a moment, or nothing for a move. */
export function* momentsOf<T extends GameTypes, Q extends Question>(
  { game, mind, ledger }: ProblemPack<T, Q>,
  scenario: string,
  level: Level,
  seed: number,
): Generator<Moment<T> | undefined, void> {
  const seeds = seededRandom(seed);
  const players = new Map(
    game.sides.map(side => [side, playerOf(level, game, mind, seeds.below(2 ** 31))] as const),
  );
  const dice = seededRandom(seeds.below(2 ** 31));
  let state = mustBe(game.setup({ scenario, options: {} }));
  let open: readonly Moment<T>[] = [];
  for (let moves = 0; moves < MOST_MOVES && game.outcome(state) === undefined; moves += 1) {
    const actor = game.actor(state);
    const by = actor === 'chance' ? actor : actor[0];
    const player = by === undefined || by === 'chance' ? undefined : players.get(by);
    if (by !== 'chance' && (by === undefined || player === undefined)) return;
    if (by === 'chance') {
      for (const moment of open) yield moment;
      open = [];
    } else open = lastTwo(mind, open, { state, side: by, turn: ledger.turn(state) });
    const action =
      by === 'chance'
        ? drawOutcome(game.outcomes(state), dice)
        : choose(player as NonNullable<typeof player>, game.view(state, by), by);
    const decided = action === undefined ? undefined : game.decide(state, by, action);
    if (decided?.ok !== true) return;
    state = decided.value.state;
    yield undefined;
  }
}

/** The last decision before the dice, and the last one that nobody was asked for. */
const lastTwo = <T extends GameTypes, Q extends Question>(
  mind: Mind<T, Q>,
  before: readonly Moment<T>[],
  now: Moment<T>,
): readonly Moment<T>[] => {
  if (mind.reflex(now.state) === undefined) return [now];
  const quiet = before.filter(({ state }) => mind.reflex(state) === undefined);
  return [...quiet, now];
};
