import { type Share, wilson } from '@narrow-seas/core';
import type { Bout } from '../bout.ts';
import { fisher, holm } from '../distributions.ts';

/** Something that a side did in its first turn in some games, and how those games ended for it. */
export interface Telling {
  readonly side: string;
  readonly what: string;
  /** Games in which it was done, and how many of them the side won. */
  readonly done: number;
  readonly won: number;
  /** The others. */
  readonly otherwise: number;
  readonly wonOtherwise: number;
  readonly with: Share;
  readonly without: Share;
  /** How likely such a difference is by luck, corrected for all that was looked at. */
  readonly chance: number;
}

/** What is done in nearly every game, or hardly any, tells nothing. */
const LEAST = 5;

/** What each side did in its first turn, those first that tell most about who won. */
export const firstTurnsIn = (bouts: readonly Bout[], sides: readonly string[]): readonly Telling[] => {
  const found = sides.flatMap(side => tellingsOf(bouts, side));
  const chances = holm(found.map(({ chance }) => chance));
  return found
    .map((telling, place) => ({ ...telling, raw: telling.chance, chance: chances[place] ?? 1 }))
    .toSorted((a, b) => a.raw - b.raw)
    .map(({ raw: _raw, ...telling }) => telling);
};

const tellingsOf = (bouts: readonly Bout[], side: string): readonly Telling[] => {
  const told = bouts.flatMap(({ chronicle, winner }) =>
    chronicle === undefined ? [] : [{ done: new Set(chronicle.opening[side] ?? []), isWon: winner === side }],
  );
  const counts = new Map<string, { done: number; won: number }>();
  for (const { done, isWon } of told)
    for (const what of done) {
      const count = counts.get(what) ?? { done: 0, won: 0 };
      counts.set(what, { done: count.done + 1, won: count.won + (isWon ? 1 : 0) });
    }
  const wins = told.filter(({ isWon }) => isWon).length;
  return [...counts]
    .filter(([, { done }]) => done >= LEAST && told.length - done >= LEAST)
    .map(([what, { done, won }]) => {
      const [otherwise, wonOtherwise] = [told.length - done, wins - won];
      return {
        side,
        what,
        done,
        won,
        otherwise,
        wonOtherwise,
        with: wilson(won, done),
        without: wilson(wonOtherwise, otherwise),
        chance: fisher(won, done, wonOtherwise, otherwise),
      };
    });
};
