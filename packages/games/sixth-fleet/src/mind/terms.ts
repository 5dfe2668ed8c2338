import type { Board } from './board.ts';
import type { SideIndex } from './facts.ts';

/** What it costs a unit to be driven from its hex. */
export type Price = (board: Board, unit: number) => number;

/** How the fight is worked out. */
export interface Terms {
  readonly side: SideIndex;
  readonly night: boolean;
  readonly price: Price;
  readonly forfeit: Price;
}
