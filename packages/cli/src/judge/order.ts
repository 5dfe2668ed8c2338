import {
  type Fault,
  fault,
  findRule,
  type Game,
  type GameTypes,
  type Mover,
  ok,
  type Result,
  TABLE_RULES,
} from '@narrow-seas/core';
import { nearest } from '../nearest.ts';
import type { Bench } from './bench.ts';
import type { Order } from './cases.ts';
import { type Expectation, expectedRule } from './expect.ts';
import { besides } from './place.ts';
import { readPosition } from './position.ts';
import { strangeInAction } from './strange-name.ts';
import { COMMON_WORDS } from '../words/common.ts';
import { JUDGE_WORDS } from '../words/judge.ts';

/** Who moves, and the action as the game's notation writes it. */
export interface ReadOrder<T extends GameTypes> {
  readonly by: Mover<T['side']>;
  readonly action: T['action'];
}

const moverIn = <T extends GameTypes>({ sides }: Game<T>, text: string): Mover<T['side']> | undefined => {
  const [word] = /\S+/.exec(text) ?? [];
  return [...sides, 'chance' as const].find(mover => mover === word);
};

/** What can be told of an order before its turn has come: who moves, and what is expected. */
export const flawOfOrder = <T extends GameTypes>(
  game: Game<T>,
  { text, expect }: Order,
  at: string,
): Result<never, Fault> | undefined => {
  if (moverIn(game, text) === undefined) {
    const movers = [...game.sides, 'chance'];
    const rest = JUDGE_WORDS.fault.beginWith(movers);
    return nobody(at, /\S+/.exec(text)?.[0] ?? '', movers, rest);
  }
  return flawOfRule(game, expectedRule(expect), `${at}.expect`) ?? flawOfWhole(game, expect, `${at}.expect`);
};

const nobody = (at: string, word: string, sides: readonly string[], rest: string): Result<never, Fault> => {
  const meant = nearest(word, sides);
  const advice = meant === undefined ? rest : COMMON_WORDS.didYouMean(meant);
  return fault('ERR_CASES', at, JUDGE_WORDS.fault.nobody(word, advice));
};

const flawOfRule = <T extends GameTypes>(
  { id, rules }: Game<T>,
  rule: string | undefined,
  at: string,
): Result<never, Fault> | undefined => {
  if (rule === undefined || findRule(rules, rule) !== undefined) return undefined;
  const meant = nearest(
    rule,
    [...rules.cases, ...TABLE_RULES].map(each => each.id),
  );
  const advice = meant === undefined ? '' : JUDGE_WORDS.fault.nearestRule(meant);
  return fault('ERR_CASES', at, JUDGE_WORDS.fault.noRule(id, rule, advice));
};

const flawOfWhole = <T extends GameTypes>(
  game: Game<T>,
  expect: Expectation | undefined,
  at: string,
): Result<never, Fault> | undefined => {
  if (typeof expect !== 'object') return undefined;
  const { position, outcome, odds } = expect;
  const winner = outcome?.winner;
  if (typeof winner === 'string' && !game.sides.includes(winner))
    return nobody(`${at}.outcome.winner`, winner, game.sides, JUDGE_WORDS.fault.choose(game.sides));
  for (const rule of Object.keys(odds?.modifiers ?? {})) {
    const flaw = flawOfRule(game, rule, `${at}.odds.modifiers`);
    if (flaw !== undefined) return flaw;
  }
  const read = position === undefined ? undefined : readPosition(game, position, `${at}.position`);
  return read === undefined || read.ok ? undefined : read;
};

/** Names are those of the position that the action is made in. */
export const readOrder = <T extends GameTypes>(
  { game, speech }: Pick<Bench<T>, 'game' | 'speech'>,
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
  return action.ok
    ? ok({ by, action: action.value })
    : besides(at, strangeInAction(speech, state, text, action.error));
};
