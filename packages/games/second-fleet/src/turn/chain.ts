import {
  type Consequence as ConsequenceOf,
  type Effect as EffectOf,
  foldBy,
  progressBy,
  type Progress as ProgressOf,
} from '@narrow-seas/core';
import type { Event } from '../model/event.ts';
import { evolve } from './evolve.ts';
import type { State } from '../model/state.ts';

/** What happens in a state, worked out from that state alone. */
export type Consequence = ConsequenceOf<State, Event>;

/** Events alone, or with the states that they lead to. */
export type Effect = EffectOf<State, Event>;

/** Events with the state after each of them. */
export type Progress = ProgressOf<State, Event>;

export const fold = foldBy(evolve);
export const { progressFrom, andThen, chain } = progressBy(evolve);

/** Whether the last event has begun a phase. */
export const isWaiting = ({ events }: Progress): boolean => events.at(-1)?.type === 'began';
