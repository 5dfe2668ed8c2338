import {
  type Fault,
  fault,
  findRule,
  type Game,
  type GameTypes,
  type Mover,
  ok,
  type Result,
} from '@narrow-seas/core';
import type { Order } from './cases.ts';
import { besides } from './place.ts';

/** Who moves, and the action as the game's notation writes it. */
export interface ReadOrder<T extends GameTypes> {
  readonly by: Mover<T['side']>;
  readonly action: T['action'];
}

const moverIn = <T extends GameTypes>({ sides }: Game<T>, text: string): Mover<T['side']> | undefined => {
  const [word] = /\S+/.exec(text) ?? [];
  return [...sides, 'chance' as const].find(mover => mover === word);
};

const LONGEST_WORD = 40;

/** What can be told of an order before its turn has come: who moves, and what is expected. */
export const flawOfOrder = <T extends GameTypes>(
  game: Game<T>,
  { text, expect }: Order,
  at: string,
): Result<never, Fault> | undefined => {
  if (moverIn(game, text) === undefined) {
    const word = JSON.stringify((/\S+/.exec(text)?.[0] ?? '').slice(0, LONGEST_WORD));
    const movers = [...game.sides, 'chance'].join(', ');
    return fault('ERR_CASES', at, `Nobody is called ${word}: begin an action with one of ${movers}.`);
  }
  if (expect === undefined || expect === 'legal' || expect === 'refused') return undefined;
  return findRule(game.rules, expect) === undefined
    ? fault(
        'ERR_CASES',
        `${at}.expect`,
        `${game.id} has no rule ${JSON.stringify(expect.slice(0, LONGEST_WORD))}: expect "legal", "refused" or the number of a rule.`,
      )
    : undefined;
};

/** Names are those of the position that the action is made in. */
export const readOrder = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  { text }: Order,
  at: string,
): Result<ReadOrder<T>, Fault> => {
  const by = moverIn(game, text);
  if (by === undefined) throw new Error('An order whose mover was not looked at');
  // Blanks in the place of the mover keep the columns of complaints right.
  const action = game.notation.parseAction(
    state,
    text.replace(/\S+/, mover => ' '.repeat(mover.length)),
  );
  return action.ok ? ok({ by, action: action.value }) : besides(at, action.error);
};
