import { DIRECTIONS, type HexId, neighbour } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { CHARTS, type Chart, crossing, portOfName, terrainAt } from '../../model/chart.ts';
import { position } from '../../testing/positions.ts';
import { directionsOf } from './directions.ts';
import { BEYOND, hexesFromPort } from './hexes-from-port.ts';
import { sourcesOf } from './supply.ts';
import { costAt, netFrom, watersOf } from './supply-net.ts';

test('hexes count over land and sea, from the port on', () => {
  const chart = CHARTS.mediterranean;
  const hexes = hexesFromPort(chart, portOfName(chart, 'Messina'));
  const to = (name: string): number | undefined => hexes[portOfName(chart, name).hex];
  expect([to('Messina'), to('Reggio')]).toEqual([0, 1]);
  expect(to('Alexandria')).toBeGreaterThan(30);
  expect(to('Alexandria')).toBeLessThan(BEYOND);
});

test.each(['axis', 'allied'] as const)('no line of the %s is shorter', side => {
  const { common, fleets, nextGroup } = position('initial side=axis', '', 'husky "Jul I 43"');
  const waters = watersOf({ common, fleets, nextGroup }, side, new Set());
  const { chart } = waters;
  for (const port of sourcesOf(common, side)) {
    const spec = chart.ports[port];
    if (spec === undefined) throw new RangeError(`There is no port ${port}`);
    const net = netFrom(
      waters,
      [port],
      chart.ports.map(each => each.hex),
    );
    const hexes = hexesFromPort(chart, spec);
    const shorter = hexes.findIndex((far, hex) => (costAt(net, 0, hex as HexId) ?? BEYOND) < far);
    expect(shorter).toBe(-1);
  }
});

test.each(Object.values(CHARTS))('[36.G] a ferry saves no hex that hexes do not count: $name', chart => {
  const { grid, map } = chart;
  const unknown = ferriedSides(chart).filter(({ hex, direction }) => {
    const next = neighbour(grid, hex, direction) as HexId;
    const isLand = [hex, next].every(each => ['land', 'coastal'].includes(terrainAt(chart, each)));
    return isLand && ((directionsOf(chart).any[hex] as number) & (1 << direction)) === 0;
  });
  expect(map.hexsideKinds).toContain('narrow-straits');
  expect(unknown).toEqual([]);
});

/** [36.G] Where landing craft may serve. */
const FERRIED: readonly (string | undefined)[] = ['full-sea', 'partial-sea', 'narrow-straits', 'great-river'];

const ferriedSides = (chart: Chart) =>
  Array.from({ length: chart.grid.size }, (_, hex) => hex as HexId).flatMap(hex =>
    DIRECTIONS.filter(direction => {
      const next = neighbour(chart.grid, hex, direction);
      return next !== undefined && FERRIED.includes(crossing(chart, hex, next));
    }).map(direction => ({ hex, direction })),
  );
