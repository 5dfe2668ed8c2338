import { besideTheRules } from '@narrow-seas/core';
import type { CarriedCase, TestOfCase } from './carried.ts';
import { RULES_WORDS } from '../words/verbs.ts';

/** A test that cites a case without holding its rule. */
export interface WeakTest extends TestOfCase {
  readonly why: string;
}

/** A case for which no test of the rules stands. */
export interface WeakCase extends Pick<CarriedCase, 'id' | 'title' | 'summary'> {
  readonly evidence: readonly WeakTest[];
}

const weaknessOf = ({ file, isTitle }: TestOfCase): string | undefined =>
  besideTheRules(file) ?? (isTitle ? RULES_WORDS.onlyTitle : undefined);

/** Cases whose tests are all weak. Those without any test are missing, not weak. */
export const weakCases = (cases: readonly CarriedCase[]): readonly WeakCase[] =>
  cases.flatMap(({ id, title, summary, tests, prose }) => {
    const evidence = tests.flatMap(test => {
      const why = weaknessOf(test);
      return why === undefined ? [] : [{ ...test, why }];
    });
    const isWeak = !prose && tests.length > 0 && evidence.length === tests.length;
    return isWeak ? [{ id, title, summary, evidence }] : [];
  });
