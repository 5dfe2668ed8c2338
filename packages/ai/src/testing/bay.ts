import type { Sketch } from '@narrow-seas/core';

/** What a plan for the bay consists of. */
export interface Station {
  readonly boat: number;
  readonly berth: number;
}

/** How good the boats' berths are together; -1 is at home. */
export type Outlook = (berths: readonly number[]) => number;

/** Boats that each take one of a few berths, no two the same: a sketch that can be seen through. */
export const baySketch = (
  boats: number,
  berths: number,
  outlook: Outlook,
  gambits: Sketch<Station>['gambits'] = [],
): Sketch<Station> & { readonly looks: () => number } => {
  const chosen = Array.from({ length: boats }, () => 0);
  let looks = 0;
  const berthsNow = (): readonly number[] => chosen.map(choice => choice - 1);
  return {
    counts: chosen.map(() => berths + 1),
    chosen: slot => chosen[slot] as number,
    take: (slot, choice) => {
      if (choice > 0 && chosen.some((other, boat) => boat !== slot && other === choice)) return false;
      chosen[slot] = choice;
      return true;
    },
    value: () => {
      looks += 1;
      return outlook(berthsNow());
    },
    gambits,
    actions: () => berthsNow().flatMap((berth, boat) => (berth < 0 ? [] : [{ boat, berth }])),
    looks: () => looks,
  };
};
