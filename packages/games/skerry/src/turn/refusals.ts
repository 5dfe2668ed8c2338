import { type Culprit, culpritsOf, type Refusal, refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { BoatId } from '../model/vocabulary.ts';

const boat = (id: BoatId): readonly Culprit[] => culpritsOf('boat', [id]);
const hex = (id: HexId): readonly Culprit[] => culpritsOf('hex', [id]);

/** Every reason this game has to say no, beside those of the table. */
export const NOT_NOW = refusal('1.3', 'not-now', 'You cannot do this in the current phase.');
export const NO_MINES_LEFT = refusal('2.1', 'no-mines-left', 'You have already laid all your mines.');
export const notSea = (at: HexId): Refusal =>
  refusal('2.2', 'not-sea', 'A mine can be laid only in a sea hex.', hex(at));
export const notHome = (at: HexId): Refusal =>
  refusal('2.2', 'not-home', 'A mine can be laid only in your own half of the map.', hex(at));
export const mineThere = (at: HexId): Refusal =>
  refusal('2.3', 'mine-there', 'You already have a mine in this hex.', hex(at));
export const SEALED = refusal('3.1', 'sealed', 'You have already sealed your signal.');
export const noBoat = (id: BoatId): Refusal =>
  refusal('4.1', 'no-boat', 'You have no such boat afloat.', boat(id));
export const noStepsLeft = (id: BoatId): Refusal =>
  refusal('4.1', 'no-steps-left', 'This boat cannot sail any further this turn.', boat(id));
export const notBeside = (id: BoatId): Refusal =>
  refusal('4.1', 'not-beside', 'A boat can sail only into an adjacent hex, one hex at a time.', boat(id));
export const rock = (at: HexId): Refusal =>
  refusal('4.2', 'rock', 'This hex is rock. Boats cannot enter it.', hex(at));
export const taken = (at: HexId, by: BoatId): Refusal =>
  refusal('4.3', 'taken', 'Another boat is already in this hex.', [...hex(at), ...boat(by)]);
export const hasFired = (id: BoatId): Refusal =>
  refusal('5.1', 'has-fired', 'This boat has already fired this turn.', boat(id));
export const noTarget = (id: BoatId): Refusal =>
  refusal('5.1', 'no-target', 'A boat can fire only at an enemy in an adjacent hex.', boat(id));
export const notFree = (id: BoatId): Refusal =>
  refusal('5.3', 'not-free', 'The boat must fall back into a free hex next to it.', boat(id));
