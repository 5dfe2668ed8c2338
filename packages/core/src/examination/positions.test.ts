import { expect, test } from 'vitest';
import { tally, type Tally } from '../testing/tally.ts';
import { type Moment, reportsOf } from '../testing/tally-kit.ts';
import { checkHandMade } from './positions.ts';

/** What is reported of one moment with sixty seeds: each draws other changes. */
const told = (moment: Omit<Moment, 'position'>): readonly string[] => [
  ...new Set(
    Array.from({ length: 60 }, (_, seed) =>
      reportsOf(checkHandMade, { position: '3/12 south 2 1!', seed, ...moment }),
    ).flat(),
  ),
];

test('a sound game refuses what is made by hand, or plays on from it', () => {
  expect(told({})).toEqual([]);
});

test('a position that is read and breaks an invariant is found', () => {
  const kit = {
    invariants: [({ target }: Tally['state']) => (target === 12 ? undefined : 'another target')],
  };
  expect(told({ kit })).toContainEqual(
    expect.stringMatching(/^position: from a position with .*: another target$/),
  );
});

test('a reader that throws is found', () => {
  const parse: typeof tally.notation.parse = text => {
    if (text !== '3/12 south 2 1!') throw new Error('unlucky');
    return tally.notation.parse(text);
  };
  const broken = { notation: { ...tally.notation, parse } };
  expect(told({ broken })).toContainEqual(expect.stringMatching(/^throws: .*unlucky$/));
});

test('a position from which play breaks down is told as what breaks', () => {
  const kit = {
    invariants: [
      ({ total }: Tally['state'], before: Tally['state'] | undefined) =>
        before !== undefined && total > 9 ? 'more than nine' : undefined,
    ],
  };
  expect(told({ kit })).toContainEqual(
    expect.stringMatching(/^invariant: from a position with .*more than nine$/),
  );
});
