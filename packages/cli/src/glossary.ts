import { type Culprit, type Game, type GameTypes, isObject } from '@narrow-seas/core';

/** A kind of thing on the table, and how its numbers become names. */
export interface NamedKind {
  /** An action that has the name of that thing as its last word in the game's notation, or as its `word`. */
  readonly action: (id: number | string) => object;
  readonly word?: number;
  /** The fields of events and sights that hold such things; `covering.unit` only in events of that type. */
  readonly fields: readonly string[];
}

/** By the kind that a culprit names; what is not listed goes by its number. */
export type Glossary = { readonly [kind: string]: NamedKind };

/** Tells the things of one position by the names that its notation has for them. */
export interface Names {
  readonly ofCulprit: (culprit: Culprit) => string | undefined;
  /** What happened, on one line: `attacked attackers=So32 hex=1423 differential=10`. */
  readonly sayThing: (thing: object) => string;
}

export const namesIn = <T extends GameTypes>(game: Game<T>, glossary: Glossary, state: T['state']): Names => {
  const nameOf = (kind: NamedKind, id: number | string): string | undefined => {
    const action = game.decodeAction(kind.action(id));
    return action.ok
      ? wordAt(kind.word ?? -1, () => game.notation.printAction(state, action.value))
      : undefined;
  };
  const kinds = Object.values(glossary);
  const write: Write = (field, value, type) => {
    const kind = kinds.find(({ fields }) => fields.includes(field) || fields.includes(`${type}.${field}`));
    return (kind && typeof value === 'number' ? nameOf(kind, value) : undefined) ?? String(value);
  };
  return {
    ofCulprit: ({ kind, id }) => {
      const known = Object.hasOwn(glossary, kind) ? glossary[kind] : undefined;
      return known === undefined ? undefined : nameOf(known, id);
    },
    sayThing: thing => sayObject(thing, write),
  };
};

/** A number that nothing on the table has makes the notation throw; then it stays a number. */
const wordAt = (place: number, print: () => string): string | undefined => {
  try {
    return print().split(' ').at(place);
  } catch {
    return undefined;
  }
};

type Write = (field: string, value: unknown, type: string) => string;

const typeOf = (thing: object, above: string): string =>
  'type' in thing && typeof thing.type === 'string' ? thing.type : above;

/** The type or name leads, the fields follow. */
const sayObject = (thing: object, write: Write, above = ''): string =>
  Object.entries(thing)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) =>
      field === 'type' || field === 'name'
        ? String(value)
        : `${field}=${sayValue(field, value, write, typeOf(thing, above))}`,
    )
    .join(' ');

const sayValue = (field: string, value: unknown, write: Write, type: string): string => {
  if (Array.isArray(value)) return value.map(item => sayValue(field, item, write, type)).join(',') || 'none';
  return isObject(value) ? `(${sayObject(value, write, type)})` : write(field, value, type);
};
