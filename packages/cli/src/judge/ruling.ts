import {
  type Culprit,
  findRule,
  type Game,
  type GameTypes,
  mustBe,
  type Odds,
  type Progress,
  type Refusal,
} from '@narrow-seas/core';
import { sayNamed } from '../say-named.ts';
import type { Bench } from './bench.ts';
import type { Order } from './cases.ts';
import { type Ending, unlikeLegal, unlikeLines, unlikePosition } from './compare.ts';
import { type Expectation, expectedRule, expectedVerdict } from './expect.ts';
import type { ReadOrder } from './order.ts';
import { readPosition } from './position.ts';
import type { Unlike } from './unlike.ts';

/** What the rules say to one action. */
export type Ruling = Legal | Refused | NotReached;

interface Asked {
  readonly action: string;
  readonly expect?: Expectation;
  /** Absent when nothing was expected. */
  readonly asExpected?: boolean;
  /** What came otherwise, beside the verdict. */
  readonly unlike?: readonly Unlike[];
}

export interface Legal extends Asked {
  readonly verdict: 'legal';
  /** What the action leads to by chance, when a die follows it. */
  readonly odds?: Odds;
  readonly events: readonly object[];
  /** The events with names in the place of numbers, in the form that `expect` takes. */
  readonly named: readonly object[];
  /** The same on one line each. */
  readonly told: readonly string[];
  /** How the game ended, if it did. */
  readonly outcome?: Ending;
  /** The position after it, where the case wants it shown. */
  readonly position?: readonly string[];
}

export interface Refused extends Asked, Pick<Refusal, 'rule' | 'code' | 'reason'> {
  readonly verdict: 'refused';
  readonly title: string;
  readonly culprits: readonly (Culprit & { readonly name?: string })[];
}

/** An action before it was refused though nobody expected that, or could not be read. */
interface NotReached extends Asked {
  readonly verdict: 'not reached';
}

/** A ruling, and the state after it; none when the case stops here. */
export interface Step<T extends GameTypes> {
  readonly ruling: Ruling;
  readonly next: T['state'] | undefined;
}

export const ruleOn = <T extends GameTypes>(
  bench: Bench<T>,
  state: T['state'],
  order: Order,
  read: ReadOrder<T>,
): Step<T> => {
  const decided = bench.game.decide(state, read.by, read.action);
  if (decided.ok) return legal(bench, state, order, read, decided.value);
  const isExpected = expectedVerdict(order.expect) === 'refused';
  // Nothing has changed, so what follows an expected refusal is asked in the same position.
  return { ruling: refused(bench, state, order, decided.error), next: isExpected ? state : undefined };
};

/** Each event by the names of the position in which it happens. */
const namedIn = <T extends GameTypes>(
  { speech }: Bench<T>,
  { from, events, states }: Progress<T['state'], T['event']>,
): readonly object[] => events.map((event, place) => speech.event(states[place - 1] ?? from, event));

const legal = <T extends GameTypes>(
  bench: Bench<T>,
  state: T['state'],
  order: Order,
  { by, action }: ReadOrder<T>,
  move: Progress<T['state'], T['event']>,
): Step<T> => {
  const { game, show } = bench;
  const { events, state: next } = move;
  const named = namedIn(bench, move);
  const odds = by === 'chance' ? undefined : game.odds(game.view(state, by), action);
  const outcome = endingOf(game, next);
  const { expect } = order;
  const unlike = typeof expect === 'object' ? unlikeLegal(expect, { named, odds, outcome }) : [];
  const ruling: Legal = {
    ...asked(order, 'legal', [...unlike, ...unlikeAfter(game, next, expect)]),
    verdict: 'legal',
    ...(odds === undefined ? {} : { odds }),
    events,
    named,
    told: named.map(sayNamed),
    ...(outcome === undefined ? {} : { outcome }),
    ...(show ? { position: linesOf(game, next) } : {}),
  };
  return { ruling, next };
};

const linesOf = <T extends GameTypes>({ notation }: Game<T>, state: T['state']): readonly string[] =>
  notation.print(state).split('\n');

const endingOf = <T extends GameTypes>(game: Game<T>, state: T['state']): Ending | undefined => {
  const outcome = game.outcome(state);
  if (outcome === undefined) return undefined;
  const { winner, summary, level, net } = outcome;
  return {
    winner,
    summary,
    ...(level === undefined ? {} : { level }),
    ...(net === undefined ? {} : { points: net }),
  };
};

/** The position after the action against the one expected, which was read before. */
const unlikeAfter = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  expect: Expectation | undefined,
): readonly Unlike[] => {
  if (typeof expect !== 'object') return [];
  const { position, positionHas } = expect;
  return [
    ...(position === undefined
      ? []
      : unlikePosition(linesOf(game, mustBe(readPosition(game, position, ''))), linesOf(game, state))),
    ...(positionHas === undefined ? [] : unlikeLines(positionHas, linesOf(game, state))),
  ];
};

const refused = <T extends GameTypes>(
  { game, speech }: Bench<T>,
  state: T['state'],
  order: Order,
  { rule, code, reason, culprits }: Refusal,
): Refused => {
  const named = culprits.map(culprit => {
    const name = speech.nameOf(state, culprit.kind, culprit.id);
    return name === undefined ? culprit : { ...culprit, name };
  });
  const wanted = expectedRule(order.expect);
  const unlike =
    wanted === undefined || wanted === rule ? [] : [{ what: 'rule', expected: wanted, came: rule }];
  return {
    ...asked(order, 'refused', [...unlike, ...unlikeAfter(game, state, order.expect)]),
    verdict: 'refused',
    rule,
    title: findRule(game.rules, rule)?.title ?? '',
    code,
    reason,
    culprits: named,
  };
};

export const notReached = (order: Order): NotReached => ({
  ...asked(order, 'not reached', []),
  verdict: 'not reached',
});

/** What was asked, and whether it came as expected. */
const asked = ({ text, expect }: Order, verdict: Ruling['verdict'], unlike: readonly Unlike[]): Asked => {
  if (expect === undefined) return { action: text };
  const wanted = expectedVerdict(expect);
  const isVerdict = verdict !== 'not reached' && (wanted === undefined || wanted === verdict);
  return {
    action: text,
    expect,
    asExpected: isVerdict && unlike.length === 0,
    // Of an action with another verdict than expected nothing else can be right.
    ...(isVerdict && unlike.length > 0 ? { unlike } : {}),
  };
};
