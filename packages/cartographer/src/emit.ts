import {
  emptySet,
  type Fill,
  hexName,
  type HexId,
  hexsideOf,
  MAP_FORMAT,
  MAP_VERSION,
  setToText,
} from '@narrow-seas/hex';
import { TERRAIN } from './classify.ts';
import { COAST_UNIT, drawCoasts, drawGraticule } from './coast.ts';
import { sheetOrigin } from './frame.ts';
import type { Atlas } from './load.ts';
import type { Placed } from './place.ts';
import { shoreOf, type Survey } from './survey.ts';

export interface Input {
  readonly name: string;
  readonly sha256: string;
}

const CODES = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Runs of equal codes: a count where it is above one, then the code's letter. */
export const runText = (codes: Iterable<number>): string =>
  Array.from(codes, code => CODES.charAt(code))
    .join('')
    .replaceAll(/(.)\1+/g, run => run.length + run.charAt(0));

const rowsOf = (codes: Uint8Array, width: number): readonly string[] =>
  Array.from({ length: codes.length / width }, (_, row) =>
    runText(codes.subarray(row * width, (row + 1) * width)),
  );

/** Three sides of each hex; the other three belong to its neighbours or to the border. */
const sideCodes = ({ frame: { grid }, hexsides }: Survey): Uint8Array =>
  Uint8Array.from(
    { length: grid.size * 3 },
    (_, index) =>
      hexsides[hexsideOf(grid, Math.floor(index / 3) as HexId, (index % 3) as 0 | 1 | 2)] as number,
  );

const placeJson = (survey: Survey, { rule, hex, moved }: Placed): object => {
  const name = (each: HexId): string => hexName(survey.frame.grid, survey.frame.calibration.numbering, each);
  const shore = survey.definition.kinds[rule.kind]?.shore;
  return {
    kind: rule.kind,
    id: rule.id,
    name: rule.name,
    hex: name(hex),
    ...(rule.nation === undefined ? {} : { nation: rule.nation }),
    source: rule.source,
    fields: {
      ...rule.fields,
      ...(shore === undefined ? {} : { [shore]: shoreOf(survey, hex).map(name) }),
      ...(moved === undefined ? {} : { movedFrom: name(moved) }),
    },
  };
};

/** What is ours and not in any text, so that a game's edition can list it. */
const fillsOf = ({ definition, places, amendments, frame }: Survey): readonly Fill[] => {
  const name = (hex: HexId): string => hexName(frame.grid, frame.calibration.numbering, hex);
  const lines = definition.amendments.split('\n');
  return [
    ...definition.fills,
    ...definition.regions
      .filter(({ source }) => source === 'ours')
      .map(({ id, name: value, reason }) => ({ id: `region ${id}`, value, reason })),
    ...definition.cessions.map(({ nation, from, reason }) => ({
      id: `nation ${nation}`,
      value: `instead of ${from.join(', ')}`,
      reason,
    })),
    ...amendments.map(({ line, reason }) => ({
      id: `amendment ${line}`,
      value: (lines[line - 1] ?? '').split(' because ')[0] ?? '',
      reason,
    })),
    ...places
      .filter(({ rule }) => rule.reason !== undefined)
      .map(({ rule, hex }) => ({
        id: `${rule.kind} ${rule.id}`,
        value: name(hex),
        reason: rule.reason as string,
      })),
    ...places.flatMap(({ rule, hex, moved }) =>
      moved === undefined
        ? []
        : [
            {
              id: `${rule.kind} ${rule.id}`,
              value: `${name(moved)} to ${name(hex)}`,
              reason: 'The nearest hex with the terrain it needs.',
            },
          ],
    ),
  ];
};

type Sections = { readonly [key: string]: unknown };

const headOf = ({ frame: { calibration }, frame }: Survey, inputs: readonly Input[]): Sections => ({
  format: MAP_FORMAT,
  version: MAP_VERSION,
  id: calibration.id,
  title: calibration.title,
  provenance: {
    source: 'Natural Earth 1:10m, as packed by world-atlas 2.0.2',
    licence: 'public domain (Natural Earth)',
    inputs,
  },
  grid: calibration.grid,
  numbering: calibration.numbering,
  nmPerHex: calibration.nmPerHex,
  sheets: (calibration.sheets ?? []).map(sheet => sheetOrigin(frame, sheet)),
});

const hexesOfMap = (survey: Survey): Sections => {
  const { definition, frame, hexsideKinds, terrain, nation } = survey;
  const { columns } = frame.grid;
  const list = definition.nations.map(({ id, name }) => ({ id, name }));
  return {
    terrain: { kinds: TERRAIN, rows: rowsOf(terrain, columns) },
    hexsides: { kinds: hexsideKinds, rows: rowsOf(sideCodes(survey), columns * 3) },
    nations: { list, rows: rowsOf(nation, columns) },
  };
};

const thingsOf = (survey: Survey, atlas: Atlas): Sections => {
  const { definition, frame, regions } = survey;
  const levels = drawCoasts(frame, atlas, definition.nations);
  return {
    regions: definition.regions.map(({ id, name }) => ({
      id,
      name,
      hexes: setToText(regions.get(id) ?? emptySet(frame.grid.size)),
    })),
    places: survey.places.map(place => placeJson(survey, place)),
    boxes: definition.boxes,
    matrices: definition.matrices,
    coast: { unit: COAST_UNIT, levels, graticule: drawGraticule(frame, 5) },
    fills: fillsOf(survey),
  };
};

/** The file as text: a line for each section, so that a change of data shows as a small difference. */
export const emitMap = (survey: Survey, atlas: Atlas, inputs: readonly Input[]): string => {
  const lines = Object.entries({
    ...headOf(survey, inputs),
    ...hexesOfMap(survey),
    ...thingsOf(survey, atlas),
  }).map(([key, value]) => `${JSON.stringify(key)}: ${linesOf(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
};

const linesOf = (value: unknown): string => {
  if (Array.isArray(value) && value.length > 0)
    return `[\n${value.map(each => JSON.stringify(each)).join(',\n')}\n]`;
  return JSON.stringify(value);
};
