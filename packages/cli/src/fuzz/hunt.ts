import {
  type ExamKit,
  type ExamReport,
  examine,
  examineGame,
  type Finding,
  type Game,
  type GameTypes,
} from '@narrow-seas/core';
import { LAST_SEED } from '../number.ts';

/** Which games are played, and how closely they are watched. */
export interface Course {
  /** Of the first game. */
  readonly seed: number;
  /** 1 examines every moment of every game; n about every n-th moment of most of them. */
  readonly pace: number;
}

/** Hunters that share a course: each takes every `of`-th game, beginning with its own `part`. */
export interface Share {
  readonly part: number;
  readonly of: number;
}

/** A game that was played, or the set-ups that were looked at. */
export interface Walked {
  readonly report: ExamReport;
  /** With its opening and seed it is all that is needed to play it again. */
  readonly pace: number;
}

/**
 * One game in this many is thorough, the first of all among them. It takes as long as a hundred others, and those meet
 * more. A prime, so that each opening has its turn.
 */
const THOROUGH_EVERY = 1009;

/** Asked as a game begins that is examined at every moment. What it gives tells when that game has had its time. */
export type Patience = () => () => boolean;

/** The share of the time that one thorough game may take: in a long game it would take all of it. */
const SHARE_OF_TIME = 0.1;

/** Where every game is thorough, the first may take all the time there is. */
export const patienceFor =
  ({ pace }: Course, milliseconds: number, now: () => number): Patience =>
  () => {
    const begun = now();
    const most = pace === 1 ? milliseconds : milliseconds * SHARE_OF_TIME;
    return () => now() - begun >= most;
  };

/**
 * Examines the set-ups, then random games of every opening with one seed after another, for ever. A game that is
 * examined at every moment may take minutes: it is broken off when it has had its time.
 */
export const hunt = function* <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  course: Course,
  { part, of }: Share = { part: 0, of: 1 },
  patience: Patience = () => () => false,
): Generator<Walked, never> {
  const { length } = kit.openings;
  if (length === 0) throw new RangeError(`${game.id} has no openings to play`);
  if (part === 0) yield { report: examineSetups(game, kit), pace: 1 };
  for (let place = part; ; place += of) {
    const pace = place % THOROUGH_EVERY === 0 ? 1 : course.pace;
    const seed = seedAfter(course.seed, Math.floor(place / length));
    const walk = { opening: place % length, seed, pace };
    yield { report: examineWalk(game, kit, walk, pace === 1 ? patience() : undefined), pace };
  }
};

/** After the last seed they begin again at 1. */
const seedAfter = (first: number, steps: number): number => ((first - 1 + steps) % LAST_SEED) + 1;

/** The index and the set-ups, where no game is played. */
export const examineSetups = <T extends GameTypes>(game: Game<T>, kit: ExamKit<T>): ExamReport =>
  guarded(() => examine(game, kit, 0), { opening: 0, seed: 0 });

/** One random game. */
export interface Walk {
  readonly opening: number;
  readonly seed: number;
  readonly pace: number;
}

export const examineWalk = <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  { opening, seed, pace }: Walk,
  isOver?: () => boolean,
): ExamReport => guarded(() => examineGame(game, kit, opening, seed, pace, isOver), { opening, seed });

/** What not even the examination expects to throw (opening a match, above all) is a finding too. */
const guarded = (run: () => ExamReport, place: Pick<Finding, 'opening' | 'seed'>): ExamReport => {
  try {
    return run();
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { findings: [{ check: 'throws', detail, ...place, move: 0 }], games: 0, moves: 0, events: {} };
  }
};
