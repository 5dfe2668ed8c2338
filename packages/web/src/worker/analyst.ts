import {
  analyse,
  keyOf,
  type Level,
  lineInWords,
  type Mind,
  playedGame,
  positionKey,
  type Question,
  reportPosition,
  scaleOf,
} from '@narrow-seas/ai';
import {
  ALL_EYES,
  type Analysis,
  type Counsel,
  type Desk,
  type Game,
  type GameTypes,
  type Ledger,
  type LineWords,
  type Match,
  type PlayedGame,
  type PositionReport,
  type WinCurves,
} from '@narrow-seas/core';

/** Whose points are told, and whether only what that side sees may be looked at. */
export interface Eyes<T extends GameTypes> {
  readonly side: T['side'];
  readonly isOwnView: boolean;
}

/** Looks at matches and positions; each step of a generator can be shown. */
export interface Analyst<T extends GameTypes> {
  readonly analyse: (
    match: Match<T>,
    eyes: Eyes<T>,
  ) => Generator<Analysis<T['action']>, Analysis<T['action']>>;
  readonly keyOf: (match: Match<T>, eyes: Eyes<T>) => string;
  readonly report: (
    match: Match<T>,
    state: T['state'],
    eyes: Eyes<T>,
  ) => Generator<PositionReport<T['action']>, PositionReport<T['action']>>;
  /** What each move of a line led to. */
  readonly line: (match: Match<T>, side: T['side']) => readonly LineWords[];
  readonly turnOf: ((state: T['state']) => number) | undefined;
  /** By what the explorer finds a position again, as far as these eyes see it. */
  readonly position: (state: T['state'], eyes: Eyes<T>) => SoughtPosition;
  /** What the explorer keeps of a match, told by the eyes of a position. */
  readonly played: (match: Match<T>, eyes: string) => Generator<undefined, PlayedGame<T['action']>>;
}

/** A position that is looked for in other games. */
export interface SoughtPosition {
  /** Positions are told apart by what these eyes see. */
  readonly eyes: string;
  readonly key: string;
}

/** Who analyses: strong enough to be worth it, quick enough to be waited for. */
const LEVEL: Level = 'captain';

const SEED = 1;

interface AnalystParts<T extends GameTypes, Q extends Question> {
  readonly game: Game<T>;
  readonly mind: Mind<T, Q>;
  readonly counsel: Counsel<T>;
  readonly desk: Desk<T>;
  readonly ledger: Ledger<T> | undefined;
  readonly chances: WinCurves<T> | undefined;
}

export const analystOf = <T extends GameTypes, Q extends Question>(parts: AnalystParts<T, Q>): Analyst<T> => {
  const { game, mind, counsel, desk, ledger, chances } = parts;
  const turnOf = ledger?.turn;
  const more = {
    ...(turnOf === undefined ? {} : { turnOf }),
    ...(chances === undefined ? {} : { chances }),
  };
  const requestFor = (match: Match<T>, { side, isOwnView }: Eyes<T>) => {
    const leadOf = (state: T['state']): number => desk.score(game.view(state, side)).lead;
    const scale = scaleOf(desk.score(game.view(match.state, side)).scale);
    const how = { level: LEVEL, seed: SEED, scale, leadOf, ...more };
    return { game, mind, counsel, match, side, isOwnView, ...how };
  };
  return {
    turnOf,
    analyse: (match, eyes) => analyse(requestFor(match, eyes)),
    keyOf: (match, eyes) => keyOf(requestFor(match, eyes)),
    report: (_match, state, eyes) =>
      reportPosition({ game, mind, counsel, state, ...eyes, level: LEVEL, seed: SEED, ...more }),
    position: (state, { side, isOwnView }) => {
      const eyes = isOwnView ? side : ALL_EYES;
      return { eyes, key: positionKey(game, state, eyes) };
    },
    played: (match, eyes) =>
      playedGame({
        game,
        mind,
        counsel,
        match,
        eyes,
        hasSecrets: desk.secrets === true,
        leadOf: (state, side) => desk.score(game.view(state, side)).lead,
        ...(turnOf === undefined ? {} : { turnOf }),
      }),
    line: (match, side) => lineInWords({ game, mind, counsel, match, side, level: LEVEL, ...more }),
  };
};
