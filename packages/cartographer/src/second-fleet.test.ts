import {
  countOf,
  distance,
  type HexId,
  hasHex,
  hexByName,
  hexesIn,
  isEmpty,
  placesOf,
  range,
  regionOf,
  regionsOf,
} from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { loadMap, readDefinition } from './atlas.ts';
import { fitSimilarity } from './fit.ts';
import { hexOfPlace, makeFrame, tiesOf } from './frame.ts';
import { shipTerrain } from './hexside.ts';

const map = loadMap('second-fleet');
const { calibration } = readDefinition('second-fleet');
const hex = (name: string): HexId => {
  const found = hexByName(map, name);
  if (found === undefined) throw new RangeError(`no hex ${name}`);
  return found;
};
const terrainOf = (name: string): string | undefined => map.terrainKinds[map.terrain[hex(name)] ?? 0];

/** Base, hex, type, Close AA, intrinsic defence, victory points, zone. */
const BASES = [
  ['Keflavik', '1831', 'airfield', 21, 4, 5, 'IC'],
  ['Banak', '3308', 'airfield', 21, 2, 2, 'BS'],
  ['Bardufoss', '3411', 'airfield', 21, 3, 2, 'BS'],
  ['Andoya', '3313', 'airfield', 21, 2, 3, 'NS'],
  ['Bodo', '3516', 'airfield', 21, 3, 3, 'NS'],
  ['Orland', '3720', 'airfield', 21, 3, 3, 'NS'],
  ['Wick', '3532', 'airfield', 15, 20, 6, 'BI'],
  ['Stornoway', '3334', 'airfield', 15, 12, 5, 'BI'],
  ['Lossiemouth', '3733', 'airfield', 21, 25, 6, 'BI'],
  ['Leuchars', '3833', 'airfield', 21, 25, 6, 'BI'],
  ['Upper Heyford', '4236', 'airfield', 28, 26, 6, 'BI'],
  ['Reykjavik', '1830', 'port', 15, 3, 4, 'IC'],
  ['Tromso', '3311', 'port', 15, 2, 3, 'BS'],
  ['Narvik', '3412', 'port', 15, 2, 3, 'NS'],
  ['Trondheim', '3721', 'port', 9, 2, 4, 'NS'],
  ['Bergen', '3926', 'port', 15, 2, 5, 'NS'],
  ['Rosyth', '3834', 'port', 21, 25, 6, 'BI'],
  ['Holy Loch', '3736', 'port', 15, 20, 6, 'BI'],
  ['Akureyri', '1928', 'strip', 0, 1, 1, 'IC'],
  ['Hofn', '2229', 'strip', 0, 1, 1, 'IC'],
  ['Angmagssalik', '0630', 'strip', 0, 1, 1, 'LS'],
  ['Narssarssuaq', '0138', 'strip', 0, 1, 2, 'LS'],
  ['Mesters Vig', '1420', 'strip', 0, 1, 1, 'IC'],
  ['Jan Mayen', '2119', 'strip', 0, 1, 1, 'GS'],
  ['Longyearbyen', '2106', 'strip', 0, 1, 2, 'SV'],
  ['Vago', '2930', 'strip', 0, 1, 2, 'BI'],
  ['Sumburgh', '3529', 'strip', 3, 3, 3, 'BI'],
  ['Kirkwall', '3531', 'strip', 3, 3, 3, 'BI'],
  ['Pechenga', '3605', 'airfield+port', 21, null, null, 'BS'],
  ['Polyarnyy', '3705', 'airfield+port', 21, null, null, 'BS'],
  ['Murmansk', '3805', 'airfield+port', 28, null, null, 'BS'],
  ['Kildenstroy', '3905', 'airfield', 21, null, null, 'BS'],
  ['Olenogorsk', '3906', 'airfield', 21, null, null, 'BS'],
  ['Kilpyavr', '3806', 'airfield', 21, null, null, 'BS'],
  ['Monchegorsk', '4006', 'airfield', 15, null, null, 'BS'],
  ['Mezen', '4501', 'port', 15, null, null, 'BS'],
  ['Arkhangelsk', '4503', 'port', 15, null, null, 'BS'],
  ['Severodvinsk', '4504', 'port', 15, null, null, 'BS'],
  ['Kem', '4406', 'port', 15, null, null, 'BS'],
] as const;

