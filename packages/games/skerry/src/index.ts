export type { Action } from './action.ts';
export type { Event } from './event.ts';
export { type SkerryTypes, skerry } from './game.ts';
export { skerryKit } from './kit.ts';
export { skerryCounsel } from './mind/counsel.ts';
export { skerryLedger } from './mind/ledger.ts';
export { skerryMind } from './mind/mind.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
