import { Command } from 'commander';
import { answerTo, EXIT, type ExitCode } from './complain.ts';
import { addAdvise } from './verbs/advise.ts';
import { addBench } from './verbs/bench.ts';
import { addFuzz } from './verbs/fuzz.ts';
import { addGames } from './verbs/games.ts';
import { addJudge } from './verbs/judge.ts';
import { addMap } from './verbs/map.ts';
import { addReplay } from './verbs/replay.ts';
import { addRules } from './verbs/rules.ts';
import { addSimulate } from './verbs/simulate.ts';
import { addVerify } from './verbs/verify.ts';
import type { World } from './world.ts';

const VERBS = [
  addGames,
  addSimulate,
  addAdvise,
  addJudge,
  addRules,
  addReplay,
  addVerify,
  addFuzz,
  addBench,
  addMap,
];

const buildProgram = (world: World, finish: (code: ExitCode) => void): Command => {
  const program = new Command('narrow-seas')
    .description('Operational naval wargames on real seas: the one command line of Narrow Seas.')
    .version(world.version, '--version', 'print the version')
    .helpOption('--help', 'show this help')
    .exitOverride()
    // What commander would print of an error, complain.ts tells in one sentence.
    .configureOutput({ writeOut: text => world.out.write(text), writeErr: () => undefined })
    .addHelpText('after', '\nEvery verb has examples: narrow-seas judge --help');
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
