import { chartLines, chartPolygons } from './chart.ts';
import type { NationRule } from './definition.ts';
import type { Frame } from './frame.ts';
import { type Point, ringArea } from './geometry.ts';
import type { Atlas } from './load.ts';
import { deltaText, quantise, simplifyLine, simplifyRing } from './quantise.ts';

/** Lines for drawing, as text; one set for each zoom level, finest last. */
export interface CoastLevel {
  readonly tolerance: number;
  readonly land: readonly string[];
  readonly borders: readonly string[];
}

/** Steps to a hex width: half a step is a tenth of a pixel at 32 pixels to the hex. */
export const COAST_UNIT = 128;

const nationIndex = (nations: readonly NationRule[], country: string): number =>
  nations.findIndex(({ of }) => of.includes(country));

const tooSmall = (points: readonly Point[]): boolean => points.length < 3;

/** Coast and border lines at each tolerance; islands smaller than a level shows are left out. */
export const drawCoasts = (
  frame: Frame,
  atlas: Atlas,
  nations: readonly NationRule[],
): readonly CoastLevel[] => {
  const rings = chartPolygons(frame, atlas.land).flat();
  const lines = chartLines(
    frame,
    atlas.borders((a, b) => nationIndex(nations, a) !== nationIndex(nations, b)),
  );
  return frame.calibration.levels.map(({ tolerance, smallest }) => ({
    tolerance,
    land: rings
      .filter(ring => ringArea(ring) >= smallest)
      .map(ring => quantise(simplifyRing(ring, tolerance), COAST_UNIT))
      .filter(ring => !tooSmall(ring))
      .map(deltaText),
    borders: lines.map(line => deltaText(quantise(simplifyLine(line, tolerance), COAST_UNIT))),
  }));
};

export interface Graticule {
  readonly label: string;
  readonly line: string;
}

const label = (value: number, positive: string, negative: string): string =>
  value === 0 ? '0°' : `${Math.abs(value)}° ${value > 0 ? positive : negative}`;

const steps = (from: number, to: number, step: number): readonly number[] => {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step);
};

/** Meridians and parallels at this distance in degrees, drawn only where they cross the sheet. */
export const drawGraticule = (frame: Frame, step: number): readonly Graticule[] => {
  const { west, south, east, north } = frame.calibration.window;
  const meridians = steps(west, east, step).map(lon => ({
    label: label(lon, 'E', 'W'),
    line: steps(south, north, 1).map((lat): Point => [lon, lat]),
  }));
  const parallels = steps(south, north, step).map(lat => ({
    label: label(lat, 'N', 'S'),
    line: steps(west, east, 1).map((lon): Point => [lon, lat]),
  }));
  return [...meridians, ...parallels].flatMap(({ label: text, line }) =>
    chartLines(frame, [line]).map(part => ({
      label: text,
      line: deltaText(quantise(simplifyLine(part, 0.01), COAST_UNIT)),
    })),
  );
};
