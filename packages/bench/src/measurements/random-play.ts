import { playRandomly, type Random, randomMatch, seededRandom } from '@narrow-seas/core';
import type { Grid } from '@narrow-seas/hex';
import { skerry } from '@narrow-seas/skerry';
import type { Work } from '../lap.ts';
import { type Measurement, perSecond, warmingUp } from '../measurement.ts';
import { fleetGame, fleetOpener, sailAtRandom } from '../peers/boardgame.ts';
import { ARMADA, armadaState, BOATS_EACH } from './armada.ts';
import { makeSea } from './sea.ts';

/** About as long as a random game of the armada: the peer's log makes every move dearer than the one before. */
const MOVES_A_GAME = 300;

/** Whole games: view, options, decide and evolve for every move, nothing kept. */
const playOurs = (random: Random): Work => {
  const start = armadaState();
  return () => {
    const { moves, state } = playRandomly(skerry, start, random, MOVES_A_GAME);
    return { operations: moves, check: state.turn };
  };
};

/** The same with the whole log kept, as in a match. */
const matchOurs = (): Work => {
  let seed = 0;
  return () => {
    seed += 1;
    const { length } = randomMatch(skerry, ARMADA, seed, MOVES_A_GAME);
    return { operations: length, check: length };
  };
};

const playPeer = (sea: Grid, random: Random): Work => {
  const open = fleetOpener(fleetGame(sea, BOATS_EACH));
  return () => {
    const client = open();
    client.start();
    sailAtRandom(client, sea, random, MOVES_A_GAME);
    client.stop();
    return { operations: MOVES_A_GAME, check: client.getState()?.log.length ?? Number.NaN };
  };
};

const besidePeer = (ours: Work): Pick<Measurement, 'unit' | 'better' | 'ours' | 'peer'> => ({
  unit: 'moves/s',
  better: 'more',
  ours: warmingUp(perSecond(ours)),
  peer: { name: 'boardgame.io', window: warmingUp(perSecond(playPeer(makeSea(), seededRandom(1)))) },
});

export const randomPlay = (): Measurement => ({
  id: 'random-play',
  title: 'Random play, 200 boats',
  ...besidePeer(playOurs(seededRandom(1))),
  target: { of: 'ratio', is: 'at least', value: 20 },
});

export const randomPlayWithLog = (): Measurement => ({
  id: 'random-play-logged',
  title: 'Random play with the log kept, 200 boats',
  ...besidePeer(matchOurs()),
});
