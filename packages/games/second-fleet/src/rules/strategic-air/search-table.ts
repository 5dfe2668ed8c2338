import type { OddsTerm } from '@narrow-seas/core';
import type { Kind, Side } from '../../model/vocabulary.ts';

/** What the search table asks of a submarine and the water it is in. */
export interface Quarry {
  readonly side: Side;
  readonly kind: Kind;
  readonly noisy: boolean;
  readonly deep: boolean;
  readonly overMountain: boolean;
  readonly inSosus: boolean;
  /** [C.13.4] What the weather adds to the die. */
  readonly weatherDie: number;
}

/** [C.2.24] [A4] Found when the modified die is at most this. */
const SEARCH: { readonly [side in Side]: { readonly [kind: string]: number } } = {
  nato: { SS: 2, SN: 4 },
  soviet: { SS: 3, SN: 5, SB: 6 },
};

const NOISY_SEARCH = 7;

export const searchNumber = ({ side, kind, noisy }: Pick<Quarry, 'side' | 'kind' | 'noisy'>): number =>
  noisy ? NOISY_SEARCH : (SEARCH[side][kind] ?? 0);

/** [A4] [22] [C.13] What is added to the die. */
export const searchTerms = (quarry: Quarry): readonly OddsTerm[] => {
  const terms: OddsTerm[] = [];
  if (quarry.deep && quarry.overMountain)
    terms.push({ what: 'deep among sub-oceanic mountains', value: 4, rule: '22.9' });
  else if (quarry.deep) terms.push({ what: 'deep', value: 2, rule: '22.8' });
  if (quarry.inSosus && quarry.side === 'soviet') terms.push({ what: 'SOSUS', value: -2, rule: 'A4' });
  if (quarry.weatherDie !== 0) terms.push({ what: 'weather', value: quarry.weatherDie, rule: 'C.13.4' });
  return terms;
};

export const searchShift = (quarry: Quarry): number =>
  searchTerms(quarry).reduce((sum, { value }) => sum + value, 0);

export const isFound = (quarry: Quarry, die: number): boolean =>
  die + searchShift(quarry) <= searchNumber(quarry);
