import type { Viewer } from './game.ts';

/** How the game stands for one side: points above zero are good for it, whatever sign the rules give them. */
export interface Score {
  /** Whose score it is: the viewer's side; for a spectator the side that the levels are about. */
  readonly side: string;
  /** "You lead by 9"; for a spectator "NATO leads by 9". */
  readonly headline: string;
  /** What that comes to: "decisive victory". */
  readonly standing: string;
  /** Both in one sentence: "You lead by 9: decisive victory". */
  readonly summary: string;
  readonly lead: number;
  /** Every level from the worst for the side to the best; empty where the game has none. */
  readonly scale: readonly ScoreLevel[];
  /** The place of the present level in the scale. */
  readonly level: number;
  /** The next better level, and the points still missing for it. */
  readonly next?: { readonly title: string; readonly missing: number };
  readonly lines: readonly ScoreLine[];
}

export interface ScoreLevel {
  /** "marginal victory". */
  readonly title: string;
  /** It takes at least this lead; the worst level takes nothing. */
  readonly from?: number;
  readonly result: 'defeat' | 'draw' | 'victory';
}

export interface ScoreLine {
  /** Tells lines apart, the same at every moment of a game: a text may change with what it counts. */
  readonly key: string;
  readonly text: string;
  /** Signed: above zero for the side. */
  readonly points: number;
  readonly rule: string;
  /** Whether it counts already; an open line tells what it would bring. */
  readonly earned: boolean;
  /** The points of an open line are for each of several. */
  readonly each?: true;
}

/** Where nothing is known of the points. */
export const NO_SCORE: Score = {
  side: '',
  headline: '',
  standing: '',
  summary: '',
  lead: 0,
  scale: [],
  level: -1,
  lines: [],
};

/** A level as a rulebook has it: from this lead of one side on, this side wins by this grade. */
export interface VictoryLevel<Side extends string> {
  /** Left out for the lowest. */
  readonly from?: number;
  /** Undefined: a draw. */
  readonly winner: Side | undefined;
  /** "decisive"; empty for a plain victory. */
  readonly grade: string;
}

export interface Account<Side extends string> {
  readonly viewer: Viewer<Side>;
  readonly sides: readonly [Side, Side];
  readonly nameOf: (side: Side) => string;
  /** The side whose lead the levels speak of. */
  readonly counts: Side;
  readonly lead: number;
  /** From the worst for that side to the best. */
  readonly levels: readonly VictoryLevel<Side>[];
  /** With the signs of that side. */
  readonly lines: readonly ScoreLine[];
}

/** The account of one side's lead, turned to the eyes of the viewer. */
export const scoreFor = <Side extends string>(account: Account<Side>): Score => {
  const side = account.viewer === 'spectator' ? account.counts : account.viewer;
  const isTurned = side !== account.counts;
  const lead = isTurned ? 0 - account.lead : account.lead;
  const scale = isTurned ? turned(account.levels) : account.levels;
  const level = scale.findLastIndex(({ from }) => from === undefined || lead >= from);
  const titled = scale.map(each => levelFor(account, side, each));
  const headline = sayLead(account, lead);
  const standing = titled[level]?.title ?? '';
  const better = titled[level + 1];
  return {
    side,
    headline,
    standing,
    summary: sayStanding(headline, lead, titled[level]),
    lead,
    scale: titled,
    level,
    ...(better?.from === undefined ? {} : { next: { title: better.title, missing: better.from - lead } }),
    lines: isTurned ? account.lines.map(line => ({ ...line, points: 0 - line.points })) : account.lines,
  };
};

/** The same levels by the lead of the other side: a level ends one point below where the next begins. */
const turned = <Side extends string>(levels: readonly VictoryLevel<Side>[]): readonly VictoryLevel<Side>[] =>
  levels
    .map(({ winner, grade }, place) => {
      const above = levels[place + 1]?.from;
      return above === undefined ? { winner, grade } : { from: 1 - above, winner, grade };
    })
    .toReversed();

const resultFor = <Side extends string>(side: Side, winner: Side | undefined): ScoreLevel['result'] => {
  if (winner === undefined) return 'draw';
  return winner === side ? 'victory' : 'defeat';
};

const levelFor = <Side extends string>(
  { viewer, nameOf }: Account<Side>,
  side: Side,
  { from, winner, grade }: VictoryLevel<Side>,
): ScoreLevel => {
  const result = resultFor(side, winner);
  const words =
    viewer === 'spectator' && winner !== undefined ? [nameOf(winner), grade, 'victory'] : [grade, result];
  const title = words.filter(word => word !== '').join(' ');
  return from === undefined ? { title, result } : { title, from, result };
};

const sayLead = <Side extends string>(
  { viewer, sides, counts, nameOf }: Account<Side>,
  lead: number,
): string => {
  if (lead === 0) return 'The score is level';
  if (viewer !== 'spectator') return lead > 0 ? `You lead by ${lead}` : `You are ${-lead} behind`;
  const other = sides.find(side => side !== counts) ?? counts;
  return `${nameOf(lead > 0 ? counts : other)} leads by ${Math.abs(lead)}`;
};

/** Levels need not begin at zero: who is behind may win, and who leads may lose. */
const sayStanding = (headline: string, lead: number, level: ScoreLevel | undefined): string => {
  if (level === undefined) return headline;
  if (lead < 0 && level.result === 'victory') return `${headline}, enough for a ${level.title}`;
  if (lead > 0 && level.result === 'defeat') return `${headline}, not enough: ${level.title}`;
  return `${headline}: ${level.title}`;
};
