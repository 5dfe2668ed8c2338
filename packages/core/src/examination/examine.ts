import type { Game, GameTypes, ScenarioOpening } from '../game.ts';
import { sameData } from '../json.ts';
import { flawsOfIndex } from '../rule-index.ts';
import { type CheckId, ENOUGH, type ExamReport, type Finding } from './finding.ts';
import type { ExamKit } from './kit.ts';
import { everyOpening } from './openings.ts';
import { flawOfStart } from './soundness.ts';
import { examineAsPlayed, examineHandMade } from './walk.ts';

/** Examines a game: its index, its set-ups, and `games` random games of each opening, until `enough` is found. */
export const examine = <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  games: number,
  enough = ENOUGH,
): ExamReport => {
  let report: ExamReport = {
    findings: [...examineIndex(game), ...examineSetup(game), ...examineStarts(game, kit)],
    games: 0,
    moves: 0,
    events: {},
  };
  report = eachGame(kit, games, enough, report, (opening, seed) => examineAsPlayed(game, kit, opening, seed));
  // Positions made by hand come last: what breaks in ordinary play is told as that.
  return report.findings.length > 0
    ? report
    : eachGame(kit, games, enough, report, (opening, seed) => examineHandMade(game, kit, opening, seed));
};

/** Every opening with one seed after another, until enough is found. */
const eachGame = <T extends GameTypes>(
  kit: ExamKit<T>,
  games: number,
  enough: number,
  before: ExamReport,
  look: (opening: number, seed: number) => ExamReport,
): ExamReport => {
  let report = before;
  for (let seed = 1; seed <= games; seed += 1) {
    for (const opening of kit.openings.keys()) {
      if (report.findings.length >= enough) return report;
      report = together(report, look(opening, seed));
    }
  }
  return report;
};

/** Two reports as one. */
export const together = (a: ExamReport, b: ExamReport): ExamReport => {
  const events: { [type: string]: number } = { ...a.events };
  for (const [type, count] of Object.entries(b.events)) events[type] = (events[type] ?? 0) + count;
  return {
    findings: [...a.findings, ...b.findings],
    games: a.games + b.games,
    moves: a.moves + b.moves,
    events,
  };
};

const plain = (check: CheckId, detail: string): Finding => ({ check, detail, opening: 0, seed: 0, move: 0 });

const examineIndex = <T extends GameTypes>(game: Game<T>): readonly Finding[] =>
  flawsOfIndex(game.rules).map(flaw => plain('rule-index', flaw));

/** Every listed scenario opens, twice alike, with every listed value; what is not listed is refused. */
const examineSetup = <T extends GameTypes>(game: Game<T>): readonly Finding[] =>
  game.scenarios.flatMap(({ id: scenario, options }) => [
    ...options
      .flatMap(({ id, values }) => values.map(value => ({ [id]: value })))
      .flatMap(values => mustOpen(game, { scenario, options: values })),
    ...mustOpen(game, { scenario, options: {} }),
    ...mustNotOpen(game, { scenario: `${scenario}?`, options: {} }),
    ...mustNotOpen(game, { scenario, options: { 'no such rule': true } }),
    ...options.flatMap(({ id }) => mustNotOpen(game, { scenario, options: { [id]: 'no such value' } })),
  ]);

/** Every value of every option, by itself and beside every value of every other, starts a sound game. */
const examineStarts = <T extends GameTypes>(
  game: Game<T>,
  { invariants }: ExamKit<T>,
): readonly Finding[] => {
  for (const opening of game.scenarios.flatMap(everyOpening)) {
    const flaw = flawOfStart(game, invariants, opening);
    if (flaw !== undefined) return [plain('opening', `${JSON.stringify(opening)}: ${flaw}`)];
  }
  return [];
};

const mustOpen = <T extends GameTypes>(game: Game<T>, opening: ScenarioOpening): readonly Finding[] => {
  const first = game.setup(opening);
  if (!first.ok) return [plain('setup', `${JSON.stringify(opening)} does not open: ${first.error.message}`)];
  const alike = sameData(first, game.setup(opening));
  return alike ? [] : [plain('deterministic', `${JSON.stringify(opening)} opens differently each time`)];
};

const mustNotOpen = <T extends GameTypes>(game: Game<T>, opening: ScenarioOpening): readonly Finding[] =>
  game.setup(opening).ok ? [plain('setup', `${JSON.stringify(opening)} opens, though nobody lists it`)] : [];
