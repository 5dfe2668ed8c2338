import { type Random, seededRandom } from '@narrow-seas/core';
import type { Grid } from '@narrow-seas/hex';
import { bytesHeldBy, findCollector } from '../heap.ts';
import { type Measurement, type Window } from '../measurement.ts';
import { type FleetClient, fleetGame, fleetOpener, sailAtRandom } from '../peers/boardgame.ts';
import { ARMADA, BOATS_EACH, openSkerry, playTo, SORTIE } from './armada.ts';
import { makeSea } from './sea.ts';

const MOVES = 100;
const KIB = 1024;

/** A full window weighs 200 matches; a short one weighs fewer, but enough that the engine's own noise does not drown them. */
export const countFor = (milliseconds: number): number => Math.max(20, Math.round((milliseconds * 2) / 3));

/** KiB per match, with `count` of them alive at once. */
export const weigh = (make: (random: Random) => object, count: number): number => {
  const random = seededRandom(1);
  const held = bytesHeldBy(findCollector(), () => Array.from({ length: count }, () => make(random)));
  return held / count / KIB;
};

const ourWindow =
  (opening: typeof ARMADA | typeof SORTIE): Window =>
  milliseconds =>
    weigh(random => playTo(openSkerry(opening), MOVES, random), countFor(milliseconds));

/** A tenth as many: each weighs more, so the figure is as steady. */
const peerWindow = (sea: Grid): Window => {
  const open = fleetOpener(fleetGame(sea, BOATS_EACH));
  const make = (random: Random): FleetClient => {
    const client = open();
    sailAtRandom(client, sea, random, MOVES);
    return client;
  };
  return milliseconds => weigh(make, Math.ceil(countFor(milliseconds) / 10));
};

const heapOf = (opening: typeof ARMADA | typeof SORTIE): Pick<Measurement, 'unit' | 'better' | 'ours'> => ({
  unit: 'KiB',
  better: 'less',
  ours: ourWindow(opening),
});

export const heapOfSortie = (): Measurement => ({
  id: 'heap-sortie',
  title: 'Heap of a match after 100 moves, 8 boats',
  ...heapOf(SORTIE),
  windows: 3,
  target: { of: 'median', is: 'under', value: 100 },
});

export const heapOfArmada = (): Measurement => ({
  id: 'heap-armada',
  title: 'Heap of a match after 100 moves, 200 boats',
  ...heapOf(ARMADA),
  peer: { name: 'boardgame.io', window: peerWindow(makeSea()) },
  windows: 3,
  target: { of: 'median', is: 'under', value: 100 },
});
