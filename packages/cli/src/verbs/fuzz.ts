import { randomInt } from 'node:crypto';
import { join, relative, resolve } from 'node:path';
import {
  type ExamKit,
  failed,
  type Finding,
  type Game,
  type GameTypes,
  ok,
  type Result,
  sayFault,
} from '@narrow-seas/core';
import { type Command, Option } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { checkFolder, readText, writeText } from '../files.ts';
import { findGame } from '../find-game.ts';
import { walkAgain } from '../fuzz/again.ts';
import { readRepro, type Repro, writeRepro } from '../fuzz/repro.ts';
import { type Hunting, runSession } from '../fuzz/session.ts';
import { asJson, asText, sayAgain } from '../fuzz/tell.ts';
import { LAST_SEED, parsePace, parseSeconds, parseSeed, parseThreads } from '../number.ts';
import { say, sayJson, type World } from '../world.ts';
import { HELP_WORDS } from '../words/help.ts';
import { COMMON_WORDS } from '../words/common.ts';
import { FUZZ_WORDS } from '../words/verbs.ts';

interface FuzzOptions {
  readonly seconds?: string;
  readonly seed?: string;
  readonly pace: string;
  readonly threads?: string;
  readonly out?: string;
  readonly repro?: string;
  readonly json?: true;
  readonly quiet?: true;
}

/** The options of a hunt, checked. */
interface Plan extends Omit<Hunting, 'quiet'> {
  readonly folder: string;
}

const planOf = (world: World, { seconds, seed, pace, threads, out }: FuzzOptions): Result<Plan, string> => {
  if (seconds === undefined) return failed(FUZZ_WORDS.howLong);
  const time = parseSeconds(seconds);
  if (!time.ok) return time;
  const start = seed === undefined ? ok(randomInt(1, LAST_SEED)) : parseSeed(seed);
  if (!start.ok) return start;
  const speed = parsePace(pace);
  if (!speed.ok) return speed;
  const crew = threads === undefined ? ok(world.threads) : parseThreads(threads);
  if (!crew.ok) return crew;
  const folder = checkFolder(resolve(world.folder, out ?? '.'));
  return folder.ok
    ? ok({
        milliseconds: time.value * 1000,
        seed: start.value,
        pace: speed.value,
        threads: crew.value,
        folder: folder.value,
      })
    : folder;
};

const fuzz = async (world: World, name: string | undefined, options: FuzzOptions): Promise<ExitCode> => {
  if (options.repro !== undefined) return seeAgain(world, name, options.repro, options.json === true);
  if (name === undefined) return complain(world, FUZZ_WORDS.whichGame);
  const entry = findGame(world.shelf, name);
  if (!entry.ok) return complain(world, entry.error);
  const plan = planOf(world, options);
  if (!plan.ok) return complain(world, plan.error);
  return entry.value(({ game, kit }) => huntGame(world, game, kit, plan.value, options));
};

const huntGame = async <T extends GameTypes>(
  world: World,
  game: Game<T>,
  kit: ExamKit<T>,
  plan: Plan,
  { json, quiet }: FuzzOptions,
): Promise<ExitCode> => {
  const hunting = { ...plan, quiet: quiet === true || json === true };
  const session = await runSession(world, game, kit, hunting);
  const [finding] = session.report.findings;
  const file =
    finding === undefined
      ? undefined
      : keep(world, nameOf(game, finding), plan.folder, writeRepro(game, kit, finding, session.pace));
  if (json) sayJson(world, asJson(game, hunting, session, file));
  else say(world, asText(game, hunting, session, file));
  return finding === undefined ? EXIT.fine : EXIT.found;
};

const nameOf = <T extends GameTypes>({ id }: Game<T>, { check, seed }: Finding): string =>
  `${id}-${check}-${seed}.repro.json`;

/** Writes the file that shows the finding again. Failing to write it must not hide the finding. */
const keep = (world: World, name: string, folder: string, repro: string): string | undefined => {
  const path = join(folder, name);
  const written = writeText(path, repro);
  if (!written.ok) complain(world, written.error, EXIT.found);
  return written.ok ? relative(world.folder, path) : undefined;
};

const seeAgain = (world: World, name: string | undefined, file: string, json: boolean): ExitCode => {
  const text = readText(resolve(world.folder, file));
  if (!text.ok) return complain(world, text.error);
  const read = readRepro(text.value);
  if (!read.ok) return complain(world, COMMON_WORDS.notUsable(file, sayFault(read.error)));
  const repro = read.value;
  if (name !== undefined && name !== repro.game) {
    return complain(world, FUZZ_WORDS.otherGame(file, repro.game, name));
  }
  const entry = findGame(world.shelf, repro.game);
  if (!entry.ok) return complain(world, entry.error);
  return entry.value(({ game, kit }) => tellAgain(world, game, kit, repro, file, json));
};

const tellAgain = <T extends GameTypes>(
  world: World,
  game: Game<T>,
  kit: ExamKit<T>,
  repro: Repro,
  file: string,
  json: boolean,
): ExitCode => {
  const again = walkAgain(game, kit, repro);
  if (!again.ok) return complain(world, COMMON_WORDS.notUsable(file, sayFault(again.error)));
  const { same, findings } = again.value;
  const fails = findings.length > 0;
  if (json) sayJson(world, { game: game.id, rules: game.version, check: repro.check, fails, same, findings });
  else say(world, sayAgain(repro, same, findings));
  return fails ? EXIT.found : EXIT.fine;
};

const HELP = HELP_WORDS.fuzz;

export const addFuzz = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('fuzz')
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('[game]', HELP.game)
    .option('--seconds <number>', HELP.seconds)
    .option('--seed <number>', HELP.seed)
    .option('--out <folder>', HELP.out)
    .option('--pace <number>', HELP.pace, '1000')
    .option('--threads <number>', HELP.threads)
    .addOption(
      new Option('--repro <file>', HELP.repro).conflicts(['seconds', 'seed', 'pace', 'threads', 'out']),
    )
    .option('--json', HELP.json)
    .option('--quiet', HELP.quiet)
    .addHelpText('after', HELP.after)
    .action(async (name: string | undefined, options: FuzzOptions) =>
      finish(await fuzz(world, name, options)),
    );
};
