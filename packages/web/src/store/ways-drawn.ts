import { memo, type Overlay } from '@narrow-seas/core';
import type { ActionChoice } from '../gesture/choice.ts';

/** An order to many: the way of each as a line. */
const waysDrawn = memo(
  ({ ways = [] }: ActionChoice): Overlay => ({
    hexes: [],
    lines: ways.map(hexes => ({ hexes, tone: 'good' })),
    caption: '',
  }),
);

/** Lines over the layers that are on. */
const joined = memo((lines: Overlay) =>
  memo(
    (under: Overlay): Overlay => ({
      ...under,
      lines: [...under.lines, ...lines.lines],
    }),
  ),
);

/** What lies over the map: the layers, and over them the ways of the order that a press would give. */
export const withWays = (
  choice: ActionChoice | undefined,
  under: Overlay | undefined,
): Overlay | undefined => {
  if (choice?.ways === undefined) return under;
  const lines = waysDrawn(choice);
  return under === undefined ? lines : joined(lines)(under);
};
