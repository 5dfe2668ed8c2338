import type { Bout } from '../bout.ts';
import { sampleOf } from '../study/sequential.ts';
import { UNFINISHED } from '../bout.ts';
import { pointsFor } from '../study/blocks.ts';

/** Games that somebody won. */
export const decidedIn = (bouts: readonly Bout[]): readonly Bout[] =>
  bouts.filter(({ winner, summary }) => winner !== undefined && summary !== UNFINISHED);

/** The first turn after which the points tell the winner, in this share of all pairs of games that ended differently. */
export interface Turning {
  readonly turn: number;
  /** The place of that turn among those played, and how many there are. */
  readonly place: number;
  readonly turns: number;
  readonly share: number;
}

/** From here on the points tell the winner nearly always. */
const CLEAR = 0.8;
const LEAST_GAMES = 8;

const pointsAfter = (bout: Bout, turn: number, side: string): number | undefined => {
  const found = bout.course.find(point => point.turn === turn)?.points;
  if (found === undefined) return undefined;
  return bout.favours === undefined || bout.favours === side ? found : -found;
};

/** How often a game that the side won stood better for it than one that it lost; equal ones count half. */
export const pairsTold = (won: readonly number[], lost: readonly number[]): number => {
  const better = won.reduce(
    (sum, value) =>
      sum + lost.reduce((count, other) => count + (value > other ? 1 : value === other ? 0.5 : 0), 0),
    0,
  );
  return better / (won.length * lost.length);
};

/** When it was decided, where points are counted and both sides won some games. */
export const turningOf = (bouts: readonly Bout[], sides: readonly string[]): Turning | undefined => {
  const [first = ''] = sides;
  const decided = decidedIn(bouts).slice(0, MOST_PAIRED);
  const turns = [...new Set(decided.flatMap(({ course }) => course.map(({ turn }) => turn)))].toSorted(
    (a, b) => a - b,
  );
  const [won, lost] = [
    decided.filter(({ winner }) => winner === first),
    decided.filter(({ winner }) => winner !== first),
  ];
  if (won.length < LEAST_GAMES || lost.length < LEAST_GAMES) return undefined;
  for (const [place, turn] of turns.slice(0, -1).entries()) {
    const after = (games: readonly Bout[]): readonly number[] =>
      games.flatMap(bout => pointsAfter(bout, turn, first) ?? []);
    const [better, worse] = [after(won), after(lost)];
    if (better.length < LEAST_GAMES || worse.length < LEAST_GAMES) continue;
    const share = pairsTold(better, worse);
    if (share >= CLEAR) return { turn, place: place + 1, turns: turns.length, share };
  }
  return undefined;
};

/** Each game won is laid beside each game lost: more than this would take long and tell nothing more. */
const MOST_PAIRED = 2000;

/** What was lost in different number by winner and loser. */
export interface TellingLoss {
  readonly side: string;
  readonly kind: string;
  readonly whenWon: number;
  readonly whenLost: number;
  /** The difference, in standard deviations. */
  readonly size: number;
}

/** A difference below this is not worth a sentence. */
const LEAST_SIZE = 0.4;

/** What the loser lost more of than the winner, the most telling first. */
export const tellingLosses = (bouts: readonly Bout[]): readonly TellingLoss[] => {
  const decided = decidedIn(bouts);
  const kinds = new Set(
    decided.flatMap(({ losses }) => losses.map(({ side, kind }) => JSON.stringify([side, kind]))),
  );
  return [...kinds]
    .flatMap(key => {
      const [side, kind] = JSON.parse(key) as [string, string];
      const won = lostIn(
        decided.filter(({ winner }) => winner === side),
        side,
        kind,
      );
      const lost = lostIn(
        decided.filter(({ winner }) => winner !== side),
        side,
        kind,
      );
      if (won.length < LEAST_GAMES || lost.length < LEAST_GAMES) return [];
      const [mine, theirs] = [sampleOf(won), sampleOf(lost)];
      const spread = Math.sqrt((mine.spread ** 2 + theirs.spread ** 2) / 2);
      const size = spread === 0 ? 0 : (theirs.mean - mine.mean) / spread;
      return size < LEAST_SIZE ? [] : [{ side, kind, whenWon: mine.mean, whenLost: theirs.mean, size }];
    })
    .toSorted((a, b) => b.size - a.size);
};

const lostIn = (bouts: readonly Bout[], side: string, kind: string): readonly number[] =>
  bouts.map(({ losses }) =>
    losses
      .filter(loss => loss.side === side && loss.kind === kind)
      .reduce((sum, { count }) => sum + count, 0),
  );

/** The points at the end for the first side, of all games that count any. */
export const finalPoints = (bouts: readonly Bout[], side: string): readonly number[] =>
  bouts.flatMap(bout => pointsFor(bout, side) ?? []);
