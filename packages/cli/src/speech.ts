import { type Game, type GameTypes, type GameWording, withNames } from '@narrow-seas/core';
import { mapValues } from './say-named.ts';

/** How the numbers of a game become names. */
export interface Speech<T extends GameTypes> {
  /** The kinds of things that have names. */
  readonly kinds: readonly string[];
  /** What a thing of that kind is called in this position; undefined when nothing there has that number. */
  readonly nameOf: (state: T['state'], kind: string, id: number | string) => string | undefined;
  /** The same event with names in the place of numbers that stand for something. */
  readonly event: (state: T['state'], event: T['event']) => object;
  readonly sight: (state: T['state'], sight: T['sight']) => object;
}

/** What the schemas of a game call a thing of some kind is told by the name of that thing. */
export const speechByWording = <T extends GameTypes>({ names, event, sight }: GameWording<T>): Speech<T> => ({
  kinds: Object.keys(names),
  nameOf: (state, kind, id) => (Object.hasOwn(names, kind) ? names[kind]?.name(state, id) : undefined),
  event: (state, thing) => withoutGaps(withNames(names, event, state, thing)),
  sight: (state, thing) => withoutGaps(withNames(names, sight, state, thing)),
});

/** A field that holds undefined does not count. */
const withoutGaps = (thing: unknown): object => mapValues(thing, (_trail, value) => value) as object;

/** A game without a wording is told in its own numbers. */
const speechByNumbers = <T extends GameTypes>(): Speech<T> => ({
  kinds: [],
  nameOf: () => undefined,
  event: (_state, thing) => withoutGaps(thing),
  sight: (_state, thing) => withoutGaps(thing),
});

export const speechOf = <T extends GameTypes>({ wording }: Pick<Game<T>, 'wording'>): Speech<T> =>
  wording === undefined ? speechByNumbers() : speechByWording(wording);
