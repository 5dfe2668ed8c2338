import {
  type ExamKit,
  type ExamReport,
  examine,
  examineGame,
  type Finding,
  type Game,
  type GameTypes,
  together,
} from '@narrow-seas/core';
import { LAST_SEED } from '../number.ts';

/**
 * Examines the set-ups, then random games of every opening with one seed after another, for ever; yields the report
 * so far after each.
 */
export const hunt = function* <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  firstSeed: number,
): Generator<ExamReport, never> {
  if (kit.openings.length === 0) throw new RangeError(`${game.id} has no openings to play`);
  let report = examineSetups(game, kit);
  yield report;
  for (let seed = firstSeed; ; seed = seed === LAST_SEED ? 1 : seed + 1) {
    for (const opening of kit.openings.keys()) {
      report = together(report, examineWalk(game, kit, opening, seed));
      yield report;
    }
  }
};

/** The index and the set-ups, where no game is played. */
export const examineSetups = <T extends GameTypes>(game: Game<T>, kit: ExamKit<T>): ExamReport =>
  guarded(() => examine(game, kit, 0), { opening: 0, seed: 0 });

export const examineWalk = <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  opening: number,
  seed: number,
): ExamReport => guarded(() => examineGame(game, kit, opening, seed), { opening, seed });

/** What not even the examination expects to throw (opening a match, above all) is a finding too. */
const guarded = (run: () => ExamReport, place: Pick<Finding, 'opening' | 'seed'>): ExamReport => {
  try {
    return run();
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { findings: [{ check: 'throws', detail, ...place, move: 0 }], games: 0, moves: 0, events: {} };
  }
};
