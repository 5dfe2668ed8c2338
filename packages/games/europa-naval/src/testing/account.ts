import { progressFrom } from '../turn/chain.ts';
import type { Event } from '../model/event.ts';
import { idOf } from '../text/names.ts';
import type { State } from '../model/state.ts';
import type { GroundId, Side } from '../model/vocabulary.ts';
import { withScores } from '../rules/points/booking.ts';
import { position } from './positions.ts';

/** A position in the Axis initial phase, where nothing is under way. */
export const at = (heading: string, table = ''): State =>
  position('initial side=axis', table, heading, 'phasing=axis part=initial step=0');

/** The position after these events and what they bring. */
export const score = (state: State, ...events: readonly Event[]): State =>
  withScores(progressFrom(state, events)).state;

/** Points of a side by cause. */
export const account = ({ common }: State, side: Side): { readonly [cause: string]: number } =>
  Object.fromEntries(common.score[side].map(({ cause, points }) => [cause, points]));

export const unit = (state: State, name: string): GroundId => idOf(state.common, 'ground', name) as GroundId;
