import { REPORT_WORDS as SAY } from '../../words/report.ts';
import type { Bout } from '../bout.ts';
import { groupBy } from '../group.ts';
import { meanOf } from '../statistics.ts';
import { pointsFor } from '../study/blocks.ts';
import type { Part } from './plots.ts';

/** A way for a game to end, with its place between both sides. */
export interface Ending {
  readonly name: string;
  readonly winner: string | undefined;
  readonly colour: string;
}

/** From the best for the first side to the best for the second. */
export const endingsIn = (
  bouts: readonly Bout[],
  sides: readonly string[],
  names: { readonly [side: string]: string },
  tints: { readonly [side: string]: string },
): readonly Ending[] => {
  const [first = '', second = ''] = sides;
  const groups = [...groupBy(bouts, ({ winner, summary }) => JSON.stringify([winner, summary]))].map(
    ([, group]) => {
      const [{ winner, summary } = { winner: undefined, summary: '' }] = group;
      const points = meanOf(group.flatMap(bout => pointsFor(bout, first) ?? []))?.mean ?? 0;
      return { winner, summary, points };
    },
  );
  // Where an ending is told with its figures, every game has one of its own: the winner is then told alone.
  const isLong = groups.length > MOST_ENDINGS;
  const rank = (winner: string | undefined): number => (winner === first ? 0 : winner === undefined ? 1 : 2);
  const sorted = groups.toSorted((a, b) => rank(a.winner) - rank(b.winner) || b.points - a.points);
  const told = isLong
    ? [first, undefined, second].map(winner => ({ winner, summary: endingName(winner, names) }))
    : sorted;
  return told.map(({ winner, summary }) => {
    const alike = told.filter(each => each.winner === winner);
    const place = alike.findIndex(each => each.summary === summary);
    // The best of a side is the strongest: at both ends of the bar.
    const depth = winner === second ? alike.length - 1 - place : place;
    return {
      name: summary,
      winner,
      colour: shade(winner === undefined ? 'none' : (tints[winner] ?? 'blue'), depth),
    };
  });
};

const MOST_ENDINGS = 12;

const endingName = (winner: string | undefined, names: { readonly [side: string]: string }): string =>
  winner === undefined ? SAY.drawn : (names[winner] ?? winner);

const shade = (tint: string, depth: number): string =>
  depth === 0
    ? `var(--${tint})`
    : `color-mix(in srgb, var(--${tint}) ${Math.max(25, 100 - depth * 28)}%, var(--paper))`;

/** The share of each ending, row by row. */
export const endingParts = (
  rows: readonly (readonly [name: string, bouts: readonly Bout[]])[],
  endings: readonly Ending[],
): readonly Part[] =>
  rows.flatMap(([row, bouts]) =>
    endings.map(({ name, winner, colour }) => {
      const count = bouts.filter(
        bout =>
          bout.winner === winner &&
          (bout.summary === name ||
            (endings.length <= 3 && !endings.some(ending => ending.name === bout.summary))),
      ).length;
      return { row, kind: name, colour, value: bouts.length === 0 ? 0 : count / bouts.length };
    }),
  );
