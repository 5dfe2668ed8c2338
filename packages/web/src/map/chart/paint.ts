import type { MapStyle } from '@narrow-seas/core';
import type { Bounds, Chart, HexMap, Point } from '@narrow-seas/hex';
import { type Camera, type Size, seen } from '../camera.ts';
import type { Palette } from '../palette.ts';
import { drawLimits } from './draw-limits.ts';
import { graticuleIn } from './graticule.ts';
import { drawHexes, drawWash, type HexPaths, hexPathsOf } from './hexes.ts';
import { drawIce, type Ice } from './ice.ts';
import { intoMap, makeSheet, type Pencil, type Sheet } from './pencil.ts';
import { type Limits, limitsOf } from './regions.ts';
import { drawHachures, drawHills, shadeHills } from './relief.ts';
import { drawRose, northAt } from './rose.ts';
import { type Shape, smoothShapes, straightShapes, strokeIn, within } from './shape.ts';
import { drawShore } from './shore.ts';

/** A chart as paths in map units, made once. */
export interface Plate {
  readonly map: HexMap;
  readonly chart: Chart;
  readonly limits: Limits;
  readonly hexes: HexPaths;
  readonly land: readonly Shape[];
  readonly depths: readonly { readonly metres: number; readonly areas: readonly Shape[] }[];
  readonly lakes: readonly Shape[];
  readonly rivers: readonly Shape[];
  readonly glaciers: readonly Shape[];
  readonly borders: readonly Shape[];
  readonly ribbons: { readonly blue: readonly Shape[]; readonly red: readonly Shape[] };
  /** The hills for the palette that they were shaded for last. */
  readonly hills: Map<string, Sheet>;
}

export const makePlate = (map: HexMap, chart: Chart, mapStyle: MapStyle): Plate => ({
  map,
  chart,
  limits: limitsOf(map, mapStyle),
  hexes: hexPathsOf(map),
  land: smoothShapes(chart.land, true),
  depths: chart.depths.map(({ metres, areas }) => ({ metres, areas: smoothShapes(areas, true) })),
  lakes: smoothShapes(chart.lakes, true),
  rivers: smoothShapes(chart.rivers, false),
  glaciers: smoothShapes(chart.glaciers, true),
  borders: straightShapes(chart.borders, false),
  ribbons: {
    blue: straightShapes(chart.ribbons.blue, false),
    red: straightShapes(chart.ribbons.red, false),
  },
  hills: new Map(),
});

/** What is to be painted. */
export interface Job {
  readonly camera: Camera;
  readonly size: Size;
  readonly ratio: number;
  readonly palette: Palette;
  readonly ice: Ice;
}

interface Work extends Job {
  readonly plate: Plate;
  readonly pencil: Pencil;
  readonly window: Bounds;
  readonly scale: number;
  readonly landPath: Path2D;
}

const DEPTH_ROLES = ['depth-200', 'depth-1000', 'depth-2000', 'sea'] as const;

const drawDepths = ({ plate, pencil, window, scale, palette: { colour } }: Work): void => {
  const { west, north, east, south } = plate.chart.sheet;
  // Without depths all water is deep, and only the shore is pale.
  pencil.fillStyle = plate.depths.length === 0 ? colour['depth-1000'] : colour.shelf;
  pencil.fillRect(west, north, east - west, south - north);
  plate.depths.forEach(({ areas, metres }, place) => {
    const path = within(areas, window);
    pencil.fillStyle = colour[DEPTH_ROLES[place] ?? 'sea'];
    pencil.fill(path, 'evenodd');
    strokeIn(pencil, path, scale, colour.contour, 0.6, metres === 200 ? [] : [3.5, 2.5]);
  });
};

/** The land alone, for the distances from it. */
const drawCoastLines = ({ pencil, camera, size, ratio, palette, scale, landPath }: Work): void => {
  const fine = Math.min(ratio, FINEST);
  const [width, height] = [Math.round(size.width * fine), Math.round(size.height * fine)];
  const { pencil: mask } = makeSheet(width, height);
  mask.scale(fine, fine);
  intoMap(mask, camera, size);
  mask.fillStyle = '#000';
  mask.fill(landPath, 'evenodd');
  mask.setTransform(1, 0, 0, 1, 0, 0);
  pencil.save();
  pencil.setTransform(ratio / fine, 0, 0, ratio / fine, 0, 0);
  drawShore(pencil, mask, width, height, palette, scale * fine);
  pencil.restore();
};

/** More pixels than this to one of the page are not worth their time under lines along the coast. */
const FINEST = 1.5;

const hillsFor = ({ plate, palette }: Work): Sheet => {
  const key = palette.colour['relief-shade'] + palette.colour['relief-light'];
  const hills = plate.hills.get(key) ?? shadeHills(plate.chart, plate.map.nmPerHex, palette);
  plate.hills.set(key, hills);
  return hills;
};

/** What lies on the land, on the land only: it is drawn on a sheet of its own, atop of the land there. */
const drawLand = (work: Work): void => {
  const { camera, size, ratio } = work;
  const sheet = makeSheet(size.width * ratio, size.height * ratio);
  sheet.pencil.setTransform(ratio, 0, 0, ratio, 0, 0);
  intoMap(sheet.pencil, camera, size);
  drawOnLand({ ...work, pencil: sheet.pencil });
  work.pencil.drawImage(sheet.canvas, 0, 0, size.width, size.height);
};

