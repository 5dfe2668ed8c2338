import type { Player, Thought } from '@narrow-seas/ai';
import type { GameTypes } from '@narrow-seas/core';
import { computerDue, type MatchTable } from '@narrow-seas/umpire';
import type { ComputerTurn } from '../link/protocol.ts';
import { WORDS } from '../words.ts';
import type { Levels } from './levels.ts';

/** What came of one slice of time. */
export interface Progress {
  readonly made: number;
  /** Positions looked at for the move that is still being thought about. */
  readonly nodes: number;
  /** How much of that thinking is done, 0 to 1; undefined where nobody can tell. */
  readonly share: number | undefined;
}

/** The computer seats of a table. They think in slices, so that the worker hears the page in between. */
export interface Computer {
  readonly play: (turn: ComputerTurn) => Progress;
}

/** A thought about one position; once the match has moved on it is worth nothing. */
interface Pondering<T extends GameTypes> {
  readonly side: T['side'];
  readonly view: T['view'];
  readonly steps: Generator<Thought<T>, T['action'] | undefined>;
  thought: Thought<T> | undefined;
}

const clock = (): number => performance.now();

export const seatComputer = <T extends GameTypes>(match: MatchTable<T>, levels: Levels<T>): Computer => {
  const players = playersAt(match, levels);
  const state: { pondering: Pondering<T> | undefined } = { pondering: undefined };
  const begin = (side: T['side']): Pondering<T> => {
    const view = match.viewFor(side);
    const steps = players(side).think(view, side);
    return { side, view, steps, thought: undefined };
  };
  const current = (side: T['side']): Pondering<T> => {
    state.pondering ??= begin(side);
    return state.pondering;
  };
  match.subscribe(() => void (state.pondering = undefined));
  const play = ({ moves, slice, enough }: ComputerTurn): Progress => {
    const until = clock() + slice;
    let made = 0;
    for (let side = computerDue(match); side !== undefined && made < moves; side = computerDue(match)) {
      const action = ponder(match, current(side), enough && made === 0, until);
      if (action === undefined) break;
      move(match, side, action);
      made += 1;
      if (clock() >= until) break;
    }
    const { nodes = 0, share } = state.pondering?.thought ?? {};
    return { made, nodes, share };
  };
  return { play };
};

/** Each side has a player of its own: it keeps its plan in mind. A level that is no longer there is played by the weakest that plans. */
const playersAt = <T extends GameTypes>({ seats }: MatchTable<T>, levels: Levels<T>) => {
  const players = new Map<T['side'], Player<T>>();
  const standard = Object.values(levels).at(1) ?? Object.values(levels)[0];
  return (side: T['side']): Player<T> => {
    const player = players.get(side) ?? (levels[seats[side]] ?? standard)?.(newSeed());
    if (player === undefined) throw new Error(WORDS.error.noPlayer(side));
    players.set(side, player);
    return player;
  };
};

const newSeed = (): number => Math.trunc(Math.random() * 2 ** 31);

/** The action that was found; undefined when the time is over first. Who has had enough takes the best so far. */
const ponder = <T extends GameTypes>(
  { game }: MatchTable<T>,
  pondering: Pondering<T>,
  enough: boolean,
  until: number,
): T['action'] | undefined => {
  const { refuse } = game.options(pondering.view);
  for (;;) {
    const best = pondering.thought?.best;
    if (enough && best !== undefined && refuse(best) === undefined) return best;
    const step = pondering.steps.next();
    if (step.done === true) return mustMove(pondering.side, step.value);
    pondering.thought = step.value;
    if (!enough && clock() >= until) return undefined;
  }
};

const mustMove = <A>(side: string, action: A | undefined): A => {
  if (action === undefined) throw new Error(WORDS.error.noMove(side));
  return action;
};

const move = <T extends GameTypes>(match: MatchTable<T>, side: T['side'], action: T['action']): void => {
  const acted = match.act(side, action);
  if (!acted.ok) throw new Error(WORDS.error.badMove(acted.error.reason));
};
