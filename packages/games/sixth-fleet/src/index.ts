export type { Action } from './action.ts';
export { sixthFleetDesk } from './desk/desk.ts';
export { simplePlayer as sixthFleetSimplePlayer } from './desk/simple-player.ts';
export type { Event } from './event.ts';
export { type SixthFleetTypes, sixthFleet } from './game.ts';
export { sixthFleetKit } from './kit.ts';
export { sixthFleetMind } from './mind/mind.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
