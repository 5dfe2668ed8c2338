import { type Odds, oddsTables } from '@narrow-seas/core';
import { CHANCE, type ExpectedOdds, USUAL_TOLERANCE } from './expect.ts';
import type { Unlike } from './unlike.ts';
import { JUDGE_WORDS } from '../words/judge.ts';

interface Share {
  readonly title: string;
  readonly ways: number;
  readonly total: number;
}

/** `retreat` of one target, `HAWES: damaged` of several. */
const sharesOf = (odds: Odds): readonly Share[] =>
  oddsTables(odds).flatMap(({ of, results, total }) =>
    results.map(({ result, ways }) => ({
      title: of === undefined ? result : `${of}: ${result}`,
      ways,
      total,
    })),
  );

const sayShare = ({ title, ways, total }: Share): string => JUDGE_WORDS.chance(title, ways, total);

const isShare = (wanted: string, { ways, total }: Share, within: number): boolean => {
  const [, part, whole, percent] = CHANCE.exec(wanted) ?? [];
  if (percent !== undefined) return Math.abs((100 * ways) / total - Number(percent)) <= within;
  return Number(part) * total === ways * Number(whole);
};

const unlikeChances = (
  odds: Odds,
  chances: { readonly [title: string]: string },
  within: number,
): readonly Unlike[] => {
  const shares = sharesOf(odds);
  return Object.entries(chances).flatMap(([title, wanted]) => {
    const share = shares.find(each => each.title.toLowerCase() === title.toLowerCase());
    if (share !== undefined && isShare(wanted, share, within)) return [];
    const came = share === undefined ? shares.map(sayShare).join(', ') : sayShare(share);
    return [{ what: 'odds', expected: `${title} ${wanted}`, came }];
  });
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const unlikeModifiers = (
  { terms }: Odds,
  modifiers: { readonly [rule: string]: number | readonly number[] },
): readonly Unlike[] =>
  Object.entries(modifiers).flatMap(([rule, wanted]) => {
    const values = terms.filter(term => term.rule === rule).map(({ value }) => value);
    const isSo =
      typeof wanted === 'number'
        ? values.length > 0 && sum(values) === wanted
        : String(values) === String(wanted);
    const came = values.length === 0 ? JUDGE_WORDS.came.noneBy(rule) : values.join(', ');
    return isSo ? [] : [{ what: JUDGE_WORDS.came.modifiersBy(rule), expected: String(wanted), came }];
  });

export const unlikeOdds = (odds: Odds | undefined, expected: ExpectedOdds): readonly Unlike[] => {
  if (odds === undefined)
    return [{ what: 'odds', expected: JSON.stringify(expected), came: JUDGE_WORDS.came.noDie }];
  const { chances = {}, modifiers = {}, within = USUAL_TOLERANCE } = expected;
  return [...unlikeChances(odds, chances, within), ...unlikeModifiers(odds, modifiers)];
};
