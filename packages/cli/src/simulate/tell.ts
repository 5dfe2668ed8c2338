import { duration } from '../number.ts';
import type { Duel } from './duel.ts';
import type { Times } from './statistics.ts';
import type { CountedShare, Summary, Tally } from './summary.ts';
import { SIMULATE_WORDS } from '../words/simulate.ts';

const sayShare = ({ count, share, low, high }: CountedShare): string =>
  SIMULATE_WORDS.share(count, share, low, high);

const sayDuel = ({ first, second, games, wins, draws, losses }: Duel): string =>
  SIMULATE_WORDS.duel(first, second, sayShare(wins), games, draws, losses);

/** What a phase may take at the 95th percentile, in milliseconds, one thread. */
const BOUNDS: { readonly [level: string]: number } = { cadet: 300, captain: 2000, admiral: 8000 };

const sayTimes = (level: string, { phases, p50, p95, p99, longest }: Times): string => {
  const bound = BOUNDS[level];
  const told = SIMULATE_WORDS.times(level, p50, p95, p99, longest, phases);
  if (bound === undefined) return told;
  return SIMULATE_WORDS.bound(told, bound, p95 < bound);
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
      SIMULATE_WORDS.withOptions(options, tally.games),
      ...tallyLines(tally).map(line => `  ${line}`),
    ]),
    ...duels.map(sayDuel),
    ...Object.entries(elo).map(([level, rating]) => SIMULATE_WORDS.elo(level, rating.toFixed(0))),
    ...timeLines(telling, summary),
    ...troubleLines(summary),
  ].join('\n');
};

const headLines = (
  { title, milliseconds, planned, folder }: Telling,
  { games, seeds }: Summary,
): readonly string[] => [
  SIMULATE_WORDS.head(title, games, duration(milliseconds), seeds),
  ...(games < planned ? [SIMULATE_WORDS.stopped(games, planned, folder !== undefined)] : []),
];

const tallyLines = ({ wins, draws, net }: Tally): readonly string[] => [
  ...Object.entries(wins).map(([side, share]) => SIMULATE_WORDS.won(side, sayShare(share))),
  SIMULATE_WORDS.drawn(sayShare(draws)),
  ...(net === undefined
    ? []
    : [SIMULATE_WORDS.net(net.mean.toFixed(1), net.low.toFixed(1), net.high.toFixed(1))]),
];

const timeLines = ({ processor }: Telling, { times }: Summary): readonly string[] => [
  SIMULATE_WORDS.thinking(processor),
  ...Object.entries(times).map(([level, found]) => `  ${sayTimes(level, found)}`),
];

/** Each of these is a bug; none is worth a line too, for somebody looks for it. */
const troubleLines = ({ refusals, unfinished, faults }: Summary): readonly string[] => [
  SIMULATE_WORDS.trouble(refusals, unfinished, faults.length),
  ...faults.map(SIMULATE_WORDS.pleaseReport),
];
