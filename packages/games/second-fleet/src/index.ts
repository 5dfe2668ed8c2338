export type { Action } from './action.ts';
export type { Event } from './event.ts';
export { type SecondFleetTypes, secondFleet } from './game.ts';
export { HISTORIES, historyOf } from './histories.ts';
export type { History } from './history/history.ts';
export { secondFleetKit } from './kit.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
