import { entriesOf, type Random, seededRandom, writeSave } from '@narrow-seas/core';
import { skerry } from '@narrow-seas/skerry';
import { type Measurement, type Window } from '../measurement.ts';
import { fleetGame, fleetOpener, sailAtRandom } from '../peers/boardgame.ts';
import { ARMADA, BOATS_EACH, openSkerry, playTo } from './armada.ts';
import { makeSea } from './sea.ts';

const MOVES = 500;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const saveOurs = (random: Random): Window => {
  return () => {
    const match = playTo(openSkerry(ARMADA), MOVES, random);
    const events = entriesOf(match).reduce((sum, entry) => sum + entry.events.length, 0);
    return bytesOf(writeSave(skerry, match, undefined)) / events;
  };
};

/** What the peer's server stores of a match: the first state, the last one and the log. */
const savePeer = (random: Random): Window => {
  const sea = makeSea();
  const open = fleetOpener(fleetGame(sea, BOATS_EACH));
  return () => {
    const client = open();
    sailAtRandom(client, sea, random, MOVES);
    const state = client.getState();
    const stored = JSON.stringify({ initialState: client.getInitialState(), state });
    return bytesOf(stored) / (state?.log.length ?? 0);
  };
};

export const saveSize = (): Measurement => ({
  id: 'save-size',
  title: 'Saved JSON per event, 500 moves, 200 boats',
  unit: 'bytes',
  better: 'less',
  ours: saveOurs(seededRandom(1)),
  peer: { name: 'boardgame.io', window: savePeer(seededRandom(1)) },
  windows: 3,
});
