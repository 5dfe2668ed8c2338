import {
  decodeSeatOrders,
  failed,
  type Game,
  type GamePackage,
  type GameTypes,
  ok,
  type Question,
  type Refusal,
  type Result,
} from '@narrow-seas/core';
import type { ActWish, OfferKind, Problem } from '@narrow-seas/protocol';
import { type MatchTable, type MatchRow, tried } from '@narrow-seas/umpire';
import type { LogEntry } from './entry.ts';
import { lateSides } from './clock.ts';
import { freshTable, type GamePlan, type LiveState } from './live-state.ts';
import {
  byFault,
  byRules,
  GAME_OVER,
  NO_OFFER,
  NOT_OVERDUE,
  NOT_STARTED,
  problem,
  STALE,
} from './problems.ts';
import { openingRow } from '@narrow-seas/umpire';

/** What a side wants, before it is known whether it can be. */
export type SideWanted =
  | { readonly kind: 'act'; readonly wish: Pick<ActWish, 'number' | 'actions' | 'orders'> }
  | { readonly kind: 'orders'; readonly orders: unknown }
  | { readonly kind: 'undo' | 'resign' }
  /** With the time that each side was away since its turn began. */
  | { readonly kind: 'claim'; readonly away?: { readonly [side: string]: number } }
  | { readonly kind: 'offer'; readonly offer: OfferKind }
  | { readonly kind: 'answer'; readonly offer: OfferKind; readonly accept: boolean };

/** The entry that would fulfil a wish, and what the side is told once it is stored. */
export interface Prepared {
  readonly what: LogEntry['what'];
  readonly refused?: Problem;
}

const change = <T extends GameTypes>(
  row: MatchRow<T> | undefined,
  refused?: Refusal,
): Result<Prepared, Problem> =>
  row === undefined
    ? problem('nothing', 'Nothing would change.')
    : ok({ what: { kind: 'changed', row }, ...(refused === undefined ? {} : { refused: byRules(refused) }) });

/** Nothing is done yet: the answer is the entry to be stored. */
export const prepare = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  state: LiveState<T>,
  side: T['side'],
  wanted: SideWanted,
  at: number,
): Result<Prepared, Problem> => {
  const { table, ended } = state;
  if (table === undefined) return NOT_STARTED;
  if (ended !== undefined) return GAME_OVER;
  const others = pack.game.sides.filter(other => other !== side);
  switch (wanted.kind) {
    case 'act':
      return act(pack, table, side, wanted.wish);
    case 'orders':
      return giveOrders(table, side, wanted.orders);
    case 'undo':
      return undo(table, side);
    case 'resign':
      return ok({ what: { kind: 'ended', reason: 'resigned', ...winnerAmong(others) } });
    case 'claim':
      return claim(state, side, others, at, wanted.away ?? {});
    case 'offer':
      return offer(state, side, wanted.offer);
    case 'answer':
      return answer(state, table, side, wanted);
  }
};

const winnerAmong = (sides: readonly string[]): { readonly winner?: string } =>
  sides.length === 1 && sides[0] !== undefined ? { winner: sides[0] } : {};

const act = <T extends GameTypes, Q extends Question>(
  { game }: GamePackage<T, Q>,
  table: MatchTable<T>,
  side: T['side'],
  { number, actions, orders }: Pick<ActWish, 'number' | 'actions' | 'orders'>,
): Result<Prepared, Problem> => {
  if (number !== table.lengthFor(side)) return STALE;
  const read =
    orders === undefined ? readActions(game, actions ?? []) : readOrders(game, table, side, orders);
  if (!read.ok) return read;
  const { row, answer: acted } = tried(table, side, fork => fork.actAll(side, read.value));
  return acted.ok ? change(row, acted.value.refused) : failed(byRules(acted.error));
};

const readActions = <T extends GameTypes>(
  game: Game<T>,
  values: readonly unknown[],
): Result<readonly T['action'][], Problem> => {
  const actions: T['action'][] = [];
  for (const [place, value] of values.entries()) {
    const action = game.decodeAction(value);
    if (!action.ok) {
      const { code, sentence } = byFault(action.error);
      return problem(code, `actions[${place}]: ${sentence}`);
    }
    actions.push(action.value);
  }
  return actions.length === 0 ? problem('no-action', 'Send at least one action.') : ok(actions);
};

