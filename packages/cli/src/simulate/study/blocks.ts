import { type Bout, UNFINISHED } from '../bout.ts';
import { idOfStudy, keyOfLine, type Study, type StudyLine } from './study.ts';

/** The games of one seed, one for each arm, in the order of the arms. */
export interface Block {
  readonly seed: number;
  readonly lines: readonly StudyLine[];
}

/** The seeds that were played in every arm, without a gap from the first on: nothing depends on which thread was faster. */
export const blocksOf = (study: Study, lines: ReadonlyMap<string, StudyLine>): readonly Block[] => {
  const id = idOfStudy(study);
  const blocks: Block[] = [];
  for (let seed = study.seed; seed < study.seed + study.seeds; seed += 1) {
    const block = study.arms.flatMap(
      ({ name }) => lines.get(keyOfLine({ study: id, arm: name, seed })) ?? [],
    );
    if (block.length < study.arms.length) break;
    blocks.push({ seed, lines: block });
  }
  return blocks;
};

export const linesByKey = (lines: readonly StudyLine[]): ReadonlyMap<string, StudyLine> =>
  new Map(lines.map(line => [keyOfLine(line), line]));

/** Points at the end for this side; undefined where the game counts none. */
export const pointsFor = ({ net, course, favours }: Bout, side: string): number | undefined => {
  const points = net ?? course.at(-1)?.points;
  if (points === undefined) return undefined;
  return favours === undefined || favours === side ? points : -points;
};

/** A game won counts 1, a draw a half; a game without an end too. */
export const scoreFor = ({ winner, summary }: Bout, side: string): number => {
  if (winner === undefined || summary === UNFINISHED) return 0.5;
  return winner === side ? 1 : 0;
};
