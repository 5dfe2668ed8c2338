import type { CarriedCase, TestOfCase } from './carried.ts';

/** A test that cites a case without holding its rule. */
export interface WeakTest extends TestOfCase {
  readonly why: string;
}

/** A case for which no test of the rules stands. */
export interface WeakCase extends Pick<CarriedCase, 'id' | 'title' | 'summary'> {
  readonly evidence: readonly WeakTest[];
}

/** Folders whose tests ask what is shown, thought or advised; the rule itself may be wrong while they pass. */
const BESIDE_THE_RULES: { readonly [folder: string]: string } = {
  desk: 'a test of the desk',
  face: 'a test of the display',
  charts: 'a test of the display',
  mind: 'a test of the mind',
  advice: 'a test of the advice',
};

const weaknessOf = ({ file, isTitle }: TestOfCase): string | undefined => {
  const [folder = ''] = file.split('/');
  const beside = Object.hasOwn(BESIDE_THE_RULES, folder) ? BESIDE_THE_RULES[folder] : undefined;
  return beside ?? (isTitle ? 'the title of a group of tests, none of which cites it' : undefined);
};

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
