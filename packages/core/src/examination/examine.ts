import type { Game, GameTypes, ScenarioOpening } from '../game.ts';
import { sameData } from '../json.ts';
import { flawsOfIndex } from '../rule-index.ts';
import { type CheckId, ENOUGH, type ExamReport, type Finding } from './finding.ts';
import type { ExamKit } from './kit.ts';
import { examineGame } from './walk.ts';

/** Examines a game: its index, its set-ups, and `games` random games of each opening. */
export const examine = <T extends GameTypes>(game: Game<T>, kit: ExamKit<T>, games: number): ExamReport => {
  let report: ExamReport = {
    findings: [...examineIndex(game), ...examineSetup(game)],
    games: 0,
    moves: 0,
    events: {},
  };
  for (let seed = 1; seed <= games; seed += 1) {
    for (const opening of kit.openings.keys()) {
      if (report.findings.length >= ENOUGH) return report;
      report = together(report, examineGame(game, kit, opening, seed));
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

const mustOpen = <T extends GameTypes>(game: Game<T>, opening: ScenarioOpening): readonly Finding[] => {
  const first = game.setup(opening);
  if (!first.ok) return [plain('setup', `${JSON.stringify(opening)} does not open: ${first.error.message}`)];
  const alike = sameData(first, game.setup(opening));
  return alike ? [] : [plain('deterministic', `${JSON.stringify(opening)} opens differently each time`)];
};

const mustNotOpen = <T extends GameTypes>(game: Game<T>, opening: ScenarioOpening): readonly Finding[] =>
  game.setup(opening).ok ? [plain('setup', `${JSON.stringify(opening)} opens, though nobody lists it`)] : [];
