import { REPORT_WORDS as SAY } from '../../words/report.ts';
import type { Bout } from '../bout.ts';
import { measureOf } from '../study/compare.ts';
import type { Standing } from '../study/settle.ts';
import type { Names } from '../names.ts';
import { courseOf, summarise, type Summary } from '../summary.ts';
import { finalPoints } from './decides.ts';
import { firstTurnsIn } from './first-turn.ts';
import { beside, figure, paragraph, table } from './html.ts';
import { colourAt, coursePlot, histogram, intervals, keyTo, stackedBars } from './plots.ts';
import { endingParts, endingsIn } from './victory.ts';

/** Games side by side: the ways to play of a comparison, the rules of a batch, or all of them. */
export type Rows = readonly (readonly [name: string, bouts: readonly Bout[]])[];

/** What every part of the page is made of. */
export interface Material {
  readonly bouts: readonly Bout[];
  readonly rows: Rows;
  readonly sides: readonly string[];
  readonly names: Names;
  readonly tints: { readonly [side: string]: string };
  readonly pointsTitle: string;
}

export const effectsPart = ({ effects }: Standing, names: Names): readonly string[] => {
  const hasPoints = effects.every(({ points }) => points !== undefined);
  const factor = hasPoints ? 1 : 100;
  const rows = effects.map(effect => {
    const { mean, low, high } = measureOf(effect);
    const colour = low > 0 || high < 0 ? 'var(--accent)' : 'var(--none)';
    return {
      name: shortened(`${effect.factor}=${effect.to}`),
      colour,
      mean: mean * factor,
      low: low * factor,
      high: high * factor,
    };
  });
  const [first = '', second = ''] = Object.values(names.sides);
  const axis = hasPoints ? SAY.effectsPoints : SAY.effectsShare;
  return [figure(intervals(SAY.effectsTitle, rows, axis, false), SAY.effectsNote(first, second))];
};

const ROOM = 26;
export const shortened = (text: string): string =>
  text.length > ROOM ? `${text.slice(0, ROOM - 1)}…` : text;

export const winsPart = ({ bouts, rows, sides, names, tints }: Material): readonly string[] => {
  if (bouts.length === 0) return [];
  const endings = endingsIn(bouts, sides, names.sides, tints);
  const short = rows.map(([name, group]) => [shortened(name), group] as const);
  const bars = stackedBars(SAY.winsTitle, endingParts(short, endings), SAY.shareAxis, true);
  const cells = rows.map(([name, group]) => {
    const { games, wins, draws } = summarise(group, sides, []);
    const shares = [...sides.map(side => wins[side]), draws].map(share =>
      share === undefined ? '' : SAY.share(share.count, share.share, share.low, share.high),
    );
    const points = finalPoints(group, sides[0] ?? '');
    const mean = points.reduce((sum, value) => sum + value, 0) / points.length;
    return [name, String(games), ...shares, Number.isFinite(mean) ? mean.toFixed(1) : ''];
  });
  return [
    keyTo(endings.map(({ name, colour }) => [name, colour])),
    figure(bars, SAY.winsNote),
    table(SAY.winsHeads(sides.map(side => names.sides[side] ?? side)), cells, SAY.winsCaption),
  ];
};

export const duelsPart = ({ duels }: Summary): readonly string[] => {
  const rows = duels.map(({ first, second, wins }) => ({
    name: SAY.over(first, second),
    colour: 'var(--c0)',
    mean: wins.share,
    low: wins.low,
    high: wins.high,
  }));
  return [figure(intervals(SAY.duelsTitle, rows, SAY.winsAxis, true), SAY.duelsTitle)];
};

/** More bands than this hide each other. */
const MOST_LINES = 6;

export const coursePart = ({ bouts, rows, sides, pointsTitle }: Material): readonly string[] => {
  const lines = rows
    .slice(0, MOST_LINES)
    .map(([name, group], place) => ({ name, colour: colourAt(place), points: fromTheFirst(courseOf(group)) }))
    .filter(({ points }) => points.length > 1);
  const nets = histogram(SAY.net, finalPointsAsTold(bouts, sides), SAY.net);
  return [
    lines.length > 1 ? keyTo(lines.map(({ name, colour }) => [name, colour])) : '',
    beside([
      lines.length === 0
        ? ''
        : figure(coursePlot(SAY.course, lines, SAY.pointsAxis), SAY.courseNote(pointsTitle)),
      figure(nets, SAY.netNote(pointsTitle)),
    ]),
  ];
};

/** Turns counted from the first that was played: a scenario may begin at any date. */
const fromTheFirst = (course: ReturnType<typeof courseOf>): ReturnType<typeof courseOf> =>
  course.map(point => ({ ...point, turn: point.turn - (course[0]?.turn ?? 0) + 1 }));

/** With the sign that the game gives them, as the account does. */
const finalPointsAsTold = (bouts: readonly Bout[], _sides: readonly string[]): readonly number[] =>
  bouts.flatMap(({ net, course }) => net ?? course.at(-1)?.points ?? []);

const MOST_KINDS = 10;

export const lossesPart = ({ bouts, sides, names }: Material, { losses }: Summary): readonly string[] => {
  const causes = [...new Set(losses.map(({ cause }) => cause))];
  const plots = sides.map(side => {
    const kinds = [...new Set(losses.filter(loss => loss.side === side).map(({ kind }) => kind))].slice(
      0,
      MOST_KINDS,
    );
    const parts = losses
      .filter(loss => loss.side === side && kinds.includes(loss.kind))
      .map(({ kind, cause, count }) => ({
        row: kind,
        kind: said(cause),
        colour: colourAt(causes.indexOf(cause)),
        value: count / bouts.length,
      }));
    const name = names.sides[side] ?? side;
    return parts.length === 0
      ? ''
      : figure(
          stackedBars(`${name}: ${SAY.lossesTitle}`, parts, SAY.lossesAxis, false),
          `${name}. ${SAY.lossesNote}`,
        );
  });
  return losses.length === 0
    ? []
    : [keyTo(causes.map((cause, place) => [said(cause), colourAt(place)])), beside(plots)];
};

const said = (cause: string): string => cause.replaceAll('-', ' ');

const MOST_DONE = 8;
const UNLIKELY = 0.05;

export const openingPart = ({ bouts, sides, names }: Material): readonly string[] => {
  const told = firstTurnsIn(bouts, sides).slice(0, MOST_DONE);
  if (told.length === 0) return [];
  const rows = told.map(({ what, side, done, with: won, without, chance }) => [
    what,
    names.sides[side] ?? side,
    String(done),
    `${Math.round(won.share * 100)}%`,
    `${Math.round(without.share * 100)}%`,
    SAY.byLuck(chance),
  ]);
  return [
    paragraph((told[0]?.chance ?? 1) < UNLIKELY ? SAY.openingClear : SAY.openingUnclear),
    table(SAY.openingHeads, rows, SAY.openingNote),
  ];
};

export const lengthPart = ({ bouts }: Material): readonly string[] => {
  const turns = bouts.flatMap(({ course }) => (course.length > 0 ? course.length : []));
  return [
    beside([
      figure(
        histogram(
          SAY.movesAxis,
          bouts.map(({ moves }) => moves),
          SAY.movesAxis,
        ),
        '',
      ),
      new Set(turns).size > 1 ? figure(histogram(SAY.turnsAxis, turns, SAY.turnsAxis), '') : '',
    ]),
  ];
};
