import { duration } from '../number.ts';
import type { Duel } from './duel.ts';
import type { Times } from './statistics.ts';
import type { CountedShare, Summary, Tally } from './summary.ts';

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

export const sayShare = ({ count, share, low, high }: CountedShare): string =>
  `${count} (${percent(share)}; 95 % between ${percent(low)} and ${percent(high)})`;

const sayDuel = ({ first, second, games, wins, draws, losses }: Duel): string =>
  `${first} against ${second}: ${sayShare(wins)} of ${games} won, ${draws} drawn, ${losses} lost`;

/** What a phase may take at the 95th percentile, in milliseconds, one thread. */
const BOUNDS: { readonly [level: string]: number } = { cadet: 300, captain: 2000, admiral: 8000 };

const sayMilliseconds = (time: number): string =>
  time >= 1000 ? `${(time / 1000).toFixed(1)} s` : `${Math.round(time)} ms`;

/** `cadet: 20 ms a phase at the median, 166 ms at 95 %, ... (bound 300 ms: kept)`. */
const sayTimes = (level: string, { phases, p50, p95, p99, longest }: Times): string => {
  const bound = BOUNDS[level];
  const told = `${level}: ${sayMilliseconds(p50)} a phase at the median, ${sayMilliseconds(p95)} at the 95th percentile, ${sayMilliseconds(p99)} at the 99th, ${sayMilliseconds(longest)} at most, over ${phases} phases`;
  if (bound === undefined) return told;
  return `${told} (bound ${sayMilliseconds(bound)} at the 95th: ${p95 < bound ? 'kept' : 'missed'})`;
};

/** What was asked and how it went on, beside the figures. */
export interface Telling {
  readonly title: string;
  readonly milliseconds: number;
  /** Games that were to be played. */
  readonly planned: number;
  /** Whether phases were timed by the processor. */
  readonly processor: boolean;
  readonly folder: string | undefined;
}

/** The summary for people. */
export const asText = (telling: Telling, summary: Summary): string => {
  const { levels, duels, elo, byOptions } = summary;
  return [
    ...headLines(telling, summary),
    ...tallyLines(summary),
    ...Object.entries(levels)
      .toSorted(([, a], [, b]) => b - a)
      .map(([level, count]) => `  ${level}: ${count}`),
    ...byOptions.flatMap(({ options, ...tally }) => [
      `with ${options || 'the defaults'}: ${tally.games} games`,
      ...tallyLines(tally).map(line => `  ${line}`),
    ]),
    ...duels.map(sayDuel),
    ...Object.entries(elo).map(([level, rating]) => `Elo ${level}: ${rating.toFixed(0)}`),
    ...timeLines(telling, summary),
    ...troubleLines(summary),
  ].join('\n');
};

const headLines = (
  { title, milliseconds, planned, folder }: Telling,
  { games, seeds }: Summary,
): readonly string[] => [
  `${title}: ${games} games in ${duration(milliseconds)}, seeds ${seeds || 'none'}`,
  ...(games < planned
    ? [
        `Stopped by hand after ${games} of ${planned} games${folder === undefined ? '.' : '; the same command with --resume goes on.'}`,
      ]
    : []),
];

const tallyLines = ({ wins, draws, net }: Tally): readonly string[] => [
  ...Object.entries(wins).map(([side, share]) => `${side} won ${sayShare(share)}`),
  `drawn ${sayShare(draws)}`,
  ...(net === undefined
    ? []
    : [
        `mean net points ${net.mean.toFixed(1)} (95 % between ${net.low.toFixed(1)} and ${net.high.toFixed(1)})`,
      ]),
];

const timeLines = ({ processor }: Telling, { times }: Summary): readonly string[] => [
  `thinking in ${processor ? 'processor time, one thread' : 'wall-clock time'}:`,
  ...Object.entries(times).map(([level, found]) => `  ${sayTimes(level, found)}`),
];

/** Each of these is a bug; none is worth a line too, for somebody looks for it. */
const troubleLines = ({ refusals, unfinished, faults }: Summary): readonly string[] => [
  `ideas refused by the rules: ${refusals}; games that did not end: ${unfinished}; illegal moves: ${faults.length}`,
  ...faults.map(fault => `  ${fault}: please report it`),
];
