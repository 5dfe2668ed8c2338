import type { Marker, Overlay, Piece } from '@narrow-seas/core';

/** A hex that clicking means something. */
export interface Mark {
  readonly hex: number;
  readonly kind: 'move' | 'attack' | 'place' | 'answer' | 'command';
  readonly warned: boolean;
}

/** Everything that is drawn over the chart. Data only: what it means is decided elsewhere. */
export interface Scene {
  readonly pieces: readonly Piece[];
  readonly markers: readonly Marker[];
  readonly marks: readonly Mark[];
  /** Pieces that can still act. */
  readonly ready: ReadonlySet<number>;
  readonly picked: ReadonlySet<number>;
  readonly targets: ReadonlySet<number>;
  readonly selected: number | undefined;
  readonly cursor: number | undefined;
  readonly path: readonly number[];
  readonly pathLabel: string;
  readonly culprits: readonly number[];
  readonly duties: readonly number[];
  readonly overlay: Overlay | undefined;
  /** The pieces of the selected hex, laid out side by side. */
  readonly fan: readonly Piece[];
}

export const EMPTY_SCENE: Scene = {
  pieces: [],
  markers: [],
  marks: [],
  ready: new Set(),
  picked: new Set(),
  targets: new Set(),
  selected: undefined,
  cursor: undefined,
  path: [],
  pathLabel: '',
  culprits: [],
  duties: [],
  overlay: undefined,
  fan: [],
};
