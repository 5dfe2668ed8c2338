import type { ExamKit, Game, GameTypes } from '@narrow-seas/core';
import { europaNaval, europaNavalKit } from '@narrow-seas/europa-naval';
import { secondFleet, secondFleetKit } from '@narrow-seas/second-fleet';
import { sixthFleet, sixthFleetKit } from '@narrow-seas/sixth-fleet';
import { skerry, skerryKit } from '@narrow-seas/skerry';
import {
  EUROPA_NAVAL_GLOSSARY,
  SECOND_FLEET_GLOSSARY,
  SIXTH_FLEET_GLOSSARY,
  SKERRY_GLOSSARY,
} from './glossaries.ts';
import { type Glossary, NO_GLOSSARY } from './glossary.ts';

/** A game with what goes with it, whose types are its own business: `entry((game, kit) => ...)` keeps them without `any`. */
export type ShelfEntry = <R>(
  use: <T extends GameTypes>(game: Game<T>, kit: ExamKit<T>, glossary: Glossary<T['state']>) => R,
) => R;

export const onShelf =
  <T extends GameTypes>(
    game: Game<T>,
    kit: ExamKit<T>,
    glossary: Glossary<T['state']> = NO_GLOSSARY,
  ): ShelfEntry =>
  use =>
    use(game, kit, glossary);

/** The games of this command line, in the order of `games`. A new game is put on the shelf here. */
export const SHELF: readonly ShelfEntry[] = [
  onShelf(sixthFleet, sixthFleetKit, SIXTH_FLEET_GLOSSARY),
  onShelf(secondFleet, secondFleetKit, SECOND_FLEET_GLOSSARY),
  onShelf(europaNaval, europaNavalKit, EUROPA_NAVAL_GLOSSARY),
  onShelf(skerry, skerryKit, SKERRY_GLOSSARY),
];

export const idOf = (entry: ShelfEntry): string => entry(({ id }) => id);
