import { FACES } from '@narrow-seas/catalogue/face';
import type { SomeFace } from '@narrow-seas/core';

/** What people call things of a game. */
export interface Names {
  /** In the order of the game. */
  readonly sides: { readonly [side: string]: string };
}

/** How a game looks; undefined for one that is not of the catalogue. Loaded when it is wanted. */
export const faceOf = async (game: string): Promise<SomeFace | undefined> =>
  FACES.find(({ id }) => id === game)?.load();

interface Look {
  readonly name: string;
  readonly tint: 'blue' | 'red';
}

const looksIn = (face: SomeFace | undefined): { readonly [side: string]: Look } =>
  face?.(({ face: { sides } }) => sides) ?? {};

export const namesOf = (face: SomeFace | undefined, sides: readonly string[]): Names => {
  const looks = looksIn(face);
  return { sides: Object.fromEntries(sides.map(side => [side, looks[side]?.name ?? side])) };
};

/** The colour of each side; the first is blue where nobody says. */
export const tintsOf = (
  face: SomeFace | undefined,
  sides: readonly string[],
): { readonly [side: string]: 'blue' | 'red' } => {
  const looks = looksIn(face);
  return Object.fromEntries(
    sides.map((side, place) => [side, looks[side]?.tint ?? (place === 0 ? 'blue' : 'red')]),
  );
};
