import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HexId } from './hex.ts';
import { hexByName, placesOf, readMap, regionOf } from './map.ts';
import { hexesIn, setOf } from './set.ts';
import { setToText } from './set-text.ts';
import { hexsideBetween } from './side.ts';

const hexes = (...ids: readonly number[]) => setToText(setOf(6, ids as HexId[]));

/** Three columns, two rows: sea, coast, land above; sea, sea, coast below. */
const small = () => ({
  format: 'narrow-seas/map',
  version: 1,
  id: 'small',
  title: 'Small sea',
  grid: { orientation: 'pointy', columns: 3, rows: 2, shoved: 'odd' },
  numbering: {
    order: 'RRCC',
    rowsFrom: 'north',
    columnsFrom: 'west',
    firstRow: 1,
    firstColumn: 1,
    digits: 2,
  },
  nmPerHex: 45.4,
  sheets: [{ id: '18A', synonyms: ['18Q'], row: -3, column: 9, step: -1 }],
  terrain: { kinds: ['off', 'sea', 'coastal', 'land'], rows: ['bcd', '2bc'] },
  hexsides: { kinds: ['land', 'water'], rows: ['b8a', 'ab2abab2a'] },
  nations: { list: [{ id: 'IT', name: 'Italy' }], rows: ['a2b', '2ab'] },
  regions: [{ id: 'east', name: 'East', hexes: hexes(2, 5) }],
  places: [
    {
      kind: 'port',
      id: 'bari',
      name: 'Bari',
      hex: '0102',
      nation: 'IT',
      source: 'given',
      fields: { capacity: 3 },
    },
    { kind: 'buoy', id: 'one', name: 'One', hex: '0201', source: 'ours', fields: {} },
  ],
  boxes: [{ kind: 'ocean', id: 'atlantic', name: 'Atlantic', fields: {} }],
  matrices: [
    {
      id: 'zones',
      labels: ['A', 'B'],
      rows: [
        [0, 1],
        [1, 0],
      ],
    },
  ],
  coast: {
    unit: 2,
    levels: [{ tolerance: 0.1, land: ['EEEAAE'], borders: ['AACC'] }],
    graticule: [{ label: '10° E', line: 'AABD' }],
  },
  fills: [{ id: 'parity', value: 'odd', reason: 'Ours.' }],
});

describe('readMap', () => {
  const map = readMap(small());

  test('terrain and nations are flat arrays of codes', () => {
    expect([...map.terrain].map(code => map.terrainKinds[code])).toEqual([
      'sea',
      'coastal',
      'land',
      'sea',
      'sea',
      'coastal',
    ]);
    expect([...map.nation].map(code => map.nations[code]?.id)).toEqual(['', 'IT', 'IT', '', '', 'IT']);
  });

  test('a hexside is the same from both hexes', () => {
    const kind = (a: number, b: number) =>
      map.hexsideKinds[map.hexsides[hexsideBetween(map.grid, a as HexId, b as HexId) ?? -1] ?? -1];
    expect([kind(0, 1), kind(1, 0)]).toEqual(['water', 'water']);
    expect([kind(1, 2), kind(2, 1)]).toEqual(['land', 'land']);
    expect(kind(3, 1)).toBe('water');
  });

  test('regions are sets', () => expect(hexesIn(regionOf(map, 'east'))).toEqual([2, 5]));
  test('a region the map lacks is a slip in the game', () =>
    expect(() => regionOf(map, 'west')).toThrow('The small map has no region "west".'));
  test('places carry their fields', () => {
    expect(placesOf(map, 'port')).toEqual([
      {
        kind: 'port',
        id: 'bari',
        name: 'Bari',
        hex: 1,
        nation: 'IT',
        source: 'given',
        fields: { capacity: 3 },
      },
    ]);
    expect(placesOf(map, 'buoy').map(({ nation, hex }) => [nation, hex])).toEqual([['', 3]]);
  });
  test('lines are points in hex widths', () => {
    expect(map.coast[0]?.land.map(line => [...line])).toEqual([[1, 1, 2, 1, 2, 2]]);
    expect([...(map.graticule[0]?.line ?? [])]).toEqual([0, 0, -0.5, -1]);
  });
  test('matrices, boxes and fills are there', () => {
    expect(map.matrices.get('zones')?.rows[0]).toEqual([0, 1]);
    expect([map.boxes[0]?.id, map.fills[0]?.value, map.regionNames.get('east')]).toEqual([
      'atlantic',
      'odd',
      'East',
    ]);
  });
});

