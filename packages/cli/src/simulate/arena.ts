import { type Level, LEVELS, type Mind, type Question } from '@narrow-seas/ai';
import type { Counsel, Game, GameTypes } from '@narrow-seas/core';
import {
  europaNaval,
  europaNavalCounsel,
  europaNavalLedger,
  europaNavalMind,
} from '@narrow-seas/europa-naval';
import {
  secondFleet,
  secondFleetCounsel,
  secondFleetLedger,
  secondFleetMind,
} from '@narrow-seas/second-fleet';
import { sixthFleet, sixthFleetCounsel, sixthFleetLedger, sixthFleetMind } from '@narrow-seas/sixth-fleet';
import { skerry, skerryCounsel, skerryLedger, skerryMind } from '@narrow-seas/skerry';
import type { ShelfEntry } from '../shelf.ts';
import { type Ledger, PLAIN_LEDGER } from './ledger.ts';

/** A game with all that the computer needs of it. */
export interface ArenaKit<T extends GameTypes, Q extends Question> {
  readonly game: Game<T>;
  readonly mind: Mind<T, Q>;
  readonly ledger: Ledger<T>;
  /** The levels that can play it. */
  readonly levels: readonly Level[];
  /** Without words there is no advice. */
  readonly counsel?: Counsel<T>;
}

/** A kit whose types are its own business. */
export type Arena = <R>(use: <T extends GameTypes, Q extends Question>(kit: ArenaKit<T, Q>) => R) => R;

const arena =
  <T extends GameTypes, Q extends Question>(kit: ArenaKit<T, Q>): Arena =>
  use =>
    use(kit);

/** Games that brought a mind. A new one is put here. */
const ARENAS: { readonly [game: string]: Arena } = {
  [sixthFleet.id]: arena({
    game: sixthFleet,
    mind: sixthFleetMind,
    ledger: sixthFleetLedger,
    levels: LEVELS,
    counsel: sixthFleetCounsel,
  }),
  [secondFleet.id]: arena({
    game: secondFleet,
    mind: secondFleetMind,
    ledger: secondFleetLedger,
    levels: LEVELS,
    counsel: secondFleetCounsel,
  }),
  [europaNaval.id]: arena({
    game: europaNaval,
    mind: europaNavalMind,
    ledger: europaNavalLedger,
    levels: LEVELS,
    counsel: europaNavalCounsel,
  }),
  [skerry.id]: arena({
    game: skerry,
    mind: skerryMind,
    ledger: skerryLedger,
    levels: LEVELS,
    counsel: skerryCounsel,
  }),
};

const arenaNamed = (game: string): Arena | undefined =>
  Object.hasOwn(ARENAS, game) ? ARENAS[game] : undefined;

/** Any game of the shelf: one without a mind is played at random. */
export const arenaOf = (entry: ShelfEntry): Arena =>
  arenaNamed(entry(({ id }) => id)) ?? entry(game => arena(plainKit(game)));

const plainKit = <T extends GameTypes>(game: Game<T>): ArenaKit<T, Question> => ({
  game,
  mind: {
    evaluate: () => 0,
    stage: () => 0,
    questions: () => [],
    answers: () => [],
    close: () => undefined,
    outcomes: game.outcomes,
    reflex: () => undefined,
  },
  ledger: PLAIN_LEDGER,
  levels: ['random'],
});
