import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  citedInCode,
  failed,
  type Fill,
  isCode,
  ok,
  type Result,
  type RuleCase,
  type RuleIndex,
  testNamesIn,
} from '@narrow-seas/core';
import { FILE_WORDS } from '../words/files.ts';

/** A test that carries a case. */
export interface TestOfCase {
  readonly file: string;
  readonly name: string;
  /** It is the name of a group of tests. */
  readonly isTitle: boolean;
}

/** A case with all that stands behind it. */
export interface CarriedCase extends RuleCase {
  readonly fills: readonly Fill[];
  readonly code: readonly string[];
  readonly tests: readonly TestOfCase[];
  /** It only tells: there is nothing to carry. */
  readonly prose: boolean;
  readonly lacks: readonly ('code' | 'test')[];
}

interface Source {
  readonly file: string;
  readonly text: string;
}

/** Reads the sources of a game, which lie in this folder. */
export const readSources = (folder: string): Result<readonly Source[], string> => {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(file => file.replaceAll('\\', '/'))
      .filter(file => file.endsWith('.ts') && !file.endsWith('.d.ts'))
      .toSorted();
    return ok(files.map(file => ({ file, text: readFileSync(join(folder, file), 'utf8') })));
  } catch {
    return failed(FILE_WORDS.noSources(folder));
  }
};

const isTest = ({ file }: Source): boolean => file.endsWith('.test.ts');

/** Every case of the index, with the code and the tests that carry it. */
export const carriedCases = (index: RuleIndex, sources: readonly Source[]): readonly CarriedCase[] => {
  const code = collect(
    sources
      .filter(({ file }) => isCode(file))
      .flatMap(({ file, text }) => citedInCode(text).map(id => ({ id, item: file }))),
  );
  const tests = collect(
    sources
      .filter(isTest)
      .flatMap(({ file, text }) =>
        testNamesIn(text).flatMap(({ name, cases, isTitle }) =>
          cases.map(id => ({ id, item: { file, name, isTitle } })),
        ),
      ),
  );
  return index.cases.map(rule =>
    withCarriers(index, rule, [...new Set(foundFor(code, rule.id))], foundFor(tests, rule.id)),
  );
};

const collect = <Item>(
  found: readonly { readonly id: string; readonly item: Item }[],
): ReadonlyMap<string, readonly Item[]> => {
  const byCase = new Map<string, Item[]>();
  for (const { id, item } of found) {
    const items = byCase.get(id);
    if (items === undefined) byCase.set(id, [item]);
    else items.push(item);
  }
  return byCase;
};

/** A whole chapter is cited as the case `14.0`; an index may also number it `14`. */
const foundFor = <Item>(found: ReadonlyMap<string, readonly Item[]>, id: string): readonly Item[] =>
  found.get(id) ?? found.get(`${id}.0`) ?? [];

const withCarriers = (
  { fills, prose = [] }: RuleIndex,
  rule: RuleCase,
  code: readonly string[],
  tests: readonly TestOfCase[],
): CarriedCase => {
  const onlyTells = prose.includes(rule.id);
  const lacks: CarriedCase['lacks'] = onlyTells
    ? []
    : [...(code.length === 0 ? ['code' as const] : []), ...(tests.length === 0 ? ['test' as const] : [])];
  return {
    ...rule,
    fills: fills.filter(fill => fill.rule === rule.id),
    code,
    tests,
    prose: onlyTells,
    lacks,
  };
};
