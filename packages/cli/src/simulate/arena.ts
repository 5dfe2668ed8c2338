import { type Level, LEVELS } from '@narrow-seas/ai';
import type {
  Counsel,
  Game,
  GameTypes,
  Ledger,
  Mind,
  Question,
  SomeGame,
  Storyteller,
} from '@narrow-seas/core';
import { PLAIN_LEDGER } from './account.ts';

/** A game with all that the computer needs of it. */
export interface ArenaKit<T extends GameTypes, Q extends Question> {
  readonly game: Game<T>;
  readonly mind: Mind<T, Q>;
  readonly ledger: Ledger<T>;
  /** The levels that can play it. */
  readonly levels: readonly Level[];
  /** Without words there is no advice. */
  readonly counsel?: Counsel<T>;
  /** Without a story there are no heat maps. */
  readonly story?: Storyteller<T>;
}

/** A kit whose types are its own business. */
export type Arena = <R>(use: <T extends GameTypes, Q extends Question>(kit: ArenaKit<T, Q>) => R) => R;

const arena =
  <T extends GameTypes, Q extends Question>(kit: ArenaKit<T, Q>): Arena =>
  use =>
    use(kit);

/** Any game: one without a mind is played at random. */
export const arenaOf = (some: SomeGame): Arena =>
  some(({ game, mind, ledger = PLAIN_LEDGER, counsel, story }) => {
    const words = {
      ...(counsel === undefined ? {} : { counsel }),
      ...(story === undefined ? {} : { story }),
    };
    return mind === undefined
      ? arena({ game, mind: mindlessOf(game), ledger, levels: ['random'], ...words })
      : arena({ game, mind, ledger, levels: LEVELS, ...words });
  });

const mindlessOf = <T extends GameTypes>({ outcomes }: Game<T>): Mind<T, Question> => ({
  evaluate: () => 0,
  stage: () => 0,
  questions: () => [],
  answers: () => [],
  close: () => undefined,
  outcomes,
  reflex: () => undefined,
});
