export * from './analyse.ts';
export * from './chance.ts';
export { scaleOf } from './grade.ts';
export { analysisKey, keyOf } from './key.ts';
export * from './line.ts';
export * from './position.ts';
export type { AnalysisRequest } from './request.ts';
export { stretchesOf } from './stretch.ts';
