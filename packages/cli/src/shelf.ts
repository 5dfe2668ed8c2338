import type { ExamKit, Game, GameTypes } from '@narrow-seas/core';
import { skerry, skerryKit } from '@narrow-seas/skerry';

/** A game with its exam kit, whose types are its own business: `entry((game, kit) => ...)` keeps them without `any`. */
export type ShelfEntry = <R>(use: <T extends GameTypes>(game: Game<T>, kit: ExamKit<T>) => R) => R;

export const onShelf =
  <T extends GameTypes>(game: Game<T>, kit: ExamKit<T>): ShelfEntry =>
  use =>
    use(game, kit);

/** The games of this command line, in the order of `games`. A new game is put on the shelf here. */
export const SHELF: readonly ShelfEntry[] = [onShelf(skerry, skerryKit)];

export const idOf = (entry: ShelfEntry): string => entry(({ id }) => id);
