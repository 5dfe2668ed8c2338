import {
  drawOutcome,
  type Entry,
  entriesOf,
  type Game,
  type GameTypes,
  type Match,
  matchFrom,
  newDiceSeed,
  ok,
  openingState,
  play,
  replay,
  seededRandom,
  totalWays,
  type Viewer,
} from '@narrow-seas/core';
import { type MatchTable, openStored } from '@narrow-seas/umpire';
import type {
  LogEntry,
  PossibleThrow,
  Snapshot,
  VariationMove,
  VariationOrder,
  VariationRoot,
  VariationStep,
} from '../link/protocol.ts';
import type { Analyst, Eyes } from './analyst.ts';
import type { OpenVariation, Session, Variation } from './session-calls.ts';
import type { Past, StudyDesk } from './study-desk.ts';

interface VariationParts<T extends GameTypes> {
  readonly game: Game<T>;
  readonly analyst: Analyst<T>;
  readonly seat: (table: MatchTable<T>) => Session;
}

/** What is tried out here, and by whom. */
interface Trial<T extends GameTypes> extends VariationParts<T> {
  readonly position: string;
  readonly start: T['state'];
  readonly order: VariationOrder;
  /** Points are for this side; it sees the dice. */
  readonly side: T['side'];
  /** Others have secrets: positions are the same that look the same to the side. */
  readonly isOwnView: boolean;
}

/** The seed by which the secrets of others are imagined: the same as in the analysis. */
const SEED = 1;

export const variationsOf =
  <T extends GameTypes>(
    parts: VariationParts<T>,
    desk: StudyDesk<T>,
    placeOf: (viewer: Viewer<T['side']>, number: number) => number,
    viewerNow: () => Viewer<T['side']>,
  ): OpenVariation =>
  order => {
    const viewer = viewerNow();
    const found = desk.past(viewer);
    if (found === undefined) return undefined;
    const position = positionOf(parts.game, found, order.root, number => placeOf(viewer, number));
    const start = openingState(parts.game, { position });
    if (!start.ok) return start;
    const trial = {
      ...parts,
      position,
      start: start.value,
      order,
      side: found.side,
      isOwnView: found.isOwnView,
    };
    const first = played(trial);
    const room = openRoom(trial, first);
    const { turnOf } = parts.analyst;
    return ok({
      variation: room,
      told: {
        snapshot: room.session().snapshot(),
        position,
        side: found.side,
        isImagined: found.isOwnView,
        made: first.length,
        ...(turnOf === undefined ? {} : { turn: turnOf(start.value) }),
      },
    });
  };

/** The position of the game as far as it is known, written down so that the same one can be tried again. */
const positionOf = <T extends GameTypes>(
  game: Game<T>,
  { stateAt, side, isOwnView }: Past<T> & Eyes<T>,
  root: VariationRoot,
  placeOf: (number: number) => number,
): string => {
  if ('position' in root) return root.position;
  const state = stateAt(placeOf(root.at));
  const known = isOwnView ? game.imagine(game.view(state, side), seededRandom(SEED)) : state;
  return game.notation.print(known);
};

/** The moves as far as the rules let them be made. */
const played = <T extends GameTypes>({ game, position, start, order }: Trial<T>): Match<T> => {
  let match: Match<T> = matchFrom({ position }, start);
  for (const { by, action } of order.moves) {
    const mover = by === 'chance' ? by : game.sides.find(side => side === by);
    const decoded = game.decodeAction(action);
    if (mover === undefined || !decoded.ok) break;
    const next = play(game, match, mover, decoded.value);
    if (!next.ok) break;
    match = next.value;
  }
  return match;
};

const tableAt = <T extends GameTypes>(
  { game, position, order }: Trial<T>,
  entries: readonly Entry<T>[],
): MatchTable<T> => {
  const dice = { seed: newDiceSeed(), salt: '' };
  const seats = order.seats as MatchTable<T>['seats'];
  const rows = [{ kind: 'opened', by: 'table', common: 0, entries }] as const;
  const opened = openStored(game, { opening: { position }, seats, dice }, rows);
  // The same moves were made by the rules a moment ago.
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
};

interface Room<T extends GameTypes> {
  table: MatchTable<T>;
  session: Session;
}

