import type { Game, GameTypes } from '../game.ts';
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

/** Every listed scenario opens, twice alike; what is not listed is refused. */
const examineSetup = <T extends GameTypes>(game: Game<T>): readonly Finding[] =>
  game.scenarios.flatMap(({ id, options }) => {
    const findings: Finding[] = [];
    const first = game.setup({ scenario: id, options: {} });
    if (!first.ok) findings.push(plain('setup', `scenario ${id} does not open: ${first.error.message}`));
    else if (!sameData(first, game.setup({ scenario: id, options: {} }))) {
      findings.push(plain('deterministic', `scenario ${id} opens differently each time`));
    }
    for (const values of [
      { 'no such rule': true },
      ...options.map(option => ({ [option.id]: 'no such value' })),
    ]) {
      if (game.setup({ scenario: id, options: values }).ok) {
        findings.push(
          plain('setup', `scenario ${id} opens with the unknown option ${JSON.stringify(values)}`),
        );
      }
    }
    if (game.setup({ scenario: `${id}?`, options: {} }).ok)
      findings.push(plain('setup', `scenario ${id}? opens`));
    return findings;
  });
