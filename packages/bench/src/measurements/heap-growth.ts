import { entriesSince, type Match, type Random, seededRandom } from '@narrow-seas/core';
import type { Grid } from '@narrow-seas/hex';
import type { SkerryTypes } from '@narrow-seas/skerry';
import { bytesInUse, findCollector } from '../heap.ts';
import { type Measurement, type Window } from '../measurement.ts';
import { type FleetClient, fleetGame, fleetOpener, sailAtRandom } from '../peers/boardgame.ts';
import { slope } from '../statistics.ts';
import { ARMADA, BOATS_EACH, openSkerry, playLively } from './armada.ts';
import { makeSea } from './sea.ts';

/** A match as it grows: how many events it has had, and the bytes it has added. */
type Curve = readonly (readonly [events: number, bytes: number])[];

const MARKS = [1000, 2000, 3000, 4000, 5000];

/** A full window weighs at these marks; a short one earlier, in the same proportion. */
const marksFor = (milliseconds: number): readonly number[] =>
  MARKS.map(mark => Math.ceil(mark * Math.max(0.1, milliseconds / 300)));

/** Brings its match to at least this many events and answers with how many there are. */
export type Grow = (events: number) => number;

/** Grows several matches side by side and shares out the bytes: the engine's own ebb is as large as a single one. */
export const weighAt = (marks: readonly number[], matches: readonly Grow[]): Curve => {
  const collect = findCollector();
  return marks.map(mark => {
    const events = matches.reduce((sum, grow) => sum + grow(mark), 0);
    return [events / matches.length, bytesInUse(collect) / matches.length];
  });
};

const OUR_MATCHES = 8;
/** Fewer, for they take longer. */
const PEER_MATCHES = 3;

const several = (count: number, start: (random: Random) => Grow): readonly Grow[] =>
  Array.from({ length: count }, (_, place) => start(seededRandom(place + 1)));

const ourGrowth = (random: Random): Grow => {
  let match: Match<SkerryTypes> = openSkerry(ARMADA);
  let events = 0;
  return wanted => {
    while (events < wanted) {
      const next = playLively(match, random);
      if (next === undefined) throw new Error(`The match is over after ${events} events`);
      match = next;
      events += entriesSince(match, match.length - 1)[0]?.events.length ?? 0;
    }
    return events;
  };
};

const peerGrowth =
  (sea: Grid, open: () => FleetClient) =>
  (random: Random): Grow => {
    const client = open();
    return wanted => {
      let length = client.getState()?.log.length ?? 0;
      while (length < wanted) {
        sailAtRandom(client, sea, random, 1);
        length = client.getState()?.log.length ?? 0;
      }
      return length;
    };
  };

const ourCurve = (milliseconds: number): Curve =>
  weighAt(marksFor(milliseconds), several(OUR_MATCHES, ourGrowth));

const peerWindow = (sea: Grid): Window => {
  const start = peerGrowth(sea, fleetOpener(fleetGame(sea, BOATS_EACH)));
  return milliseconds => slope(weighAt(marksFor(milliseconds), several(PEER_MATCHES, start)));
};

/** The slope of the second half over that of the first: 1 when growth is even, 2 and more when it speeds up. */
export const bendOf = (curve: Curve): number => {
  const middle = (curve.length - 1) / 2;
  return slope(curve.slice(middle)) / slope(curve.slice(0, middle + 1));
};

export const heapGrowth = (): Measurement => ({
  id: 'heap-growth',
  title: 'Heap per event, 1,000 to 5,000 events',
  unit: 'bytes',
  better: 'less',
  ours: milliseconds => slope(ourCurve(milliseconds)),
  peer: { name: 'boardgame.io', window: peerWindow(makeSea()) },
  windows: 3,
  target: { of: 'median', is: 'under', value: 4096 },
});

export const heapGrowthBend = (): Measurement => ({
  id: 'heap-growth-bend',
  title: 'Heap per event, later against earlier',
  unit: 'times',
  better: 'less',
  ours: milliseconds => bendOf(ourCurve(milliseconds)),
  windows: 3,
  target: { of: 'median', is: 'under', value: 1.25 },
});
