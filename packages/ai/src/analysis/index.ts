export * from './analyse.ts';
export { scaleOf } from './grade.ts';
export { analysisKey, keyOf } from './key.ts';
export * from './line.ts';
export * from './position.ts';
export type { AnalysisRequest } from './request.ts';
