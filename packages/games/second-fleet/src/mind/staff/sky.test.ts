import { describe, expect, test } from 'vitest';
import { distanceBetween, hexOf } from '../../model/chart.ts';
import { position } from '../../testing/positions.ts';
import { enemyPatrols, PATROL_RANGE, pathTo, skyFor, waysFrom } from './sky.ts';

const { table } = position(
  'segment side=soviet arm=air',
  'nato @2922 RSVLT | cap RSVLT F14-1 F14-2 | cap Orland NO-F16-1 | soviet @2812 KIEV | cap KIEV Y38-1',
);
const PATROLS = enemyPatrols(table, 'soviet').filter(({ home }) => home.kind === 'carrier');

describe('the sky', () => {
  test('patrols are feared by the other side only', () => {
    expect(enemyPatrols(table, 'soviet')).toHaveLength(2);
    expect(enemyPatrols(table, 'nato').map(({ hex }) => hex)).toEqual([hexOf('2812')]);
  });

  test('a hex costs more for each patrol over it, and one for a flight that fears none', () => {
    const sky = skyFor(PATROLS, 5);
    expect(['2922', '2918', '2917'].map(hex => sky[hexOf(hex)])).toEqual([6, 6, 1]);
    expect(skyFor(enemyPatrols(table, 'soviet'), 0)[hexOf('2922')]).toBe(1);
  });
});

describe('a way', () => {
  const [from, to] = [hexOf('2914'), hexOf('2930')];
  const straight = waysFrom(from, skyFor(PATROLS, 0), 60);
  const careful = waysFrom(from, skyFor(PATROLS, 5), 60);

  test('goes straight where nobody is feared', () => {
    expect(straight.length[to]).toBe(distanceBetween(from, to));
    expect(pathTo(straight, to)).toHaveLength(distanceBetween(from, to));
  });

  test('goes around the patrol, hex by hex, and is longer', () => {
    const path = pathTo(careful, to);
    expect(path.every(hex => distanceBetween(hex, hexOf('2922')) > PATROL_RANGE)).toBe(true);
    expect(path.length).toBeGreaterThan(distanceBetween(from, to));
    expect(path.map((hex, place) => distanceBetween(hex, path[place - 1] ?? from))).toEqual(
      path.map(() => 1),
    );
    expect(path.at(-1)).toBe(to);
  });

  test('leads nowhere beyond the fuel', () => {
    expect(pathTo(waysFrom(from, skyFor(PATROLS, 0), 16), to)).toHaveLength(16);
    expect(pathTo(waysFrom(from, skyFor(PATROLS, 0), 15), to)).toEqual([]);
  });
});
