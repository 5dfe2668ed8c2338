import { hasHex, hexesIn, line, type HexId } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { adriaticOf } from './adriatic.ts';
import { areaAt, CHARTS, hexNamed, nameOfHex, portOfName } from '../../model/chart.ts';
import { dangerZones } from './danger-zone.ts';
import { nextAtSea } from '../movement/waters.ts';
import { causeOf } from '../../testing/cause.ts';

const CHART = CHARTS.mediterranean;
const at = (name: string): HexId => hexNamed(CHART, name) as HexId;
const LINE = line(CHART.grid, at('26:3310'), at('26:3407'));

/** No port is anybody's: the Adriatic alone is left of the Axis zones. */
const zone = dangerZones(CHART, {
  ...causeOf(CHART, 'malta'),
  ports: CHART.ports.map(() => 'n').join(''),
}).axis;

test('[36.D.1.a 4] every hex of the line from 26:3310 to 26:3407 is in the Axis zone, both ends too', () => {
  expect(LINE.map(hex => nameOfHex(CHART, hex))).toEqual(['034091', '034090', '035090', '035089', '035088']);
  expect(LINE.filter(hex => !hasHex(zone, hex))).toEqual([]);
});

test('[36.D.1.a 4] the next hexes south of the line are not', () => {
  const adriatic = adriaticOf(CHART);
  const south = LINE.flatMap(hex => nextAtSea(CHART, hex)).filter(hex => !hasHex(adriatic, hex));
  expect(new Set(south.map(hex => nameOfHex(CHART, hex)))).toEqual(
    new Set(['035091', '036088', '036089', '036090']),
  );
  expect(south.filter(hex => hasHex(zone, hex))).toEqual([]);
});

test('[36.D.1.a 4] north of the line all of the sea is, and the gulf of Taranto is not', () => {
  const adriatic = new Set(hexesIn(adriaticOf(CHART)));
  const area = CHART.areas.find(({ code }) => code === 'AD')?.hexes;
  expect(hexesIn(area as never).filter(hex => CHART.water[hex] === 1 && !adriatic.has(hex))).toEqual([
    at('034086'),
  ]);
  expect(new Set(hexesIn(zone))).toEqual(adriatic);
  expect(nextAtSea(CHART, at('034086')).map(hex => areaAt(CHART, hex)?.code)).toEqual(['CM', 'CM']);
  expect(hasHex(zone, at('034086'))).toBe(false);
});

test('[36.D.1.a 4] none of it is after Italy surrenders, but for three hexes round ports in the north', () => {
  const cause = causeOf(CHART, 'husky', { italySurrendered: true });
  const { axis } = dangerZones(CHART, cause);
  expect(LINE.filter(hex => hasHex(axis, hex))).toEqual([]);
  expect(hasHex(axis, portOfName(CHART, 'Venezia').hex)).toBe(true);
});