describe('Second Fleet: bases', () => {
  test.each(BASES)('%s is in its printed hex %s', (name, at, kind, closeAA, defence, victoryPoints, zone) => {
    const base = map.places.find(place => place.name === name);
    expect([base?.hex, base?.kind]).toEqual([hex(at), kind]);
    expect(base?.fields).toMatchObject({ closeAA, defence, victoryPoints, zone });
    expect(base?.fields['movedFrom']).toBeUndefined();
    expect(hasHex(regionOf(map, `zone-${zone.toLowerCase()}`), hex(at))).toBe(true);
  });

  test('there are no others', () =>
    expect(map.places.filter(({ kind }) => kind !== 'sea-name')).toHaveLength(BASES.length));

  test('the calibration puts every base into its printed hex, but two of the crowded Kola fields one hex beside it', () => {
    const frame = makeFrame(calibration);
    const away = calibration.controls.map(({ at, hex: name }) =>
      distance(map.grid, hexOfPlace(frame, at) ?? hex('0000'), hex(name)),
    );
    expect(calibration.controls.filter((_, index) => away[index] !== 0).map(({ place }) => place)).toEqual([
      'Kildenstroy',
      'Kilpyavr',
    ]);
    expect(Math.max(...away)).toBe(1);
  });

  test('ports and harbours have water, and invasion hexes with it', () => {
    for (const place of [...placesOf(map, 'port'), ...placesOf(map, 'airfield+port')]) {
      expect(map.terrainKinds[map.terrain[place.hex] ?? 0]).toBe('coastal');
      expect(place.fields['invasionHexes']).not.toEqual([]);
    }
  });

  test('an inland airfield has no invasion hexes', () =>
    expect(map.places.find(({ id }) => id === 'Monchegorsk')?.fields['invasionHexes']).toEqual([]));
});

describe('Second Fleet: waters', () => {
  const SOSUS = '1226 1327 1427 1528 1628 2329 2429 2530 2630 2730 2830 2931 3030 3131 3231 3332 3432'.split(
    ' ',
  );

  test.each(SOSUS)('SOSUS hex %s is water', name => {
    expect(hasHex(regionOf(map, 'sosus'), hex(name))).toBe(true);
    expect(['sea', 'coastal']).toContain(terrainOf(name));
  });

  test('there are 17 SOSUS hexes', () => expect(countOf(regionOf(map, 'sosus'))).toBe(17));

  test.each(
    '2922 2807 2529 2427 1726 2831 3129 3329 2732 1529 2917 3017 2817 2717 2617 3118 2518 3218 2619 2419 2716 2618 3007 3205 2910 2814 3203 3402 2812 2913 2710 3011 3110 2614 2512 3113 3206 3306 2833 2635 3022 3120 3018 2921 2911 2823 3123 3219 3024 2726 3320 3418 3523 3318 3416'.split(
      ' ',
    ),
  )('scenario hex %s is water', name => expect(['sea', 'coastal']).toContain(terrainOf(name)));

  test('all water is one sea', () => {
    const labels = regionsOf(map.grid, shipTerrain(map.terrain, map.hexsides, map.hexsideKinds));
    expect(new Set(labels.filter(label => label >= 0)).size).toBe(1);
  });

  test('ice by period: drift ice is pack ice in period 1 and sea in period 4', () => {
    const [pack, drift] = [regionOf(map, 'pack-ice'), regionOf(map, 'drift-ice')];
    expect(countOf(regionOf(map, 'pack-ice-1'))).toBe(countOf(pack) + countOf(drift));
    expect(countOf(regionOf(map, 'drift-ice-2'))).toBe(countOf(drift));
    expect([isEmpty(regionOf(map, 'drift-ice-1')), isEmpty(regionOf(map, 'drift-ice-4'))]).toEqual([
      true,
      true,
    ]);
    expect(countOf(regionOf(map, 'pack-ice-4'))).toBe(countOf(pack));
  });

  test('mountains rise from the Greenland, Iceland, Labrador and Atlantic zones', () => {
    const zones = ['gs', 'ic', 'ls', 'na'].map(zone => regionOf(map, `zone-${zone}`));
    for (const each of hexesIn(regionOf(map, 'mountain')))
      expect(zones.some(zone => hasHex(zone, each))).toBe(true);
  });
});

