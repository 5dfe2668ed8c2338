import type { Game, GameTypes } from './game.ts';
import type { Move } from './playout.ts';
import { mustBe } from './result.ts';

/** A game spoken to in orders: `soviet strike ssm FRNZE at 2909`; the dice need no name: `roll 3`. */
export interface Orders<T extends GameTypes> {
  readonly orderOf: (state: T['state'], text: string) => Move<T>;
  /** `ok`, or the case and the code of the refusal: `C.8.1 out-of-range`. */
  readonly ruling: (state: T['state'], text: string) => string;
  /** What an order leads to; one that is refused throws. */
  readonly eventsOf: (state: T['state'], text: string) => readonly T['event'][];
  /** The state after these orders; one that is refused throws. */
  readonly after: (state: T['state'], ...orders: readonly string[]) => T['state'];
}

/** For the tests of a game, where a row names the rule, a position and an order. */
export const ordersOf = <T extends GameTypes>(game: Game<T>): Orders<T> => {
  const orderOf: Orders<T>['orderOf'] = (state, text) => {
    const by = game.sides.find(side => text.startsWith(`${side} `));
    const action = by === undefined ? text : text.slice(by.length + 1);
    return { by: by ?? 'chance', action: mustBe(game.notation.parseAction(state, action)) };
  };
  const decide = (state: T['state'], text: string) => {
    const { by, action } = orderOf(state, text);
    return game.decide(state, by, action);
  };
  const eventsOf: Orders<T>['eventsOf'] = (state, text) => mustBe(decide(state, text)).events;
  return {
    orderOf,
    eventsOf,
    ruling: (state, text) => {
      const decided = decide(state, text);
      return decided.ok ? 'ok' : `${decided.error.rule} ${decided.error.code}`;
    },
    after: (state, ...orders) => orders.reduce((now, order) => mustBe(decide(now, order)).state, state),
  };
};
