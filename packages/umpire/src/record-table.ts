import { fault, type Game, type GameTypes, type Refusal, refusal, refused } from '@narrow-seas/core';
import type { MatchRecord } from './record.ts';
import { PERSON, type Seats } from './seat.ts';
import type { MatchTable } from './table.ts';

const LOOK_ONLY: Refusal = refusal(
  'NS.1',
  'record',
  'This is a record of what one side saw. It can be replayed, not played on.',
);

const NO_DICE = { commitment: '', salt: '' };

/** A table at which a record lies: it answers as any other does, but only for the viewer whose record it is. */
export const recordTable = <T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): MatchTable<T> => {
  const { entries, views, outcome } = record;
  const within = (length: number): number => Math.min(Math.max(0, Math.trunc(length)), entries.length);
  const viewAt = (length: number): T['view'] => views[within(length)] as T['view'];
  return {
    game,
    seats: Object.fromEntries(game.sides.map(side => [side, PERSON])) as Seats<T['side']>,
    pledge: () => NO_DICE,
    length: () => entries.length,
    lengthFor: () => entries.length,
    actor: () => [],
    outcome: () => outcome,
    viewFor: () => viewAt(entries.length),
    act: () => refused(LOOK_ONLY),
    actAll: () => refused(LOOK_ONLY),
    undo: () => refused(LOOK_ONLY),
    orders: () => undefined,
    setOrders: () => fault('ERR_RECORD', '', LOOK_ONLY.reason),
    refuseUndo: () => LOOK_ONLY,
    entriesSeen: (_viewer, since) => entries.slice(within(since)),
    placeOf: (_viewer, number) => within(number),
    numberAt: (_viewer, place) => within(place),
    replayTo: viewAt,
    save: () => '',
    saveHead: () => ({}),
    entriesSince: () => [],
    rewind: () => refused(LOOK_ONLY),
    fork: () => recordTable(game, record),
    follow: () => fault('ERR_RECORD', '', LOOK_ONLY.reason),
    load: () => fault('ERR_RECORD', '', LOOK_ONLY.reason),
    subscribe: () => () => undefined,
  };
};
