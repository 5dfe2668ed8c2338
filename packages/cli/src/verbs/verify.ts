import { entriesOf, type Fault, type GameTypes, type Match, sayFault, verifyDice } from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { counted } from '../number.ts';
import { sayOlder } from '../replay/older.ts';
import { type Opened, withSave } from '../replay/open.ts';
import { say, type World } from '../world.ts';

const tellVerdict = <T extends GameTypes>(world: World, file: string, opened: Opened<T>): ExitCode => {
  const { game, match } = opened;
  const older = sayOlder(opened);
  const throws = judgeThrows(opened);
  if (older !== undefined)
    return complain(world, `Not verified: ${file} of ${older} ${capital(throws.words)}`, EXIT.unverified);
  const played = `${file}: ${counted(match.length, 'move')} of ${game.id} played again`;
  if (!throws.right) return complain(world, `${played}, but ${throws.words}`, EXIT.found);
  say(world, `${played}; ${throws.words}`);
  return EXIT.fine;
};

interface Judged {
  readonly right: boolean;
  readonly words: string;
}

/** What can be said of the dice, no matter who ruled on the moves. */
const judgeThrows = <T extends GameTypes>({ game, match, dice }: Opened<T>): Judged => {
  if (dice === undefined)
    return { right: false, words: 'it has no committed dice: its throws cannot be checked.' };
  if (!('seed' in dice))
    return { right: false, words: 'the seed of its dice is still sealed: check it after the match.' };
  const verified = verifyDice(game, match, dice, dice.seed);
  return verified.ok
    ? {
        right: true,
        words: `${counted(verified.value, 'throw')} checked, all as the committed seed gives them.`,
      }
    : { right: false, words: sayWrong(match, verified.error) };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many throws were right before the one that was not. */
const sayWrong = <T extends GameTypes>(match: Match<T>, wrong: Fault): string => {
  const place = Number(/^entries\[(\d+)\]/.exec(wrong.at)?.[1] ?? 0);
  const right = entriesOf(match)
    .slice(0, place)
    .filter(({ by }) => by === 'chance').length;
  return `only ${right} of ${counted(match.throws, 'throw')} are right. ${sayFault(wrong)}`;
};

const EXAMPLES = `
Examples:
  narrow-seas verify match.json

Exit code 0: every move and every throw is right; 1: a throw is wrong or cannot be checked; 2: the file is not a match
that the rules allow; 3: not verified, because some or all of its moves were played under older rules. Their dice are
still checked, and the answer says so, but whether those moves were allowed is not.`;

export const addVerify = (program: Command, world: World, finish: (code: ExitCode) => void): void => {
  program
    .command('verify')
    .summary('check the moves and the dice of a saved match')
    .description(
      'Plays a saved match again under the rules and checks every throw of the dice against the seed that was committed to before play.',
    )
    .argument('<file>', 'the saved match')
    .addHelpText('after', EXAMPLES)
    .action((file: string) => finish(withSave(world, file, opened => tellVerdict(world, file, opened))));
};
