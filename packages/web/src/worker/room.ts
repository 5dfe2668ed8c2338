import {
  type Desk,
  type Game,
  type GameTypes,
  newDiceSeed,
  type Opening,
  ok,
  type Random,
  type Refusal,
  type Result,
  seededRandom,
  type Viewer,
  type Fault,
  failed,
} from '@narrow-seas/core';
import { computerDue, type MatchTable, openTable, type Policies, playComputer } from '@narrow-seas/umpire';
import type { Calls, Seats, Standing } from '../link/protocol.ts';
import { momentsOf } from './moments.ts';

/** What a game brings to the worker. */
export interface Setting<T extends GameTypes> {
  readonly game: Game<T>;
  readonly desk: Desk<T>;
  /** What computer seats play by; the name of a seat is the name of its policy. */
  readonly policies: Policies<T>;
}

export interface RoomOrder {
  readonly opening: Opening;
  readonly seats: Seats;
  /** A saved match to go on with. */
  readonly text?: string;
  /** Keeps the match in the browser; called after every change. */
  readonly keep: (text: string, phase: string, over: boolean) => void;
}

type RoomCall = Exclude<keyof Calls, 'games' | 'open' | 'resume'>;

/** One match with its answers to the page. Which game it is of is its own business. */
export type Room = { readonly [C in RoomCall]: (ask: Calls[C]['ask']) => Calls[C]['answer'] } & {
  readonly standing: () => Standing;
};

const PERSON = 'person';

/** The viewer the page shows: the person to act, else the only person at the table, else nobody's. */
const viewerFor = <T extends GameTypes>({ actor, seats, game }: MatchTable<T>): Viewer<T['side']> => {
  const due = actor();
  const people = game.sides.filter((side: T['side']) => seats[side] === PERSON);
  const asked = due === 'chance' ? undefined : people.find(side => due.includes(side));
  return asked ?? (people.length === 1 ? people[0] : undefined) ?? 'spectator';
};

/** What the room remembers of its page. */
interface Memory<T extends GameTypes> {
  viewer: Viewer<T['side']>;
  told: number;
}

export const openRoom = <T extends GameTypes>(
  { game, desk, policies }: Setting<T>,
  { opening, seats, text, keep }: RoomOrder,
): Result<Room, Fault> => {
  const dice = { seed: newDiceSeed(), salt: String(Date.now()) };
  const opened = openTable(game, desk, { opening, seats: seats as MatchTable<T>['seats'], dice });
  if (!opened.ok) return opened;
  const table = opened.value;
  const loaded = text === undefined ? ok(0) : table.load(text);
  if (!loaded.ok) return loaded;
  return ok(roomOf(table, desk, policies, keep));
};

const roomOf = <T extends GameTypes>(
  table: MatchTable<T>,
  desk: Desk<T>,
  policies: Policies<T>,
  keep: RoomOrder['keep'],
): Room => {
  const memory: Memory<T> = { viewer: viewerFor(table), told: 0 };
  const random = seededRandom(Math.trunc(Math.random() * 2 ** 31));
  const view = (): T['view'] => table.viewFor(memory.viewer);
  const standing = (): Standing => tellStanding(table, desk, memory);
  const changed = (): Standing => {
    const told = standing();
    keep(table.save(), told.survey.title, told.outcome !== undefined);
    return told;
  };
  const done = (result: Result<number, Refusal>): Result<Standing, Refusal> =>
    result.ok ? ok(changed()) : result;
  return {
    standing: changed,
    act: action => done(actFor(table, memory.viewer, action)),
    undo: () => done(undoFor(table, memory.viewer)),
    computer: moves => {
      letComputerPlay(table, policies, random, moves);
      return changed();
    },
    look: viewer => {
      memory.viewer = sideNamed(table, viewer) ?? 'spectator';
      memory.told = 0;
      return standing();
    },
    choices: selection => desk.choices(view(), selection),
    why: selection => desk.why(view(), selection),
    overlay: ({ id, selection }) => desk.overlay(view(), id, selection),
    replay: length => table.replayTo(length, memory.viewer),
    history: points => momentsOf(table, desk, memory.viewer, points),
    save: () => table.save(),
    notation: () => table.game.notation.print(table.game.imagine(view(), random)),
    rules: () => table.game.rules,
  };
};

const sideNamed = <T extends GameTypes>({ game }: MatchTable<T>, name: string): T['side'] | undefined =>
  game.sides.find(side => side === name);

const NO_SEAT: Refusal = {
  rule: 'NS.1',
  code: 'no-seat',
  reason: 'Whoever watches does not play.',
  culprits: [],
};

const actFor = <T extends GameTypes>(
  table: MatchTable<T>,
  viewer: Viewer<T['side']>,
  value: object,
): Result<number, Refusal> => {
  const side = sideNamed(table, viewer);
  if (side === undefined) return failed(NO_SEAT);
  const action = table.game.decodeAction(value);
  if (!action.ok) throw new Error(`The page sent an action that is none: ${action.error.message}`);
  return table.act(side, action.value);
};

const undoFor = <T extends GameTypes>(
  table: MatchTable<T>,
  viewer: Viewer<T['side']>,
): Result<number, Refusal> => {
  const side = sideNamed(table, viewer);
  return side === undefined ? failed(NO_SEAT) : table.undo(side);
};

const letComputerPlay = <T extends GameTypes>(
  table: MatchTable<T>,
  policies: Policies<T>,
  random: Random,
  moves: number,
): void => {
  for (let made = 0; made < moves; made++) {
    const played = playComputer(table, policies, random);
    if (played === undefined) return;
    if (!played.ok) throw new Error(`The computer's move was refused: ${played.error.reason}`);
  }
};

/** With one person at the table the view stays his; hotseat changes it only when the page hands over. */
const tellStanding = <T extends GameTypes>(
  table: MatchTable<T>,
  desk: Desk<T>,
  memory: Memory<T>,
): Standing => {
  const { viewer } = memory;
  const view = table.viewFor(viewer);
  const since = Math.min(memory.told, table.length());
  const due = table.actor();
  const side = sideNamed(table, viewer);
  memory.told = table.length();
  return {
    length: table.length(),
    actor: due === 'chance' ? [] : due,
    viewer,
    view,
    survey: desk.survey(view),
    score: desk.score(view),
    outcome: table.outcome(),
    undoRefusal: side === undefined ? NO_SEAT : table.refuseUndo(side),
    computer: computerDue(table),
    since,
    entries: table.entriesSeen(viewer, since),
  };
};
