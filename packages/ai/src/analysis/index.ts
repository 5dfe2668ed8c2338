export * from './analyse.ts';
export { scaleOf } from './grade.ts';
export { analysisKey } from './key.ts';
export type { AnalysisRequest } from './request.ts';
