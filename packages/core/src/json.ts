import { type Fault, fault } from './fault.ts';
import { ok, type Result } from './result.ts';

export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of the file in a complaint. Never the whole of it: writing out what is nested deep enough throws. */
export const inBrief = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (Array.isArray(value)) return '[...]';
  return isObject(value) ? '{...}' : String(value);
};

/** Files beyond this are refused before they are parsed: a whole campaign is well under 4 MiB. */
export const LARGEST_TEXT = 64 * 1024 * 1024;

export const parseJson = (text: string): Result<unknown, Fault> => {
  if (text.length > LARGEST_TEXT) {
    return fault(
      'ERR_TOO_LARGE',
      '',
      `The text has ${text.length} characters; the most we read is ${LARGEST_TEXT}.`,
    );
  }
  const content = withoutMark(text);
  try {
    const parsed: unknown = JSON.parse(content);
    return ok(MAY_HOLD_NEGATIVE_ZERO.test(content) ? withoutNegativeZero(parsed) : parsed);
  } catch (error) {
    return fault(
      'ERR_NOT_JSON',
      placeOfError(content, error),
      'This is not valid JSON; check that the file is whole.',
    );
  }
};

/** Some editors begin a file with a byte order mark; it is no part of the text. */
export const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

/** `-0`, `-0.0` and, by underflow, `-1e-999`. */
const MAY_HOLD_NEGATIVE_ZERO = /-0|-\d[\d.]*e-/i;

/**
 * Plain data with 0 in the place of -0. Print and JSON lose the sign, but `Object.is` sees it: a state that holds -0
 * would differ from the same state read back. What holds none is given back as it is.
 */
export const withoutNegativeZero = <T>(value: T): T =>
  holdsNegativeZero(value) ? (plainZeroes(value) as T) : value;

const holdsNegativeZero = (value: unknown): boolean => {
  if (typeof value === 'number') return Object.is(value, -0);
  if (Array.isArray(value)) return value.some(holdsNegativeZero);
  return isObject(value) && Object.values(value).some(holdsNegativeZero);
};

const plainZeroes = (value: unknown): unknown => {
  if (value === 0) return 0;
  if (Array.isArray(value)) return value.map(plainZeroes);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainZeroes(part)]));
};

/** The engines tell the position in different words, or not at all. */
const placeOfError = (text: string, error: unknown): string => {
  const found = error instanceof Error ? /position (\d+)/.exec(error.message) : null;
  if (found === null) return '';
  const before = text.slice(0, Number(found[1]));
  const line = before.split('\n').length;
  return `line ${line}, column ${before.length - before.lastIndexOf('\n')}`;
};

/**
 * Equality of plain data. A key that holds undefined differs from a missing one, and a Map from an empty object: JSON
 * would lose the difference.
 */
export const sameData = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  return isObject(a) && isObject(b) && sameFields(a, b);
};

/** By place, not with `every`, which would pass over the holes of a sparse array. */
const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let place = 0; place < a.length; place += 1) if (!sameData(a[place], b[place])) return false;
  return true;
};

const sameFields = (a: JsonObject, b: JsonObject): boolean => {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    Object.getPrototypeOf(a) === Object.getPrototypeOf(b) &&
    keys.every(key => Object.hasOwn(b, key) && sameData(a[key], b[key]))
  );
};

/** A copy as it would arrive at the other end of a wire: nothing in it is shared with the original. */
export const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Where two pieces of plain data first differ, as a path, for error messages. */
export const firstDifference = (a: unknown, b: unknown, path = ''): string | undefined => {
  if (sameData(a, b)) return undefined;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    return firstOf(a.keys(), place => firstDifference(a[place], b[place], `${path}[${place}]`));
  }
  if (isObject(a) && isObject(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return firstOf(keys, key => fieldDifference(a, b, key, path === '' ? key : `${path}.${key}`)) ?? path;
  }
  return path;
};

const fieldDifference = (a: JsonObject, b: JsonObject, key: string, path: string): string | undefined =>
  Object.hasOwn(a, key) === Object.hasOwn(b, key) ? firstDifference(a[key], b[key], path) : path;

const firstOf = <K>(keys: Iterable<K>, find: (key: K) => string | undefined): string | undefined => {
  for (const key of keys) {
    const found = find(key);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Freezes plain data all the way down; what is frozen already is taken as done, so shared parts cost nothing. */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
};
