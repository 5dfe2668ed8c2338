import { namedKind, type NamedKind, type Names } from '@narrow-seas/core';
import { hexesOf, type HexsideId } from '@narrow-seas/hex';
import { nameOfHex } from '../model/chart.ts';
import { chartOf } from '../model/fleet.ts';
import type { AreaId } from '../model/vocabulary.ts';
import { idOf, nameOf, type Named, type NamedThing } from './names.ts';

/** A position, or as much of it as decides how things are called. */
export interface Naming {
  readonly common: Named;
}

const thing = (noun: string, kind: NamedThing): NamedKind<Naming> =>
  namedKind<Naming, number>(
    noun,
    ({ common }, id) =>
      kind === 'hex' && id >= chartOf(common).grid.size ? undefined : nameOf(common, kind, id),
    ({ common }, word) => idOf(common, kind, word),
  );

/** What goes by a name in positions and actions. Groups, sea areas and hexsides are written as numbers there. */
export const NAMES: Names<Naming> = {
  hex: thing('hex', 'hex'),
  ship: thing('ship', 'ship'),
  air: thing('air unit', 'air'),
  ground: thing('ground unit', 'ground'),
  port: thing('port', 'port'),
  field: thing('airfield', 'field'),
};

const areaCode = ({ common }: Naming, area: AreaId): string | undefined => chartOf(common).areas[area]?.code;

const hexsideName = ({ common }: Naming, side: HexsideId): string | undefined => {
  const chart = chartOf(common);
  if (side * 2 >= chart.grid.sideHexes.length) return undefined;
  return hexesOf(chart.grid, side)
    .map(hex => nameOfHex(chart, hex))
    .join('/');
};

/** The same for people who read, and who know sea areas and hexsides by more than a number. */
export const READING_NAMES: Names<Naming> = {
  ...NAMES,
  'numbered-port': thing('port', 'port'),
  area: namedKind<Naming, AreaId>('sea area', areaCode, ({ common }, word) => areaNamed(common, word)),
  hexside: namedKind<Naming, HexsideId>('hexside', hexsideName, () => undefined),
};

const areaNamed = (common: Named, word: string): AreaId | undefined =>
  chartOf(common).areas.find(({ code }) => code === word)?.id;
