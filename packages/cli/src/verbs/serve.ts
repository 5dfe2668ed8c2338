import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import type { World } from '../world.ts';
import { HELP_WORDS } from '../words/help.ts';
import { STORAGE_WORDS } from '../words/verbs.ts';

/** The server is a program of its own; both lie in the same repository. */
const SERVER = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

const serve = async (world: World, args: readonly string[]): Promise<ExitCode> => {
  if (!existsSync(SERVER)) return complain(world, STORAGE_WORDS.notBuilt);
  const server = spawn(process.execPath, [SERVER, ...args], { cwd: world.folder, stdio: 'inherit' });
  const release = world.onInterrupt(() => void server.kill('SIGTERM'));
  await once(server, 'exit');
  release();
  return server.exitCode === 0 ? EXIT.fine : EXIT.found;
};

const HELP = HELP_WORDS.serve;

export const addServe = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('serve')
    .summary(HELP.summary)
    .description(HELP.description)
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('after', HELP.after)
    .action(async (_options: object, command: Command) => finish(await serve(world, command.args)));
};
