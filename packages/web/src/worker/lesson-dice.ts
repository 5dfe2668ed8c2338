import {
  drawOutcome,
  type Entry,
  entriesOf,
  type Game,
  type GameTypes,
  type LessonDice,
  type LessonStart,
  type Match,
  matchFrom,
  mustBe,
  play,
  record,
  seededRandom,
} from '@narrow-seas/core';

interface Thrown<T extends GameTypes> {
  readonly game: Game<T>;
  readonly start: LessonStart<T>;
  readonly side: T['side'];
  /** Of the lesson. */
  readonly seed: number;
  readonly dice: LessonDice;
  readonly entries: readonly Entry<T>[];
  /** The length of the log when the step began. */
  readonly begun: number;
  /** The length of the log before what has just been done. */
  readonly before: number;
}

/** How many dice fell in these entries after something that the player did, and after what another side did. */
const countThrows = <T extends GameTypes>(
  { entries, side }: Pick<Thrown<T>, 'entries' | 'side'>,
  from: number,
  to: number,
): { readonly yours: number; readonly theirs: number } => {
  const count = { yours: 0, theirs: 0 };
  for (let place = from; place < to; place += 1)
    if (entries[place]?.by === 'chance') count[ownerOf({ entries, side }, place)] += 1;
  return count;
};

/** Whose move the dice follow. */
const ownerOf = <T extends GameTypes>(
  { entries, side }: Pick<Thrown<T>, 'entries' | 'side'>,
  place: number,
): 'theirs' | 'yours' => {
  const cause = entries.slice(0, place).findLast(({ by }) => by !== 'chance');
  return cause === undefined || cause.by === side ? 'yours' : 'theirs';
};

/** A die that shows this face, where one can; a game writes it as the `face` of a roll. */
const withFace = <T extends GameTypes>({ game }: Thrown<T>, state: T['state'], face: number | undefined) =>
  game.outcomes(state).find(({ action }) => face !== undefined && Reflect.get(action, 'face') === face)
    ?.action;

/**
 * The log with the dice of the last move as the step chooses them, and without what came after them; undefined where
 * the step chooses none of these dice.
 */
export const chosenDice = <T extends GameTypes>(thrown: Thrown<T>): readonly Entry<T>[] | undefined => {
  const { game, start, dice, entries, begun, before } = thrown;
  const first = entries.findIndex(({ by }, place) => place >= before && by === 'chance');
  if (first < 0) return undefined;
  const owner = ownerOf(thrown, first);
  const faces = dice[owner].slice(countThrows(thrown, begun, first)[owner]);
  const kept = entries.slice(0, first);
  let match: Match<T> = matchFrom(start.opening, start.state);
  for (const entry of kept) match = record(game, match, entry);
  let isChosen = false;
  for (const [place, face] of faces.entries()) {
    if (game.actor(match.state) !== 'chance') break;
    const action = withFace(thrown, match.state, face) ?? entries[first + place]?.action;
    if (action === undefined) break;
    match = mustBe(play(game, match, 'chance', action));
    isChosen = true;
  }
  return isChosen ? entriesOf(restThrown(thrown, match, first + faces.length)) : undefined;
};

/** More dice than this in a row would mean that the game stands still. */
const MOST_DICE = 100;

/** Dice beyond those that are chosen fall as they fell. Where more are due than had fallen, they fall as the seed says. */
const restThrown = <T extends GameTypes>(
  { game, entries, seed }: Thrown<T>,
  chosen: Match<T>,
  from: number,
): Match<T> => {
  const random = seededRandom(seed);
  let match = chosen;
  for (let place = from; game.actor(match.state) === 'chance' && place < from + MOST_DICE; place += 1) {
    const fallen = entries[place];
    const again = fallen?.by === 'chance' ? play(game, match, 'chance', fallen.action) : undefined;
    match =
      again?.ok === true
        ? again.value
        : mustBe(play(game, match, 'chance', drawOutcome(game.outcomes(match.state), random)));
  }
  return match;
};
