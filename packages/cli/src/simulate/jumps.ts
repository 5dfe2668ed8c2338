import { choose, type Level, type Player, playerOf, worth } from '@narrow-seas/ai';
import {
  drawOutcome,
  type Game,
  type GameTypes,
  type Mind,
  mustBe,
  type Question,
  type Random,
  type ScenarioOpening,
  seededRandom,
} from '@narrow-seas/core';

/** How far the worth of a position moved although the side had one action only. */
export interface Jump {
  readonly side: string;
  readonly action: string;
  /** In points for the first side of the game. */
  readonly gain: number;
  /** Whether the phase was over by it: then somebody else comes next. */
  readonly endsPhase: boolean;
}

interface Bench<T extends GameTypes, Q extends Question> {
  readonly game: Game<T>;
  /** Whose count is examined. */
  readonly mind: Mind<T, Q>;
  readonly level: Level;
}

interface Seats<T extends GameTypes> {
  readonly players: readonly Player<T>[];
  readonly dice: Random;
}

/** Plays a game between equal levels and tells each move that nobody had a choice about, with what it did to the worth. */
export function* jumpsIn<T extends GameTypes, Q extends Question>(
  { game, mind, level }: Bench<T, Q>,
  opening: ScenarioOpening,
  seed: number,
): Generator<Jump> {
  const seeds = seededRandom(seed);
  const players = game.sides.map(() => playerOf(level, game, mind, seeds.below(2 ** 31)));
  const seats = { players, dice: seededRandom(seeds.below(2 ** 31)) };
  const eye = game.sides[0] as T['side'];
  const counting = { game, mind: mind.at?.(level) ?? mind, side: eye };
  let state = mustBe(game.setup(opening));
  while (game.outcome(state) === undefined) {
    const { side, action } = moveIn(game, seats, state);
    const next = mustBe(game.decide(state, side ?? 'chance', action)).state;
    if (side !== undefined && isForced(game, game.view(state, side))) {
      const gain = worth(counting, next) - worth(counting, state);
      yield { side, action: action.type, gain, endsPhase: mind.stage(next) !== mind.stage(state) };
    }
    state = next;
  }
}

const moveIn = <T extends GameTypes>(
  game: Game<T>,
  { players, dice }: Seats<T>,
  state: T['state'],
): { readonly side: T['side'] | undefined; readonly action: T['action'] } => {
  const actor = game.actor(state);
  const side = actor === 'chance' ? undefined : actor[0];
  const player = side === undefined ? undefined : players[game.sides.indexOf(side)];
  const action =
    side === undefined || player === undefined
      ? drawOutcome(game.outcomes(state), dice)
      : choose(player, game.view(state, side), side);
  if (action === undefined) throw new Error(`${side} has no move.`);
  return { side, action };
};

const isForced = <T extends GameTypes>(game: Game<T>, view: T['view']): boolean => {
  let offered = 0;
  for (const _ of game.options(view).list()) {
    offered += 1;
    if (offered > 1) return false;
  }
  return offered === 1;
};
