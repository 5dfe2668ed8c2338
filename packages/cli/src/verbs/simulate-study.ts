import { resolve } from 'node:path';
import { failed, type Game, type GameTypes, type Result } from '@narrow-seas/core';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { csvOf } from '../simulate/csv.ts';
import type { Bout } from '../simulate/bout.ts';
import { type Keeper, keeperIn, playedIn } from '../simulate/keeper.ts';
import { faceOf, namesOf } from '../simulate/names.ts';
import type { SimulateOptions, Start } from '../simulate/plan.ts';
import { playElsewhere } from '../simulate/machines/elsewhere.ts';
import { playBatch } from '../simulate/play-batch.ts';
import { isSound, summarise } from '../simulate/summary.ts';
import { reportFor } from '../simulate/report/files.ts';
import type { ReportSource } from '../simulate/report/source.ts';
import { answerTo } from '../simulate/study/answer.ts';
import { type Block, blocksOf, linesByKey } from '../simulate/study/blocks.ts';
import { effectsIn, measureOf } from '../simulate/study/compare.ts';
import { planStudy, type StudyPlan } from '../simulate/study/plan-study.ts';
import { lookAlong, standingOf } from '../simulate/study/settle.ts';
import {
  fixturesOfStudy,
  idOfStudy,
  isStudyLine,
  type Study,
  type StudyLine,
} from '../simulate/study/study.ts';
import { studyText as studyFile } from '../simulate/study/study-file.ts';
import { type PlayedStudy, studyText } from '../simulate/study/tell-study.ts';
import type { Level } from '@narrow-seas/ai';
import { say, type World } from '../world.ts';
import { readText } from '../files.ts';
import { STUDY_WORDS } from '../words/study.ts';

/** The game of a study, what it starts from, and how another start is found by its name. */
export interface StudySubject<T extends GameTypes> {
  readonly game: Game<T>;
  readonly levels: readonly Level[];
  readonly title: string;
  readonly pointsTitle: string;
  readonly start: Start;
  readonly startNamed: (name: string) => Result<Start, string>;
  readonly command: (seed: number) => string;
}

/** Plays a comparison and answers what it asks. */
export const simulateStudy = async <T extends GameTypes>(
  world: World,
  subject: StudySubject<T>,
  options: SimulateOptions,
): Promise<ExitCode> => {
  const readFile = (name: string): Result<string, string> => readText(resolve(world.folder, name));
  const plan = planStudy({ ...subject, readFile }, options, world.folder);
  return plan.ok ? playPlan(world, plan.value, subject, options) : complain(world, plan.error);
};

/** What the study itself does not say of its game. */
type Stage<T extends GameTypes> = Pick<StudySubject<T>, 'game' | 'pointsTitle' | 'command'>;

/** Plays a study, or what is left of it. */
export const playPlan = async <T extends GameTypes>(
  world: World,
  plan: StudyPlan,
  subject: Stage<T>,
  options: SimulateOptions,
): Promise<ExitCode> => {
  const { study, folder } = plan;
  const played = playedOf(plan, options.resume === true);
  if (!played.ok) return complain(world, played.error);
  const begun = world.now();
  const keeper = keeperIn(folder);
  const { sides } = subject.game;
  const names = namesOf(await faceOf(study.game), sides);
  const bouts = await playStudy(world, plan, { sides, played: played.value, keeper, options });
  if (!bouts.ok) return complain(world, bouts.error, EXIT.found);
  const standing = standingOf(study, sides, blocksOf(study, linesByKey(linesIn(bouts.value))));
  const lines = standing.isSettled ? standing.blocks.flatMap(block => block.lines) : linesIn(bouts.value);
  const told = { study, standing, names, lines, milliseconds: world.now() - begun, folder, sides };
  const command = subject.command(study.seed);
  const summary = summaryOf(told, command);
  say(
    world,
    options.json === true
      ? [...lines, summary].map(line => JSON.stringify(line)).join('\n')
      : studyText(told),
  );
  const report = await reportFor(folder, sourceOf(told, plan, command, subject.pointsTitle), world.shelf);
  const files = { ...report, 'study.json': studyFile(study), 'games.csv': csvOf(lines, sides) };
  const written = keeper.finish({ bouts: lines, summary, files });
  if (!written.ok) return complain(world, written.error, EXIT.found);
  return isSound(summarise(lines, sides, [])) ? EXIT.fine : EXIT.found;
};

