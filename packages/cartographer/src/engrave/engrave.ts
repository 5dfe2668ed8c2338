import { CHART_FORMAT, CHART_VERSION } from '@narrow-seas/hex';
import type { Input } from '../emit.ts';
import type { Frame } from '../frame.ts';
import type { Box, Point } from '../geometry.ts';
import type { Atlas } from '../load.ts';
import { chartPolygons } from '../chart.ts';
import { deltaText, quantise } from '../quantise.ts';
import type { Survey } from '../survey.ts';
import type { ChartRule } from './chart-rule.ts';
import { degreeGrid } from './degrees.ts';
import type { GazetteerName } from './gazetteer.ts';
import type { Geodata } from './geodata.ts';
import { heightGrid } from './heights.ts';
import { CHART_UNIT, engraveLayers } from './layers.ts';
import { chartNames } from './names.ts';
import { chartTowns } from './towns.ts';

/** Steps to a degree in the grid of degrees. */
const DEGREE_UNIT = 100;
/** Degrees by which the chart may look beyond the window of the map. */
const BEYOND = 8;

/** The frame of the map with a wider sheet: the chart goes on beyond the grid. */
const widened = (frame: Frame, margin: number): Frame => {
  const { sheet, calibration } = frame;
  const { window } = calibration;
  const wider = (box: Box, by: number, sign: 1 | -1): Box => ({
    west: box.west - by,
    east: box.east + by,
    north: box.north + by * sign,
    south: box.south - by * sign,
  });
  const reach = wider(window, BEYOND, 1);
  return {
    ...frame,
    sheet: wider(sheet, margin, -1),
    calibration: { ...calibration, window: { ...reach, north: Math.min(88, reach.north) } },
  };
};

const middleOf = ({ calibration: { window } }: Frame): Point => [
  (window.west + window.east) / 2,
  (window.south + window.north) / 2,
];

const pointsText = (points: readonly Point[], unit: number): string =>
  deltaText(points.map(([x, y]): Point => [Math.round(x * unit), Math.round(y * unit)]));

/** What the page draws beneath a map, as the text of a file. */
export const engrave = (
  { frame: own, definition, places }: Survey,
  rule: ChartRule,
  atlas: Atlas,
  geodata: Geodata,
  gazetteer: readonly GazetteerName[],
  inputs: readonly Input[],
): string => {
  const frame = widened(own, rule.margin);
  const { values, ...degrees } = degreeGrid(frame.locate, frame.sheet, rule.degreeStep, middleOf(frame));
  const heights = heightGrid(frame.locate, frame.sheet, rule.heightStep, middleOf(frame), geodata.heights);
  const names = chartNames(frame, gazetteer, chartPolygons(frame, atlas.land));
  return textOf({
    format: CHART_FORMAT,
    version: CHART_VERSION,
    id: frame.calibration.id,
    provenance: { licence: 'public domain (Natural Earth, ETOPO)', inputs: [...inputs, ...geodata.inputs] },
    unit: CHART_UNIT,
    sheet: frame.sheet,
    ...engraveLayers(frame, rule, atlas, definition.nations, geodata),
    degrees: { ...degrees, unit: DEGREE_UNIT, nodes: pointsText(values, DEGREE_UNIT) },
    heights,
    names: names.map(({ kind, name, line }) => ({ kind, name, line: deltaText(quantise(line, CHART_UNIT)) })),
    towns: chartTowns(frame, rule, geodata.towns, places).map(({ name, rank, at }) => ({
      name,
      rank,
      at: pointsText([at], CHART_UNIT),
    })),
  });
};

/** One line for each entry, so that a change shows as a small difference. */
const textOf = (sections: { readonly [key: string]: unknown }): string => {
  const lines = Object.entries(sections).map(([key, value]) => `${JSON.stringify(key)}: ${linesOf(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
};

const linesOf = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? `[\n${value.map(each => JSON.stringify(each)).join(',\n')}\n]`
    : JSON.stringify(value);
