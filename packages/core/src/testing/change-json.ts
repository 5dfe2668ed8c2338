import { isObject } from '../json.ts';

/** Plain data with another value at a path; undefined takes out what is there. */
export const withValue = (data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    const place = Number(key);
    const item = withValue(data[place], rest, value);
    return item === undefined ? data.toSpliced(place, 1) : data.toSpliced(place, 1, item);
  }
  return isObject(data) ? { ...data, [key]: withValue(data[key], rest, value) } : value;
};

/** The path of every part of plain data, its own (empty) first. */
export const pathsOf = (data: unknown): readonly (readonly string[])[] => {
  const parts = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return [[], ...parts.flatMap(([key, part]) => pathsOf(part).map(path => [key, ...path]))];
};
