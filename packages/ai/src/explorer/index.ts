export * from './continuations.ts';
export * from './played.ts';
export * from './position-key.ts';
