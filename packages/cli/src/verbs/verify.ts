import { entriesOf, type Fault, type GameTypes, type Match, sayFault, verifyDice } from '@narrow-seas/core';
import type { Command } from 'commander';
import { complain, EXIT, type ExitCode } from '../complain.ts';
import { counted } from '../number.ts';
import { type Opened, withSave } from '../replay/open.ts';
import { say, type World } from '../world.ts';

const tellVerdict = <T extends GameTypes>(world: World, file: string, opened: Opened<T>): ExitCode => {
  const { game, match, dice } = opened;
  const played = `${file}: ${counted(match.length, 'move')} of ${game.id} played again`;
  if (dice === undefined)
    return complain(
      world,
      `${played}, but it has no committed dice: its throws cannot be checked.`,
      EXIT.found,
    );
  if (!('seed' in dice))
    return complain(
      world,
      `${played}, but the seed of its dice is still sealed: check it after the match.`,
      EXIT.found,
    );
  const verified = verifyDice(game, match, dice, dice.seed);
  if (!verified.ok) return complain(world, `${played}, but ${sayWrong(match, verified.error)}`, EXIT.found);
  say(world, `${played}; ${counted(verified.value, 'throw')} checked, all as the committed seed gives them.`);
  return EXIT.fine;
};

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
that the rules allow.`;

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
