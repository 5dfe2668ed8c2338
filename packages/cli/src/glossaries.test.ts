import { type Game, type GameTypes, mustBe, openMatch, randomMove, seededRandom } from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { type Glossary, mapValues, meaningOf } from './glossary.ts';
import { idOf, SHELF, type ShelfEntry } from './shelf.ts';

/** Random games would take minutes to their ends; each opening shows most of what happens in its first moves. */
const MOVES = 600;

interface Spoken<T extends GameTypes> {
  readonly state: T['state'];
  readonly thing: object;
}

/** Every event of a random game, and what each viewer sees of it, with the position in which it happened. */
function* spokenIn<T extends GameTypes>(
  game: Game<T>,
  start: T['state'],
  seed: number,
): Generator<Spoken<T>> {
  const random = seededRandom(seed);
  let state = start;
  for (let move = 0; move < MOVES; move += 1) {
    const next = randomMove(game, state, random);
    if (next === undefined) return;
    for (const event of mustBe(game.decide(state, next.by, next.action))) {
      yield { state, thing: event };
      for (const side of game.sides)
        for (const sight of game.witness(state, event, side)) yield { state, thing: sight };
      state = game.evolve(state, event);
    }
  }
}

/** Gathers what is printed raw though it is no figure: `formed.forces`, and `hex 99999` for a number without a name. */
class Census<S> {
  readonly raw = new Set<string>();
  /** Places and numbers looked at before: a long game tells the same ones again and again. */
  readonly #known = new Set<string>();
  readonly #glossary: Glossary<S>;

  constructor(glossary: Glossary<S>) {
    this.#glossary = glossary;
  }

  look(state: S, thing: object): void {
    mapValues(thing, (trail, value) => {
      if (typeof value === 'number') this.#lookAt(state, trail, value);
      return value;
    });
  }

  #lookAt(state: S, trail: readonly string[], value: number): void {
    const key = `${trail.join('.')} ${value}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const meaning = meaningOf(this.#glossary, trail);
    if (meaning === 'unlisted') this.raw.add(trail.join('.'));
    if (typeof meaning !== 'object') return;
    const name = this.#glossary.kinds[meaning.kind]?.name(state, value);
    if (name === undefined || name === '') this.raw.add(`${trail.join('.')}: ${meaning.kind} ${value}`);
  }
}

const rawOf = (entry: ShelfEntry): readonly string[] =>
  entry((game, { openings }, glossary) => {
    const census = new Census(glossary);
    for (const [place, opening] of openings.entries())
      for (const { state, thing } of spokenIn(game, mustBe(openMatch(game, opening)).state, place + 1))
        census.look(state, thing);
    return [...census.raw];
  });

describe('no number that names something is printed raw', () => {
  test.each(SHELF.map(entry => [idOf(entry), entry] as const))(
    '%s: events and sights of random games',
    (_id, entry) => {
      expect(rawOf(entry)).toEqual([]);
    },
  );
});
