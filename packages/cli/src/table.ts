import { percent } from '@narrow-seas/core';
import type { BenchReport, Measured, Target } from '@narrow-seas/bench';
import pc from 'picocolors';
import { brief } from './number.ts';
import { BENCH_WORDS } from './words/verbs.ts';

const { createColors } = pc;
type Paint = (text: string) => string;

/** A piece of a row: its text, and the colour that goes on once its width is known. */
interface Cell {
  readonly text: string;
  readonly paint: Paint;
}

const COLUMNS = BENCH_WORDS.columns;
/** Numbers stand to the right of their column. */
const RIGHT = [false, true, true, true, true, true, false] as const;

const plain: Paint = text => text;

const times = (ratio: number): string => `${brief(ratio)}x`;

const sayTarget = ({ of, is, value }: Target, unit: string): string =>
  `${is} ${value.toLocaleString('en')}${of === 'ratio' ? 'x' : ` ${unit}`}`;

/** The report as a table for people, a line for each measurement. */
export const renderBench = ({ machine, measurements }: BenchReport, colours: boolean): string => {
  const colour = createColors(colours);
  const head = COLUMNS.map(text => ({ text, paint: colour.dim }));
  const rows = [head, ...measurements.map(measured => rowOf(measured, colour))];
  const widths = COLUMNS.map((_, place) => Math.max(...rows.map(row => row[place]?.text.length ?? 0)));
  return [
    BENCH_WORDS.machine(machine.node, machine.cores, machine.cpu),
    '',
    ...rows.map(row => renderRow(row, widths)),
    '',
    colour.dim(BENCH_WORDS.legend),
  ].join('\n');
};

const renderRow = (row: readonly Cell[], widths: readonly number[]): string =>
  row
    .map(({ text, paint }, place) => {
      const width = widths[place] ?? 0;
      return paint(RIGHT[place] ? text.padStart(width) : text.padEnd(width));
    })
    .join('  ')
    .trimEnd();

const rowOf = (measured: Measured, colour: ReturnType<typeof createColors>): readonly Cell[] => {
  const { title, unit, median, spread, peer, ratio } = measured;
  return [
    { text: title, paint: plain },
    { text: `${brief(median)} ${unit}`, paint: colour.bold },
    { text: percent(spread), paint: colour.dim },
    { text: peer === undefined ? '' : `${peer.name} ${peer.version}  ${brief(peer.median)}`, paint: plain },
    { text: peer === undefined ? '' : percent(peer.spread), paint: colour.dim },
    { text: ratio === undefined ? '' : times(ratio), paint: colour.bold },
    verdictOf(measured, colour),
  ];
};

const verdictOf = ({ target, unit, met }: Measured, colour: ReturnType<typeof createColors>): Cell => {
  if (target === undefined) return { text: '', paint: plain };
  const said = sayTarget(target, unit);
  if (met === undefined) return { text: said, paint: colour.dim };
  return met
    ? { text: BENCH_WORDS.met(said), paint: colour.green }
    : { text: BENCH_WORDS.missed(said), paint: colour.red };
};
