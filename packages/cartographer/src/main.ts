import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { MAPS, type MapId, PACKAGES, readAtlas, readDefinition, readInputs } from './atlas.ts';
import { drawMap } from './draw.ts';
import { emitMap } from './emit.ts';
import type { Atlas } from './load.ts';
import { reportOn } from './report.ts';
import { survey } from './survey.ts';

const USAGE =
  'Usage: node packages/cartographer/dist/main.js [map] [--out folder] [--svg folder] [--check] [--report]';

const isMap = (text: string): text is MapId => MAPS.some(id => id === text);

interface Made {
  readonly output: string;
  readonly text: string;
  readonly report: string;
}

const make = (id: MapId, atlas: Atlas): Made => {
  const definition = readDefinition(id);
  const made = survey(definition, atlas);
  return {
    output: definition.calibration.output,
    text: emitMap(made, atlas, readInputs(id)),
    report: reportOn(made),
  };
};

const same = (path: string, text: string): boolean => {
  try {
    return readFileSync(path, 'utf8') === text;
  } catch {
    return false;
  }
};

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const run = (): number => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      svg: { type: 'string' },
      check: { type: 'boolean', default: false },
      report: { type: 'boolean', default: false },
    },
  });
  const chosen = positionals.length > 0 ? positionals.filter(isMap) : MAPS;
  if (positionals.length > 0 && chosen.length !== positionals.length) {
    console.error(`${USAGE}\nMaps: ${MAPS.join(', ')}`);
    return 2;
  }
  const atlas = readAtlas();
  const stale = chosen.filter(id => {
    const { output, text, report } = make(id, atlas);
    if (values.report) console.log(report);
    const path = join(values.out ?? PACKAGES, output);
    if (values.svg !== undefined) write(join(values.svg, `${id}.svg`), drawMap(JSON.parse(text)));
    if (values.check) return !same(path, text);
    write(path, text);
    console.log(`${path} ${text.length} bytes`);
    return false;
  });
  for (const id of stale)
    console.error(`The ${id} map is out of date; run the cartographer and commit its output.`);
  return stale.length > 0 ? 1 : 0;
};

process.exitCode = run();
