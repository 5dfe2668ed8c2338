import { Command } from 'commander';
import { answerTo, EXIT, type ExitCode } from './complain.ts';
import { addAdvise } from './verbs/advise.ts';
import { addAnalyse } from './verbs/analyse.ts';
import { addBackup } from './verbs/backup.ts';
import { addBench } from './verbs/bench.ts';
import { addDoctor } from './verbs/doctor.ts';
import { addExplore } from './verbs/explore.ts';
import { addFuzz } from './verbs/fuzz.ts';
import { addGames } from './verbs/games.ts';
import { addJudge } from './verbs/judge.ts';
import { addMap } from './verbs/map.ts';
import { addPlay } from './verbs/play.ts';
import { addProblems } from './verbs/problems.ts';
import { addReplay } from './verbs/replay.ts';
import { addRestore } from './verbs/restore.ts';
import { addRules } from './verbs/rules.ts';
import { addServe } from './verbs/serve.ts';
import { addSimulate } from './verbs/simulate.ts';
import { addWorker } from './verbs/worker.ts';
import { addVerify } from './verbs/verify.ts';
import type { World } from './world.ts';
import { HELP_WORDS } from './words/help.ts';

const HELP = HELP_WORDS.program;

const VERBS = [
  addGames,
  addPlay,
  addSimulate,
  addWorker,
  addAdvise,
  addAnalyse,
  addExplore,
  addProblems,
  addJudge,
  addRules,
  addReplay,
  addVerify,
  addFuzz,
  addBench,
  addMap,
  addServe,
  addBackup,
  addRestore,
  addDoctor,
];

const buildProgram = (world: World, finish: (code: ExitCode) => void): Command => {
  const program = new Command('narrow-seas')
    .description(HELP.description)
    .version(world.version, '--version', HELP.version)
    .helpOption('--help', HELP.help)
    .exitOverride()
    // What commander would print of an error, complain.ts tells in one sentence.
    .configureOutput({ writeOut: text => world.out.write(text), writeErr: () => undefined })
    .addHelpText('after', HELP.after);
  for (const add of VERBS) add(program, world, finish);
  return program;
};

/** Runs the program with these arguments; answers with its exit code and never throws. */
export const runProgram = async (argv: readonly string[], world: World): Promise<ExitCode> => {
  let code: ExitCode = EXIT.fine;
  let verb: string | undefined;
  try {
    const program = buildProgram(world, given => {
      code = given;
    });
    verb = program.commands.map(command => command.name()).find(name => name === argv[0]);
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    return answerTo(error, world, verb);
  }
};
