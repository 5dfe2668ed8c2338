import type { Bout } from './bout.ts';
import { sayOptions } from './fixture.ts';

/** A table of games for a spreadsheet: a line for each. docs/laboratory.md says what the columns are. */
export const csvOf = (bouts: readonly Bout[], sides: readonly string[]): string => {
  const heads = [
    ...['study', 'arm', 'game', 'scenario', 'options'],
    ...sides.map(side => `level_${side}`),
    ...['seed', 'winner', 'result', 'points', 'points_for', 'turns', 'moves'],
    ...sides.map(side => `lost_${side}`),
  ];
  const rows = bouts.map(bout => [
    ...namedOf(bout),
    ...sides.map(side => bout.seats[side] ?? ''),
    ...[bout.seed, bout.winner ?? '', bout.summary],
    ...[bout.net ?? bout.course.at(-1)?.points ?? '', bout.favours ?? '', bout.course.length, bout.moves],
    ...sides.map(side => lostBy(bout, side)),
  ]);
  return [heads, ...rows].map(row => `${row.map(cell).join(',')}\n`).join('');
};

const namedOf = (bout: Bout): readonly string[] => {
  const { study = '', arm = '' } = bout as { readonly study?: string; readonly arm?: string };
  const { opening, game } = bout;
  return [study, arm, game, 'position' in opening ? '' : opening.scenario, sayOptions(opening)];
};

const lostBy = ({ losses }: Bout, side: string): number =>
  losses.filter(loss => loss.side === side).reduce((sum, { count }) => sum + count, 0);

/** A spreadsheet must not take a text for a formula, nor a comma for the end of a cell. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' ? value.replace(/^[=+@-]/, "'$&") : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
