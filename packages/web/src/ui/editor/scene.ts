import type { Culprit } from '@narrow-seas/core';
import { EMPTY_SCENE, NO_ICE, type Scene } from '../../map/scene.ts';
import { type EditorState, unitNamed } from '../../store/editor.ts';

const hexesOf = ({ board }: EditorState, { kind, id }: Culprit): readonly number[] => {
  if (typeof id !== 'number') return [];
  if (kind === 'hex') return [id];
  return board.pieces.flatMap(piece => (piece.id === id ? (piece.hex ?? []) : []));
};

/** The draft as the map draws it. */
export const sceneOf = (state: EditorState): Scene => {
  const { board, fault, hex, cursor, hand } = state;
  const piece = unitNamed(state, hand)?.piece;
  return {
    ...EMPTY_SCENE,
    pieces: board.pieces,
    markers: board.markers,
    ice: board.ice ?? NO_ICE,
    // A unit that is still beside the map is in the hand all the same: hexes are pointed at, not counters.
    picked: new Set(hand === undefined ? [] : [piece ?? -1]),
    selected: hex,
    cursor,
    culprits: (fault?.culprits ?? []).flatMap(culprit => hexesOf(state, culprit)),
  };
};
