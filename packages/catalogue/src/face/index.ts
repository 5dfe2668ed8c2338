import { type FacePackage, type GameTypes, type SomeFace, someFace } from '@narrow-seas/core';

/** A game as the page knows it: how it looks is loaded when somebody wants to see it. */
export interface ListedFace {
  readonly id: string;
  readonly load: () => Promise<SomeFace>;
}

const open = async <T extends GameTypes>(
  door: Promise<{ readonly facePackage: FacePackage<T> }>,
): Promise<SomeFace> => someFace((await door).facePackage);

/** The faces of the same games in the same order, apart because a page that shows a game must not load its rules. */
export const FACES: readonly ListedFace[] = [
  { id: 'sixth-fleet', load: () => open(import('@narrow-seas/sixth-fleet/face')) },
  { id: 'second-fleet', load: () => open(import('@narrow-seas/second-fleet/face')) },
  { id: 'europa-naval', load: () => open(import('@narrow-seas/europa-naval/face')) },
  { id: 'skerry', load: () => open(import('@narrow-seas/skerry/face')) },
];
