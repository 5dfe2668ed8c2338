import type { Command } from 'commander';
import type { ExitCode } from '../complain.ts';
import { playHere } from '../play/here.ts';
import { isLink } from '../play/join.ts';
import { playThere, type ThereOptions } from '../play/there.ts';
import { gather } from '../simulate/optional-rules.ts';
import { HELP_WORDS } from '../words/help.ts';
import type { World } from '../world.ts';

const HELP = HELP_WORDS.play;

export const addPlay = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('play')
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('<game/scenario, file or link>', HELP.what)
    .option('--side <side>', HELP.side)
    .option('--level <level>', HELP.level)
    .option('--option <id=value>', HELP.option, gather)
    .option('--seed <number>', HELP.seed)
    .option('--server <address>', HELP.server)
    .option('--token <token>', HELP.token)
    .option('--name <name>', HELP.name)
    .addHelpText('after', HELP.after)
    .action(async (word: string, options: ThereOptions) => {
      const isThere = options.server !== undefined || isLink(word);
      finish(await (isThere ? playThere(world, word, options) : playHere(world, word, options)));
    });
};
