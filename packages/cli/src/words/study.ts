import { either, percent } from '@narrow-seas/core';
import { COMMON_WORDS } from './common.ts';

const { brief } = COMMON_WORDS;

/** What a person reads as 6.1, and never as -0.0. */
const figure = (value: number): string => Math.abs(value).toFixed(1);

/** "NATO", "the Soviet side". */
export const theSide = (name: string): string => (/^[A-Z]+$/.test(name) ? name : `the ${name} side`);

/** Small effects need a digit more, or an interval that misses zero would seem to touch it. */
const exact = ({ mean }: SaidEffect, value: number): string => Math.abs(value).toFixed(mean < 2 ? 2 : 1);
const hundredths = (value: number): string => `${Math.round(Math.abs(value) * 100)} games in 100`;

/** An effect turned so that its mean is not below zero: `towards` is who gains. */
export interface SaidEffect {
  readonly what: string;
  readonly towards: string;
  readonly away: string;
  readonly unit: 'points' | 'share';
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly seeds: number;
}

const amount = (said: SaidEffect, value: number): string =>
  said.unit === 'points' ? `${exact(said, value)} points` : hundredths(value);

const bound = (said: SaidEffect, value: number): string =>
  said.unit === 'points' ? exact(said, value) : String(Math.round(Math.abs(value) * 100));

