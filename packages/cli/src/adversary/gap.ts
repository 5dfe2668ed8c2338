import { type FacePackage, type Game, type GameTypes, memo, type Silhouette } from '@narrow-seas/core';
import { distance, type Grid, type HexId, readMap } from '@narrow-seas/hex';

const SHIPS: ReadonlySet<Silhouette> = new Set([
  'carrier',
  'battleship',
  'helicopter-cruiser',
  'cruiser',
  'destroyer',
  'escort',
  'patrol-boat',
  'amphibious',
  'freighter',
  'submarine',
  'unknown',
]);

/** Hexes between a side's ships and the nearest enemy that it sees, one number for each ship; none while no enemy is seen. */
export type Gaps<T extends GameTypes> = (state: T['state'], side: T['side']) => readonly number[];

const gridOf = memo((file: object): Grid => readMap(file).grid);

/** Works for any game with a face: what lies on the map as the side sees it. */
export const gapsBy =
  <T extends GameTypes>(game: Game<T>, { face, map, mapOf }: FacePackage<T>): Gaps<T> =>
  (state, side) => {
    const view = game.view(state, side);
    const grid = gridOf((mapOf?.(view) ?? map).file as object);
    const ships = face
      .board(view)
      .pieces.flatMap(({ side: tint, hex, counter }) =>
        hex === undefined || !SHIPS.has(counter.silhouette) ? [] : [{ tint, hex: hex as HexId }],
      );
    const own = face.sides[side].tint;
    const enemies = [...new Set(ships.flatMap(({ tint, hex }) => (tint === own ? [] : [hex])))];
    if (enemies.length === 0) return [];
    return ships
      .filter(({ tint }) => tint === own)
      .map(({ hex }) => Math.min(...enemies.map(enemy => distance(grid, hex, enemy))));
  };
