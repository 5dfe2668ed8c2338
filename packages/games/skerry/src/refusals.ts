import { type Culprit, culpritsOf, type Refusal, refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { BoatId } from './vocabulary.ts';

const boat = (id: BoatId): readonly Culprit[] => culpritsOf('boat', [id]);
const hex = (id: HexId): readonly Culprit[] => culpritsOf('hex', [id]);

/** Every reason this game has to say no, beside those of the table. */
export const NOT_NOW = refusal('1.3', 'not-now', 'This is not done in the present phase.');
export const NO_MINES_LEFT = refusal('2.1', 'no-mines-left', 'All your mines are laid.');
export const notSea = (at: HexId): Refusal =>
  refusal('2.2', 'not-sea', 'A mine is laid in the sea.', hex(at));
export const notHome = (at: HexId): Refusal =>
  refusal('2.2', 'not-home', 'A mine is laid in your own half of the map.', hex(at));
export const mineThere = (at: HexId): Refusal =>
  refusal('2.3', 'mine-there', 'You have a mine in that hex already.', hex(at));
export const SEALED = refusal('3.1', 'sealed', 'Your signal is sealed.');
export const noBoat = (id: BoatId): Refusal =>
  refusal('4.1', 'no-boat', 'You have no such boat afloat.', boat(id));
export const noStepsLeft = (id: BoatId): Refusal =>
  refusal('4.1', 'no-steps-left', 'The boat has made its way for this turn.', boat(id));
export const notBeside = (id: BoatId): Refusal =>
  refusal('4.1', 'not-beside', 'A boat sails into an adjacent hex, one at a time.', boat(id));
export const rock = (at: HexId): Refusal => refusal('4.2', 'rock', 'There is rock in that hex.', hex(at));
export const taken = (at: HexId, by: BoatId): Refusal =>
  refusal('4.3', 'taken', 'Another boat is in that hex.', [...hex(at), ...boat(by)]);
export const hasFired = (id: BoatId): Refusal =>
  refusal('5.1', 'has-fired', 'The boat has fired this turn.', boat(id));
export const noTarget = (id: BoatId): Refusal =>
  refusal('5.1', 'no-target', 'A boat fires at an enemy in an adjacent hex.', boat(id));
export const notFree = (id: BoatId): Refusal =>
  refusal('5.3', 'not-free', 'The boat falls back into a free hex beside it.', boat(id));
