import { duration } from '../number.ts';
import type { Share } from './statistics.ts';
import type { Duel, Summary } from './summary.ts';

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

const sayShare = ({ count, share, low, high }: Share & { readonly count: number }): string =>
  `${count} (${percent(share)}; 95 % between ${percent(low)} and ${percent(high)})`;

const sayDuel = ({ first, second, games, wins, draws, losses }: Duel): string =>
  `${first} against ${second}: ${sayShare(wins)} of ${games} won, ${draws} drawn, ${losses} lost`;

/** The summary for people. */
export const asText = (title: string, seed: number, summary: Summary, milliseconds: number): string => {
  const { games, wins, draws, net, levels, thinking, duels, elo, refusals, unfinished } = summary;
  const lines = [
    `${title}: ${games} games from seed ${seed} in ${duration(milliseconds)}`,
    ...Object.entries(wins).map(([side, share]) => `${side} won ${sayShare(share)}`),
    `drawn ${sayShare(draws)}`,
    ...(net === undefined
      ? []
      : [
          `mean net points ${net.mean.toFixed(1)} (95 % between ${net.low.toFixed(1)} and ${net.high.toFixed(1)})`,
        ]),
    ...Object.entries(levels)
      .toSorted(([, a], [, b]) => b - a)
      .map(([level, count]) => `  ${level}: ${count}`),
    ...duels.map(sayDuel),
    ...Object.entries(elo).map(([level, rating]) => `Elo ${level}: ${rating.toFixed(0)}`),
    ...Object.entries(thinking).map(
      ([level, { p95, longest }]) =>
        `${level} thought ${p95} ms a phase at the 95th percentile, ${longest} ms at most`,
    ),
    ...(refusals > 0 ? [`${refusals} ideas were refused by the rules: please report it`] : []),
    ...(unfinished > 0 ? [`${unfinished} games did not end: please report it`] : []),
  ];
  return lines.join('\n');
};
