import { counted, signed } from '@narrow-seas/core';

const share = (count: number, all: number): string => `${Math.round((100 * count) / all)}%`;

/** What `explore` says. */
export const EXPLORE_WORDS = {
  onlyRandom: (game: string): string =>
    `${game} has no computer that plans, so its games cannot be cut into decisions.`,
  noWords: (game: string): string => `${game} has no words for what was played.`,
  otherGame: (file: string, game: string, first: string): string =>
    `${file} is a game of ${game}, but the files before it are of ${first}: explore one game at a time.`,
  otherRules: (file: string, seed: number): string =>
    `${file}: the game with seed ${seed} was played under other rules and does not come out the same again.`,
  unfit: (file: string): string =>
    `${file} is neither a saved match nor the games.jsonl of a batch from narrow-seas simulate --out.`,
  noGames: 'There is no game in these files.',
  turns: (text: string): string =>
    `--turns is ${JSON.stringify(text.slice(0, 40))}, but it must be a whole number from 1 to 999.`,
  progress: (done: number, all: number): string => `${done} of ${all} games read`,
  stopped: (done: number, all: number): string =>
    `Stopped after ${done} of ${all} games. This is what they tell.`,
  head: (game: string, games: number, over: number): string =>
    `${game}: ${counted(games, 'game')}${over === games ? '' : `, ${over} of them over`}.`,
  unfinished: (games: number): string =>
    `${counted(games, 'game')} with secrets ${games === 1 ? 'is' : 'are'} not over and ${games === 1 ? 'is' : 'are'} left out.`,
  start: (turn: number | undefined, by: string, count: number): string =>
    `${turn === undefined ? '' : `Turn ${turn}, `}${by}, ${counted(count, 'game')}`,
  /** How often, and how those games ended for the side that decided. */
  line: (count: number, ended: readonly [number, number, number], points: number | undefined): string => {
    const over = ended[0] + ended[1] + ended[2];
    if (over === 0) return `${count}x, not over`;
    const [won, drawn, lost] = ended;
    const results = `${share(won, over)} won, ${share(drawn, over)} drawn, ${share(lost, over)} lost`;
    return `${count}x, ${results}${points === undefined ? '' : `, ${signed(points, 1)} points`}`;
  },
  differs: (steps: readonly string[], more: number): string =>
    `${steps.join('; ')}${more > 0 ? `; and ${counted(more, 'more step')}` : ''}`,
  others: (count: number): string => `and ${counted(count, 'other')}, each played less often`,
  dice: (count: number): string => `after the dice, ${counted(count, 'game')}:`,
} as const;
