import type { Game, GameTypes, WinChance, WinCurve, WinCurves } from '@narrow-seas/core';

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** How much of the game is played, 0 to 1. */
export const shareOf = ({ length }: Pick<WinCurve, 'length'>, stage: number): number =>
  Math.min(1, Math.max(0, stage / Math.max(1, length)));

const between = ([start, end]: readonly [number, number], share: number): number =>
  start + (end - start) * share;

/**
 * What a value for the first side of the game has meant at this stage. The same lead is surer the later it is, and what
 * is a win for one side is a loss for the other.
 */
export const chanceFrom = (curve: WinCurve, value: number, stage: number): WinChance => {
  const share = shareOf(curve, stage);
  const spread = between(curve.spread, share);
  const lead = value + between(curve.lean, share);
  const win = logistic((lead - curve.draw) / spread);
  const loss = logistic((-lead - curve.draw) / spread);
  return { win, draw: Math.max(0, 1 - win - loss), loss };
};

export const mirrored = ({ win, draw, loss }: WinChance): WinChance => ({ win: loss, draw, loss: win });

/** The expected result, where a win is 1 and a draw a half. */
export const scoreOf = ({ win, draw }: WinChance): number => win + draw / 2;

interface ChanceParts<T extends GameTypes> {
  readonly game: Pick<Game<T>, 'sides' | 'outcome'>;
  readonly mind: { readonly stage: (state: T['state']) => number };
  readonly chances?: WinCurves<T> | undefined;
}

const CERTAIN: { readonly [result in keyof WinChance]: WinChance } = {
  win: { win: 1, draw: 0, loss: 0 },
  draw: { win: 0, draw: 1, loss: 0 },
  loss: { win: 0, draw: 0, loss: 1 },
};

/** The chances of a side for whom the position has this value; undefined where nobody has counted. */
export const chanceIn = <T extends GameTypes>(
  { game, mind, chances }: ChanceParts<T>,
  state: T['state'],
  side: T['side'],
  value: number,
): WinChance | undefined => {
  const curve = chances?.curves[chances.scenarioOf(state)];
  if (curve === undefined) return undefined;
  const outcome = game.outcome(state);
  if (outcome !== undefined) {
    if (outcome.winner === undefined) return CERTAIN.draw;
    return outcome.winner === side ? CERTAIN.win : CERTAIN.loss;
  }
  const stage = mind.stage(state);
  if (side === game.sides[0]) return chanceFrom(curve, value, stage);
  return mirrored(chanceFrom(curve, 0 - value, stage));
};

/** By how much a loss of points cut the expected result of a side that has this value left. */
export const lostChanceIn = <T extends GameTypes>(
  parts: ChanceParts<T>,
  state: T['state'],
  side: T['side'],
  value: number,
  lost: number,
): number | undefined => {
  const [now, before] = [chanceIn(parts, state, side, value), chanceIn(parts, state, side, value + lost)];
  return now === undefined || before === undefined ? undefined : scoreOf(before) - scoreOf(now);
};
