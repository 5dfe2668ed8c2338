import { isObject } from '@narrow-seas/core';

/** The words that stand above a number, outermost first: type of the event, names of phases, fields. */
export type Trail = readonly string[];

export type Visit = (trail: Trail, value: unknown) => unknown;

/** A copy of plain data with every value that is no list and no object replaced. */
export const mapValues = (value: unknown, visit: Visit, trail: Trail = []): unknown => {
  if (Array.isArray(value)) return value.map(item => mapValues(item, visit, trail));
  if (!isObject(value)) return visit(trail, value);
  const inside = ['type', 'name'].flatMap(key => (typeof value[key] === 'string' ? [value[key]] : []));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, mapValues(item, visit, [...trail, ...inside, key])]),
  );
};

/** The type or name leads, the fields follow. */
export const sayNamed = (thing: object): string =>
  Object.entries(thing)
    .map(([field, value]) =>
      field === 'type' || field === 'name' ? String(value) : `${field}=${sayValue(value)}`,
    )
    .join(' ');

/** Lists within a list, the ships of each force, are told apart by a plus. */
const sayValue = (value: unknown): string => {
  if (Array.isArray(value))
    return (
      value.map(item => (Array.isArray(item) ? item.map(sayValue).join('+') : sayValue(item))).join(',') ||
      'none'
    );
  return isObject(value) ? `(${sayNamed(value)})` : String(value);
};
