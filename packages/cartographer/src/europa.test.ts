import {
  connects,
  countOf,
  type HexId,
  type HexMap,
  hasHex,
  hexByName,
  hexesIn,
  hexsideBetween,
  placesOf,
  range,
  regionOf,
  regionsOf,
  rowOf,
  setOf,
} from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { loadMap, readDefinition } from './atlas.ts';
import { hexOfPlace, makeFrame } from './frame.ts';
import { shipTerrain } from './hexside.ts';

const mediterranean = loadMap('europa-mediterranean');
const baltic = loadMap('europa-baltic');

const port = (map: HexMap, name: string): HexId => {
  const place = map.places.find(each => each.name === name);
  if (!place) throw new RangeError(`no port ${name}`);
  return place.hex;
};
const hex = (map: HexMap, name: string): HexId => {
  const found = hexByName(map, name);
  if (found === undefined) throw new RangeError(`no hex ${name}`);
  return found;
};
const frame = makeFrame(readDefinition('europa-mediterranean').calibration);
const hexAtPlace = (lon: number, lat: number): HexId => hexOfPlace(frame, [lon, lat]) ?? (0 as HexId);
const terrainAt = (map: HexMap, at: HexId): string | undefined => map.terrainKinds[map.terrain[at] ?? 0];
const sideKind = (map: HexMap, a: HexId, b: HexId): string | undefined =>
  map.hexsideKinds[map.hexsides[hexsideBetween(map.grid, a, b) ?? 0] ?? 0];
const ships = (map: HexMap) => shipTerrain(map.terrain, map.hexsides, map.hexsideKinds);
const countSides = (map: HexMap, kind: string): number =>
  map.hexsides.filter(each => map.hexsideKinds[each] === kind).length;

describe('Europa: every hex that the text names', () => {
  test.each([
    ['[36.A.4] Valletta', mediterranean, '18A:0407', 'Valletta'],
    ['[36.A.4] Valletta as printed', mediterranean, '18Q:0407', 'Valletta'],
    ['[36.A.5] Brunsbuettel', baltic, '16A:0606', 'Brunsbuettel'],
    ['[36.A.5] Kiel', baltic, '16A:0509', 'Kiel'],
  ] as const)('%s: %s', (_rule, map, name, place) => expect(hex(map, name)).toBe(port(map, place)));

  test('[36.D.1] the Adriatic line runs from Italy 26:3407 to Albania 26:3310', () => {
    const nation = (name: string) =>
      mediterranean.nations[mediterranean.nation[hex(mediterranean, name)] ?? 0]?.id;
    expect([nation('26:3407'), nation('26:3310')]).toEqual(['IT', 'AL']);
    expect(['26:3407', '26:3310'].map(name => terrainAt(mediterranean, hex(mediterranean, name)))).toEqual([
      'coastal',
      'coastal',
    ]);
    const line = hexesIn(regionOf(mediterranean, 'adriatic-line'));
    expect(line).toHaveLength(5);
    const open = ships(mediterranean);
    for (const each of line) open.enter[each] = 0;
    const [inside, outside] = ['Bari', 'Taranto'].map(name =>
      setOf(mediterranean.grid.size, [port(mediterranean, name)]),
    );
    if (inside && outside) expect(connects(mediterranean.grid, open, inside, outside)).toBe(false);
  });

  test('[36.D.1] hexrow 2000 of sheets 26 and 27 is one row, that of Civitavecchia', () => {
    const rows = [
      hex(mediterranean, '26:2007'),
      hex(mediterranean, '27:2000'),
      port(mediterranean, 'Civitavecchia'),
    ].map(each => rowOf(mediterranean.grid, each));
    expect(new Set(rows).size).toBe(1);
  });

  test.each(placesOf(mediterranean, 'port'))(
    '$name is north of hexrow 2000 exactly if it is listed so',
    ({ hex: at, fields }) => {
      const listed = Array.isArray(fields['tags']) && fields['tags'].includes('M20');
      expect(hasHex(regionOf(mediterranean, 'north-of-2000'), at)).toBe(listed);
    },
  );

  test('[36.D.1] 1B:0715 can be captured, column 0012 is Tallinn, row 1900 is Riga', () => {
    expect(terrainAt(baltic, hex(baltic, '1B:0715'))).toBe('coastal');
    expect(port(baltic, 'Tallinn') % baltic.grid.columns).toBe(hex(baltic, '1B:0012') % baltic.grid.columns);
    expect(rowOf(baltic.grid, port(baltic, 'Riga'))).toBe(rowOf(baltic.grid, hex(baltic, '1B:1915')));
  });

  test.each([
    ['expansion-1', 'X1'],
    ['expansion-2', 'X2'],
  ])('[36.D.1] %s holds the ports tagged %s', (region, tag) => {
    const ours = placesOf(baltic, 'port').filter(({ nation }) => nation !== 'SE');
    const inside = ours.filter(({ hex: at }) => hasHex(regionOf(baltic, region), at)).map(({ name }) => name);
    const tagged = ours
      .filter(({ fields }) => Array.isArray(fields['tags']) && fields['tags'].includes(tag))
      .map(({ name }) => name);
    expect(inside).toEqual(tagged);
  });

  test('[36.D.1] the Hango line parts the Baltic', () => {
    const [east, west] = [regionOf(baltic, 'baltic-east'), regionOf(baltic, 'baltic-west')];
    const onLine = (name: string) => hasHex(regionOf(baltic, 'hango-line'), port(baltic, name));
    expect([onLine('Hango'), hasHex(regionOf(baltic, 'hango-line'), hex(baltic, '1B:0715'))]).toEqual([
      true,
      true,
    ]);
    for (const name of ['Kronshtadt', 'Tallinn', 'Helsinki', 'Paldiski'])
      expect([name, hasHex(east, port(baltic, name))]).toEqual([name, true]);
    for (const name of ['Riga', 'Turku', 'Libau', 'Kiel'])
      expect([name, hasHex(west, port(baltic, name))]).toEqual([name, true]);
    expect(countOf(east) + countOf(west) + 3).toBe(countOf(regionOf(baltic, 'baltic-sea')));
  });
});

