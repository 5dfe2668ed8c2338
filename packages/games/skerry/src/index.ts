export type { Action } from './model/action.ts';
export { skerryDesk } from './desk/desk.ts';
export type { Event } from './model/event.ts';
export { type SkerryTypes, skerry } from './game.ts';
export { skerryMind } from './mind/mind.ts';
export type { State } from './model/state.ts';
export type { View } from './secrets/view.ts';
export { gamePackage } from './package.ts';
