/** Where something about a game is kept: of which game, what, and as whose eyes see it. */
export interface StudyPlace {
  readonly game: string;
  readonly kind: 'analysis' | 'variations' | 'played';
  readonly viewer: string;
}

/** What is kept, without what it says. */
export interface Held extends StudyPlace {
  readonly at: number;
  /** Characters as text. */
  readonly size: number;
}

/** Files that are only looked at have no name in the list of games: theirs are kept under what they say. */
const FILE = 'file ';

export const gameOfFile = (key: string): string => `${FILE}${key}`;

/** An analysis can be made again: this many are kept, and this much of them. */
const ANALYSES = 30;
const ANALYSES_SIZE = 24_000_000;

/** What the explorer has read of a game can be read again, too. */
const PLAYED = 600;
const PLAYED_SIZE = 40_000_000;

/** Variations of games in the list go only with their game; those of files make room for each other. */
const FILES = 20;

/** What must go so that the newest has room; the newest itself stays. */
export const overfull = (held: readonly Held[], newest: StudyPlace): readonly Held[] => {
  const isNewest = ({ game, kind, viewer }: Held): boolean =>
    game === newest.game && kind === newest.kind && viewer === newest.viewer;
  const latestFirst = held.toSorted((one, other) => other.at - one.at);
  const [first, rest] = [latestFirst.filter(isNewest), latestFirst.filter(each => !isNewest(each))];
  const ordered = [...first, ...rest];
  return [
    ...beyond(
      ordered.filter(({ kind }) => kind === 'analysis'),
      ANALYSES,
      ANALYSES_SIZE,
    ),
    ...beyond(
      ordered.filter(({ kind }) => kind === 'played'),
      PLAYED,
      PLAYED_SIZE,
    ),
    ...beyond(
      ordered.filter(({ kind, game }) => kind === 'variations' && game.startsWith(FILE)),
      FILES,
      Number.POSITIVE_INFINITY,
    ),
  ];
};

const beyond = (held: readonly Held[], most: number, mostSize: number): readonly Held[] => {
  let size = 0;
  return held.filter((each, place) => {
    size += each.size;
    return place > 0 && (place >= most || size > mostSize);
  });
};