const sourceOf = (
  { study, lines, sides, folder, milliseconds }: PlayedStudy,
  { threads }: StudyPlan,
  command: string,
  pointsTitle: string,
): ReportSource => ({
  study,
  sides,
  folder,
  milliseconds,
  command,
  pointsTitle,
  title: study.title,
  game: study.game,
  bouts: lines,
  planned: study.seeds * study.arms.length,
  processor: threads === 1,
});

const linesIn = (bouts: readonly Bout[]): readonly StudyLine[] => bouts.filter(isStudyLine);

/** A folder with another study is not continued: what may be looked at, and when, was settled before the first game. */
const playedOf = (
  { study, folder }: StudyPlan,
  resume: boolean,
): Result<ReadonlyMap<string, Bout>, string> => {
  const played = playedIn(folder, fixturesOfStudy(study), study.rules, resume);
  if (!played.ok || folder === undefined) return played;
  const id = idOfStudy(study);
  return [...played.value.values()].some(bout => !isStudyLine(bout) || bout.study !== id)
    ? failed(STUDY_WORDS.otherStudy(folder))
    : played;
};

interface Playing {
  readonly sides: readonly string[];
  readonly played: ReadonlyMap<string, Bout>;
  readonly keeper: Keeper;
  readonly options: SimulateOptions;
}

const playStudy = async (
  world: World,
  { study, threads }: StudyPlan,
  { sides, played, keeper, options }: Playing,
): Promise<Result<readonly Bout[], string>> => {
  const fixtures = fixturesOfStudy(study);
  const look = lookAlong(study, sides);
  const blocksIn = (bouts: ReadonlyMap<string, Bout>) =>
    blocksOf(study, linesByKey(linesIn([...bouts.values()])));
  return playBatch(
    world,
    {
      title: study.title,
      fixtures,
      threads,
      played,
      isQuiet: options.quiet === true || options.json === true,
      play: playElsewhere(world, study.title, fixtures, options.database),
      isEnough: bouts => look(blocksIn(bouts)) !== undefined,
      say: bouts => sayProgress(study, sides, blocksIn(bouts)),
    },
    keeper,
  );
};

const sayProgress = (study: Study, sides: readonly string[], blocks: readonly Block[]): string => {
  const seeds = STUDY_WORDS.progress(blocks.length, study.seeds);
  const [effect] = effectsIn(study, sides, blocks, 'under-way');
  if (effect === undefined || blocks.length < 2) return seeds;
  const { mean, low, high } = measureOf(effect);
  return STUDY_WORDS.progressWith(seeds, STUDY_WORDS.soFar(mean, (high - low) / 2));
};

/** What `summary.json` says of a study; docs/laboratory.md has the fields. */
const summaryOf = ({ study, standing, lines, names, sides }: PlayedStudy, command: string) => ({
  study: idOfStudy(study),
  command,
  seed: study.seed,
  seeds: standing.blocks.length,
  mostSeeds: study.seeds,
  games: lines.length,
  ended: standing.isSettled ? 'settled' : standing.stage,
  answers: standing.effects.map(effect => ({ ...effect, answer: answerTo(study, effect, names) })),
  arms: study.arms.map(({ name }) => ({
    arm: name,
    ...summarise(
      lines.filter(({ arm }) => arm === name),
      sides,
      [],
    ),
  })),
});