describe('Europa: straits and canals', () => {
  test('[36.A.1] Gibraltar to North Africa crosses a full-sea hexside', () => {
    const rock = port(mediterranean, 'Gibraltar');
    const south = mediterranean.grid.neighbours[rock * 6 + 4] as HexId;
    expect(sideKind(mediterranean, rock, south)).toBe('full-sea');
    expect(mediterranean.nations[mediterranean.nation[south] ?? 0]?.id).toBe('ES');
  });

  test('[36.A.3] Gibraltar joins the Mediterranean to the Atlantic box', () => {
    expect(placesOf(mediterranean, 'passage').map(({ hex: at, fields }) => [at, fields['box']])).toEqual([
      [port(mediterranean, 'Gibraltar'), 'atlantic'],
    ]);
    expect(mediterranean.boxes.map(({ id }) => id)).toEqual(['atlantic']);
  });

  test('Messina and Reggio face each other over a narrow strait', () =>
    expect(sideKind(mediterranean, port(mediterranean, 'Messina'), port(mediterranean, 'Reggio'))).toBe(
      'narrow-straits',
    ));

  test('the Baltic has five narrow straits', () => expect(countSides(baltic, 'narrow-straits')).toBe(5));

  test('[36.A.5] the Kaiser Wilhelm Canal runs over German land from Brunsbuettel to Kiel', () => {
    expect(countSides(baltic, 'canal')).toBe(3);
    const banks = [...baltic.hexsides.keys()]
      .filter(side => baltic.hexsideKinds[baltic.hexsides[side] ?? 0] === 'canal')
      .flatMap(side => [...baltic.grid.sideHexes.subarray(side * 2, side * 2 + 2)]);
    expect(new Set(banks.map(bank => baltic.nations[baltic.nation[bank] ?? 0]?.id))).toEqual(new Set(['DE']));
  });

  test('[36.A.5] no ship goes from Kiel to Brunsbuettel by sea without rounding Jutland', () => {
    const open = ships(baltic);
    for (const each of hexesIn(regionOf(baltic, 'area-ka'))) open.enter[each] = 0;
    const [kiel, brunsbuettel] = ['Kiel', 'Brunsbuettel'].map(name =>
      setOf(baltic.grid.size, [port(baltic, name)]),
    );
    if (!kiel || !brunsbuettel) throw new RangeError('ports are missing');
    expect(connects(baltic.grid, ships(baltic), kiel, brunsbuettel)).toBe(true);
    expect(connects(baltic.grid, open, kiel, brunsbuettel)).toBe(false);
  });

  test('Corinth is closed: with the narrows of Patrai barred, no ship leaves its gulf', () => {
    const gulf = setOf(mediterranean.grid.size, [hexAtPlace(22.6, 38.2)]);
    const piraeus = setOf(mediterranean.grid.size, [port(mediterranean, 'Piraeus')]);
    const barred = ships(mediterranean);
    for (const each of range(mediterranean.grid, hexAtPlace(21.6, 38.3), 2)) barred.enter[each] = 0;
    expect(connects(mediterranean.grid, ships(mediterranean), gulf, piraeus)).toBe(true);
    expect(connects(mediterranean.grid, barred, gulf, piraeus)).toBe(false);
  });
});

describe.each([
  ['mediterranean', mediterranean, 75],
  ['baltic', baltic, 50],
] as const)('Europa: ports of the %s map', (_name, map, count) => {
  const ports = map.places.filter(({ kind }) => kind === 'port' || kind === 'inland-port');

  test('are all there', () => expect(ports).toHaveLength(count));

  test('stand one to a hex', () => expect(new Set(ports.map(({ hex: at }) => at)).size).toBe(count));

  test.each(ports)('$name has its type, nation and owners', ({ nation, hex: at, fields }) => {
    expect(['minor', 'standard', 'major', 'great']).toContain(fields['type']);
    expect(map.nations[map.nation[at] ?? 0]?.id).toBe(nation);
    expect(Object.values(fields['owners'] ?? {})).toHaveLength(2);
  });

  test.each(ports.filter(({ kind }) => kind === 'port'))(
    '$name lies on the sea area of its list',
    ({ hex: at, fields }) => {
      expect(terrainAt(map, at)).toBe('coastal');
      expect(hasHex(regionOf(map, `area-${String(fields['seaArea']).toLowerCase()}`), at)).toBe(true);
    },
  );

  test('can all be reached by sea from one another', () => {
    const labels = regionsOf(map.grid, ships(map));
    expect(new Set(ports.filter(({ kind }) => kind === 'port').map(({ hex: at }) => labels[at])).size).toBe(
      1,
    );
  });
});

describe('Europa: islands that carry a base', () => {
  test.each(['Valletta', 'Pantelleria', 'Lampedusa', 'Leros', 'Portoferraio', 'Corfu'])('%s', name =>
    expect(terrainAt(mediterranean, port(mediterranean, name))).toBe('coastal'),
  );

  test.each(['Lavansaari', 'Suursaari', 'Kronshtadt', 'Kuressaare', 'Kardla', 'Mariehamn'])('%s', name =>
    expect(terrainAt(baltic, port(baltic, name))).toBe('coastal'),
  );
});
