import {
  type DiceSecret,
  fault,
  type Fault,
  type Game,
  type GameTypes,
  type Match,
  NO_ORDERS,
  ok,
  type OrdersBySide,
  play,
  type Result,
  type SeatOrders,
  type StandingAnswer,
  type StandingRules,
  within,
} from '@narrow-seas/core';
import { rollOn } from './dice.ts';
import { PERSON, type Seats } from './seat.ts';

/** What the standing orders of a table are made of: computers sit without any. */
export interface Standing<T extends GameTypes> {
  readonly rules: StandingRules<T> | undefined;
  readonly seats: Seats<T['side']>;
}

/** How many of a side's answers in an enemy turn its orders gave. */
export interface OrderTally {
  readonly turn: string;
  readonly asked: number;
  readonly answered: number;
}

/** What the seats have ordered, and how often that answered. The tally is forgotten when a game is put away. */
export interface Ordered {
  readonly orders: OrdersBySide;
  readonly tally: { readonly [side: string]: OrderTally };
}

export const ordersOf = ({ orders }: Pick<Ordered, 'orders'>, side: string): SeatOrders =>
  Object.hasOwn(orders, side) ? (orders[side] as SeatOrders) : NO_ORDERS;

/** What follows from each other is done in one go; an order that would go on for ever ends here, and the player is asked. */
const MOST_IN_A_ROW = 1000;

interface Followed<T extends GameTypes> extends Ordered {
  readonly match: Match<T>;
}

/** The match after everything that follows by itself from the orders of the persons at the table. */
export const followOrders = <T extends GameTypes, F extends Followed<T> & { readonly dice: DiceSecret }>(
  game: Game<T>,
  standing: Standing<T>,
  begun: F,
): F => {
  let now = begun;
  for (let made = 0; made < MOST_IN_A_ROW; made += 1) {
    const next = nextByOrder(game, standing, now);
    if (next === undefined) return now;
    now = { ...now, ...next, match: rollOn(game, next.match, now.dice) };
  }
  return now;
};

const nextByOrder = <T extends GameTypes>(
  game: Game<T>,
  { rules, seats }: Standing<T>,
  now: Followed<T>,
): Followed<T> | undefined => {
  const due = game.actor(now.match.state);
  if (rules === undefined || due === 'chance') return undefined;
  for (const side of due) {
    if (seats[side] !== PERSON) continue;
    const answer = rules.answer(game.view(now.match.state, side), ordersOf(now, side));
    const next = answer === undefined ? undefined : afterAnswer(game, rules, now, side, answer);
    if (next !== undefined) return next;
  }
  return undefined;
};

/** An answer that the rules refuse is a fault of the game; the player is asked instead. */
const afterAnswer = <T extends GameTypes>(
  game: Game<T>,
  rules: StandingRules<T>,
  now: Followed<T>,
  side: T['side'],
  { action, order }: StandingAnswer<T['action']>,
): Followed<T> | undefined => {
  const played = play(game, now.match, side, action, order);
  return played.ok
    ? { ...now, match: played.value, tally: counted(game, rules, now, side, true) }
    : undefined;
};

/** The tally with one more answer of the side; only questions of the enemy's turn count. */
export const counted = <T extends GameTypes>(
  game: Game<T>,
  rules: StandingRules<T> | undefined,
  { match, tally }: Followed<T>,
  side: T['side'],
  byOrder: boolean,
): Ordered['tally'] => {
  const turn = rules?.enemyTurn(game.view(match.state, side));
  if (turn === undefined) return tally;
  const known = Object.hasOwn(tally, side) ? tally[side] : undefined;
  const before = known?.turn === turn ? known : { turn, asked: 0, answered: 0 };
  const now = { turn, asked: before.asked + 1, answered: before.answered + (byOrder ? 1 : 0) };
  return { ...tally, [side]: now };
};

/** The orders as they come out of a file: what a mission is about is asked of the game. */
export const soundOrders = <T extends GameTypes>(
  { rules }: Pick<Standing<T>, 'rules'>,
  orders: OrdersBySide,
): Result<OrdersBySide, Fault> => {
  for (const [side, given] of Object.entries(orders)) {
    const sound = soundSeat({ rules }, given);
    if (!sound.ok) return within(`orders.${side}`, sound.error);
  }
  return ok(orders);
};

export const soundSeat = <T extends GameTypes>(
  { rules }: Pick<Standing<T>, 'rules'>,
  given: SeatOrders,
): Result<SeatOrders, Fault> => {
  for (const [place, mission] of given.missions.entries()) {
    const read = rules?.missions?.decode(mission) ?? fault('ERR_ORDERS', '', NO_MISSIONS);
    if (!read.ok) return within(`missions[${place}]`, read.error);
  }
  return ok(given);
};

const NO_MISSIONS = 'This game has no orders that go on for several turns.';
