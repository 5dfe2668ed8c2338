export type { Action } from './action.ts';
export type { Event } from './event.ts';
export { type SixthFleetTypes, sixthFleet } from './game.ts';
export { sixthFleetKit } from './kit.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
