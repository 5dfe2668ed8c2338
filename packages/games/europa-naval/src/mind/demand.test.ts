import { expect, test } from 'vitest';
import { portOfName } from '../model/chart.ts';
import { position } from '../testing/positions.ts';
import { viewFor } from '../secrets/view.ts';
import { worthOfStores, worthOfSupply } from './demand.ts';
import { type Scene, sceneOf } from './scene.ts';

const atMalta = (worthAt: typeof worthOfSupply, stock: number): number => {
  const state = position(
    'naval-step side=allied',
    `stock allied Valletta sp=${stock}`,
    'malta "Jul I 42"',
    'phasing=allied part=movement step=1',
  );
  const scene = sceneOf(viewFor(state, 'allied')) as Scene;
  return worthAt(scene, portOfName(scene.chart, 'Valletta'));
};

test('[S.1] a convoy’s supplies count at Malta and feed it, those of a port feed it', () => {
  expect([atMalta(worthOfSupply, 5), atMalta(worthOfSupply, 2)]).toEqual([1, 4]);
  expect([atMalta(worthOfStores, 5), atMalta(worthOfStores, 2)]).toEqual([0, 3]);
});