/** The table of the variation, which is another one after the dice were stopped. */
const roomFor = <T extends GameTypes>(trial: Trial<T>, first: Match<T>) => {
  const seated = (entries: readonly Entry<T>[]): Room<T> => {
    const table = tableAt(trial, entries);
    const session = trial.seat(table);
    // Where computers alone play, somebody still looks.
    if (session.snapshot().viewer === 'spectator') session.look(trial.order.viewer);
    return { table, session };
  };
  const room = seated(entriesOf(first));
  const reseat = (entries: readonly Entry<T>[]): Snapshot => {
    const { viewer } = room.session.snapshot();
    Object.assign(room, seated(entries));
    return room.session.look(viewer);
  };
  return { room, reseat };
};

const openRoom = <T extends GameTypes>(trial: Trial<T>, first: Match<T>): Variation => {
  const { room, reseat } = roomFor(trial, first);
  /** Dice that somebody wants to choose lie again as before they fell. */
  const stopped = (before: number, snapshot: Snapshot): Snapshot => {
    if (!trial.order.isChosen) return snapshot;
    const fallen = room.table.entriesSince(before).findIndex(({ by }) => by === 'chance');
    return fallen < 0 ? snapshot : reseat(room.table.entriesSince(0).slice(0, before + fallen));
  };
  const playedSoFar = (): Match<T> => matchAt(trial, room.table.entriesSince(0));
  return {
    session: () => ({
      ...room.session,
      act: actions => {
        const before = room.table.length();
        const acted = room.session.act(actions);
        return acted.ok ? ok(stopped(before, acted.value)) : acted;
      },
      computer: turn => {
        const before = room.table.length();
        const { snapshot, ...progress } = room.session.computer(turn);
        return { ...progress, snapshot: snapshot && stopped(before, snapshot) };
      },
      position: at =>
        trial.analyst.position(matchAt(trial, room.table.entriesSince(0).slice(0, at)).state, trial),
    }),
    line: () => lineOf(trial, playedSoFar()),
    throws: at => throwsAfter(trial, matchAt(trial, room.table.entriesSince(0).slice(0, at))),
    throwDice: () => reseat(entriesOf(thrown(trial, playedSoFar()))),
  };
};

/** The dice that are due fall as they like: all of them, or one where somebody chooses how they fall. */
const thrown = <T extends GameTypes>({ game, order }: Trial<T>, from: Match<T>): Match<T> => {
  const random = seededRandom(Math.trunc(Math.random() * 2 ** 31));
  let match = from;
  while (game.actor(match.state) === 'chance') {
    const next = play(game, match, 'chance', drawOutcome(game.outcomes(match.state), random));
    if (!next.ok) break;
    match = next.value;
    if (order.isChosen) break;
  }
  return match;
};

const matchAt = <T extends GameTypes>(trial: Trial<T>, entries: readonly Entry<T>[]): Match<T> => {
  const moves: readonly VariationMove[] = entries.map(({ by, action }) => ({ by, action }));
  return played({ ...trial, order: { ...trial.order, moves } });
};

/** Who moved knows what he did; the dice are seen by the side that the points are for. */
const entryOf = <T extends GameTypes>(
  { game, side }: Trial<T>,
  before: T['state'],
  { by, events }: Entry<T>,
  number: number,
): LogEntry => {
  const viewer = by === 'chance' ? side : by;
  const sights: T['sight'][] = [];
  let state = before;
  for (const event of events) {
    sights.push(...game.witness(state, event, viewer));
    state = game.evolve(state, event);
  }
  return { number, by, sights };
};

const lineOf = <T extends GameTypes>(trial: Trial<T>, match: Match<T>): readonly VariationStep[] => {
  const { game, analyst, side } = trial;
  const words = analyst.line(match, side);
  const steps: VariationStep[] = [];
  for (const { entry, before } of replay(game, match)) {
    const { by, action } = entry;
    const place = steps.length;
    steps.push({
      by,
      action,
      value: 0,
      ...words[place],
      entry: entryOf(trial, before, entry, place + 1),
    });
  }
  return steps;
};

const throwsAfter = <T extends GameTypes>(trial: Trial<T>, match: Match<T>): readonly PossibleThrow[] => {
  const { game } = trial;
  if (game.actor(match.state) !== 'chance') return [];
  const outcomes = game.outcomes(match.state);
  const total = totalWays(outcomes);
  return outcomes.flatMap(({ action, ways }) => {
    const decided = game.decide(match.state, 'chance', action);
    if (!decided.ok) return [];
    const entry = { by: 'chance', action, events: decided.value.events } as const;
    return [{ action, percent: (100 * ways) / total, entry: entryOf(trial, match.state, entry, 0) }];
  });
};
