import { type Culprit, type Game, type GameTypes, isObject } from '@narrow-seas/core';

/** A kind of thing on the table: how its numbers become names, and where such numbers stand. */
export interface NamedKind<S> {
  /** The name in this position; undefined when nothing there has that number. */
  readonly name: (state: S, id: number) => string | undefined;
  /**
   * The fields of events, sights and phases that hold such things. `covering.unit` is a field `unit` somewhere in a
   * thing, phase or field called `covering`, and goes before a plain `unit`.
   */
  readonly fields: readonly string[];
}

/** What the numbers of a game mean, by the kind that a culprit names. */
export interface Glossary<S> {
  readonly kinds: { readonly [kind: string]: NamedKind<S> };
  /** Fields whose numbers are plain numbers, written as in `fields`. What is in neither list, nobody has thought about. */
  readonly figures: readonly string[];
}

export const NO_GLOSSARY: Glossary<object> = { kinds: {}, figures: [] };

/** What the number in a field is: the name of a kind, a plain number, or something that the glossary does not list. */
type Meaning = { readonly kind: string } | 'figure' | 'unlisted';

/** Tells the things of one position by the names that its notation has for them. */
export interface Names {
  readonly ofCulprit: (culprit: Culprit) => string | undefined;
  /** The same thing with names in the place of numbers that stand for something. */
  readonly named: (thing: object) => object;
  /** What happened, on one line: `attacked attackers=So32 hex=1423 differential=10`. */
  readonly sayThing: (thing: object) => string;
}

/** The words that stand above a number, outermost first: type of the event, names of phases, fields. */
type Trail = readonly string[];

const lastOf = (trail: Trail): string => trail.at(-1) ?? '';

/** How near above the number the place begins that a listed field names; undefined when it names another. */
const nearness = (listed: string, trail: Trail): number | undefined => {
  const [first = '', second] = listed.split('.');
  if (second === undefined) return first === lastOf(trail) ? 0 : undefined;
  if (second !== lastOf(trail)) return undefined;
  const above = trail.slice(0, -1).lastIndexOf(first);
  return above < 0 ? undefined : above + 1;
};

const nearestIn = (fields: readonly string[], trail: Trail): number =>
  Math.max(-1, ...fields.map(listed => nearness(listed, trail) ?? -1));

/** The meaning that is listed nearest to the number. */
export const meaningOf = <S>({ kinds, figures }: Glossary<S>, trail: Trail): Meaning => {
  let best = { near: nearestIn(figures, trail), meaning: 'figure' as Meaning };
  for (const [kind, { fields }] of Object.entries(kinds)) {
    const near = nearestIn(fields, trail);
    if (near > best.near) best = { near, meaning: { kind } };
  }
  return best.near < 0 ? 'unlisted' : best.meaning;
};

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

export const namesIn = <S>(glossary: Glossary<S>, state: S): Names => {
  const nameOf = (kind: string, id: number | string): string | undefined => {
    const known = Object.hasOwn(glossary.kinds, kind) ? glossary.kinds[kind] : undefined;
    return typeof id === 'number' ? known?.name(state, id) : undefined;
  };
  const named = (thing: object): object =>
    mapValues(thing, (trail, value) => {
      const meaning = typeof value === 'number' ? meaningOf(glossary, trail) : 'figure';
      return typeof meaning === 'object' ? (nameOf(meaning.kind, value as number) ?? value) : value;
    }) as object;
  return {
    ofCulprit: ({ kind, id }) => nameOf(kind, id),
    named,
    sayThing: thing => sayNamed(named(thing)),
  };
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

/** Names by way of an action that has the name of the thing as its last word in the notation, or as its `word`. */
export const byAction =
  <T extends GameTypes>(
    { decodeAction, notation }: Game<T>,
    action: (id: number) => object,
    word = -1,
  ): NamedKind<T['state']>['name'] =>
  (state, id) => {
    const decoded = decodeAction(action(id));
    if (!decoded.ok) return undefined;
    try {
      return notation.printAction(state, decoded.value).split(' ').at(word);
    } catch {
      // A number that nothing on the table has makes the notation throw.
      return undefined;
    }
  };
