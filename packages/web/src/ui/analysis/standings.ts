import type { Analysis, AnalysisPoint, WinChance } from '@narrow-seas/core';
import type { Action } from '../../link/protocol.ts';

/** How the game stood at a point, with what luck and decisions have brought until then. */
export interface Standing {
  /** After this many entries. */
  readonly at: number;
  readonly turn: number | undefined;
  readonly value: number;
  readonly chance: WinChance | undefined;
  readonly luck: number;
  readonly skill: number;
}

/** What a decision cost counts for the side or against it. */
const skillAt = ({ by, lost = 0 }: AnalysisPoint, side: string): number => (by === side ? -lost : lost);

export const standingsOf = ({ points, side, start, startChance }: Analysis<Action>): readonly Standing[] => {
  let [luck, skill] = [0, 0];
  const first = { at: 0, turn: points[0]?.turn, value: start, chance: startChance, luck, skill };
  return [
    first,
    ...points.map(point => {
      luck += point.luck;
      skill += skillAt(point, side);
      return { at: point.at, turn: point.turn, value: point.value, chance: point.chance, luck, skill };
    }),
  ];
};

/** More points than these one cannot tell apart. */
const MOST = 200;

export const sampled = <A>(list: readonly A[]): readonly A[] => {
  const step = Math.max(1, Math.ceil(list.length / MOST));
  return list.filter((_, place) => place % step === 0 || place === list.length - 1);
};

/** The last standing of each turn. */
export const byTurn = (standings: readonly Standing[]): readonly Standing[] =>
  standings.filter(({ turn }, place) => turn !== standings[place + 1]?.turn);

/** Where a place of the game lies on the axis, 0 to 1. */
export const acrossOf = (standings: readonly Standing[], at: number): number => {
  const found = standings.findIndex(standing => standing.at >= at);
  return (found < 0 ? standings.length - 1 : found) / Math.max(1, standings.length - 1);
};
