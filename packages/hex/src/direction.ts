/** The six ways out of a hex, counter-clockwise as seen with north up. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
export type Direction = (typeof DIRECTIONS)[number];

type SixNames = readonly [string, string, string, string, string, string];

export const DIRECTION_NAMES: { readonly pointy: SixNames; readonly flat: SixNames } = {
  pointy: ['E', 'NE', 'NW', 'W', 'SW', 'SE'],
  flat: ['NE', 'N', 'NW', 'SW', 'S', 'SE'],
};

export const opposite = (direction: Direction): Direction => ((direction + 3) % 6) as Direction;
