import { type Mover, mustBe } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { fold } from '../chain.ts';
import { decide } from '../decide.ts';
import type { Event } from '../event.ts';
import { parseAction } from '../notation/action.ts';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';

interface Order {
  readonly by: Mover<Side>;
  readonly action: Action;
}

/** `axis sail 3 025006 025007`; the dice need no name: `roll 3`. */
export const orderOf = (state: State, text: string): Order => {
  const [first = '', ...rest] = text.split(' ');
  const named = first === 'axis' || first === 'allied';
  return {
    by: named ? first : 'chance',
    action: mustBe(parseAction(state, named ? rest.join(' ') : text)),
  };
};

/** `ok`, or the case and the code of the refusal: `36.A.2 too-soon`. */
export const ruling = (state: State, order: string): string => {
  const { by, action } = orderOf(state, order);
  const decided = decide(state, by, action);
  return decided.ok ? 'ok' : `${decided.error.rule} ${decided.error.code}`;
};

export const eventsOf = (state: State, order: string): readonly Event[] => {
  const { by, action } = orderOf(state, order);
  return mustBe(decide(state, by, action));
};

/** The state after these orders; one that is refused throws. */
export const after = (state: State, ...orders: readonly string[]): State =>
  orders.reduce((now, order) => fold(now, eventsOf(now, order)), state);
