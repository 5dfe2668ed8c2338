import type { MapStyle, Marker } from '@narrow-seas/core';
import type { Bounds, Chart, HexMap } from '@narrow-seas/hex';
import { type ArtLayer, makeArtLayer } from './art-layer.ts';
import { type Camera, centred, scaleToFit, type Size } from './camera.ts';
import type { Order, Picture } from './chart/artist.ts';
import type { Ice } from './chart/ice.ts';
import type { Job } from './chart/paint.ts';
import { plainChart } from './chart/plain-chart.ts';
import { openStudio } from './chart/studio.ts';
import type { NamesJob } from './names/paint-names.ts';
import type { Palette } from './palette.ts';

/** What lies on the chart and what it is looked at from. */
export interface Sight {
  readonly camera: Camera;
  readonly size: Size;
  readonly ratio: number;
  readonly palette: Palette;
  readonly ice: Ice;
  readonly counters: readonly number[];
  readonly markers: readonly Marker[];
}

/** Chart and names as pictures that are larger than the window, and the whole sheet small beneath them. */
export interface ChartLayers {
  /** Shows them; false when they should be made again. */
  readonly draw: (context: CanvasRenderingContext2D, camera: Camera, size: Size) => boolean;
  /** Makes chart and names for this sight, when they are not in the making. */
  readonly make: (sight: Sight) => void;
  /** Only the names: a counter has come or gone. */
  readonly makeNames: (sight: Sight) => void;
  readonly isEmpty: () => boolean;
  /** Whether a picture is in the making. */
  readonly isBusy: () => boolean;
  /** The chart, once it has come. */
  readonly chart: () => Chart | undefined;
  readonly end: () => void;
}

/** What comes later: the file with all that is only drawn. */
export type LoadChart = () => Promise<Chart | undefined>;

/** How much wider and higher than the window the pictures are. */
const ROOM = 1.5;
/** Pixels of the longer side of the picture of the whole sheet. */
const WHOLE = 1300;

const roomy = ({ width, height }: Size): Size => ({
  width: Math.ceil(width * ROOM),
  height: Math.ceil(height * ROOM),
});

/** A whole number of pixels from the origin of the map: from wherever a picture is made, its lines fall on the same ones. */
const onPixels = ({ x, y, scale }: Camera): Camera => ({
  scale,
  x: Math.round(x * scale) / scale,
  y: Math.round(y * scale) / scale,
});

const wholeJob = (bounds: Bounds, { palette, ice }: Sight): Job => {
  const [wide, high] = [bounds.maxX - bounds.minX, bounds.maxY - bounds.minY];
  const scale = WHOLE / Math.max(wide, high);
  const size = { width: Math.ceil(wide * scale), height: Math.ceil(high * scale) };
  return { camera: centred(bounds, scaleToFit(bounds, size)), size, ratio: 1, palette, ice };
};

const sheetOf = ({ sheet: { west, north, east, south } }: Chart): Bounds => ({
  minX: west,
  minY: north,
  maxX: east,
  maxY: south,
});

/** Where the chart is drawn: it opens as soon as the file has come; without one the map itself is drawn. */
interface Desk {
  readonly draw: (order: Order) => Promise<Picture>;
  readonly chart: () => Chart | undefined;
  readonly sheet: Promise<Bounds>;
  readonly end: () => void;
}

const openDesk = (map: HexMap, mapStyle: MapStyle, load: LoadChart, came: () => void): Desk => {
  let [known, isOver]: [Chart | undefined, boolean] = [undefined, false];
  const open = async () => {
    known = (await load().catch(() => undefined)) ?? plainChart(map);
    came();
    return { chart: known, studio: openStudio({ map, chart: known, mapStyle }) };
  };
  const opened = open();
  return {
    draw: async order => {
      const { studio } = await opened;
      if (isOver) throw new Error('The map is closed.');
      return studio.draw(order);
    },
    chart: () => known,
    sheet: opened.then(({ chart }) => sheetOf(chart)),
    end: () => {
      isOver = true;
      void opened.then(({ studio }) => studio.end());
    },
  };
};

/** Names that are stretched more than this look like nothing. */
const STRETCHED = 1.5;

/** The three pictures, all drawn at one place: what is near, the whole sheet, and the names. */
interface Pictures {
  readonly near: ArtLayer<Job>;
  readonly whole: ArtLayer<Job>;
  readonly names: ArtLayer<NamesJob>;
}

const picturesFrom = (draw: (order: Order) => Promise<Picture>, came: () => void): Pictures => ({
  near: makeArtLayer(job => draw({ layer: 'chart', job }), came),
  whole: makeArtLayer(job => draw({ layer: 'chart', job }), came),
  names: makeArtLayer(job => draw({ layer: 'names', job }), came, STRETCHED),
});

/** Wants the picture of the whole sheet where colours or ice are others than before. */
const wholeMaker = (whole: ArtLayer<Job>, boundsLater: Promise<Bounds>) => {
  let made: readonly unknown[] = [];
  return async (sight: Sight): Promise<void> => {
    if (made[0] === sight.palette.key && made[1] === sight.ice) return;
    made = [sight.palette.key, sight.ice];
    whole.want(wholeJob(await boundsLater, sight));
  };
};

export const makeChartLayers = (
  map: HexMap,
  mapStyle: MapStyle,
  load: LoadChart,
  came: () => void,
): ChartLayers => {
  const desk = openDesk(map, mapStyle, load, came);
  const { near, whole, names } = picturesFrom(desk.draw, came);
  const makeWhole = wholeMaker(whole, desk.sheet);
  const makeNames = (sight: Sight): void =>
    names.want({ ...sight, camera: onPixels(sight.camera), size: roomy(sight.size), window: sight.size });
  return {
    isEmpty: () => near.isEmpty() && whole.isEmpty(),
    isBusy: () => near.isBusy() || whole.isBusy() || names.isBusy(),
    chart: desk.chart,
    make: sight => {
      const { ratio, palette, ice, size } = sight;
      near.want({ camera: onPixels(sight.camera), ratio, palette, ice, size: roomy(size) });
      makeNames(sight);
      void makeWhole(sight);
    },
    makeNames,
    draw: (context, camera, size) => {
      if (!near.covers(camera, size)) whole.draw(context, camera, size);
      const isFresh = [near.draw(context, camera, size), names.draw(context, camera, size)];
      return !isFresh.includes(false);
    },
    end: desk.end,
  };
};
