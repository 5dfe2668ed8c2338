import { either } from '@narrow-seas/core';

const brief = (text: string, most = 40): string => JSON.stringify(text.slice(0, most));

/** What was probably meant, or all there is to choose from. */
const meantOr = (meant: string | undefined, known: readonly string[]): string =>
  meant === undefined ? `choose ${either(known)}.` : `did you mean ${meant}?`;

/** Sentences that several verbs say. */
export const COMMON_WORDS = {
  brief,
  didYouMean: (meant: string): string => `did you mean ${meant}?`,
  meantOr,
  unknown: (what: string, meant: string | undefined, known: readonly string[]): string =>
    `${what}: ${meantOr(meant, known)}`,
  notUsable: (file: string, why: string): string => `${file} cannot be used: ${why}`,
  noGame: (name: string, meant: string | undefined): string =>
    `There is no game ${brief(name, 60)}: ${meant === undefined ? 'narrow-seas games lists all games.' : `did you mean ${meant}?`}`,
  wholeNumber: (option: string, text: string, least: number, most: number): string =>
    `${option} is ${brief(text)}, but it must be a whole number from ${least} to ${most}.`,
  aboveZero: (option: string, text: string): string =>
    `${option} is ${brief(text)}, but it must be a whole number above 0.`,
  seconds: (text: string): string =>
    `--seconds is ${brief(text)}, but it must be a number above 0, such as 30.`,
  bug: (lines: string): string => `This is a bug in narrow-seas. Please report it with these lines: ${lines}`,
  seeHelp: (help: string): string => `see ${help}.`,
  progress: { starting: 'starting', unknown: 'some time', left: 'left' },
} as const;
