import type { Refusal } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { NOT_NOW, no, noAt, noPort } from '../refusals.ts';
import type { Fleet } from '../state.ts';
import type { View } from '../view.ts';
import { dueAssaults, refuseAssault } from './assault.ts';
import { refuseAttack } from './combat.ts';
import { refuseCover } from './cover.ts';
import { refuseMarch } from './march.ts';
import { followers, retreatHexes } from './outcome.ts';
import type {
  AirSegment,
  GroundAdvance,
  GroundCombat,
  GroundMovement,
  GroundRetreat,
  ShorePhase,
} from './phase.ts';
import { refuseHitShip } from './raid-hit.ts';
import { refuseSegmentRaid, refuseStrike } from './raid.ts';
import { refuseDemolish, refuseRailTroops } from './rail.ts';
import { ferriesOf } from './ways.ts';

const inSegment = (view: View, own: Fleet, phase: AirSegment, action: Action): Refusal | undefined => {
  if (action.type === 'done') return undefined;
  if (action.type === 'cover' && phase.part === 'cover')
    return refuseCover(view.common, own, phase.side, action);
  return action.type === 'raid' && phase.part === 'attack'
    ? refuseSegmentRaid(view, own, phase.side, action)
    : NOT_NOW;
};

const inMovement = (
  { common }: View,
  own: Fleet,
  phase: GroundMovement,
  action: Action,
): Refusal | undefined => {
  switch (action.type) {
    case 'done':
      return undefined;
    case 'march':
      return refuseMarch(common, own, phase, action);
    case 'rail-troops':
      return refuseRailTroops(common, phase, action);
    case 'demolish':
      return refuseDemolish(common, phase, action);
    default:
      return NOT_NOW;
  }
};

/** [F.27.2] Scheduled assaults are made whether one likes it or not. */
const refuseEnd = ({ common }: View, phase: GroundCombat): Refusal | undefined => {
  const [due] = dueAssaults(common, phase);
  return due === undefined
    ? undefined
    : noPort('F.27.2', 'assault-due', 'The assault on this port has to be made first.', due.port);
};

const inCombat = (view: View, own: Fleet, phase: GroundCombat, action: Action): Refusal | undefined => {
  switch (action.type) {
    case 'done':
      return refuseEnd(view, phase);
    case 'attack':
      return refuseAttack(view.common, own, phase, action);
    case 'assault':
      return refuseAssault(view.common, own, phase, action);
    default:
      return NOT_NOW;
  }
};

/** [F.15.3] One hex towards friendly land. */
const inRetreat = (
  { common }: View,
  own: Fleet,
  { attack }: GroundRetreat,
  action: Action,
): Refusal | undefined => {
  if (action.type !== 'retreat') return NOT_NOW;
  return retreatHexes(common, ferriesOf(common, own), attack.side, attack.hex).includes(action.hex)
    ? undefined
    : noAt('F.15.3', 'no-retreat', 'Troops retreat one hex, to land of their own.', action.hex);
};

/** [T.7] After a success those who attacked may advance. */
const inAdvance = (
  { common }: View,
  own: Fleet,
  { attack }: GroundAdvance,
  action: Action,
): Refusal | undefined => {
  if (action.type === 'done') return undefined;
  if (action.type !== 'advance') return NOT_NOW;
  const may = followers(common, ferriesOf(common, own), attack);
  const names = action.units.map(({ unit, hex }) => `${unit}@${hex}`);
  if (names.length === 0 || new Set(names).size !== names.length)
    return no('T.7', 'no-advance', 'Name each unit that advances once, or end the fight.');
  return action.units.every(each => may.some(({ unit, hex }) => unit === each.unit && hex === each.hex))
    ? undefined
    : no('T.7', 'not-attacker', 'Only troops that attacked from the next hex advance.');
};

/** Why the action is not offered in this phase; undefined when it is. */
export const refuseInShore = (view: View, phase: ShorePhase, action: Action): Refusal | undefined => {
  const { own } = view;
  if (own === undefined) return NOT_NOW;
  switch (phase.name) {
    case 'air-segment':
      return inSegment(view, own, phase, action);
    case 'strike-choice':
      if (action.type === 'done') return undefined;
      return action.type === 'raid' ? refuseStrike(view, own, phase, action) : NOT_NOW;
    case 'raid-aim':
      return action.type === 'hit-ship' ? refuseHitShip(phase, action.ship) : NOT_NOW;
    case 'ground-movement':
      return inMovement(view, own, phase, action);
    case 'ground-combat':
      return inCombat(view, own, phase, action);
    case 'ground-retreat':
      return inRetreat(view, own, phase, action);
    case 'ground-advance':
      return inAdvance(view, own, phase, action);
    default:
      return NOT_NOW;
  }
};
