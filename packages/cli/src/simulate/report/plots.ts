import * as Plot from '@observablehq/plot';
import { REPORT_WORDS as SAY } from '../../words/report.ts';
import { draw } from './canvas.ts';
import { escape } from './html.ts';

const GRID = 'var(--rule)';
const INK = 'var(--ink)';

/** A key to colours, for people and for those who read by ear alike. */
export const keyTo = (names: readonly (readonly [name: string, colour: string])[]): string =>
  `<ul class="key">${names.map(([name, colour]) => `<li><span style="background:${colour}"></span>${escape(name)}</li>`).join('')}</ul>`;

export const colourAt = (place: number): string => `var(--c${place % 8})`;

/** The longest name decides how much room names get. */
const roomFor = (names: readonly string[]): number =>
  Math.min(190, 14 + 7.2 * Math.max(0, ...names.map(({ length }) => length)));

export interface Part {
  readonly row: string;
  readonly kind: string;
  readonly colour: string;
  readonly value: number;
}

/** Bars that are made up of parts. */
export const stackedBars = (
  label: string,
  parts: readonly Part[],
  axis: string,
  isShare: boolean,
): string => {
  const rows = [...new Set(parts.map(({ row }) => row))];
  return draw(label, {
    height: 56 + rows.length * 30,
    marginLeft: roomFor(rows),
    marginTop: 10,
    marginBottom: 42,
    marginRight: 24,
    x: { label: axis, ...(isShare ? { percent: true, domain: [0, 100] } : {}), ticks: 5, nice: !isShare },
    y: { label: '', domain: rows },
    marks: [
      Plot.gridX({ stroke: GRID, strokeOpacity: 1, ticks: 5 }),
      Plot.barX(parts, {
        x: 'value',
        y: 'row',
        fill: 'colour',
        insetRight: 1,
        title: ({ row, kind, value }: Part) => SAY.part(row, kind, value, isShare),
      }),
      Plot.ruleX([0], { stroke: INK }),
    ],
  });
};

export interface CourseLine {
  readonly name: string;
  readonly colour: string;
  readonly points: readonly {
    readonly turn: number;
    readonly mean: number;
    readonly low: number;
    readonly high: number;
  }[];
}

/** Points turn by turn: the mean, and the range of 80 games in 100. */
export const coursePlot = (label: string, lines: readonly CourseLine[], axis: string): string => {
  const all = lines.flatMap(({ points, name, colour }) => points.map(point => ({ ...point, name, colour })));
  return draw(label, {
    height: 280,
    marginLeft: 46,
    marginTop: 30,
    marginBottom: 42,
    x: { label: SAY.turn, ticks: turnsIn(all), tickFormat: 'd' },
    y: { label: axis, grid: false, nice: true, ticks: 6 },
    marks: [
      Plot.gridY({ stroke: GRID, strokeOpacity: 1, ticks: 6 }),
      Plot.areaY(all, {
        x: 'turn',
        y1: 'low',
        y2: 'high',
        z: 'name',
        fill: 'colour',
        fillOpacity: lines.length > 1 ? 0.14 : 0.22,
      }),
      Plot.ruleY([0], { stroke: INK, strokeOpacity: 0.6 }),
      Plot.lineY(all, { x: 'turn', y: 'mean', z: 'name', stroke: 'colour', strokeWidth: 2.5 }),
    ],
  });
};

/** Every turn, or every second, third and so on where there are many. */
const turnsIn = (points: readonly { readonly turn: number }[]): readonly number[] => {
  const turns = [...new Set(points.map(({ turn }) => turn))].toSorted((a, b) => a - b);
  const step = Math.ceil(turns.length / 12);
  return turns.filter((_, place) => place % step === 0);
};

/** How often values fall into each of some equal bins. */
export const histogram = (label: string, values: readonly number[], axis: string): string =>
  values.length === 0
    ? ''
    : draw(label, {
        height: 240,
        marginLeft: 46,
        marginTop: 30,
        marginBottom: 42,
        x: { label: axis, nice: true, ticks: 6 },
        y: { label: SAY.gamesAxis, ticks: 5, tickFormat: wholeOnly },
        marks: [
          Plot.gridY({ stroke: GRID, strokeOpacity: 1, ticks: 5 }),
          Plot.rectY(
            values.map(value => ({ value })),
            {
              ...Plot.binX({ y: 'count' }, { x: 'value', thresholds: 20 }),
              fill: 'var(--c0)',
              inset: 0.7,
            },
          ),
          Plot.ruleY([0], { stroke: INK }),
        ],
      });

/** There is no half a game. */
const wholeOnly = (tick: number): string => (Number.isInteger(tick) ? String(tick) : '');

export interface Interval {
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly colour: string;
  /** Where it should be. */
  readonly expected?: number;
}

/** Values with their intervals, one to a line. */
export const intervals = (
  label: string,
  rows: readonly Interval[],
  axis: string,
  isShare: boolean,
): string => {
  const shown = rows.filter(({ low, high }) => Number.isFinite(low) && Number.isFinite(high));
  if (shown.length === 0) return '';
  const names = shown.map(({ name }) => name);
  return draw(label, {
    height: 56 + shown.length * 30,
    marginLeft: roomFor(names),
    marginTop: 10,
    marginBottom: 42,
    marginRight: 24,
    x: { label: axis, nice: true, ticks: 5, ...(isShare ? { percent: true, domain: [0, 100] } : {}) },
    y: { label: '', domain: names },
    marks: [
      Plot.gridX({ stroke: GRID, strokeOpacity: 1, ticks: 5 }),
      ...(isShare ? [] : [Plot.ruleX([0], { stroke: INK })]),
      Plot.tickX(
        shown.filter(({ expected }) => expected !== undefined),
        { x: 'expected', y: 'name', stroke: 'var(--accent)', strokeWidth: 3, insetTop: 2, insetBottom: 2 },
      ),
      Plot.ruleY(shown, { y: 'name', x1: 'low', x2: 'high', stroke: 'colour', strokeWidth: 2.5 }),
      Plot.dot(shown, { x: 'mean', y: 'name', fill: 'colour', r: 5 }),
    ],
  });
};

/** How often a die showed each face, and how often it should. */
export const facesPlot = (label: string, counts: readonly number[]): string => {
  const thrown = counts.reduce((sum, count) => sum + count, 0);
  const faces = counts.map((count, place) => ({ face: String(place + 1), share: count / thrown }));
  return draw(label, {
    height: 220,
    marginLeft: 46,
    marginTop: 30,
    marginBottom: 42,
    x: { label: SAY.face, domain: faces.map(({ face }) => face) },
    y: { label: SAY.facesAxis, percent: true, ticks: 5, nice: true },
    marks: [
      Plot.gridY({ stroke: GRID, strokeOpacity: 1, ticks: 5 }),
      Plot.barY(faces, { x: 'face', y: 'share', fill: 'var(--c0)', inset: 1 }),
      Plot.ruleY([1 / counts.length], { stroke: 'var(--accent)', strokeWidth: 2.5 }),
      Plot.ruleY([0], { stroke: INK }),
    ],
  });
};
