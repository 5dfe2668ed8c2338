import { type Match, mayAct, type Random, seededRandom } from '@narrow-seas/core';
import { type SkerryTypes, type State, skerry } from '@narrow-seas/skerry';
import { type Measurement, type Window } from '../measurement.ts';
import { quantile } from '../statistics.ts';
import { ARMADA, openSkerry, playLively } from './armada.ts';

type Side = SkerryTypes['side'];

/** What a screen needs on every change: the view of the side to act, and every action it is offered. */
const lookOnce = (state: State, side: Side): number => {
  let offered = 0;
  for (const _ of skerry.options(skerry.view(state, side)).list()) offered += 1;
  return offered;
};

const microsecondsOfLook = (state: State, side: Side): number => {
  const start = performance.now();
  const offered = lookOnce(state, side);
  const elapsed = performance.now() - start;
  if (offered === 0) throw new Error(`${side} must act but has no options`);
  return elapsed * 1000;
};

/** Only while boats sail: laying mines offers half the sea, which no later phase does. */
const sailor = ({ state }: Match<SkerryTypes>): Side | undefined =>
  state.phase.name === 'sailing' ? skerry.sides.find(side => mayAct(skerry.actor(state), side)) : undefined;

/** Plays matches and times the first look at every position of them: nothing about it is remembered yet. */
const takeLooks = (random: Random, milliseconds: number): readonly number[] => {
  const looks: number[] = [];
  const start = performance.now();
  let match: Match<SkerryTypes> | undefined;
  while (looks.length === 0 || performance.now() - start < milliseconds) {
    match = (match && playLively(match, random)) ?? openSkerry(ARMADA);
    const side = sailor(match);
    if (side !== undefined) looks.push(microsecondsOfLook(match.state, side));
  }
  return looks;
};

const lookTime = (share: number): Window => {
  const random = seededRandom(1);
  return milliseconds => quantile(takeLooks(random, milliseconds), share);
};

export const viewOptions = (): Measurement => ({
  id: 'view-options',
  title: 'View with all options, 200 boats, median',
  unit: 'µs',
  better: 'less',
  ours: lookTime(0.5),
});

export const viewOptionsTail = (): Measurement => ({
  id: 'view-options-p95',
  title: 'View with all options, 200 boats, 95th percentile',
  unit: 'µs',
  better: 'less',
  ours: lookTime(0.95),
});
