import type { Game, GameTypes } from '../game.ts';
import type { Match } from '../match.ts';
import type { Move } from '../playout.ts';
import type { Progress } from '../progress.ts';
import type { Random } from '../random.ts';
import type { Refusal } from '../refusal.ts';
import type { Result } from '../result.ts';
import type { CheckId } from './finding.ts';
import type { ExamKit } from './kit.ts';

export type Report = (check: CheckId, detail: string) => void;

/** One moment of an examined game: the checks look at it and report. */
export interface Step<T extends GameTypes> {
  readonly game: Game<T>;
  readonly kit: ExamKit<T>;
  readonly match: Match<T>;
  readonly state: T['state'];
  /** The state before the last move. */
  readonly before: T['state'] | undefined;
  /** A few moments of the same game from before: what a careless hand copies from. */
  readonly earlier: readonly T['state'][];
  /** Moves to try: offered now to somebody, or played a moment ago. */
  readonly tries: readonly Move<T>[];
  /** The examiner's own dice, apart from those of the game. */
  readonly random: Random;
  /** Dice of desks and hand-made positions, so that what they try does not change what the other checks meet. */
  readonly spare: Random;
  readonly report: Report;
}

export const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 200 ? `${text.slice(0, 200)}...` : text;
};

/** What a ruling says: its events, or the refusal. */
export const answerOf = <S, E>(ruling: Result<Progress<S, E>, Refusal>): readonly E[] | Refusal =>
  ruling.ok ? ruling.value.events : ruling.error;

const FROZEN = /read only|not extensible|frozen|sealed|Cannot (?:assign|add|delete|define)/;

/** What was thrown, as a finding: a game that changes what is frozen changes what it was given. */
export const flawOfError = (error: unknown): { readonly check: CheckId; readonly detail: string } => {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof TypeError && FROZEN.test(message)
    ? { check: 'pure', detail: `it changes what it was given: ${message}` }
    : { check: 'throws', detail: message };
};