describe('Second Fleet: coasts', () => {
  test.each([
    ['Narvik', '3412', 'fjord', true],
    ['Trondheim', '3721', 'fjord', true],
    ['Mesters Vig', '1420', 'fjord', true],
    ['Wick', '3532', 'fjord', false],
    ['Keflavik', '1831', 'fjord', false],
    ['Bergen', '3926', 'coast-norway', true],
    ['Longyearbyen', '2106', 'coast-norway', false],
    ['Jan Mayen', '2119', 'coast-norway', false],
    ['Kirkwall', '3531', 'coast-great-britain', true],
    ['Polyarnyy', '3705', 'coast-soviet', true],
  ])('%s %s in %s: %s', (_name, at, region, expected) =>
    expect(hasHex(regionOf(map, region), hex(at))).toBe(expected),
  );
});

describe('Second Fleet: zones', () => {
  const matrix = map.matrices.get('zone-distance');
  const away = (a: string, b: string): number | undefined =>
    matrix?.rows[matrix.labels.indexOf(a)]?.[matrix.labels.indexOf(b)];

  test.each('LS-NA LS-IC NA-IC NA-BI BI-IC BI-NS IC-NS IC-GS NS-GS NS-BS GS-SV GS-BS SV-BS'.split(' '))(
    '%s are one apart',
    pair => {
      const [a = '', b = ''] = pair.split('-');
      expect([away(a, b), away(b, a)]).toEqual([1, 1]);
    },
  );

  test.each('LS-BI LS-NS LS-GS NA-NS NA-GS BI-GS BI-BS IC-SV IC-BS NS-SV'.split(' '))(
    '%s are two apart',
    pair => {
      const [a = '', b = ''] = pair.split('-');
      expect([away(a, b), away(b, a)]).toEqual([2, 2]);
    },
  );

  test.each('LS-SV LS-BS NA-SV NA-BS BI-SV'.split(' '))('%s are three apart', pair => {
    const [a = '', b = ''] = pair.split('-');
    expect([away(a, b), away(b, a)]).toEqual([3, 3]);
  });

  test('every hex of the map is in exactly one zone', () => {
    const zones = (matrix?.labels ?? []).map(id => regionOf(map, `zone-${id.toLowerCase()}`));
    map.terrain.forEach((kind, each) => {
      expect(zones.filter(zone => hasHex(zone, each as HexId))).toHaveLength(kind === 0 ? 0 : 1);
    });
  });
});

describe('Second Fleet: calibration', () => {
  test('the printed scheme is the text: column then row, from the north-west', () => {
    expect(hex('0000')).toBe(0);
    expect(hex('0100')).toBe(1);
    expect(hex('4643')).toBe(map.grid.size - 1);
  });

  test('even columns lie lower: 1830 and 1931 touch, 1830 and 1929 do not', () => {
    expect(range(map.grid, hex('1830'), 1)).toContain(hex('1931'));
    expect(range(map.grid, hex('1830'), 1)).not.toContain(hex('1929'));
  });

  test('the projection alone fits the bases within 0.75 hexes', () => {
    const { stiffness: _bent, ...rigid } = calibration;
    const frame = makeFrame(rigid);
    const ties = tiesOf(rigid, frame.grid);
    expect(fitSimilarity(ties).rms).toBeLessThan(0.75);
    expect(fitSimilarity(ties).scale).toBeCloseTo(1, 1);
  });
});
