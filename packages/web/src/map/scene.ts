import type { Marker, Overlay, Piece, RoutePiece } from '@narrow-seas/core';
import type { Ice } from './chart/ice.ts';

/** A hex that clicking means something. */
export interface Highlight {
  readonly hex: number;
  readonly kind: 'move' | 'attack' | 'place' | 'answer' | 'command';
  readonly warned: boolean;
}

/** A way that a mission would take, or could take. */
export interface RouteLine {
  readonly pieces: readonly RoutePiece[];
  readonly isChosen: boolean;
}

/** A numbered pin: the same number stands in a list. */
export interface Pin {
  readonly hex: number;
  readonly text: string;
  readonly urgent: boolean;
}

/** Everything that is drawn over the chart. Data only: what it means is decided elsewhere. */
export interface Scene {
  readonly pieces: readonly Piece[];
  readonly markers: readonly Marker[];
  readonly ice: Ice;
  /** It is night on the map. */
  readonly isNight: boolean;
  readonly highlights: readonly Highlight[];
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
  readonly pins: readonly Pin[];
  readonly overlay: Overlay | undefined;
  readonly routes: readonly RouteLine[];
  /** The pieces of the selected hex, laid out side by side. */
  readonly fan: readonly Piece[];
}

export const NO_ICE: Ice = { pack: [], drift: [] };

export const EMPTY_SCENE: Scene = {
  pieces: [],
  markers: [],
  ice: NO_ICE,
  isNight: false,
  highlights: [],
  ready: new Set(),
  picked: new Set(),
  targets: new Set(),
  selected: undefined,
  cursor: undefined,
  path: [],
  pathLabel: '',
  culprits: [],
  duties: [],
  pins: [],
  overlay: undefined,
  routes: [],
  fan: [],
};