/** Names in an order are looked up in what the side itself can see: a truth that fits its view. */
const readOrders = <T extends GameTypes>(
  game: Game<T>,
  table: MatchTable<T>,
  side: T['side'],
  texts: readonly string[],
): Result<readonly T['action'][], Problem> => {
  const known = game.imagine(table.viewFor(side), { below: () => 0 });
  const actions: T['action'][] = [];
  for (const text of texts) {
    const action = game.notation.parseAction(known, text);
    if (!action.ok) return failed(byFault(action.error));
    actions.push(action.value);
  }
  return ok(actions);
};

const giveOrders = <T extends GameTypes>(
  table: MatchTable<T>,
  side: T['side'],
  value: unknown,
): Result<Prepared, Problem> => {
  const orders = decodeSeatOrders(value);
  if (!orders.ok) return failed(byFault(orders.error));
  const { row, answer: given } = tried(table, side, fork => fork.setOrders(side, orders.value), orders.value);
  return given.ok ? change(row) : failed(byFault(given.error));
};

const undo = <T extends GameTypes>(table: MatchTable<T>, side: T['side']): Result<Prepared, Problem> => {
  const { row, answer: undone } = tried(table, side, fork => fork.undo(side));
  return undone.ok ? change(row) : failed(byRules(undone.error));
};

/** Only who has run out of time can have left the game. */
const claim = <T extends GameTypes>(
  { clock }: LiveState<T>,
  side: T['side'],
  others: readonly string[],
  at: number,
  away: { readonly [side: string]: number },
): Result<Prepared, Problem> => {
  const late = lateSides(clock, at, away);
  return others.some(other => late.includes(other)) && !late.includes(side)
    ? ok({ what: { kind: 'ended', reason: 'abandoned', winner: side } })
    : NOT_OVERDUE;
};

const offer = <T extends GameTypes>(
  { offers, table, seats }: LiveState<T>,
  side: T['side'],
  kind: OfferKind,
): Result<Prepared, Problem> => {
  if (offers.some(open => open.kind === kind)) return problem('offered', 'There is such an offer already.');
  const mine = seats[side]?.player;
  const others = Object.values(seats).filter(({ player }) => player !== mine);
  // Nobody else's secrets are in it.
  if (kind === 'file' && others.every(({ level }) => level !== undefined))
    return ok({ what: { kind: 'shared' } });
  if (Object.entries(seats).every(([other, { level }]) => other === side || level !== undefined))
    return problem('no-person', 'The computer answers no offers.');
  const possible = kind === 'undo' ? table?.fork().rewind(side) : undefined;
  return possible?.ok === false
    ? failed(byRules(possible.error))
    : ok({ what: { kind: 'offered', offer: kind } });
};

const answer = <T extends GameTypes>(
  { offers }: LiveState<T>,
  table: MatchTable<T>,
  side: T['side'],
  { offer: kind, accept }: { readonly offer: OfferKind; readonly accept: boolean },
): Result<Prepared, Problem> => {
  const made = offers.find(open => open.kind === kind);
  if (made === undefined || (made.by === side && accept)) return NO_OFFER;
  if (!accept) return ok({ what: { kind: 'declined', offer: kind } });
  if (kind === 'draw') return ok({ what: { kind: 'ended', reason: 'agreed' } });
  if (kind === 'file') return ok({ what: { kind: 'shared' } });
  const asker = table.game.sides.find(other => other === made.by);
  if (asker === undefined) return NO_OFFER;
  const { row, answer: back } = tried(table, asker, fork => fork.rewind(asker));
  return back.ok ? change(row) : failed(byRules(back.error));
};

/** The entry that opens a match whose seats are all taken: the salts of all, side by side, become the salt of the dice. */
export const prepareOpening = <T extends GameTypes, Q extends Question>(
  pack: GamePackage<T, Q>,
  plan: GamePlan,
  { seats, salts }: LiveState<T>,
): Result<LogEntry['what'], string> => {
  const salt = pack.game.sides.map(side => salts[side] ?? '').join('|');
  const table = freshTable(pack, plan, seats, salt);
  return table.ok ? ok({ kind: 'opened', salt, row: openingRow(table.value) }) : table;
};
