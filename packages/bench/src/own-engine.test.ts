import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { Measurement } from './measurement.ts';
import { MEASUREMENTS } from './measurements/all.ts';
import { inOwnEngine, measurementsApart } from './own-engine.ts';

const BUILT = fileURLToPath(new URL('../dist/engine-thread.js', import.meta.url));

beforeAll(() => {
  if (!existsSync(BUILT)) throw new Error('This test runs built threads: run `npm run build` first.');
});

const NEVER_HERE = (): number => {
  throw new Error('a window was taken in this engine');
};

const NEIGHBOURS = 0;

const elsewhere = (place: number): Measurement =>
  inOwnEngine(
    {
      id: 'elsewhere',
      title: 'Elsewhere',
      unit: 'sets/s',
      better: 'more',
      ours: NEVER_HERE,
      peer: { name: 'honeycomb-grid', window: NEVER_HERE },
    },
    place,
  );

test('windows are taken in another thread, ours and the peer’s, as often as asked', () => {
  const measurement = elsewhere(NEIGHBOURS);
  expect(measurement.ours(2)).toBeGreaterThan(0);
  expect(measurement.peer?.window(2)).toBeGreaterThan(0);
  expect(measurement.ours(2)).toBeGreaterThan(0);
  measurement.close?.();
});

test('what fails there fails here, with its reason', () => {
  const unknown = elsewhere(MEASUREMENTS.length);
  expect(() => unknown.ours(2)).toThrow(`Measurement ${MEASUREMENTS.length} has no window of ours`);
  unknown.close?.();
});

test('apart there are the same measurements, each with its own peer and target', () => {
  const told = ({ id, target, windows, peer }: Measurement) => ({ id, target, windows, peer: peer?.name });
  expect(measurementsApart().map(told)).toEqual(MEASUREMENTS.map(make => told(make())));
});
