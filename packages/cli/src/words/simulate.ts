import { either, percent } from '@narrow-seas/core';
import { COMMON_WORDS } from './common.ts';

const { brief } = COMMON_WORDS;
const number = (count: number): string => count.toLocaleString('en');
const time = (milliseconds: number): string =>
  milliseconds >= 1000 ? `${(milliseconds / 1000).toFixed(1)} s` : `${Math.round(milliseconds)} ms`;

/** What `simulate` says: complaints, progress and the summary. */
export const SIMULATE_WORDS = {
  howMany: 'Say how many games are played, such as --games 100.',
  whichScenario: (known: readonly string[]): string => `Say which scenario to play: ${either(known)}.`,
  noScenario: (scenario: string): string => `There is no scenario ${scenario}.`,
  fileHasOptions:
    'A scenario file has its options in its position: change the file, and leave --option and --options out.',
  progress: (played: number, all: number): string => `${played} of ${all} games`,

  optionsMustBeAll: (given: string): string =>
    `--options is ${brief(given)}, but it must be all; a single one is --option id=value.`,
  tooManyOpenings: (count: number, most: number): string =>
    `--options all would be ${number(count)} openings, more than ${number(most)}: fix some of them with --option id=value.`,
  noOptionalRule: (id: string, advice: string): string => `There is no optional rule ${brief(id)}: ${advice}`,
  noneInScenario: 'this scenario has none.',
  optionNeedsValue: (id: string, values: readonly string[]): string =>
    `--option ${id} needs one of its values: ${either(values)}.`,

  resumeNeedsSeed: '--resume needs the --seed of the batch, which is in its summary.json.',
  resumeNeedsFolder: '--resume needs the --out folder of the batch.',
  timesNeedsOneThread: '--times measures one thread: leave --threads out.',
  ladderNeedsTwo: '--ladder needs at least two different levels, such as random,cadet.',
  whoPlays: (option: string, levels: readonly string[]): string =>
    `Say who plays with ${option}: ${either(levels)}.`,
  levelMissing: (option: string, level: string, levels: readonly string[]): string =>
    `${option} is ${level}, but the computer plays this game only as ${either(levels)}.`,
  noLevel: (option: string, text: string, advice: string): string =>
    `${option} is ${brief(text)}, which is not a level: ${advice}`,

  folderInUse: (folder: string): string =>
    `${folder} already holds a batch: add --resume to continue it, or name another folder.`,
  otherBatch: (folder: string, seed: number): string =>
    `${folder} holds another batch: its game with seed ${seed} is not part of this one, or was played under other rules.`,

  nobodyActs: 'Nobody can act, and the game is not over',
  noMove: (side: string): string => `${side} has no move`,
  refusedMove: (by: string, rule: string, action: string): string =>
    `${by} tried what rule ${rule} refuses: ${action}`,
  faultOf: (seed: number, fault: string): string => `seed ${seed}: ${fault}`,

  share: (count: number, share: number, low: number, high: number): string =>
    `${count} (${percent(share)}; 95% between ${percent(low)} and ${percent(high)})`,
  duel: (first: string, second: string, won: string, games: number, draws: number, losses: number): string =>
    `${first} against ${second}: ${won} of ${games} won, ${draws} drawn, ${losses} lost`,
  times: (level: string, p50: number, p95: number, p99: number, longest: number, phases: number): string =>
    `${level}: ${time(p50)} a phase at the median, ${time(p95)} at the 95th percentile, ${time(p99)} at the 99th, ${time(longest)} at most, over ${phases} phases`,
  bound: (told: string, bound: number, isMet: boolean): string =>
    `${told} (limit ${time(bound)} at the 95th: ${isMet ? 'met' : 'missed'})`,
  withOptions: (options: string, games: number): string =>
    `with ${options || SIMULATE_DEFAULTS}: ${games} games`,
  elo: (level: string, rating: string): string => `Elo ${level}: ${rating}`,
  head: (title: string, games: number, duration: string, seeds: string): string =>
    `${title}: ${games} games in ${duration}, seeds ${seeds || 'none'}`,
  stopped: (games: number, planned: number, canResume: boolean): string =>
    `Stopped after ${games} of ${planned} games${canResume ? '; run the same command with --resume to continue.' : '.'}`,
  won: (side: string, share: string): string => `${side} won ${share}`,
  drawn: (share: string): string => `drawn ${share}`,
  net: (mean: string, low: string, high: string): string =>
    `mean net points ${mean} (95% between ${low} and ${high})`,
  thinking: (isProcessor: boolean): string =>
    `thinking in ${isProcessor ? 'processor time, one thread' : 'wall-clock time'}:`,
  trouble: (refusals: number, unfinished: number, illegal: number): string =>
    `ideas refused by the rules: ${refusals}; games that did not end: ${unfinished}; illegal moves: ${illegal}`,
  pleaseReport: (fault: string): string => `  ${fault}: please report it`,
} as const;

export const SIMULATE_DEFAULTS = 'the defaults';
