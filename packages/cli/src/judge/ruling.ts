import {
  type Culprit,
  findRule,
  fold,
  type Game,
  type GameTypes,
  type Odds,
  type Refusal,
} from '@narrow-seas/core';
import { type Glossary, namesIn } from '../glossary.ts';
import type { Order } from './cases.ts';
import type { ReadOrder } from './order.ts';

/** What the rules say to one action. */
export type Ruling = Legal | Refused | NotReached;

interface Asked {
  readonly action: string;
  readonly expect?: string;
  /** Absent when nothing was expected. */
  readonly asExpected?: boolean;
}

export interface Legal extends Asked {
  readonly verdict: 'legal';
  /** What the action leads to by chance, when a die follows it. */
  readonly odds?: Odds;
  readonly events: readonly object[];
  /** The events by the names of the position. */
  readonly told: readonly string[];
  /** The position after it, where the case wants it shown. */
  readonly position?: readonly string[];
}

export interface Refused extends Asked, Pick<Refusal, 'rule' | 'code' | 'reason'> {
  readonly verdict: 'refused';
  readonly title: string;
  readonly culprits: readonly (Culprit & { readonly name?: string })[];
}

/** An action before it was refused, or could not be read. */
interface NotReached extends Asked {
  readonly verdict: 'not reached';
}

/** A ruling, and the state after it; none when it was refused. */
export interface Step<T extends GameTypes> {
  readonly ruling: Ruling;
  readonly next: T['state'] | undefined;
}

/** A game as a judge needs it. */
export interface Bench<T extends GameTypes> {
  readonly game: Game<T>;
  readonly glossary: Glossary;
  /** Whether the position after each action is wanted. */
  readonly show: boolean;
}

export const ruleOn = <T extends GameTypes>(
  bench: Bench<T>,
  state: T['state'],
  order: Order,
  read: ReadOrder<T>,
): Step<T> => {
  const decided = bench.game.decide(state, read.by, read.action);
  return decided.ok
    ? legal(bench, state, order, read, decided.value)
    : { ruling: refused(bench, state, order, decided.error), next: undefined };
};

const legal = <T extends GameTypes>(
  { game, glossary, show }: Bench<T>,
  state: T['state'],
  order: Order,
  { by, action }: ReadOrder<T>,
  events: readonly T['event'][],
): Step<T> => {
  const next = fold(game, state, events);
  const odds = by === 'chance' ? undefined : game.odds(game.view(state, by), action);
  const ruling: Legal = {
    ...asked(order, ['legal']),
    verdict: 'legal',
    ...(odds === undefined ? {} : { odds }),
    events,
    told: events.map(namesIn(game, glossary, state).sayThing),
    ...(show ? { position: game.notation.print(next).split('\n') } : {}),
  };
  return { ruling, next };
};

const refused = <T extends GameTypes>(
  { game, glossary }: Bench<T>,
  state: T['state'],
  order: Order,
  { rule, code, reason, culprits }: Refusal,
): Refused => {
  const { ofCulprit } = namesIn(game, glossary, state);
  const named = culprits.map(culprit => {
    const name = ofCulprit(culprit);
    return name === undefined ? culprit : { ...culprit, name };
  });
  const title = findRule(game.rules, rule)?.title ?? '';
  return {
    ...asked(order, ['refused', rule]),
    verdict: 'refused',
    rule,
    title,
    code,
    reason,
    culprits: named,
  };
};

export const notReached = (order: Order): NotReached => ({ ...asked(order, []), verdict: 'not reached' });

/** What was asked, and whether one of the answers is the one expected. */
const asked = ({ text, expect }: Order, answers: readonly string[]): Asked =>
  expect === undefined ? { action: text } : { action: text, expect, asExpected: answers.includes(expect) };
