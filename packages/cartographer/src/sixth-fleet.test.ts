import {
  connects,
  countOf,
  distance,
  type HexId,
  hasHex,
  hexByName,
  hexName,
  neighboursOf,
  placesOf,
  regionOf,
  regionsOf,
  setOf,
} from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { loadMap } from './atlas.ts';
import { shipTerrain } from './hexside.ts';

const map = loadMap('sixth-fleet');
const hex = (name: string): HexId => {
  const found = hexByName(map, name);
  if (found === undefined) throw new RangeError(`no hex ${name}`);
  return found;
};
const terrainOf = (name: string): string | undefined => map.terrainKinds[map.terrain[hex(name)] ?? 0];
const isIn = (region: string, name: string): boolean => hasHex(regionOf(map, region), hex(name));
const ships = shipTerrain(map.terrain, map.hexsides, map.hexsideKinds);
const without = (...names: readonly string[]): typeof ships => {
  const enter = ships.enter.slice();
  for (const name of names) enter[hex(name)] = 0;
  return { ...ships, enter };
};
const set = (...names: readonly string[]) => setOf(map.grid.size, names.map(hex));
const sideKind = (a: string, b: string): string | undefined => {
  const index = map.grid.neighbours.subarray(hex(a) * 6, hex(a) * 6 + 6).indexOf(hex(b));
  return map.hexsideKinds[map.hexsides[map.grid.hexsides[hex(a) * 6 + index] ?? 0] ?? 0];
};

describe('Sixth Fleet: every hex that the rules name', () => {
  test.each([
    ['[11.1] US airbase, Sicily', '1311', 'airbase', 'US'],
    ['[11.1] US airbase, Crete', '1022', 'airbase', 'US'],
    ['[11.1] British airbase, Malta', '1010', 'airbase', 'Br'],
    ['[11.1] British airbase, Cyprus', '1232', 'airbase', 'Br'],
    ['[9.14] Italian airbase, Foggia', '1812', 'airbase', 'It'],
    ['[11.1C] Turkish set-up, Bosphorus', '2025', 'setup', 'Tu'],
    ['[14.4] Bosphorus is Defended', '2025', 'defended', 'Tu'],
    ['[11.1A] US carrier', '1602', 'setup', 'US'],
    ['[11.1B] second US carrier', '0812', 'setup', 'US'],
    ['[11.2A] Soviet submarine', '1902', 'setup', 'So'],
    ['[11.2A] Soviet submarine', '1404', 'setup', 'So'],
    ['[11.2B] Soviet submarine', '1212', 'setup', 'So'],
    ['[11.2B] Soviet submarine', '0615', 'setup', 'So'],
  ])('%s: %s', (_case, name, kind, nation) => {
    const here = placesOf(map, kind).filter(place => place.hex === hex(name));
    expect(here.map(place => [place.nation, place.source])).toEqual([[nation, 'given']]);
  });

  test.each(['1602', '0812', '1902', '1404', '1212', '0615', '1422'])('[11.0] %s is open sea', name =>
    expect(terrainOf(name)).toBe('sea'),
  );

  test.each(['1311', '1022', '1010', '1232', '1812', '2025'])('%s has land and sea', name =>
    expect(terrainOf(name)).toBe('coastal'),
  );

  test('[8.0] 1423 is Restricted, its neighbour 1422 is not', () => {
    expect([isIn('restricted', '1423'), isIn('restricted', '1422')]).toEqual([true, false]);
    expect(neighboursOf(map.grid, hex('1423'))).toContain(hex('1422'));
    expect(sideKind('1423', '1422')).toBe('water');
  });

  test('[13.11] 2025 is Restricted and in the Aegean, not in the Black Sea', () =>
    expect(['restricted', 'aegean', 'black-sea'].map(region => isIn(region, '2025'))).toEqual([
      true,
      true,
      false,
    ]));

  test('[9.12] the only US airbases on land are 1311 and 1022', () =>
    expect(
      placesOf(map, 'airbase')
        .filter(({ nation }) => nation === 'US')
        .map(({ hex: at }) => hexName(map.grid, map.numbering, at)),
    ).toEqual(['1311', '1022']));

  test('[9.12] Soviet bases lie in Bulgaria and Romania, those of option 14.3 in Syria and Egypt', () => {
    const bases = placesOf(map, 'airbase').filter(({ nation }) => nation === 'So');
    const lands = (optional: boolean) =>
      [
        ...new Set(
          bases
            .filter(({ fields }) => fields['optional'] === optional)
            .map(({ hex: at }) => map.nations[map.nation[at] ?? 0]?.id ?? ''),
        ),
      ].toSorted((a, b) => a.localeCompare(b));
    expect([lands(false), lands(true)]).toEqual([
      ['BU', 'RO'],
      ['EG', 'SY'],
    ]);
  });

  test('[9.62] one holding box for each of five carriers', () =>
    expect(map.boxes.map(({ name }) => name)).toEqual([
      'Saratoga',
      'America',
      'French carrier',
      'Minsk',
      'Kiev',
    ]));
});

