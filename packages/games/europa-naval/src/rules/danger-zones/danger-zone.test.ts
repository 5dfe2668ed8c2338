import {
  columnOf,
  countOf,
  distance,
  type HexId,
  type HexSet,
  hasHex,
  hexesIn,
  rowOf,
} from '@narrow-seas/hex';
import { describe, expect, test } from 'vitest';
import { adriaticOf } from './adriatic.ts';
import { CHARTS, type Chart, hexNamed, portOfName } from '../../model/chart.ts';
import { type DangerCause, dangerZones, drawDangerZones, inEnemyZone, safeZoneHexes } from './danger-zone.ts';
import { causeOf } from '../../testing/cause.ts';
import type { Side } from '../../model/vocabulary.ts';

const { mediterranean, baltic } = CHARTS;

/** Who exerts a zone over the sea hexes at this distance from a port, or over those of them in some waters. */
const around = (
  chart: Chart,
  cause: DangerCause,
  port: string,
  radius: number,
  isWanted: (hex: HexId) => boolean = () => true,
): ReadonlySet<Side> => {
  const centre = portOfName(chart, port).hex;
  const zones = dangerZones(chart, cause);
  const found = new Set<Side>();
  for (let hex = 0; hex < chart.grid.size; hex += 1) {
    if (chart.water[hex] === 0 || distance(chart.grid, centre, hex as HexId) !== radius) continue;
    if (!isWanted(hex as HexId)) continue;
    for (const side of ['axis', 'allied'] as const) if (hasHex(zones[side], hex as HexId)) found.add(side);
  }
  return found;
};

/** These ports alone are anybody's: `X` of the Axis, `A` of the Allies. */
const only = (
  chart: Chart,
  ports: { readonly [name: string]: string },
  change: Partial<DangerCause> = {},
): DangerCause => ({
  italySurrendered: false,
  lineFell: false,
  safe: 'none',
  ...change,
  ports: chart.ports.map(({ name }) => ports[name] ?? 'n').join(''),
});

describe('[36.D] the Mediterranean', () => {
  const start = causeOf(mediterranean, 'malta');
  const alone = (italySurrendered: boolean): DangerCause =>
    only(mediterranean, { Genova: 'X' }, { italySurrendered });
  const surrendered = causeOf(mediterranean, 'husky', { italySurrendered: true });

  test.each<[string, DangerCause, string, number, readonly Side[]]>([
    ['[36.D.1.a 2] five hexes round Genova', start, 'Genova', 5, ['axis']],
    ['[36.D.1.a 2] not round Napoli, which lies south of row 2000', start, 'Napoli', 3, ['allied']],
    ['[36.D] one hex round the naval base of Napoli', start, 'Napoli', 1, ['axis']],
    ['[36.D.1.b] all else is Allied: off Benghazi', start, 'Benghazi', 2, ['allied']],
    ['[36.D] Tobruk is an Allied naval base', start, 'Tobruk', 1, ['allied']],
    ['[36.D.1.a 4] the Adriatic round Bari', start, 'Bari', 3, ['axis']],
    ['[36.D.1.a 5] no longer after the surrender', surrendered, 'Bari', 2, ['allied']],
    ['[36.D.1.a 5] three hexes round Genova after it', surrendered, 'Genova', 3, ['axis']],
    ['[36.D.1.a 5] not the fourth', alone(true), 'Genova', 4, ['allied']],
    ['[36.D.1.a 2] though it was before', alone(false), 'Genova', 4, ['axis']],
    ['[36.D.1.a 2] and so was the fifth', alone(false), 'Genova', 5, ['axis']],
    ['[36.D.1.a 2] but not the sixth', alone(false), 'Genova', 6, ['allied']],
    [
      '[36.D.1.a 2] nor any round a port of the Allies',
      only(mediterranean, { Genova: 'A' }),
      'Genova',
      2,
      ['allied'],
    ],
  ])('%s', (_rule, cause, port, radius, sides) => {
    expect([...around(mediterranean, cause, port, radius)]).toEqual(sides);
  });

  test('[36.D.1.a 6] an Allied port clears the fifth hex of the Adriatic and not the sixth', () => {
    const adriatic = (hex: HexId): boolean => hasHex(adriaticOf(mediterranean), hex);
    const taken = only(mediterranean, { Bari: 'A' });
    expect([...around(mediterranean, taken, 'Bari', 5, adriatic)]).toEqual(['allied']);
    expect([...around(mediterranean, taken, 'Bari', 6, adriatic)]).toEqual(['axis']);
  });

  test('[36.D.1.a 6] after the surrender the ninth hex of what is left, and not the tenth', () => {
    const left = only(mediterranean, { Genova: 'X', Ajaccio: 'A' }, { italySurrendered: true });
    const offGenova = (hex: HexId): boolean =>
      distance(mediterranean.grid, portOfName(mediterranean, 'Genova').hex, hex) <= 3;
    expect([...around(mediterranean, left, 'Ajaccio', 9, offGenova)]).toEqual(['allied']);
    expect([...around(mediterranean, left, 'Ajaccio', 10, offGenova)]).toEqual(['axis']);
    const before = only(mediterranean, { Genova: 'X', Ajaccio: 'A' });
    expect([...around(mediterranean, before, 'Ajaccio', 9, offGenova)]).toEqual(['axis']);
  });

  test('[F.20.2] the ring of a naval base survives near Allied ports', () => {
    const taken = causeOf(mediterranean, 'husky', { give: { Livorno: 'A' } });
    expect(around(mediterranean, taken, 'La Spezia', 1).has('axis')).toBe(true);
  });

  test('[F.20.1] an exempt port exerts nothing of its own, but an exempt Allied one still clears', () => {
    const silent = causeOf(mediterranean, 'malta', { give: { Napoli: 'x' } });
    expect(around(mediterranean, silent, 'Napoli', 1).has('axis')).toBe(false);
    const quiet = causeOf(mediterranean, 'husky', { give: { Livorno: 'a' } });
    expect(around(mediterranean, quiet, 'Livorno', 4).has('axis')).toBe(false);
  });

  test('[36.D.1.b] every sea hex of the six areas is in some zone', () => {
    const { axis, allied } = dangerZones(mediterranean, start);
    const open = mediterranean.areas
      .flatMap(({ hexes }) => hexesIn(hexes))
      .filter(hex => mediterranean.water[hex] === 1);
    expect(open.filter(hex => !hasHex(axis, hex) && !hasHex(allied, hex))).toEqual([]);
  });
});

