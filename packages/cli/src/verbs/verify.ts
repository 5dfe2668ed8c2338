import {
  capital,
  counted,
  entriesOf,
  type Fault,
  type GameTypes,
  type Match,
  sayFault,
  verifyDice,
} from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { sayOlder } from '../replay/older.ts';
import { type Opened, withSave } from '../replay/open.ts';
import { say, type World } from '../world.ts';
import { HELP_WORDS } from '../words/help.ts';
import { REPLAY_WORDS } from '../words/verbs.ts';

const tellVerdict = <T extends GameTypes>(world: World, file: string, opened: Opened<T>): ExitCode => {
  const { game, match } = opened;
  const older = sayOlder(opened);
  const throws = judgeThrows(opened);
  if (older !== undefined)
    return complain(world, REPLAY_WORDS.notVerified(file, older, capital(throws.words)), EXIT.unverified);
  const played = REPLAY_WORDS.played(file, counted(match.length, 'move'), game.id);
  if (!throws.right) return complain(world, REPLAY_WORDS.but(played, throws.words), EXIT.found);
  say(world, REPLAY_WORDS.and(played, throws.words));
  return EXIT.fine;
};

interface Judged {
  readonly right: boolean;
  readonly words: string;
}

/** What can be said of the dice, no matter who ruled on the moves. */
const judgeThrows = <T extends GameTypes>({ game, match, dice }: Opened<T>): Judged => {
  if (dice === undefined) return { right: false, words: REPLAY_WORDS.noDice };
  if (!('seed' in dice)) return { right: false, words: REPLAY_WORDS.sealed };
  const verified = verifyDice(game, match, dice, dice.seed);
  return verified.ok
    ? {
        right: true,
        words: REPLAY_WORDS.diceRight(counted(verified.value, 'throw')),
      }
    : { right: false, words: sayWrong(match, verified.error) };
};

/** How many throws were right before the one that was not. */
const sayWrong = <T extends GameTypes>(match: Match<T>, wrong: Fault): string => {
  const place = Number(/^entries\[(\d+)\]/.exec(wrong.at)?.[1] ?? 0);
  const right = entriesOf(match)
    .slice(0, place)
    .filter(({ by }) => by === 'chance').length;
  return REPLAY_WORDS.diceWrong(right, counted(match.throws, 'throw'), sayFault(wrong));
};

const HELP = HELP_WORDS.verify;

export const addVerify = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('verify')
    .summary(HELP.summary)
    .description(HELP.description)
    .argument('<file>', HELP.file)
    .addHelpText('after', HELP.after)
    .action((file: string) => finish(withSave(world, file, opened => tellVerdict(world, file, opened))));
};