describe('Sixth Fleet: the reconstruction agrees with the order of battle', () => {
  test.each([
    ['airbase', 33],
    ['defended', 46],
    ['setup', 31],
  ])('%s places: %i', (kind, count) => expect(placesOf(map, kind)).toHaveLength(count));

  test.each([
    ['aegean', 54],
    ['black-sea', 98],
    ['eastern-mediterranean', 96],
    ['israel-coast', 3],
    ['west-edge', 30],
    ['west-entry', 11],
    ['north-edge', 40],
  ])('region %s has %i hexes', (region, count) => expect(countOf(regionOf(map, region))).toBe(count));

  test.each([
    ['1225', '1226'],
    ['1124', '1125'],
    ['1023', '1024'],
    ['0923', '0924'],
    ['0823', '0824'],
    ['0724', '0725'],
    ['0623', '0624'],
  ])('the Eastern Mediterranean begins between %s and %s', (west, east) =>
    expect([isIn('eastern-mediterranean', west), isIn('eastern-mediterranean', east)]).toEqual([false, true]),
  );

  test.each(['1312', '1805', '1823', '1614'])('the strait in %s is Restricted', name =>
    expect(isIn('restricted', name)).toBe(true),
  );

  test.each([
    ['Split', '2013', true],
    ['Tirana', '1816', true],
    ['Bari', '1813', false],
    ['Corfu', '1615', false],
  ])('%s in %s prohibited: %s', (_place, name, prohibited) =>
    expect(isIn('prohibited', name)).toBe(prohibited),
  );

  test('set-up hexes of the two sides do not touch', () => {
    const [soviet, nato] = [true, false].map(own =>
      placesOf(map, 'setup').filter(({ nation }) => (nation === 'So') === own),
    );
    const close = soviet?.flatMap(a => nato?.filter(b => distance(map.grid, a.hex, b.hex) < 2) ?? []);
    expect(close).toEqual([]);
  });
});

describe('Sixth Fleet: straits and basins', () => {
  test('the Black Sea is reached only through 2025', () => {
    const [aegean, euxine] = [set('1422'), set('2327')];
    expect(connects(map.grid, ships, aegean, euxine)).toBe(true);
    expect(connects(map.grid, without('2025'), aegean, euxine)).toBe(false);
  });

  test('2025 joins Marmara and Black Sea by ship', () =>
    expect([sideKind('2025', '1925'), sideKind('2025', '2125'), sideKind('2025', '2126')]).toEqual([
      'water',
      'water',
      'water',
    ]));

  test('the Dardanelles in 1823 are the only way into Marmara', () => {
    expect(connects(map.grid, ships, set('1422'), set('1925'))).toBe(true);
    expect(connects(map.grid, without('1823', '2025'), set('1422'), set('1925'))).toBe(false);
  });

  test('ships pass the strait of Messina in 1312 from the Tyrrhenian to the Ionian Sea', () =>
    expect([sideKind('1312', '1411'), sideKind('1312', '1212')]).toEqual(['water', 'water']));

  test('Corinth is closed: from its gulf ships reach Athens only round the Peloponnese', () => {
    expect(sideKind('1419', '1420')).toBe('land');
    const peloponnese = without('1220', '1219', '1218', '1120', '1119', '1121', '1318', '1317', '1417');
    expect(connects(map.grid, ships, set('1419'), set('1421'))).toBe(true);
    expect(connects(map.grid, peloponnese, set('1419'), set('1421'))).toBe(false);
  });

  test('all water is one sea with the Black Sea, or the Red Sea', () => {
    const labels = regionsOf(map.grid, ships);
    expect(new Set(labels.filter(label => label >= 0)).size).toBe(2);
    expect(labels[hex('1602')]).toBe(labels[hex('2327')]);
    expect(labels[hex('0338')]).not.toBe(labels[hex('1602')]);
  });

  test('every set-up hex can be left by ship for the western edge', () => {
    const west = regionOf(map, 'west-entry');
    for (const place of placesOf(map, 'setup'))
      expect(connects(map.grid, ships, setOf(map.grid.size, [place.hex]), west)).toBe(true);
  });
});
