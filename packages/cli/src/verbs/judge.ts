import { resolve } from 'node:path';
import type { Fault, Game, GameTypes, Result } from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { readText } from '../files.ts';
import { findGame } from '../find-game.ts';
import type { Glossary } from '../glossary.ts';
import { type Case, readCases } from '../judge/cases.ts';
import { type CaseRuling, judgeCase } from '../judge/judge-case.ts';
import { sayPlace } from '../judge/place.ts';
import { casesSchema, positionSchema } from '../judge/schema.ts';
import { sayCase, sayTally, type Tally, tallyOf } from '../judge/tell.ts';
import { counted } from '../number.ts';
import { say, sayJson, type World } from '../world.ts';

interface JudgeOptions {
  readonly json?: true;
  /** True when no game was named. */
  readonly schema?: true | string;
}

const judge = (world: World, file: string | undefined, { json, schema }: JudgeOptions): ExitCode => {
  if (schema !== undefined && file !== undefined)
    return complain(world, 'Give a file or --schema, not both.');
  if (schema !== undefined) return printSchema(world, schema);
  if (file === undefined) return complain(world, 'Say which file to judge: narrow-seas judge FILE.');
  const text = readText(resolve(world.folder, file));
  if (!text.ok) return complain(world, text.error);
  const read = readCases(text.value);
  if (!read.ok) return complain(world, sayPlace(file, read.error));
  const entry = findGame(world.shelf, read.value.game);
  if (!entry.ok) return complain(world, sayPlace(file, { code: '', at: 'game', message: entry.error }));
  return entry.value((game, _kit, glossary) =>
    tellAll(world, file, game, judgeAll(game, glossary, read.value.cases), json === true),
  );
};

const printSchema = (world: World, name: true | string): ExitCode => {
  if (name === true) {
    sayJson(world, casesSchema(world.shelf));
    return EXIT.fine;
  }
  const entry = findGame(world.shelf, name);
  if (!entry.ok) return complain(world, entry.error);
  const schema = positionSchema(entry.value);
  if (schema === undefined)
    return complain(world, `Positions of ${name} are written as text, so there is no schema of them.`);
  sayJson(world, schema);
  return EXIT.fine;
};

const judgeAll = <T extends GameTypes>(
  game: Game<T>,
  glossary: Glossary<T['state']>,
  cases: readonly Result<Case, Fault>[],
): readonly CaseRuling[] =>
  cases.map((read, place) =>
    read.ok
      ? judgeCase({ game, glossary }, read.value, `cases[${place}]`)
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
    complain(world, `${file}: ${counted(faults.length - MOST_FAULTS, 'more case')} cannot be used.`);
};

const codeOf = ({ faults, unexpected }: Tally): ExitCode => {
  if (faults > 0) return EXIT.usage;
  return unexpected > 0 ? EXIT.found : EXIT.fine;
};

const EXAMPLES = `
Examples:
  narrow-seas judge packages/cli/examples/sixth-fleet.cases.json
  narrow-seas judge positions.json --json
  narrow-seas judge --schema > cases.schema.json
  narrow-seas judge --schema sixth-fleet > sixth-fleet-position.schema.json

A file of one case; what is expected may be left out, and then any ruling will do:
  {"format": "narrow-seas/cases", "version": 1, "game": "sixth-fleet", "cases": [{
    "name": "a submarine attacks", "show": "position",
    "position": ["sixth-fleet short turn 2 of 10", "phase combat side=soviet",
                 "soviet @1422 So32", "nato @1423 Gr25 Tu36"],
    "actions": [{"do": "soviet done", "expect": "8.21"},
                {"do": "soviet attack So32 at 1423 on Gr25 Tu36", "expect": {
                   "events": [{"type": "attacked", "defenders": ["Gr25", "Tu36"]}],
                   "odds": {"chances": {"retreat": "2/6"}, "modifiers": {"8.43": 30}},
                   "figures": {"differential": 10, "need": 2}}},
                "chance roll 2", "nato retreat Gr25 1424"]}]}

Expect "legal", "refused", the number of the rule that refuses, or an object with one or more of
  refused      true or the number of a rule; the case goes on in the same position
  events       types of events, or objects that match in the fields they have, in order; others may come between
  onlyEvents   the same, and nothing else happens
  odds         chances by result ("2/6", "33.3%" within 0.5 or as "within" says), modifiers by case
  figures      numbers by the field of an event or the word in the odds
  position     the whole position after the action; positionHas: some lines of it
  outcome      winner, level and points of a game that ends; null: it goes on
A refusal that was not expected ends its case.

Exit code 0: all was judged, whether legal or refused; 1: something was not as expected; 2: a case or the file
cannot be used, and the other cases were judged all the same.`;

export const addJudge = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('judge')
    .summary('rule on actions in positions, case by case')
    .description(
      'Reads positions with actions and tells for each whether it is legal or which rule refuses it and why, with the odds and all that happens.',
    )
    .argument('[file]', 'the cases')
    .option('--json', 'print JSON for machines')
    .option('--schema [game]', 'print the JSON Schema of such files, or of the positions of a game')
    .addHelpText('after', EXAMPLES)
    .action((file: string | undefined, options: JudgeOptions) => finish(judge(world, file, options)));
};
