import { mustBe } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { portNamed } from '../model/chart.ts';
import { europaNaval } from '../game.ts';
import type { State } from '../model/state.ts';
import { viewFor } from '../secrets/view.ts';
import { costFrom, laneTo, NO_WAY, wayAlong } from './lane.ts';
import { type Scene, sceneOf } from './scene.ts';

const START = mustBe(europaNaval.setup({ scenario: 'malta', options: {} }));

const sceneFor = (state: State): Scene => sceneOf(viewFor(state, 'axis')) as Scene;
const hexOf = (scene: Scene, name: string) => portNamed(scene.chart, name)!.hex;

describe('ways over the sea', () => {
  const scene = sceneFor(START);
  const [from, to] = [hexOf(scene, 'Messina'), hexOf(scene, 'Tripoli')];
  const lane = laneTo(scene, 'cargo', to);

  test('a way leads from port to port, each hex cheaper than the one before', () => {
    const path = wayAlong(scene, lane, from, 200);
    expect(path.at(-1)).toBe(to);
    const costs = [from, ...path].map(hex => costFrom(lane, hex));
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  });

  test('a piece of it is as long as the points', () => {
    expect(wayAlong(scene, lane, from, 9)).toEqual(wayAlong(scene, lane, from, 200).slice(0, 9));
  });

  test('a belt of the enemy on the way is sailed round, one of ours is not', () => {
    const withMines = (mines: State['common']['mines']): Scene =>
      sceneFor({ ...START, common: { ...START.common, mines } });
    const clear = withMines([]);
    const belt = wayAlong(clear, laneTo(clear, 'cargo', to), from, 200)[14]!;
    const mined = (side: 'axis' | 'allied'): Scene => withMines([{ hex: belt, side, points: 2 }]);
    const through = (other: Scene): boolean =>
      wayAlong(other, laneTo(other, 'cargo', to), from, 200).includes(belt);
    expect(through(mined('allied'))).toBe(false);
    expect(through(mined('axis'))).toBe(true);
  });

  test('there is no way over land', () => {
    const inland = scene.chart.water.findIndex(wet => wet === 0);
    expect(costFrom(lane, inland as typeof to)).toBe(NO_WAY);
  });
});
