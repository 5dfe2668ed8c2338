import { z } from 'zod';
import { decoderOf } from './decoder.ts';

/**
 * What an answer to a problem must reach, in a form that a machine can check. A chance is the exact share of the dice, 0 to
 * 1, whatever the other side replies in between.
 */
const AIM = z.discriminatedUnion('kind', [
  /** The enemy loses this many units of a kind; with a cause, only losses of that cause count. */
  z.strictObject({
    kind: z.literal('losses'),
    side: z.string(),
    unit: z.string(),
    cause: z.string().optional(),
    count: z.int().min(1),
    chance: z.number().min(0).max(1),
  }),
  /** The lead of the side grows by this much or more. */
  z.strictObject({
    kind: z.literal('gain'),
    points: z.number(),
    chance: z.number().min(0).max(1),
  }),
  /** The lead of the side grows by this much on the exact mean of the dice. */
  z.strictObject({ kind: z.literal('mean'), points: z.number() }),
  /** The position becomes better by this much on the exact mean of the dice, by the evaluation of the computer. */
  z.strictObject({ kind: z.literal('worth'), points: z.number() }),
]);

const ANSWER = z.strictObject({
  /** Actions of the game, as its decoder reads them. */
  actions: z.array(z.looseObject({ type: z.string() })),
  /** The same in words. */
  steps: z.array(z.string()),
  /** What it reaches of the aim: a chance, or points on the mean. */
  reached: z.number(),
});

const WRONG = ANSWER.extend({
  /** Why somebody would play it. */
  idea: z.enum(['end', 'greedy', 'usual', 'near']),
  /** What the other side or the dice do to it. */
  reply: z.string(),
});

const PROBLEM = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  game: z.string(),
  title: z.string().min(1),
  /** The side to move. */
  side: z.string(),
  /** In the notation of the game. What the other side hides is in it; the side to move is shown only its view. */
  position: z.string().min(1),
  task: z.string().min(1),
  aim: AIM,
  /** From the gentle to the plain. */
  hints: z.array(z.string()).min(1),
  solution: ANSWER,
  wrong: z.array(WRONG).min(1),
  /** How many of the tries of each level of the computer reached the aim. */
  difficulty: z.strictObject({
    tries: z.int().min(1),
    solved: z.record(z.string(), z.int().min(0)),
    /** The weakest level that reached it in most tries; left out where none did. */
    level: z.string().optional(),
  }),
});

const PROBLEMS = z.strictObject({
  format: z.literal('narrow-seas/problems'),
  version: z.literal(1),
  game: z.string(),
  /** The rules by which the answers were proven. */
  rules: z.int().min(1),
  problems: z.array(PROBLEM),
});

export type ProblemAim = z.output<typeof AIM>;
export type ProblemAnswer = z.output<typeof ANSWER>;
export type WrongAnswer = z.output<typeof WRONG>;

/** A position with one aim, and the proof that it can be reached. Plain data: docs/problems.md. */
export type Problem = z.output<typeof PROBLEM>;

/** The problems of a game, as they lie in a file. */
export type ProblemFile = z.output<typeof PROBLEMS>;

export const decodeProblems = decoderOf<ProblemFile>(PROBLEMS);
