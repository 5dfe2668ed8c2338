import type { Game, GameTypes } from '../game.ts';
import { deepFreeze } from '../json.ts';
import { entriesOf, type Match, type Opening, openMatch, play } from '../match.ts';
import { type Move, randomMove } from '../playout.ts';
import { seededRandom } from '../random.ts';
import { mustBe } from '../result.ts';
import { checkDesk } from './desks.ts';
import { ENOUGH, type ExamReport, type Finding } from './finding.ts';
import type { ExamKit } from './kit.ts';
import { checkActor, checkLoadedDice, checkOffered, checkUnoffered, checkWrongSide } from './offers.ts';
import { checkHandMade } from './positions.ts';
import {
  checkDecidesAlike,
  checkDecoders,
  checkInvariants,
  checkLog,
  checkNonsense,
  checkNotation,
  checkPlainData,
  checkUndo,
} from './records.ts';
import { checkSecrecy } from './secrecy.ts';
import { checkStandingOrders } from './standing.ts';
import { flawOfError, type Report, type Step, show } from './step.ts';

/** At a quick pace the invariants are checked once in this many moves. */
const GLANCE = 8;

/** How many earlier moments are at hand, and how many moves lie between them. */
const KEPT = 6;
const KEPT_EVERY = 37;

/** What is written down of one examined game: each check is told once. */
const notebook = (opening: number, seed: number) => {
  const findings: Finding[] = [];
  let move = 0;
  const report: Report = (check, detail) => {
    const known = findings.some(finding => finding.check === check);
    if (!known) findings.push({ check, detail, opening, seed, move });
  };
  const isAt = (length: number): void => {
    move = length;
  };
  return { findings, report, isAt };
};

/**
 * One random game under all checks, and once more to see that it goes the same way, with positions made by hand on the
 * way. At a pace of n only every n-th moment, by chance, is examined in full, nothing is frozen and the game is not
 * repeated: thousands of games a minute find what a few thorough ones never meet. When `isOver` says so the game is
 * broken off where it stands, and counts for nothing but its moves.
 */
export const examineGame = <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  opening: number,
  seed: number,
  pace = 1,
  isOver: () => boolean = () => false,
): ExamReport => {
  const report = examineAsPlayed(game, kit, opening, seed, pace, isOver);
  if (pace > 1 || report.games === 0 || report.findings.length > 0) return report;
  return { ...report, findings: examineHandMade(game, kit, opening, seed, isOver).findings };
};

/** The game as it is played, without positions made by hand where every moment is examined. */
export const examineAsPlayed = <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  opening: number,
  seed: number,
  pace = 1,
  isOver: () => boolean = () => false,
): ExamReport => {
  const { findings, report, isAt } = notebook(opening, seed);
  const chosen = openingOf(game, kit, opening);
  const opened = openMatch(game, chosen);
  if (!opened.ok) {
    report('setup', `the opening does not open: ${opened.error.message}`);
    return { findings, games: 1, moves: 0, events: {} };
  }
  if (pace === 1) deepFreeze(opened.value.state);
  let isBroken = false;
  const first = walk(pace === 1 ? frozen(game) : game, kit, opened.value, seed, report, step => {
    isAt(step.match.length);
    lookAt(step, pace);
    // A game without a move would tell nothing.
    isBroken = step.match.length > 0 && isOver();
    return findings.length < ENOUGH && !isBroken;
  });
  const told = { moves: first.length, events: countEvents(first) };
  if (isBroken) return { findings, games: 0, ...told };
  isAt(first.length);
  guard(report, () => checkEnd(game, kit, first, report, findings.length === 0));
  if (pace === 1 && findings.length === 0) {
    const second = walk(game, kit, mustBe(openMatch(game, chosen)), seed, report, () => !isOver());
    if (!walkedAlike(first, second) && !isOver()) report('deterministic', 'the same seed gives another game');
  }
  return { findings, games: 1, ...told };
};

/** The same game with nothing but positions made by hand, at every moment of it. */
export const examineHandMade = <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  opening: number,
  seed: number,
  isOver: () => boolean = () => false,
): ExamReport => {
  const { findings, report, isAt } = notebook(opening, seed);
  const opened = mustBe(openMatch(game, openingOf(game, kit, opening)));
  walk(frozen(game), kit, opened, seed, report, step => {
    isAt(step.match.length);
    guard(report, () => checkHandMade(step));
    return findings.length === 0 && !isOver();
  });
  return { findings, games: 0, moves: 0, events: {} };
};

/** In full, or at a quick pace now and then; between, only the invariants, every few moves. */
const lookAt = <T extends GameTypes>(step: Step<T>, pace: number): void => {
  if (pace === 1) guard(step.report, () => checkStep(step));
  else if (step.random.below(pace) === 0)
    guard(step.report, () => {
      checkStep(step);
      checkHandMade(step);
    });
  else if (step.match.length % GLANCE === 0) guard(step.report, () => checkInvariants(step));
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
  decide: (state, by, action) => {
    const decided = game.decide(state, by, action);
    if (decided.ok) decided.value.states.forEach(deepFreeze);
    return decided;
  },
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
  let earlier: readonly T['state'][] = [];
  const recent: Move<T>[] = [];
  const dice = {
    play: seededRandom(seed),
    examiner: seededRandom(seed + 7919),
    spare: seededRandom(seed + 15_485_863),
  };
  while (match.length < kit.bound) {
    const tries = recent.slice(-3);
    const { state } = match;
    const { examiner: random, spare } = dice;
    if (!look({ game, kit, match, state, before, earlier, tries, random, spare, report })) break;
    if (match.length % KEPT_EVERY === 0) earlier = [...earlier.slice(1 - KEPT), state];
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
  checkLog(step);
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
    checkDesk<T>,
    checkStandingOrders<T>,
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

/** Runs a piece of the game; what it throws becomes a finding. */
const guard = <R>(report: Report, run: () => R): R | undefined => {
  try {
    return run();
  } catch (error) {
    const { check, detail } = flawOfError(error);
    report(check, detail);
    return undefined;
  }
};
