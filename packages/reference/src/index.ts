export { referenceOf } from './build.ts';
export { attributesOf } from './draw/look.ts';
export { escaped, svgOf } from './draw/svg.ts';
export type { Figure, Shape } from './figure.ts';
export * from './model.ts';
export type { Run } from './run.ts';
export { textOf } from './runs.ts';
export { type Found, searchReference } from './search.ts';
export { OUTLINES } from './silhouettes.ts';
