import { isObject, type JsonObject } from '@narrow-seas/core';
import { sayNamed } from '../say-named.ts';
import type { ExpectedEvent } from './expect.ts';

/** Whether a value is as expected: names and numbers by their text, lists item by item, objects in what is named. */
const isLike = (wanted: unknown, found: unknown): boolean => {
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) &&
      wanted.length === found.length &&
      wanted.every((item, place) => isLike(item, found[place]))
    );
  if (isObject(wanted)) return isObject(found) && hasAll(wanted, found);
  return !isObject(found) && !Array.isArray(found) && String(wanted) === String(found);
};

const hasAll = (wanted: JsonObject, found: JsonObject): boolean =>
  Object.entries(wanted).every(([key, value]) => isLike(value, found[key]));

const isEvent = (wanted: ExpectedEvent, found: object): boolean =>
  isLike(typeof wanted === 'string' ? { type: wanted } : wanted, found);

export const sayExpected = (wanted: ExpectedEvent): string =>
  typeof wanted === 'string' ? wanted : sayNamed(wanted);

/** The first expected event that does not occur after those before it; others may come between. */
export const firstMissing = (
  wanted: readonly ExpectedEvent[],
  named: readonly object[],
): ExpectedEvent | undefined => {
  let next = 0;
  for (const found of named) {
    const due = wanted[next];
    if (due !== undefined && isEvent(due, found)) next += 1;
  }
  return wanted[next];
};

/** Whether exactly these happened, in this order. */
export const areExactly = (wanted: readonly ExpectedEvent[], named: readonly object[]): boolean =>
  wanted.length === named.length &&
  wanted.every((each, place) => {
    const found = named[place];
    return found !== undefined && isEvent(each, found);
  });
