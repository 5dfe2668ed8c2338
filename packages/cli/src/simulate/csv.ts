import type { Bout } from './bout.ts';
import { sayOptions } from './fixture.ts';

/** A table of games for a spreadsheet: a line for each. docs/laboratory.md says what the columns are. */
export const csvOf = (bouts: readonly Bout[], sides: readonly string[]): string => {
  const heads = [ASKED, sides.map(side => `level_${side}`), CAME, sides.map(side => `lost_${side}`)].flat();
  const rows = bouts.map(bout =>
    [
      askedOf(bout),
      sides.map(side => bout.seats[side] ?? ''),
      cameOf(bout),
      sides.map(side => lostBy(bout, side)),
    ].flat(),
  );
  return [heads, ...rows].map(row => `${row.map(cell).join(',')}\n`).join('');
};

const ASKED = ['study', 'arm', 'game', 'scenario', 'options'];
const CAME = ['seed', 'winner', 'result', 'points', 'points_for', 'turns', 'moves'];

const cameOf = ({
  seed,
  winner,
  summary,
  net,
  course,
  favours,
  moves,
}: Bout): readonly (string | number)[] => [
  seed,
  winner ?? '',
  summary,
  net ?? course.at(-1)?.points ?? '',
  favours ?? '',
  course.length,
  moves,
];

const askedOf = (bout: Bout): readonly string[] => {
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
