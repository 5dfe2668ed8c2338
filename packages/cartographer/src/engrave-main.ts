import { readFileSync, writeFileSync } from 'node:fs';
import {
  chartFile,
  MAPS,
  type MapId,
  readAtlas,
  readChartInputs,
  readChartRule,
  readDefinition,
  readNames,
} from './atlas.ts';
import { engrave } from './engrave/engrave.ts';
import { type Geodata, readGeodata } from './engrave/geodata.ts';
import type { Atlas } from './load.ts';
import { survey } from './survey.ts';

const USAGE = 'Usage: node packages/cartographer/dist/engrave-main.js FOLDER_WITH_GEODATA [--check]';

const made = (id: MapId, atlas: Atlas, geodata: Geodata): string =>
  engrave(
    survey(readDefinition(id), atlas),
    readChartRule(id),
    atlas,
    geodata,
    readNames(),
    readChartInputs(id),
  );

/** Makes the charts of all maps from data that is not in the repository; with --check it only compares. */
const run = (folder: string | undefined, isCheck: boolean): number => {
  if (folder === undefined) {
    console.error(USAGE);
    return 2;
  }
  const [atlas, geodata] = [readAtlas(), readGeodata(folder)];
  const stale = MAPS.filter(id => {
    const text = made(id, atlas, geodata);
    if (isCheck) return readFileSync(chartFile(id), 'utf8') !== text;
    writeFileSync(chartFile(id), text);
    console.log(`${chartFile(id)} ${text.length} bytes`);
    return false;
  });
  for (const id of stale)
    console.error(`The ${id} chart is out of date; engrave it again and commit the file.`);
  return stale.length > 0 ? 1 : 0;
};

const [folder, check] = process.argv.slice(2);
process.exitCode = run(folder, check === '--check');
