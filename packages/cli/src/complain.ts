import { capital } from '@narrow-seas/core';
import { CommanderError } from 'commander';
import type { World } from './world.ts';
import { COMMON_WORDS } from './words/common.ts';

/** What the program answers with: fine, something was found, it was asked in the wrong way, or nobody can tell. */
export const EXIT = { fine: 0, found: 1, usage: 2, unverified: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** One sentence on the error stream; answers with the exit code, so that a verb can end with it. */
export const complain = ({ err }: World, sentence: string, code: ExitCode = EXIT.usage): ExitCode => {
  err.write(`${sentence}\n`);
  return code;
};

/** What was thrown while the program ran, as an exit code, told where it must be. */
export const answerTo = (error: unknown, world: World, verb: string | undefined): ExitCode => {
  if (!(error instanceof CommanderError)) return complain(world, sayBug(error), EXIT.found);
  return error.exitCode === 0 ? EXIT.fine : complain(world, sayMisuse(error.message, verb));
};

const LONGEST = 300;

/** The words of commander as one sentence that says what to do. */
const sayMisuse = (message: string, verb: string | undefined): string => {
  const [fault = '', suggestion = ''] = message.replace(/^error: /, '').split('\n');
  const told = fault
    .slice(0, LONGEST)
    .replace(/\. Expected (.*)\.$/, ', expected $1')
    .replace(/\.$/, '');
  const help = verb === undefined ? 'narrow-seas --help' : `narrow-seas ${verb} --help`;
  const advice = /^\(Did you mean (.*)\?\)$/.exec(suggestion)?.[1];
  return `${capital(told)}: ${advice === undefined ? COMMON_WORDS.seeHelp(help) : COMMON_WORDS.didYouMean(advice)}`;
};

/** Our own mistake: the sentence says so, and the stack is there for the person who has to fix it. */
const sayBug = (error: unknown): string => {
  const stack = error instanceof Error ? error.stack : undefined;
  return COMMON_WORDS.bug(stack ?? String(error));
};
