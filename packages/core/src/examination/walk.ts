import type { Game, GameTypes } from '../game.ts';
import { deepFreeze } from '../json.ts';
import { entriesOf, type Match, openMatch, play } from '../match.ts';
import { type Move, randomMove } from '../playout.ts';
import { type Random, seededRandom } from '../random.ts';
import { mustBe } from '../result.ts';
import type { CheckId, ExamReport, Finding } from './finding.ts';
import type { ExamKit } from './kit.ts';
import { checkActor, checkLoadedDice, checkOffered, checkUnoffered, checkWrongSide } from './offers.ts';
import {
  checkDecidesAlike,
  checkDecoders,
  checkInvariants,
  checkNonsense,
  checkNotation,
  checkPlainData,
  checkUndo,
} from './records.ts';
import { checkSecrecy } from './secrecy.ts';
import type { Report, Step } from './step.ts';

/** More of the same teaches nothing: a walk stops at its first findings. */
const ENOUGH = 3;

/** One random game under all checks, and once more to see that it goes the same way. */
export const examineGame = <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  opening: number,
  seed: number,
): ExamReport => {
  const findings: Finding[] = [];
  let move = 0;
  const report: Report = (check, detail) => {
    if (findings.length < ENOUGH) findings.push({ check, detail, opening, seed, move });
  };
  const first = walk(game, kit, opening, seed, step => {
    move = step.match.length;
    guard(report, () => checkStep({ ...step, report }));
    return findings.length < ENOUGH;
  });
  move = first.length;
  if (first.length >= kit.bound) report('ends', `the game is not over after ${kit.bound} moves`);
  if (
    findings.length === 0 &&
    !walkedAlike(
      first,
      walk(game, kit, opening, seed, () => true),
    )
  ) {
    report('deterministic', 'the same seed gives another game');
  }
  return { findings, games: 1, moves: first.length };
};

const walkedAlike = <T extends GameTypes>(a: Match<T>, b: Match<T>): boolean =>
  JSON.stringify(entriesOf(a)) === JSON.stringify(entriesOf(b));

type Moment<T extends GameTypes> = Omit<Step<T>, 'report'>;

/** Plays one game at random and shows every moment of it, until it is over or `look` has seen enough. */
const walk = <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  opening: number,
  seed: number,
  look: (moment: Moment<T>) => boolean,
): Match<T> => {
  let match = openExamined(game, kit, opening);
  let before: T['state'] | undefined;
  const recent: Move<T>[] = [];
  const dice = { play: seededRandom(seed), examiner: seededRandom(seed + 7919) };
  while (match.length < kit.bound) {
    if (
      !look({ game, kit, match, state: match.state, before, tries: recent.slice(-3), random: dice.examiner })
    )
      break;
    const move = moveOn(game, match, dice.play);
    if (move === undefined) break;
    before = match.state;
    match = move.match;
    recent.push(move.move);
  }
  return match;
};

const openExamined = <T extends GameTypes>(game: Game<T>, kit: ExamKit<T>, opening: number): Match<T> => {
  const chosen = kit.openings[opening];
  if (chosen === undefined) throw new RangeError(`${game.id} has no opening ${opening}`);
  return mustBe(openMatch(game, chosen));
};

/** The next move; undefined when there is none or the game breaks down over it (the checks have told why). */
const moveOn = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  random: Random,
): { readonly match: Match<T>; readonly move: Move<T> } | undefined => {
  try {
    const move = randomMove(game, match.state, random);
    const played = move === undefined ? undefined : play(game, match, move.by, move.action);
    return move !== undefined && played?.ok === true ? { match: played.value, move } : undefined;
  } catch {
    return undefined;
  }
};

/** Frozen, so that a game that changes its input is caught in the act. */
const checkStep = <T extends GameTypes>(step: Step<T>): void => {
  deepFreeze(step.state);
  checkInvariants(step);
  checkActor(step);
  checkUndo(step);
  const tried = withTries(step);
  for (const check of [
    checkOffered<T>,
    checkWrongSide<T>,
    checkUnoffered<T>,
    checkLoadedDice<T>,
    checkDecidesAlike<T>,
    checkPlainData<T>,
    checkDecoders<T>,
    checkNonsense<T>,
    checkNotation<T>,
    checkSecrecy<T>,
  ]) {
    check(tried);
  }
};

/** What could be done now by anybody, and what was done lately and may no longer be right. */
const withTries = <T extends GameTypes>(step: Step<T>): Step<T> => {
  const now = [1, 2, 3].map(() => randomMove(step.game, step.state, step.random));
  const tries = [...now.filter(move => move !== undefined), ...step.tries];
  for (const { action } of tries) deepFreeze(action);
  return { ...step, tries };
};

const FROZEN = /read only|not extensible|Cannot (?:assign|add|delete|define)/;

const guard = (report: Report, run: () => void): void => {
  try {
    run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const check: CheckId = FROZEN.test(message) ? 'pure' : 'throws';
    report(check, check === 'pure' ? `it changes what it was given: ${message}` : message);
  }
};
