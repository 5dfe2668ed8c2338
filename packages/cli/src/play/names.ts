import { type Game, type GameTypes, kindNamed } from '@narrow-seas/core';

/** What orders call things in one view, and back. */
export interface Words {
  /** The word for a piece; undefined where orders have none for it. */
  readonly piece: (id: number) => string | undefined;
  readonly hex: (hex: number) => string;
  readonly findHex: (word: string) => number | undefined;
}

/** Names are those of a position, and a truth that fits the view has the same. */
export const wordsIn = <T extends GameTypes>(game: Game<T>, known: T['state']): Words => {
  const { wording } = game;
  const hexes = wording === undefined ? undefined : kindNamed(wording.names, 'hex');
  return {
    piece: id => wording?.piece?.(known, id),
    hex: hex => hexes?.name(known, hex) ?? String(hex),
    findHex: word => {
      const found = hexes?.find(known, word);
      return typeof found === 'number' ? found : undefined;
    },
  };
};

/** A truth that fits the view, always the same one: for names only. */
export const knownFrom = <T extends GameTypes>(game: Game<T>, view: T['view']): T['state'] =>
  game.imagine(view, { below: () => 0 });
