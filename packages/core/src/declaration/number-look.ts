import { isObject } from '../json.ts';
import type { Declaration } from './declare.ts';
import { bare, kindOf, partOf, type Schema } from './schema-notes.ts';

/** What is to be said of a number of this kind; undefined to keep looking. */
type Judge<R> = (kind: string, value: number) => R | undefined;

/** Looks through a value for the first number of which something is to be said. */
type Look = <R>(value: unknown, judge: Judge<R>) => R | undefined;

/**
 * The first number of which a game has something to say, in actions of these declarations: one that names no unit or
 * hex, told apart by the kind of its schema. Where to look is worked out once for each type, for games ask of every
 * action. A field that two options of a union share must mean the same in both.
 */
export const lookForNumbers = (declarations: readonly Declaration<unknown>[]) => {
  const looks = new Map(declarations.map(({ word, schema }) => [word, lookInto(schema)]));
  return <R>(thing: { readonly type: string }, judge: Judge<R>): R | undefined =>
    looks.get(thing.type)?.(thing, judge);
};

/** Undefined where no number of a kind can be. */
const lookInto = (schema: Schema): Look | undefined => {
  const exact = bare(schema);
  const part = partOf(exact);
  switch (part.of) {
    case 'number':
      return lookAtNumber(kindOf(exact));
    case 'fields':
      return lookAtFields(Object.entries(part.shape));
    case 'list':
      return lookAtItems(part.element(0));
    case 'union':
      return firstOf(part.options.flatMap(option => lookInto(option) ?? []));
    default:
      return undefined;
  }
};

const lookAtNumber = (kind: string | undefined): Look | undefined =>
  kind === undefined
    ? undefined
    : (value, judge) => (typeof value === 'number' ? judge(kind, value) : undefined);

const lookAtFields = (shape: readonly (readonly [string, Schema])[]): Look | undefined =>
  firstOf(
    shape.flatMap(([key, schema]) => {
      const look = lookInto(schema);
      const lookAtField: Look = (value, judge) => (isObject(value) ? look?.(value[key], judge) : undefined);
      return look === undefined ? [] : [lookAtField];
    }),
  );

const lookAtItems = (element: Schema | undefined): Look | undefined => {
  const look = element === undefined ? undefined : lookInto(element);
  const kind = element === undefined ? undefined : kindOf(bare(element));
  if (kind !== undefined && partOf(bare(element as Schema)).of === 'number') return lookAtNumbers(kind);
  if (look === undefined) return undefined;
  return (value, judge) => {
    if (!Array.isArray(value)) return undefined;
    for (const item of value) {
      const found = look(item, judge);
      if (found !== undefined) return found;
    }
    return undefined;
  };
};

/** Most lists hold nothing but numbers. */
const lookAtNumbers =
  (kind: string): Look =>
  (value, judge) => {
    const numbers = value as readonly number[];
    for (let place = 0; place < numbers.length; place += 1) {
      const found = judge(kind, numbers[place] as number);
      if (found !== undefined) return found;
    }
    return undefined;
  };

const firstOf = (looks: readonly Look[]): Look | undefined => {
  const [only] = looks;
  if (looks.length <= 1) return only;
  return (value, judge) => {
    for (const look of looks) {
      const found = look(value, judge);
      if (found !== undefined) return found;
    }
    return undefined;
  };
};
