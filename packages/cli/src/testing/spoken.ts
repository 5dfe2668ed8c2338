import {
  type ExamKit,
  type Game,
  type GameTypes,
  mustBe,
  openMatch,
  randomMove,
  seededRandom,
} from '@narrow-seas/core';

/** Random games would take minutes to their ends; each opening shows most of what happens in its first moves. */
const MOVES = process.env['THOROUGH'] === '1' ? 600 : 120;

/** An event of a random game, what each viewer sees of it, and the position in which it happened. */
export interface Spoken<T extends GameTypes> {
  readonly state: T['state'];
  readonly event: T['event'];
  readonly sights: readonly T['sight'][];
}

export function* spokenIn<T extends GameTypes>(
  game: Game<T>,
  { openings }: ExamKit<T>,
): Generator<Spoken<T>> {
  for (const [place, opening] of openings.entries())
    yield* spokenFrom(game, mustBe(openMatch(game, opening)).state, place + 1);
}

function* spokenFrom<T extends GameTypes>(
  game: Game<T>,
  start: T['state'],
  seed: number,
): Generator<Spoken<T>> {
  const random = seededRandom(seed);
  let state = start;
  for (let move = 0; move < MOVES; move += 1) {
    const next = randomMove(game, state, random);
    if (next === undefined) return;
    for (const event of mustBe(game.decide(state, next.by, next.action)).events) {
      yield { state, event, sights: game.sides.flatMap(side => game.witness(state, event, side)) };
      state = game.evolve(state, event);
    }
  }
}
