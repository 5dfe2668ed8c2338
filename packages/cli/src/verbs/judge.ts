import { resolve } from 'node:path';
import {
  counted,
  type Fault,
  type Game,
  type GameTypes,
  idOf,
  type Result,
  scenarioSchema,
  type SomeGame,
} from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { readText } from '../files.ts';
import { findGame } from '../find-game.ts';
import { type Case, readCases } from '../judge/cases.ts';
import { type CaseRuling, judgeCase } from '../judge/judge-case.ts';
import { sayPlace } from '../judge/place.ts';
import { casesSchema, positionSchema } from '../judge/schema.ts';
import { sayCase, sayTally, type Tally, tallyOf } from '../judge/tell.ts';
import { speechOf } from '../speech.ts';
import { say, sayJson, type World } from '../world.ts';
import { HELP_WORDS } from '../words/help.ts';
import { JUDGE_WORDS } from '../words/judge.ts';

interface JudgeOptions {
  readonly json?: true;
  /** True when no game was named. */
  readonly schema?: true | string;
}

const judge = (world: World, file: string | undefined, { json, schema }: JudgeOptions): ExitCode => {
  if (schema !== undefined && file !== undefined) return complain(world, JUDGE_WORDS.notBoth);
  if (schema !== undefined) return printSchema(world, schema);
  if (file === undefined) return complain(world, JUDGE_WORDS.whichFile);
  const text = readText(resolve(world.folder, file));
  if (!text.ok) return complain(world, text.error);
  const read = readCases(text.value);
  if (!read.ok) return complain(world, sayPlace(file, read.error));
  const entry = findGame(world.shelf, read.value.game);
  if (!entry.ok) return complain(world, sayPlace(file, { code: '', at: 'game', message: entry.error }));
  return entry.value(({ game }) =>
    tellAll(world, file, game, judgeAll(game, read.value.cases), json === true),
  );
};

const printSchema = (world: World, name: true | string): ExitCode => {
  if (name === true) {
    sayJson(world, casesSchema(world.shelf));
    return EXIT.fine;
  }
  if (name === 'scenario') {
    sayJson(world, scenarioSchema(world.shelf.flatMap(positionOf)));
    return EXIT.fine;
  }
  const entry = findGame(world.shelf, name);
  if (!entry.ok) return complain(world, entry.error);
  const schema = positionSchema(entry.value);
  if (schema === undefined) return complain(world, JUDGE_WORDS.noSchema(name));
  sayJson(world, schema);
  return EXIT.fine;
};

const positionOf = (entry: SomeGame): readonly { readonly id: string; readonly position: object }[] => {
  const position = positionSchema(entry);
  return position === undefined ? [] : [{ id: idOf(entry), position }];
};

const judgeAll = <T extends GameTypes>(
  game: Game<T>,
  cases: readonly Result<Case, Fault>[],
): readonly CaseRuling[] =>
  cases.map((read, place) =>
    read.ok
      ? judgeCase({ game, speech: speechOf(game) }, read.value, `cases[${place}]`)
      : { name: `cases[${place}]`, rulings: [], fault: read.error },
  );

const tellAll = <T extends GameTypes>(
  world: World,
  file: string,
  { id, version }: Game<T>,
  cases: readonly CaseRuling[],
  json: boolean,
): ExitCode => {
  const tally = tallyOf(cases);
  if (json) sayJson(world, { game: id, rules: version, cases, tally });
  else {
    for (const ruled of cases) say(world, `${sayCase(ruled)}\n`);
    say(world, `${sayTally(tally)}.`);
  }
  complainOfFaults(world, file, cases);
  return codeOf(tally);
};

/** Beyond these, a broken file teaches nothing new. */
const MOST_FAULTS = 20;

const complainOfFaults = (world: World, file: string, cases: readonly CaseRuling[]): void => {
  const faults = cases.flatMap(({ fault }) => (fault === undefined ? [] : [fault]));
  for (const fault of faults.slice(0, MOST_FAULTS)) complain(world, sayPlace(file, fault));
  if (faults.length > MOST_FAULTS)
    complain(world, JUDGE_WORDS.moreFaults(file, counted(faults.length - MOST_FAULTS, JUDGE_WORDS.moreCase)));
};

const codeOf = ({ faults, unexpected }: Tally): ExitCode => {
  if (faults > 0) return EXIT.usage;
  return unexpected > 0 ? EXIT.found : EXIT.fine;
};

const HELP = HELP_WORDS.judge;

export const addJudge = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('judge')
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('[file]', HELP.file)
    .option('--json', HELP.json)
    .option('--schema [game]', HELP.schema)
    .addHelpText('after', HELP.after)
    .action((file: string | undefined, options: JudgeOptions) => finish(judge(world, file, options)));
};
