import type { Phrase } from '@narrow-seas/core';
import type { ShoreEvent } from '../model/shore/event.ts';
import type { RaidTarget } from '../model/shore/phase.ts';
import type { AirMission } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { EVENT_WORDS as SAY } from './event-words.ts';
import {
  groupAsSubject,
  ofOwner,
  ofSide,
  shipsAsSubject,
  type Tellers,
  toAir,
  toAirs,
  toField,
  toGround,
  toHex,
  toPort,
  toShip,
} from './tell.ts';

const toTarget = (view: View, target: RaidTarget): readonly Phrase[] => {
  switch (target.kind) {
    case 'group':
      return groupAsSubject(view, target.group).who;
    case 'ships':
      return [SAY.harbourOf, toPort(view, target.port)];
    case 'port':
      return [toPort(view, target.port)];
    case 'malta':
      return [SAY.malta];
    default:
      return [SAY.minesIn, toHex(view, target.hex)];
  }
};

const overWhat = (view: View, mission: AirMission): readonly Phrase[] => {
  if (mission.kind === 'patrol') return [toHex(view, mission.hex)];
  return 'hex' in mission.over ? [toHex(view, mission.over.hex)] : [SAY.itsGroup];
};

export const SHORE_TELLERS: Tellers<ShoreEvent['type']> = {
  covering: (view, { unit, mission }) => [
    toAir(view, unit),
    SAY.covering(mission.kind),
    ...overWhat(view, mission),
    SAY.stop,
  ],
  searched: (view, { unit, face, found }) => [toAir(view, unit), SAY.searched(face, found)],
  'strike-offered': () => [],
  'raid-flown': (view, { raid }) => [
    ...toAirs(view, [...raid.bombers, ...raid.escorts]),
    SAY.raid(raid.bombers.length + raid.escorts.length),
    ...toTarget(view, raid.target),
    SAY.stop,
  ],
  'air-fought': (view, { unit, other, result }) => [
    toAir(view, unit),
    SAY.against,
    toAir(view, other),
    SAY.airFought(result),
  ],
  flak: (view, { unit, result }) => [toAir(view, unit), SAY.flak(result)],
  'air-lost': (view, { unit, how }) => [toAir(view, unit), SAY.airLost[how]],
  struck: (_view, { face, hits }) => [SAY.struck(face, hits)],
  'port-hit': (view, { port, hits }) => [toPort(view, port), SAY.portHit(hits)],
  'malta-bombed': (_view, { hits }) => (hits === 0 ? [] : [SAY.maltaBombed(hits)]),
  based: (view, { unit, base }) => [
    toAir(view, unit),
    SAY.based,
    base.at === 'field' ? toField(view, base.field) : SAY.carrier,
    SAY.stop,
  ],
  'air-rested': () => [],
  marched: (view, { unit, re, to }) => [toGround(view, unit), SAY.marched(re), toHex(view, to), SAY.stop],
  'troops-lost': (view, { unit, re, hex }) => [
    toGround(view, unit),
    SAY.troopsLost(re),
    toHex(view, hex),
    SAY.stop,
  ],
  'garrison-lost': (view, { port, re }) => [toPort(view, port), SAY.garrisonLost(re)],
  supported: (view, { ship }) => [toShip(view, ship), SAY.supported],
  attacked: (view, { attack, shift }) => [
    attack.assault === undefined
      ? SAY.attacked(ofSide(view, attack.side))
      : SAY.assaulted(ofSide(view, attack.side)),
    toHex(view, attack.hex),
    SAY.shift(shift),
  ],
  'attack-ended': (_view, { result }) => [SAY.attackEnded(result)],
  taken: (view, { hex, owner }) => [toHex(view, hex), SAY.taken(ofOwner(view, owner))],
  'port-taken': (view, { port, owner }) => [toPort(view, port), SAY.taken(ofOwner(view, owner))],
  scuttled: (view, { ship, points }) => [toShip(view, ship), SAY.scuttled(points)],
  escaped: (view, { port, ships }) => {
    const { who, many } = shipsAsSubject(view, ships);
    return [...who, SAY.escaped(many), toPort(view, port), SAY.stop];
  },
};