describe('hexByName', () => {
  const map = readMap(small());
  test.each([
    ['0102', 1],
    ['0203', 5],
    ['0303', undefined],
    ['18A:0309', 0],
    ['18Q:0308', 1],
    ['18A:0407', 5],
    ['18A:0409', 3],
    ['18A:0410', undefined],
    ['19A:0309', undefined],
    ['18A:309', undefined],
    ['nonsense', undefined],
  ])('%s is %s', (name, hex) => expect(hexByName(map, name)).toBe(hex));
});

type Json = { [key: string]: unknown };
const changed = (path: string, value: unknown): unknown => {
  const root: Json = small();
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Json>((at, key) => at[key] as Json, root);
  parent[last] = value;
  return root;
};

describe('readMap refuses, naming the place,', () => {
  test.each([
    ['format', 'other/map', 'format must be narrow-seas/map'],
    ['version', 2, 'version must be 1'],
    ['title', 7, 'title must be text'],
    ['nmPerHex', 'far', 'nmPerHex must be a number'],
    ['nmPerHex', Number.NaN, 'nmPerHex must be a number'],
    ['grid', null, 'grid must be an object'],
    ['grid', [], 'grid must be an object'],
    ['grid.columns', 2.5, 'grid.columns must be a whole number'],
    ['grid.orientation', 'round', 'grid.orientation must be pointy or flat'],
    ['numbering.order', 'RCRC', 'numbering.order must be RRCC or CCRR'],
    ['sheets.0.step', 2, 'sheets[0].step must be 1 or -1'],
    ['terrain.rows', ['bcd'], 'terrain.rows has 1 rows; the grid has 2'],
    ['terrain.rows.1', '2b', 'terrain.rows[1] holds 2 where 3 belong in a row'],
    ['terrain.rows.1', '4b', 'terrain.rows[1] is longer than the 3 that belong in a row'],
    ['terrain.rows.1', '2bz', 'terrain.rows[1] has the code z, but there are only 4'],
    ['terrain.rows.1', '2b-', 'terrain.rows[1] is not a row of runs such as 12a3bc'],
    ['terrain.kinds', 'sea', 'terrain.kinds must be a list'],
    ['hexsides.rows.0', '9c', 'hexsides.rows[0] has the code c, but there are only 2'],
    ['nations.list.0.id', undefined, 'nations.list[0].id must be text'],
    ['regions.0.hexes', '7:AB', 'regions.east is no set of 6 hexes'],
    ['regions.0.hexes', 'all', 'regions.east is no set of 6 hexes'],
    ['places.0.hex', '0909', 'places[0].hex names 0909, which is off the map'],
    ['places.0.source', 'guess', 'places[0].source must be given or ours'],
    ['places.0.fields', 3, 'places[0].fields must be an object'],
    ['matrices.0.rows', [[0, 1]], 'matrices.zones needs 2 rows of 2'],
    ['coast.unit', 0, 'coast.unit must be at least 1'],
    ['coast.levels.0.land.0', 'EE!', 'coast.levels[0].land[0] has a letter that is no digit of a line'],
    ['coast.levels.0.land.0', 'EEé', 'coast.levels[0].land[0] has a letter that is no digit of a line'],
    ['coast.levels.0.land.0', 'EEE', 'coast.levels[0].land[0] ends in the middle of a point'],
    ['coast.levels.0.land.0', 'EEg', 'coast.levels[0].land[0] ends in the middle of a point'],
    ['fills.0.reason', false, 'fills[0].reason must be text'],
  ])('%s = %j', (path, value, message) => {
    expect(() => readMap(changed(path, value))).toThrow(`The map file cannot be read: ${message}.`);
  });

  test('a grid that is no map', () => expect(() => readMap(changed('grid.columns', 0))).toThrow(RangeError));
  test.each([[null], ['text'], [[]], [undefined]])('%j', value =>
    expect(() => readMap(value)).toThrow('it must be an object'),
  );

  test('whatever is put in place of any field, with a RangeError or not at all', () => {
    const paths = (value: unknown, at: string): readonly string[] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, each]) => [`${at}${key}`, ...paths(each, `${at}${key}.`)])
        : [];
    fc.assert(
      fc.property(fc.constantFrom(...paths(small(), '')), fc.jsonValue(), (path, junk) => {
        try {
          readMap(changed(path, junk));
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
