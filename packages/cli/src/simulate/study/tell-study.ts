import { duration } from '../../number.ts';
import { STUDY_WORDS } from '../../words/study.ts';
import type { Names } from '../names.ts';
import { summarise } from '../summary.ts';
import { answerLines } from './answer.ts';
import type { Standing } from './settle.ts';
import type { Study, StudyLine } from './study.ts';

/** A study that was played, as far as it was. */
export interface PlayedStudy {
  readonly study: Study;
  readonly standing: Standing;
  /** The games that count. */
  readonly lines: readonly StudyLine[];
  readonly names: Names;
  readonly sides: readonly string[];
  readonly milliseconds: number;
  readonly folder: string | undefined;
}

/** The answers for people, and how often each side won in each way to play. */
export const studyText = (played: PlayedStudy): string => {
  const { study, standing, names, lines, milliseconds } = played;
  const seeds = standing.blocks.length;
  return [
    STUDY_WORDS.head(study.title, study.arms.length, seeds, lines.length, duration(milliseconds), study.seed),
    ...howItEnded(played),
    ...standing.effects.flatMap(effect => answerLines(study, effect, names)),
    STUDY_WORDS.arms,
    ...study.arms.map(({ name }) => armLine(played, name)),
  ].join('\n');
};

const howItEnded = ({ study, standing, folder }: PlayedStudy): readonly string[] => {
  const seeds = standing.blocks.length;
  if (standing.isSettled) return [STUDY_WORDS.settled(seeds, study.seeds)];
  return seeds < study.seeds ? [STUDY_WORDS.stopped(seeds, study.seeds, folder !== undefined)] : [];
};

const armLine = ({ lines, sides, names }: PlayedStudy, arm: string): string => {
  const { wins, draws, net } = summarise(
    lines.filter(line => line.arm === arm),
    sides,
    [],
  );
  const won = sides.map(side => STUDY_WORDS.armWins(names.sides[side] ?? side, wins[side]?.share ?? 0));
  const drawn = draws.count === 0 ? '' : STUDY_WORDS.armDrawn(draws.share);
  return STUDY_WORDS.arm(arm, won.join(', '), drawn, net === undefined ? '' : STUDY_WORDS.armNet(net.mean));
};
