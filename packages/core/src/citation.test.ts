import { describe, expect, test } from 'vitest';
import { citedInCode, testNamesIn } from './citation.ts';

describe('code cites', () => {
  test.each<[string, readonly string[]]>([
    ['/** [8.24] Why. [6.43 C] */ const x = 1; // [6.43 A, 9.32]', ['8.24', '6.43', '6.43', '9.32']],
    ['/** [14] Options */ words[0] = [30] ?? pick(list)[1.5]', ['14.0']],
    ["no('8.23', 'negative', `short [7.0] of ${y[0]}`)", ['8.23', '7.0']],
    ["refusal('NS.1', 'not-your-turn', 'Wait.')", ['NS.1']],
    ["// it's [5.21]\nconst text = 'a [5.22] b';", ['5.21', '5.22']],
    ["const version = 'v8.2.1'; const share = ' 8.2';", []],
    [
      "/** [C.8.1] [10.8.6.1, A4] */ no('C.15', 'british-base', 'x', '9.3.1.2')",
      ['C.8.1', '10.8.6.1', 'A4', 'C.15', '9.3.1.2'],
    ],
    ['const list = [8.1, 8.2]; at(list)[8]', []],
    ["position('reaction hunters=[5]', '[5] x')", ['5.0']],
    [
      "/** [36.D.1.a 2 4 5] [F.5.4] [36.D 1-4] [T.2] [F.29 b] [S] */ no('36.A.4.b', 'x') ?? 'S.1' ?? 'F.3.2'",
      ['36.D.1.a', 'F.5.4', '36.D', 'T.2', 'F.29', 'S', '36.A.4.b', 'S.1', 'F.3.2'],
    ],
    ['// [36.A.2, F.6.1] [36.J.1.a.b] [G.1] [36.D to 5]', ['36.A.2', 'F.6.1']],
  ])('%s', (source, cases) => {
    expect(citedInCode(source)).toEqual(cases);
  });
});

describe('tests are named by the case they begin with', () => {
  test.each<[string, readonly [string, readonly string[]][]]>([
    ["test('[8.24] must go', () => {", [['[8.24] must go', ['8.24']]]],
    ["['[5.2] 6 sinks, [6.1] the end', 1],", [['[5.2] 6 sinks, [6.1] the end', ['5.2', '6.1']]]],
    ['describe(`[7] stacks`, () => {', [['[7] stacks', ['7.0']]]],
    ["test('[9.62] [9.62] once', () => {", [['[9.62] [9.62] once', ['9.62']]]],
    ["test('[36.A.1 d] nothing inshore', () => {", [['[36.A.1 d] nothing inshore', ['36.A.1']]]],
    ["// [8.1] a comment\nexpect(text).toBe('see [8.2]')", []],
    ["expect(list).toEqual('[a]')", []],
  ])('%s', (source, names) => {
    expect(testNamesIn(source).map(({ name, cases }) => [name, cases])).toEqual(names);
  });
});

describe('a name of a group is told from the name of a test', () => {
  test.each<[string, boolean]>([
    ["describe('[8.2] attacks', () => {", true],
    ["  describe(\n    '[8.2] attacks', () => {", true],
    ["describe.each(SIDES)('[8.2] %s', side => {", true],
    ["describe.each(['a', 'b'] as const)('[8.2] %s', side => {", true],
    ["test('[8.2] an attack', () => {", false],
    ["test.each(rows)('[8.2] %s', () => {", false],
    ["describe('attacks', () => {\n  test.each([['[8.2] one', 1]])('%s', () => {", false],
    ["describe('attacks', () => {\n  test('[8.2] one', () => {", false],
  ])('%s', (source, isTitle) => {
    expect(testNamesIn(source).map(name => name.isTitle)).toEqual([isTitle]);
  });
});
