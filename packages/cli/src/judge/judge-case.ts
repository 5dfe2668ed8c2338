import { type Fault, failed, fault, type GameTypes, ok, type Result } from '@narrow-seas/core';
import type { Bench } from './bench.ts';
import type { Case, Order } from './cases.ts';
import { flawOfOrder, readOrder } from './order.ts';
import { readPosition } from './position.ts';
import { notReached, type Ruling, ruleOn, type Step } from './ruling.ts';
import { strangeInPosition } from './strange-name.ts';
import { JUDGE_WORDS } from '../words/judge.ts';

export interface CaseRuling {
  readonly name: string;
  readonly rulings: readonly Ruling[];
  /** What is wrong with the case itself. */
  readonly fault?: Fault;
}

/** Rules on the actions of a case, one after the other; `at` is its place in the file. */
export const judgeCase = <T extends GameTypes>(
  bench: Omit<Bench<T>, 'show'>,
  { name, position, orders, show }: Case,
  at: string,
): CaseRuling => {
  const begun = begin(bench, position, orders, at);
  return begun.ok
    ? { name, ...ruleOnAll({ ...bench, show }, begun.value, orders, at) }
    : { name, rulings: orders.map(notReached), fault: begun.error };
};

const begin = <T extends GameTypes>(
  { game, speech }: Omit<Bench<T>, 'show'>,
  position: Case['position'],
  orders: readonly Order[],
  at: string,
): Result<T['state'], Fault> => {
  for (const [place, order] of orders.entries()) {
    const flaw = flawOfOrder(game, order, `${at}.actions[${place}]`);
    if (flaw !== undefined) return flaw;
  }
  const read = guarded(`${at}.position`, () => readPosition(game, position, `${at}.position`));
  return read.ok ? read : failed(strangeInPosition(game, speech, position, read.error));
};

/** Stops where an action cannot be read, or is refused though that was not expected; the rest is not reached. */
const ruleOnAll = <T extends GameTypes>(
  bench: Bench<T>,
  start: T['state'],
  orders: readonly Order[],
  at: string,
): Omit<CaseRuling, 'name'> => {
  const rulings: Ruling[] = [];
  let state: T['state'] | undefined = start;
  for (const [place, order] of orders.entries()) {
    if (state === undefined) break;
    const step: Result<Step<T>, Fault> = readAndRule(bench, state, order, `${at}.actions[${place}]`);
    if (!step.ok) return { rulings: [...rulings, ...restOf(orders, rulings)], fault: step.error };
    rulings.push(step.value.ruling);
    state = step.value.next;
  }
  return { rulings: [...rulings, ...restOf(orders, rulings)] };
};

const restOf = (orders: readonly Order[], rulings: readonly Ruling[]): readonly Ruling[] =>
  orders.slice(rulings.length).map(notReached);

const readAndRule = <T extends GameTypes>(
  bench: Bench<T>,
  state: T['state'],
  order: Order,
  at: string,
): Result<Step<T>, Fault> =>
  guarded(at, () => {
    const read = readOrder(bench, state, order, at);
    return read.ok ? ok(ruleOn(bench, state, order, read.value)) : read;
  });

/** A position may be written that play never leads to, and the rules may throw over it; other cases must go on. */
const guarded = <R>(at: string, run: () => Result<R, Fault>): Result<R, Fault> => {
  try {
    return run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return fault('ERR_RULES', at, JUDGE_WORDS.fault.rulesFail(message));
  }
};