/** What `simulate --vary` says: complaints, progress and the answer. */
export const STUDY_WORDS = {
  needsValues: (name: string): string =>
    `--vary ${name} needs values to compare, such as --vary ${name}=one,another.`,
  needsTwo: (name: string): string => `--vary ${name} needs at least two values, divided by a comma.`,
  valueTwice: (name: string): string => `--vary ${name} names a value twice.`,
  variedTwice: (name: string): string => `--vary ${name} is given twice: put all values into one.`,
  givenAndVaried: (name: string): string => `${name} is given and varied: leave one of both out.`,
  unknownFactor: (name: string, advice: string): string => `--vary cannot change ${brief(name)}: ${advice}`,
  noValue: (name: string, value: string, known: readonly string[]): string =>
    `--vary ${name} has ${brief(value)}, which is not one of its values: ${either(known)}.`,
  noTable: (file: string): string =>
    `${file} is not JSON: narrow-seas games GAME --table prints the form of a table.`,
  otherGame: (file: string, game: string): string => `${file} is not a scenario of ${game}.`,
  noStart: (word: string, known: readonly string[]): string =>
    `There is no scenario and no file ${brief(word)}: choose ${either(known)}, or name a file.`,
  notStart: (file: string, why: string): string => `${file} is neither a scenario nor a position: ${why}`,
  noLadder:
    '--vary and --ladder do not go together: to compare levels, vary a side, such as --vary nato=cadet,captain.',
  noAllOptions: '--vary and --options do not go together: name each rule with a --vary of its own.',
  noTimes: '--times measures a batch without --vary: leave one of both out.',
  fileHasOptions:
    'A scenario file has its options in its position: they cannot be given or varied beside it.',
  tooManyArms: (arms: number, most: number): string =>
    `These would be ${arms} ways to play, more than ${most}: vary less.`,
  noArm: (arm: string, why: string): string => `${arm} cannot be played: ${why}`,
  badPrecision: (text: string): string =>
    `--precision is ${brief(text)}, but it must be a number of points above 0.`,
  wholeAndPrecision: '--whole plays all seeds, and --precision may stop before: leave one of both out.',
  otherStudy: (folder: string): string =>
    `${folder} holds another comparison, or this one with other --games: both are settled before the first game. Name another folder.`,
  notComparison: '--precision and --whole belong to a comparison: add --vary.',

  badPlace: (place: string, why: string): string =>
    `${place === '' ? 'its content' : place} is not as a study has it (${why}).`,
  otherRules: (rules: number, ours: number): string =>
    `The study is of rules version ${rules}, and the game is at version ${ours}: make it again with --vary.`,
  noSeat: (arm: string, side: string): string => `${arm} does not say who plays ${side}.`,
  noValues: (arm: string): string => `${arm} needs one value for each factor.`,
  armTwice: 'Two arms of the study have the same name.',
  isSettled:
    'A study has its games, seed and rules in its file: only --out, --resume, --threads, --json and --quiet go with it.',

  progress: (seeds: number, all: number): string => `${seeds} of at most ${all} seeds in every arm`,
  progressWith: (seeds: string, effect: string): string => `${seeds}, ${effect}`,
  soFar: (mean: number, half: number): string =>
    `${mean < 0 ? '-' : ''}${figure(mean)}${Number.isFinite(half) ? ` ± ${figure(half)}` : ''} so far`,

  /** "Option "Open sea" at true instead of false". */
  optionChange: (title: string, from: string, to: string): string => {
    if (to === 'true' && from === 'false') return `“${title}”`;
    if (to === 'false' && from === 'true') return `Leaving “${title}” out`;
    return `“${title}” at ${to} instead of ${from}`;
  },
  levelChange: (side: string, from: string, to: string): string => `${side} as ${to} instead of ${from}`,
  otherChange: (title: string, from: string, to: string): string => `${title} ${to} instead of ${from}`,

  moves: (said: SaidEffect): string =>
    `${said.what} moves the result by ${amount(said, said.mean)} towards ${said.towards} (95% between ${bound(said, said.low)} and ${bound(said, said.high)}): it helps them.`,
  unclear: (said: SaidEffect): string =>
    said.mean === 0
      ? `${said.what} changed nothing on average, over ${said.seeds} seeds. Anything from ${amount(said, said.low)} for ${said.away} to ${bound(said, said.high)} for ${said.towards} still fits (95%).`
      : `${said.what}: luck is not ruled out. ${said.seeds} seeds say ${amount(said, said.mean)} towards ${said.towards}, but anything from ${bound(said, said.low)} towards ${said.away} to ${bound(said, said.high)} towards ${said.towards} fits (95%).`,
  small: (said: SaidEffect, precision: number): string =>
    `${said.what} changes little: ${amount(said, said.mean)} towards ${said.towards}, known to ${precision} points either way (95% from ${bound(said, said.low)} towards ${said.away} to ${bound(said, said.high)} towards ${said.towards}).`,
  same: (what: string, seeds: number): string =>
    `${what} made no difference: all games of ${seeds} seeds ended the same.`,
  tooFew: (what: string, seeds: number): string =>
    `${what}: ${seeds} ${seeds === 1 ? 'seed says' : 'seeds say'} too little; let more games be played.`,
  shareToo: (side: string, share: number, low: number, high: number): string =>
    `  Of 100 games ${side} wins ${moreOrFewer(share)} (95% between ${moreOrFewer(low)} and ${moreOrFewer(high)}; a draw counts half).`,
  luck: (chance: number, size: number | undefined): string =>
    `  Luck alone does as much in ${inHundred(chance)} of 100 such studies${size === undefined ? '.' : `; the size is ${Math.abs(size).toFixed(2)} standard deviations of a game.`}`,
  head: (
    title: string,
    arms: number,
    seeds: number,
    games: number,
    duration: string,
    first: number,
  ): string =>
    `${title}: ${arms} ways to play, ${seeds} seeds each from ${first} on, ${games} games in ${duration}`,
  settled: (seeds: number, most: number): string =>
    `The answer was clear after ${seeds} of ${most} seeds; the rest was not played.`,
  stopped: (seeds: number, most: number, canResume: boolean): string =>
    `Stopped after ${seeds} of ${most} seeds${canResume ? '; run the same command with --resume to continue.' : '.'}`,
  arm: (name: string, wins: string, drawn: string, net: string): string => `  ${name}: ${wins}${drawn}${net}`,
  armWins: (side: string, share: number): string => `${side} ${percent(share)}`,
  armDrawn: (share: number): string => `, drawn ${percent(share)}`,
  armNet: (net: number): string => `, mean points ${net.toFixed(1)}`,
  arms: 'Games won in each:',
} as const;

const moreOrFewer = (value: number): string => {
  const rounded = Math.round(value * 100);
  return rounded < 0 ? `${-rounded} fewer` : `${rounded} more`;
};

const inHundred = (chance: number): string => {
  if (chance < 0.001) return 'less than 0.1';
  return chance < 0.1 ? (chance * 100).toFixed(1) : String(Math.round(chance * 100));
};