const drawOnLand = (work: Work): void => {
  const { plate, pencil, window, scale, palette, landPath } = work;
  const { colour } = palette;
  const { heights } = plate.chart;
  pencil.fillStyle = colour.land;
  pencil.fill(landPath, 'evenodd');
  pencil.globalCompositeOperation = 'source-atop';
  pencil.fillStyle = colour.glacier;
  pencil.fill(within(plate.glaciers, window), 'evenodd');
  if (heights.columns > 0) {
    drawHills(pencil, plate.chart, hillsFor(work));
    if (scale >= 14) drawHachures(pencil, plate.chart, window, scale, plate.map.nmPerHex, palette);
  }
  const fine = Math.min(1, Math.max(0.45, scale / 60));
  strokeIn(pencil, within(plate.rivers, window), scale, colour.river, 0.9 * fine);
  drawLakes(work);
  pencil.lineJoin = 'round';
  const wide = Math.min(11, Math.max(5, scale / 6));
  strokeIn(pencil, within(plate.ribbons.blue, window), scale, colour['ribbon-blue'], wide);
  strokeIn(pencil, within(plate.ribbons.red, window), scale, colour['ribbon-red'], wide);
  strokeIn(pencil, within(plate.borders, window), scale, colour.border, 0.9 * fine, [7, 2.2, 1.4, 2.2]);
};

const drawLakes = ({ plate, pencil, window, scale, palette: { colour } }: Work): void => {
  const path = within(plate.lakes, window);
  pencil.fillStyle = colour.lake;
  pencil.fill(path, 'evenodd');
  strokeIn(pencil, path, scale, colour.river, 0.6);
};

/** Pixels of a rose's radius. */
const ROSE = { least: 46, most: 96, hexes: 1.35 };

const drawRoses = ({ plate, pencil, camera, size, palette, scale }: Work): void => {
  const perHex = ROSE.hexes * Math.max(1, 45 / plate.map.nmPerHex / 1.6);
  const radius = Math.min(ROSE.most, Math.max(ROSE.least, scale * perHex));
  for (const { kind, line } of plate.chart.names) {
    if (kind !== 'rose' || scale * perHex < ROSE.least * 0.8) continue;
    const at: Point = [line[0] as number, line[1] as number];
    const [x, y] = [
      (at[0] - camera.x) * scale + size.width / 2,
      (at[1] - camera.y) * scale + size.height / 2,
    ];
    drawRose(pencil, [x, y], northAt(plate.chart, at), radius, palette);
  }
};

/** Night: the whole chart under a blue veil, with a pale line left of the coast. */
const drawVeil = ({ pencil, size, camera, palette: { colour, isNight }, scale, landPath }: Work): void => {
  if (!isNight) return;
  pencil.globalCompositeOperation = 'multiply';
  pencil.fillStyle = colour.veil;
  pencil.fillRect(0, 0, size.width, size.height);
  pencil.globalCompositeOperation = 'source-over';
  pencil.save();
  intoMap(pencil, camera, size);
  strokeIn(pencil, landPath, scale, colour['night-coast'], 0.9);
  pencil.restore();
};

const drawOnMap = (work: Work): void => {
  const { plate, pencil, camera, size, palette, window, scale, landPath, ice } = work;
  pencil.save();
  intoMap(pencil, camera, size);
  drawDepths(work);
  pencil.restore();
  drawCoastLines(work);
  pencil.save();
  intoMap(pencil, camera, size);
  drawIce(pencil, plate.map, ice, window, scale, palette);
  pencil.restore();
  drawLand(work);
  pencil.save();
  intoMap(pencil, camera, size);
  pencil.lineJoin = 'round';
  strokeIn(pencil, landPath, scale, palette.colour.coast, Math.min(1.15, 0.5 + scale / 90));
  if (plate.chart.degrees.columns > 0)
    strokeIn(pencil, graticuleIn(plate.chart, window, scale), scale, palette.colour.graticule, 0.6);
  drawLimits(pencil, plate.map, plate.limits, window, scale, palette);
  drawHexes(pencil, plate.hexes, window, scale, palette);
  drawWash(pencil, plate.map, window, palette);
  pencil.restore();
};

/** The opaque part of the chart: everything below the names. */
export const paintChart = (plate: Plate, job: Job): Sheet => {
  const { camera, size, ratio, palette } = job;
  const sheet = makeSheet(size.width * ratio, size.height * ratio, false);
  const { pencil } = sheet;
  const window = seen(camera, size, 1);
  const work: Work = {
    ...job,
    plate,
    pencil,
    window,
    scale: camera.scale,
    landPath: within(plate.land, window),
  };
  pencil.setTransform(ratio, 0, 0, ratio, 0, 0);
  pencil.fillStyle = palette.colour.paper;
  pencil.fillRect(0, 0, size.width, size.height);
  drawOnMap(work);
  drawVeil(work);
  drawRoses(work);
  return sheet;
};
