import { describe, expect, test } from 'vitest';
import { CHARTS, hexNamed, portNamed, terrainAt } from './chart.ts';
import { rosterOf, scenarioData } from './roster.ts';

const NAMES = ['malta', 'husky', 'baltic-act1', 'baltic-act2'] as const;

describe.each(NAMES)('[S] %s', name => {
  const data = scenarioData(name);
  const chart = CHARTS[data.map];
  const roster = rosterOf(name);

  test('every ship lies in a port of the map or in the Atlantic', () => {
    for (const { at, otherwise } of roster.ships) {
      if (at !== 'Atlantic') expect(portNamed(chart, at), at).toBeDefined();
      if (otherwise !== undefined) expect(portNamed(chart, otherwise), otherwise).toBeDefined();
    }
  });

  test('every aircraft has a field or a carrier', () => {
    const carriers = roster.ships.filter(({ kind }) => kind === 'CG').map(({ name: carrier }) => carrier);
    for (const { base } of roster.air)
      expect(carriers.includes(base) || chart.fields.some(field => field.name === base), base).toBe(true);
  });

  test('every ground unit stands on land', () => {
    for (const { at } of roster.ground) {
      const hex = portNamed(chart, at)?.hex ?? hexNamed(chart, at);
      expect(hex, at).toBeDefined();
      expect(['land', 'coastal'], at).toContain(terrainAt(chart, hex as NonNullable<typeof hex>));
    }
  });

  test('every mine lies in the water', () => {
    for (const { hex } of data.mines) expect(chart.water[hexNamed(chart, hex) as number], hex).toBe(1);
  });

  test('ports of stocks, sources, fronts and assaults are on the map', () => {
    const ports = [
      ...Object.keys(data.stocks.axis.ports),
      ...Object.keys(data.stocks.allied.ports),
      ...data.supplySources.axis,
      ...data.supplySources.allied,
      ...data.fronts.flatMap(({ alliedPorts }) => alliedPorts),
      ...data.assaults.map(({ port }) => port),
      ...Object.keys(data.portHits),
    ];
    for (const port of ports) expect(portNamed(chart, port), port).toBeDefined();
  });
});

test.each([
  ['malta', 'axis', 'TF', 51],
  ['malta', 'allied', 'SUB', 9],
  ['husky', 'allied', 'LC', 20],
  ['husky', 'allied', 'NT', 24],
] as const)('[S] %s: %s %s have %i strength points in all at the start', (name, side, kind, points) => {
  const sum = rosterOf(name)
    .ships.filter(ship => ship.side === side && ship.kind === kind && ship.arrives === undefined)
    .reduce((total, { strength }) => total + strength, 0);
  expect(sum).toBe(points);
});
