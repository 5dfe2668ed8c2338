import { CATALOGUE } from '@narrow-seas/catalogue';
import { describe, expect, test } from 'vitest';
import { type BenchProgress, bench } from './bench.ts';
import type { Measurement } from './measurement.ts';
import { allMeasurements } from './measurements/all.ts';
import type { BenchReport } from './report.ts';
import { QUICK } from './windows.ts';

const runQuickly = (): { readonly report: BenchReport; readonly steps: readonly BenchProgress[] } => {
  const running = bench(allMeasurements(), QUICK);
  const steps: BenchProgress[] = [];
  let step = running.next();
  for (; !step.done; step = running.next()) steps.push(step.value);
  return { report: step.value, steps };
};

const { report, steps } = runQuickly();

describe('a quick bench', () => {
  test('tells the machine', () => {
    const { node, cpu, cores } = report.machine;
    expect(node).toBe(process.versions.node);
    expect(cpu).not.toBe('');
    expect(cores).toBeGreaterThanOrEqual(1);
  });

  test('has every measurement once, each with an id of its own', () => {
    expect(report.measurements.map(({ id }) => id)).toEqual([
      'hex-neighbours',
      'hex-flood',
      ...CATALOGUE.map(({ id }) => `${id}-play`),
      'sixth-fleet-reach',
      'sixth-fleet-options-p95',
      'sixth-fleet-nato-options-p95',
      'second-fleet-strike',
      'europa-naval-zones',
      'random-play',
      'random-play-logged',
      'evolve-step',
      'view-options',
      'view-options-p95',
      'heap-sortie',
      'heap-armada',
      'heap-growth',
      'heap-growth-bend',
      'save-size',
      'sixth-fleet-heap',
      'sixth-fleet-save-size',
    ]);
  });

  test.each(report.measurements.map(measured => [measured.id, measured] as const))(
    '%s gives finite figures and judges nothing',
    (_id, measured) => {
      const numbers = [measured, ...(measured.peer ? [measured.peer] : [])];
      for (const { median, spread } of numbers) {
        expect(Number.isFinite(median)).toBe(true);
        expect(spread).toBeGreaterThanOrEqual(0);
      }
      expect(measured.ratio === undefined).toBe(measured.peer === undefined);
      expect(measured).not.toHaveProperty('met');
    },
  );

  test('speeds and sizes are positive, beside peers of the pinned versions', () => {
    const steady = report.measurements.filter(({ id }) => !id.includes('heap'));
    expect(steady.filter(({ median }) => median <= 0)).toEqual([]);
    const peers = new Set(
      report.measurements.flatMap(({ peer }) => (peer ? [`${peer.name} ${peer.version}`] : [])),
    );
    expect(peers).toEqual(new Set(['honeycomb-grid 4.1.5', 'boardgame.io 0.50.2']));
  });

  test('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  test('counts its windows up to the total it named at first', () => {
    expect(steps.map(({ done }) => done)).toEqual(steps.map((_, place) => place + 1));
    expect(new Set(steps.map(({ total }) => total))).toEqual(new Set([steps.length]));
  });
});

test('each measurement is closed once its windows are taken, before the next begins', () => {
  const notes: string[] = [];
  const noted = (id: string): Measurement => ({
    id,
    title: id,
    unit: 'times',
    better: 'more',
    ours: () => notes.push(id),
    close: () => notes.push(`${id} closed`),
  });
  for (const _ of bench([noted('a'), noted('b')], { windows: 1, milliseconds: 1, judged: false }));
  expect(notes).toEqual(['a', 'a', 'a closed', 'b', 'b', 'b closed']);
});
