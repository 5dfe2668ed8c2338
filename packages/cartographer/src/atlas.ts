import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HexMap, readMap } from '@narrow-seas/hex';
import type { Calibration, Definition, Matrix, Passage } from './definition.ts';
import type { Input } from './emit.ts';
import type { ChartRule } from './engrave/chart-rule.ts';
import { type GazetteerName, readGazetteer } from './engrave/gazetteer.ts';
import { type Atlas, loadAtlas } from './load.ts';

/** The maps we draw, in the order they are built. */
export const MAPS = ['sixth-fleet', 'second-fleet', 'europa-mediterranean', 'europa-baltic'] as const;
export type MapId = (typeof MAPS)[number];

/** The packages folder, from the sources and from the build alike. */
export const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));

const MAP_FOLDER = fileURLToPath(new URL('../maps', import.meta.url));
const ATLAS_FILE = 'world-atlas/countries-10m.json';
const FILES = [
  'calibration',
  'nations',
  'regions',
  'places',
  'passages',
  'matrices',
  'sketches',
  'edition',
] as const;

const GAZETTEER = 'gazetteer.txt';

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

const atlasPath = (): string => createRequire(import.meta.url).resolve(ATLAS_FILE);

export const readAtlas = (): Atlas => loadAtlas(JSON.parse(readFileSync(atlasPath(), 'utf8')));

const read = (id: MapId, file: string): string | undefined => {
  const path = join(MAP_FOLDER, id, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

const parse = <Content>(id: MapId, file: (typeof FILES)[number], otherwise: Content): Content => {
  const text = read(id, `${file}.json`);
  return text === undefined ? otherwise : (JSON.parse(text) as Content);
};

/** The hand-written files of one map; passages, matrices and sketches are only there where a game needs them. */
export const readDefinition = (id: MapId): Definition => ({
  calibration: JSON.parse(read(id, 'calibration.json') ?? '{}') as Calibration,
  ...parse(id, 'nations', { nations: [], cessions: [] }),
  ...parse(id, 'regions', { regions: [] }),
  ...parse(id, 'places', { kinds: {}, places: [], boxes: [] }),
  placesText: read(id, 'places.json') ?? '',
  ...parse<{ passages: readonly Passage[] }>(id, 'passages', { passages: [] }),
  ...parse<{ matrices: readonly Matrix[] }>(id, 'matrices', { matrices: [] }),
  ...parse(id, 'sketches', { sketches: {} }),
  ...parse(id, 'edition', { fills: [] }),
  amendments: read(id, 'amendments.txt') ?? '',
});

/** What a person decided about the chart of a map. */
export const readChartRule = (id: MapId): ChartRule =>
  JSON.parse(read(id, 'chart.json') ?? '{}') as ChartRule;

export const readNames = (): readonly GazetteerName[] =>
  readGazetteer(readFileSync(join(MAP_FOLDER, GAZETTEER), 'utf8'));

/** Checksums of what the chart is made from beside the geodata. */
export const readChartInputs = (id: MapId): readonly Input[] => [
  ...readInputs(id).filter(({ name }) => name === ATLAS_FILE || name.endsWith('/calibration.json')),
  { name: `maps/${id}/chart.json`, sha256: sha256(read(id, 'chart.json') ?? '') },
  { name: `maps/${GAZETTEER}`, sha256: sha256(readFileSync(join(MAP_FOLDER, GAZETTEER))) },
];

/** Where the generated file of a map's chart lies. */
export const chartFile = (id: MapId): string => mapFile(id).replace(/\.map\.json$/, '.chart.json');

/** Where the generated file of a map lies. */
export const mapFile = (id: MapId): string => join(PACKAGES, readDefinition(id).calibration.output);

/** The generated map, as games load it. */
export const loadMap = (id: MapId): HexMap => readMap(JSON.parse(readFileSync(mapFile(id), 'utf8')));

/** Checksums of everything the map is made from. */
export const readInputs = (id: MapId): readonly Input[] => {
  const own = [...FILES.map(file => `${file}.json`), 'amendments.txt'].flatMap(file => {
    const text = read(id, file);
    return text === undefined ? [] : [{ name: `maps/${id}/${file}`, sha256: sha256(text) }];
  });
  return [{ name: ATLAS_FILE, sha256: sha256(readFileSync(atlasPath())) }, ...own];
};
