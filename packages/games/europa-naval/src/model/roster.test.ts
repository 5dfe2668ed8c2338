import { describe, expect, test } from 'vitest';
import { CHARTS, hexNamed, portNamed, terrainAt } from './chart.ts';
import { rosterOf, scenarioData } from './roster.ts';

const NAMES = ['malta', 'husky', 'baltic-act1', 'baltic-act2'] as const;

describe.each(NAMES)('[S] %s', name => {
  const data = scenarioData(name);
  const chart = CHARTS[data.map];
  const roster = rosterOf(name);

  const offMap = (ports: readonly string[]): readonly string[] =>
    ports.filter(port => portNamed(chart, port) === undefined);

  test('every ship lies in a port of the map or in the Atlantic', () => {
    const ports = roster.ships.flatMap(({ at, otherwise }) => [
      at,
      ...(otherwise === undefined ? [] : [otherwise]),
    ]);
    expect(offMap(ports.filter(port => port !== 'Atlantic'))).toEqual([]);
  });

  test('every aircraft has a field or a carrier', () => {
    const carriers = roster.ships.filter(({ kind }) => kind === 'CG').map(({ name: carrier }) => carrier);
    const homes = [...carriers, ...chart.fields.map(field => field.name)];
    expect(roster.air.filter(({ base }) => !homes.includes(base))).toEqual([]);
  });

  test('every ground unit stands on land', () => {
    const terrainOf = (at: string): string | undefined => {
      const hex = portNamed(chart, at)?.hex ?? hexNamed(chart, at);
      return hex === undefined ? undefined : terrainAt(chart, hex);
    };
    const wet = roster.ground.filter(({ at }) => !['land', 'coastal'].includes(terrainOf(at) ?? ''));
    expect(wet).toEqual([]);
  });

  test('every mine lies in the water', () => {
    expect(data.mines.filter(({ hex }) => chart.water[hexNamed(chart, hex) ?? -1] !== 1)).toEqual([]);
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
    expect(offMap(ports)).toEqual([]);
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
