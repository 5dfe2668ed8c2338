export { type BenchProgress, bench } from './bench.ts';
export type { Machine } from './machine.ts';
export type { Measurement, Target } from './measurement.ts';
export { allMeasurements } from './measurements/all.ts';
export { measurementsApart } from './own-engine.ts';
export type { BenchReport, Measured, Reading } from './report.ts';
export { type Effort, FULL, QUICK } from './windows.ts';
