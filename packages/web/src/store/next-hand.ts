import type { Piece } from '@narrow-seas/core';
import { piecesAt } from '../map/stacks.ts';
import type { TableState } from './table-state.ts';
import { toAct } from './to-act.ts';

/** A hex and who is picked there. */
export interface Hand {
  readonly hex: number;
  readonly pieces: readonly number[];
}

type Able = readonly number[];

/** The hexes of these pieces, in the order in which the game names them: the prompt speaks of the first. */
const hexesOf = ({ board }: TableState, able: Able): readonly number[] => {
  const hexOf = new Map(board.pieces.map(({ id, hex }) => [id, hex]));
  return [...new Set(able.flatMap(id => hexOf.get(id) ?? []))];
};

/** The hexes with pieces that can still act. */
export const hexesToAct = (state: TableState): readonly number[] => hexesOf(state, toAct(state));

/** Those who can still act and are not on the map. */
export const asideToAct = (state: TableState): readonly number[] => {
  const onMap = new Set(state.board.pieces.flatMap(({ id, hex }) => (hex === undefined ? [] : id)));
  return toAct(state).filter(id => !onMap.has(id));
};

/** The topmost of these pieces in the hex, with those of its group there. */
export const handAt = (state: TableState, hex: number, able: Able = toAct(state)): Hand | undefined => {
  const here = piecesAt(state.board.pieces, hex).filter(({ id }) => able.includes(id));
  const [first] = here.toSorted((one, other) => one.level - other.level);
  return first === undefined ? undefined : { hex, pieces: withMates(state, here, first) };
};

const withMates = ({ snapshot }: TableState, here: readonly Piece[], { id }: Piece): readonly number[] => {
  const mates = snapshot.survey.groups?.find(group => group.includes(id)) ?? [];
  return [id, ...here.flatMap(other => (other.id !== id && mates.includes(other.id) ? other.id : []))];
};

/** The same round of hexes, begun after this one. */
const roundAfter = (hexes: readonly number[], from: number | undefined): readonly number[] => {
  const place = from === undefined ? -1 : hexes.indexOf(from);
  return [...hexes.slice(place + 1), ...hexes.slice(0, place + 1)];
};

/** Who is next of these: the others of that stack, then those of the next hex that is seen. */
export const nextHand = (
  state: TableState,
  able: Able,
  from: number | undefined,
  isSeen: (hex: number) => boolean,
): Hand | undefined => {
  const rest = from === undefined ? undefined : handAt(state, from, able);
  if (rest !== undefined) return rest;
  const next = roundAfter(hexesOf(state, able), from).find(isSeen);
  return next === undefined ? undefined : handAt(state, next, able);
};
