import type { RuleIndex } from '@narrow-seas/core';
import { casesIn, type Lookup, runsOf } from './runs.ts';

/** What a case leads to, and what leads to it. */
export interface Links {
  readonly see: readonly string[];
  readonly usedBy: readonly string[];
}

type LinksById = ReadonlyMap<string, Links>;

type Related = readonly (readonly [id: string, ...others: string[]])[];

/** The words about a case: its own, and what we decided where it leaves something open. */
const wordsAbout = ({ cases, fills }: RuleIndex): readonly (readonly [id: string, words: string])[] => [
  ...cases.map(({ id, summary }) => [id, summary] as const),
  ...fills.map(({ rule, value, reason }) => [rule, `${value} ${reason}`] as const),
];

/** Every reference goes both ways. */
export const linksOf = (index: RuleIndex, lookup: Lookup, related: Related = []): LinksById => {
  const see = new Map([...lookup.ids].map(id => [id, new Set<string>()]));
  const usedBy = new Map([...lookup.ids].map(id => [id, new Set<string>()]));
  const link = (from: string, to: string): void => {
    if (to === from) return;
    see.get(from)?.add(to);
    usedBy.get(to)?.add(from);
  };
  for (const [id, words] of wordsAbout(index))
    for (const named of casesIn(runsOf(words, lookup), lookup)) link(id, named);
  for (const [id, ...others] of related) for (const other of others) link(id, other);
  return new Map(
    [...lookup.ids].map(id => [id, { see: [...(see.get(id) ?? [])], usedBy: [...(usedBy.get(id) ?? [])] }]),
  );
};
