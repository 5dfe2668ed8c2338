import { thisMachine } from './machine.ts';
import type { Measurement } from './measurement.ts';
import { type BenchReport, type Measured, measuredFrom } from './report.ts';
import { type Effort, takeWindows, windowsOf } from './windows.ts';

/** How far a bench has come: `done` of `total` windows, and what it measures now. */
export interface BenchProgress {
  readonly done: number;
  readonly total: number;
  readonly title: string;
}

/** Takes every measurement; yields after each window, returns the report. */
export const bench = function* (
  measurements: readonly Measurement[],
  effort: Effort,
): Generator<BenchProgress, BenchReport> {
  const total = measurements.reduce((sum, measurement) => sum + windowsOf(measurement, effort), 0);
  const measured: Measured[] = [];
  let done = 0;
  for (const measurement of measurements) {
    const windows = takeWindows(measurement, effort);
    let step = windows.next();
    for (; !step.done; step = windows.next()) {
      done += 1;
      yield { done, total, title: measurement.title };
    }
    measurement.close?.();
    measured.push(measuredFrom(measurement, step.value, effort.judged));
  }
  return { machine: thisMachine(), measurements: measured };
};