describe('[36.D] the Baltic', () => {
  const start = causeOf(baltic, 'baltic-act1');
  const fallen = (change: Partial<DangerCause>): DangerCause =>
    causeOf(baltic, 'baltic-act1', { lineFell: true, ...change });

  test.each<[string, DangerCause, string, number, readonly Side[]]>([
    ['[36.D.1.c] east of the line is Soviet: off Tallinn', start, 'Tallinn', 1, ['allied']],
    ['[36.D.1.a 3] west of it is Axis: off Windau', start, 'Windau', 2, ['axis']],
    ['[36.D] a Soviet naval base in the west: Libau', start, 'Libau', 1, ['axis', 'allied']],
    ['[36.D.1.a 1] the German coast of the North Sea', start, 'Cuxhaven', 4, ['axis']],
  ])('%s', (_rule, cause, port, radius, sides) => {
    expect([...around(baltic, cause, port, radius)]).toEqual(sides);
  });

  /** [36.D.1.a 3] speaks for the Baltic Sea itself. */
  const outside = (hex: HexId): boolean => !hasHex(baltic.map.regions.get('baltic-sea') as HexSet, hex);

  test.each([
    ['the fifth hex off a port of Denmark', 'Esbjerg', 'X', 5, ['axis']],
    ['not the sixth', 'Esbjerg', 'X', 6, []],
    ['the fifth hex off a port of Germany', 'Emden', 'X', 5, ['axis']],
    ['not the sixth', 'Emden', 'X', 6, []],
    ['none off a port of Norway that is Axis', 'Oslo', 'X', 2, []],
    ['none off a port that is not Axis', 'Esbjerg', 'A', 2, []],
  ])('[36.D.1.a 1] %s: %s', (_case, port, owner, radius, sides) => {
    expect([...around(baltic, only(baltic, { [port]: owner }), port, radius, outside)]).toEqual(sides);
  });

  test('[36.D.1.a 3] when the line falls all the Baltic is Axis but Kronshtadt, which waits for a turn', () => {
    expect([...around(baltic, fallen({}), 'Kunda', 1)]).toEqual(['axis']);
    expect(around(baltic, fallen({}), 'Kronshtadt', 2).size).toBe(0);
  });

  test('[36.D.1.c] the safe zone is two hexes round Kronshtadt', () => {
    const cause = fallen({ safe: 'kronshtadt' });
    expect([...around(baltic, cause, 'Kronshtadt', 2)]).toEqual(['allied']);
    expect(around(baltic, cause, 'Kronshtadt', 3).has('axis')).toBe(true);
  });

  test('[F.20.4] X1 ends at the column of Tallinn, X2 at the row of Riga', () => {
    const x1 = safeZoneHexes(baltic, 'x1');
    const x2 = safeZoneHexes(baltic, 'x2');
    expect(countOf(x1)).toBeLessThan(countOf(x2));
    expect(hasHex(x1, portOfName(baltic, 'Kunda').hex)).toBe(true);
    expect(hasHex(x1, portOfName(baltic, 'Windau').hex)).toBe(false);
    expect(hasHex(x2, portOfName(baltic, 'Windau').hex)).toBe(true);
    expect(hasHex(x2, portOfName(baltic, 'Libau').hex)).toBe(false);
  });

  test('[36.D.1.c 1] the first expansion takes in the column of 1B:0012, and no hex west of it', () => {
    const column = columnOf(baltic.grid, portOfName(baltic, 'Tallinn').hex);
    const gulf = baltic.areas.find(({ code }) => code === 'GF')?.hexes as HexSet;
    const { allied } = dangerZones(baltic, only(baltic, {}, { lineFell: true, safe: 'x1' }));
    const waters = hexesIn(gulf).filter(hex => baltic.water[hex] === 1);
    const inColumn = (at: number) => waters.filter(hex => columnOf(baltic.grid, hex) === at);
    expect(inColumn(column).length).toBeGreaterThan(0);
    expect(inColumn(column).every(hex => hasHex(allied, hex))).toBe(true);
    expect(inColumn(column - 1).length).toBeGreaterThan(0);
    expect(inColumn(column - 1).some(hex => hasHex(allied, hex))).toBe(false);
  });

  test('[36.D.1.c 2] the second takes in the row of 1B:1900, and no hex south of it', () => {
    const row = rowOf(baltic.grid, hexNamed(baltic, '1B:1900') as HexId);
    expect(row).toBe(rowOf(baltic.grid, portOfName(baltic, 'Riga').hex));
    const sea = baltic.map.regions.get('baltic-sea') as HexSet;
    const zones = dangerZones(baltic, only(baltic, {}, { lineFell: true, safe: 'x2' }));
    const inRow = (at: number) =>
      hexesIn(sea).filter(hex => baltic.water[hex] === 1 && rowOf(baltic.grid, hex) === at);
    expect(inRow(row).length).toBeGreaterThan(0);
    expect(inRow(row).every(hex => hasHex(zones.allied, hex) && !hasHex(zones.axis, hex))).toBe(true);
    expect(inRow(row + 1).length).toBeGreaterThan(0);
    expect(inRow(row + 1).every(hex => hasHex(zones.axis, hex) && !hasHex(zones.allied, hex))).toBe(true);
  });

  test('[36.D.1.c] a safe zone that has ended gives all to the Axis', () => {
    expect(
      around(
        baltic,
        fallen({ safe: 'ended', ports: causeOf(baltic, 'baltic-act1', { give: { Kronshtadt: 'X' } }).ports }),
        'Kronshtadt',
        2,
      ).has('allied'),
    ).toBe(false);
  });

  test('[F.20.3] hexes on the Hango line belong to neither', () => {
    const line = hexesIn(baltic.map.regions.get('hango-line') as never).filter(
      hex => baltic.water[hex] === 1,
    );
    const bases = baltic.ports.filter(({ naval }) => naval).map(({ hex }) => hex);
    const free = line.filter(hex => !bases.some(base => distance(baltic.grid, base, hex) <= 1));
    for (const hex of free) {
      expect(inEnemyZone(baltic, start, 'axis', hex)).toBe(false);
      expect(inEnemyZone(baltic, start, 'allied', hex)).toBe(false);
    }
    expect(line).toContain(hexNamed(baltic, '1B:0715'));
  });
});

test('zones are drawn once for a cause and again for another', () => {
  const cause = causeOf(mediterranean, 'malta');
  expect(dangerZones(mediterranean, cause)).toBe(dangerZones(mediterranean, cause));
  expect(dangerZones(mediterranean, { ...cause })).not.toBe(dangerZones(mediterranean, cause));
  expect(drawDangerZones(mediterranean, cause)).toEqual(dangerZones(mediterranean, cause));
});
