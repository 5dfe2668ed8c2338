import type { Phrase } from '@narrow-seas/core';
import type { SeaEvent } from '../model/sea/event.ts';
import type { View } from '../secrets/view.ts';
import { EVENT_WORDS as SAY } from './event-words.ts';
import { sayCargo } from './say-piece.ts';
import {
  groupAsSubject,
  type Of,
  ofSide,
  type Tellers,
  toFirer,
  toHex,
  toPlace,
  toPort,
  toShip,
  toShips,
} from './tell.ts';

/** A sentence about a group, with the verb in its number. */
const ofGroup = (view: View, group: number, say: (many: boolean) => string): readonly Phrase[] => {
  const { who, many } = groupAsSubject(view, group);
  return [...who, say(many)];
};

const tellMove = (view: View, { group, place, cost }: Of<'moved'>): readonly Phrase[] => {
  const { who, many } = groupAsSubject(view, group);
  switch (place.at) {
    case 'sea':
      return [...who, SAY.sailed(many, cost), toPlace(view, place), SAY.stop];
    case 'port':
      return [...who, SAY.putIn(many), toPlace(view, place), SAY.stop];
    case 'atlantic':
      return [...who, SAY.toAtlantic(many)];
    default:
      return [...who, SAY.channel(many)];
  }
};

const brokeOff = (view: View, side: Of<'battle-ended'>['brokeOff']): string | undefined => {
  if (side === undefined) return undefined;
  return side === 'both' ? SAY.both : ofSide(view, side);
};

export const SEA_TELLERS: Tellers<SeaEvent['type']> = {
  formed: (view, { ships }) => [...toShips(view, ships), ships.length === 1 ? SAY.formedAlone : SAY.formed],
  moved: tellMove,
  spent: () => [],
  'night-fell': (view, { group }) => ofGroup(view, group, SAY.nightFell),
  begun: (view, { group, hold }) => (hold ? ofGroup(view, group, SAY.held) : []),
  worked: () => [],
  loaded: (view, { ship, cargo, port }) => [
    toShip(view, ship),
    SAY.loaded,
    sayCargo(view.common, cargo),
    SAY.from,
    toPort(view, port),
    SAY.stop,
  ],
  unloaded: (view, { ship, cargo, place }) => [
    toShip(view, ship),
    SAY.unloaded,
    sayCargo(view.common, cargo),
    SAY.from,
    'port' in place ? toPort(view, place.port) : toHex(view, place.hex),
    SAY.stop,
  ],
  'cargo-lost': (view, { ship, cargo }) => [
    toShip(view, ship),
    SAY.cargoLost,
    sayCargo(view.common, cargo),
    SAY.stop,
  ],
  fuelled: (view, { ship, port, sp, srp }) =>
    sp + srp === 0 ? [] : [toShip(view, ship), SAY.fuelled(sp, srp), toPort(view, port), SAY.stop],
  prepared: (view, { ship, hex, share }) => [
    toShip(view, ship),
    SAY.prepared(share),
    toHex(view, hex),
    SAY.stop,
  ],
  'mine-laid': (view, { hex, points }) => [SAY.mineLaid(points), toHex(view, hex), SAY.stop],
  'mine-swept': (view, { hex, points }) => [SAY.mineSwept(points), toHex(view, hex), SAY.stop],
  'belt-met': (view, { group, hex }) => [...ofGroup(view, group, SAY.beltMet), toHex(view, hex), SAY.stop],
  contact: (view, { group, result, made }) => ofGroup(view, group, many => SAY.contact(many, result, made)),
  seen: (view, { group }) => ofGroup(view, group, SAY.seen),
  hunted: () => [],
  exposed: () => [],
  'shipping-checked': (view, { group, result, far }) => [
    ...groupAsSubject(view, group).who,
    SAY.shipping(result, far),
  ],
  'turned-back': (view, { group }) => ofGroup(view, group, SAY.turnedBack),
  stopped: (view, { group }) => ofGroup(view, group, SAY.stopped),
  reacted: (view, { group }) => ofGroup(view, group, SAY.reacted),
  hit: (view, { ship, hits }) => [toShip(view, ship), SAY.hit(hits)],
  sunk: (view, { ship }) => [toShip(view, ship), SAY.sunk],
  'battle-began': (view, { battle }) => [SAY.battle, toHex(view, battle.hex), SAY.stop],
  fired: (view, { firer, target, face, hits }) => [
    toFirer(view, firer),
    SAY.fired,
    toFirer(view, target),
    SAY.shot(face, hits),
  ],
  'fort-suppressed': (view, { port, levels }) => [toPort(view, port), SAY.silenced(levels)],
  'battle-ended': (view, { brokeOff: side }) => [SAY.battleOver(brokeOff(view, side))],
  bombarded: (view, { group, port }) => [
    ...ofGroup(view, group, SAY.bombarded),
    toPort(view, port),
    SAY.stop,
  ],
  'carriage-left': (view, { from, to, cargo }) => [
    SAY.carriageLeft,
    toPort(view, from),
    SAY.carriageTo,
    toPort(view, to),
    SAY.carriageWith,
    sayCargo(view.common, cargo),
    SAY.stop,
  ],
  'carriage-lost': (view, { cargo }) => [SAY.carriageLost, sayCargo(view.common, cargo), SAY.stop],
  'carriage-ended': (view, { port, cargo }) => [
    SAY.carriageEnded,
    toPort(view, port),
    SAY.carriageWith,
    sayCargo(view.common, cargo),
    SAY.stop,
  ],
  torpedoed: (view, { target, hits }) => [toShip(view, target), SAY.torpedoed(hits)],
  kept: () => [],
  'step-began': () => [],
};
