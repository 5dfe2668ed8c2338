import type { Game, GameTypes } from '../game.ts';
import { deepFreeze } from '../json.ts';
import { entriesOf, type Match, type Opening, openMatch, play } from '../match.ts';
import { type Move, randomMove } from '../playout.ts';
import { seededRandom } from '../random.ts';
import { mustBe } from '../result.ts';
import { type CheckId, ENOUGH, type ExamReport, type Finding } from './finding.ts';
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
import { type Report, type Step, show } from './step.ts';

/** At a quick pace the invariants are looked at every so many moves. */
const GLANCE = 8;

/**
 * One random game under all checks, and once more to see that it goes the same way. At a pace of n only every n-th
 * moment, by chance, is examined in full, nothing is frozen and the game is not repeated: thousands of games a minute
 * find what a few thorough ones never meet.
 */
export const examineGame = <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  opening: number,
  seed: number,
  pace = 1,
): ExamReport => {
  const findings: Finding[] = [];
  let move = 0;
  const report: Report = (check, detail) => {
    const known = findings.some(finding => finding.check === check);
    if (!known) findings.push({ check, detail, opening, seed, move });
  };
  const chosen = openingOf(game, kit, opening);
  const opened = openMatch(game, chosen);
  if (!opened.ok) {
    report('setup', `the opening does not open: ${opened.error.message}`);
    return { findings, games: 1, moves: 0, events: {} };
  }
  if (pace === 1) deepFreeze(opened.value.state);
  const first = walk(pace === 1 ? frozen(game) : game, kit, opened.value, seed, report, step => {
    move = step.match.length;
    if (pace === 1 || step.random.below(pace) === 0) guard(report, () => checkStep(step));
    else if (move % GLANCE === 0) guard(report, () => checkInvariants(step));
    return findings.length < ENOUGH;
  });
  move = first.length;
  guard(report, () => checkEnd(game, kit, first, report, findings.length === 0));
  if (pace === 1 && findings.length === 0) {
    const second = walk(game, kit, mustBe(openMatch(game, chosen)), seed, report, () => true);
    if (!walkedAlike(first, second)) report('deterministic', 'the same seed gives another game');
  }
  return { findings, games: 1, moves: first.length, events: countEvents(first) };
};

/** A walk that stops early with nothing found would otherwise pass for a game that ended. */
const checkEnd = <T extends GameTypes>(
  game: Game<T>,
  { bound }: ExamKit<T>,
  { state, length }: Match<T>,
  report: Report,
  clean: boolean,
): void => {
  if (game.outcome(state) !== undefined) return;
  if (length >= bound) report('ends', `the game is not over after ${bound} moves`);
  else if (clean) report('dead-end', 'the game stops before it is over: no move could be sampled');
};

const countEvents = <T extends GameTypes>(match: Match<T>): { readonly [type: string]: number } => {
  const counts: { [type: string]: number } = {};
  for (const { events } of entriesOf(match)) {
    for (const { type } of events) counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
};

/** The game with everything it hands out frozen, so that one that changes its input is caught in the act. */
const frozen = <T extends GameTypes>(game: Game<T>): Game<T> => ({
  ...game,
  evolve: (state, event) => deepFreeze(game.evolve(state, event)),
  view: (state, viewer) => deepFreeze(game.view(state, viewer)),
});

const walkedAlike = <T extends GameTypes>(a: Match<T>, b: Match<T>): boolean =>
  JSON.stringify(entriesOf(a)) === JSON.stringify(entriesOf(b));

/** Plays one game at random and shows every moment of it, until it is over or `look` has seen enough. */
const walk = <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  opened: Match<T>,
  seed: number,
  report: Report,
  look: (step: Step<T>) => boolean,
): Match<T> => {
  let match = opened;
  let before: T['state'] | undefined;
  const recent: Move<T>[] = [];
  const dice = { play: seededRandom(seed), examiner: seededRandom(seed + 7919) };
  while (match.length < kit.bound) {
    const tries = recent.slice(-3);
    if (!look({ game, kit, match, state: match.state, before, tries, random: dice.examiner, report })) break;
    const move = guard(report, () => randomMove(game, match.state, dice.play));
    const next = move === undefined ? undefined : guard(report, () => moveOn(game, match, move, report));
    if (move === undefined || next === undefined) break;
    before = match.state;
    match = next;
    recent.push(move);
  }
  return match;
};

const openingOf = <T extends GameTypes>(game: Game<T>, kit: ExamKit<T>, opening: number): Opening => {
  const chosen = kit.openings[opening];
  if (chosen === undefined) throw new RangeError(`${game.id} has no opening ${opening}`);
  return chosen;
};

const moveOn = <T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  { by, action }: Move<T>,
  report: Report,
): Match<T> | undefined => {
  const played = play(game, match, by, action);
  if (played.ok) return played.value;
  report('offered-accepted', `${by} was offered ${show(action)}, which is refused: ${played.error.reason}`);
  return undefined;
};

const checkStep = <T extends GameTypes>(step: Step<T>): void => {
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

const FROZEN = /read only|not extensible|frozen|sealed|Cannot (?:assign|add|delete|define)/;

/** Runs a piece of the game; what it throws becomes a finding. */
const guard = <R>(report: Report, run: () => R): R | undefined => {
  try {
    return run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const check: CheckId = error instanceof TypeError && FROZEN.test(message) ? 'pure' : 'throws';
    report(check, check === 'pure' ? `it changes what it was given: ${message}` : message);
    return undefined;
  }
};
