import { type GamePackage, type GameTypes, type Question, type SomeGame, someGame } from '@narrow-seas/core';

/** A game of the catalogue: its rules, desk and mind are loaded when somebody wants them. */
export interface Listed {
  readonly id: string;
  readonly load: () => Promise<SomeGame>;
}

const open = async <T extends GameTypes, Q extends Question>(
  door: Promise<{ readonly gamePackage: GamePackage<T, Q> }>,
): Promise<SomeGame> => someGame((await door).gamePackage);

/** Every game, in the order in which they are shown. A new game is a line here, and one in `face/index.ts` for the page. */
export const CATALOGUE: readonly Listed[] = [
  { id: 'sixth-fleet', load: () => open(import('@narrow-seas/sixth-fleet')) },
  { id: 'second-fleet', load: () => open(import('@narrow-seas/second-fleet')) },
  { id: 'europa-naval', load: () => open(import('@narrow-seas/europa-naval')) },
  { id: 'skerry', load: () => open(import('@narrow-seas/skerry')) },
];

/** All of them at once. */
export const loadCatalogue = (): Promise<readonly SomeGame[]> =>
  Promise.all(CATALOGUE.map(({ load }) => load()));
