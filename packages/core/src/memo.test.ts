import { expect, test } from 'vitest';
import { memo, memoBy, memoOfLatest, memoOfLatestPart } from './memo.ts';

/** Counts how often something is worked out. */
const counting = () => {
  const asked: object[] = [];
  const make = (key: { readonly size: number }): number => {
    asked.push(key);
    return key.size * 2;
  };
  return { asked, make };
};

const SMALL = { size: 1 };
const LARGE = { size: 9 };

test('what is worked out for an object is worked out once', () => {
  const { asked, make } = counting();
  const twice = memo(make);
  expect([twice(SMALL), twice(LARGE), twice(SMALL)]).toEqual([2, 18, 2]);
  expect(asked).toEqual([SMALL, LARGE]);
});

test('an equal object is another object', () => {
  const { asked, make } = counting();
  const twice = memo(make);
  expect(twice({ size: 1 }) + twice({ size: 1 })).toBe(4);
  expect(asked).toHaveLength(2);
});

test('what was put there is not worked out', () => {
  const { asked, make } = counting();
  const twice = memo(make);
  expect(twice.known(SMALL)).toBeUndefined();
  twice.put(SMALL, 7);
  expect([twice.known(SMALL), twice(SMALL)]).toEqual([7, 7]);
  expect(asked).toEqual([]);
});

test('an object may be asked about with something else', () => {
  const asked: string[] = [];
  const sized = memoBy((key: { readonly size: number }, unit: string) => {
    asked.push(unit);
    return `${key.size} ${unit}`;
  });
  expect([sized(SMALL, 'm'), sized(SMALL, 'km'), sized(SMALL, 'm')]).toEqual(['1 m', '1 km', '1 m']);
  expect(asked).toEqual(['m', 'km']);
});

test('what follows from a part is asked of the whole, and goes by the part', () => {
  const { asked, make } = counting();
  const twice = memoOfLatestPart(
    2,
    ({ part }: { readonly part: typeof SMALL }) => part,
    ({ part }) => make(part),
  );
  expect([twice({ part: SMALL }), twice({ part: SMALL }), twice({ part: LARGE })]).toEqual([2, 2, 18]);
  expect([asked, twice.known(LARGE)]).toEqual([[SMALL, LARGE], 18]);
  twice.put(SMALL, 7);
  expect(asked).toHaveLength(2);
});

test('only the latest are remembered, the oldest is given up first', () => {
  const { asked, make } = counting();
  const twice = memoOfLatest(2, make);
  const third = { size: 4 };
  expect([SMALL, LARGE, LARGE, third, LARGE, SMALL].map(twice)).toEqual([2, 18, 18, 8, 18, 2]);
  expect(asked).toEqual([SMALL, LARGE, third, SMALL]);
  expect(twice.known(LARGE)).toBeUndefined();
});
