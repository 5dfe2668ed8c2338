import type { Refusal } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { NOT_NOW, no, noAt, noPort } from '../refusals.ts';
import type { Fleet } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import { dueAssaults, refuseAssault } from '../../rules/ground/assault.ts';
import { refuseAttack } from '../../rules/ground/combat.ts';
import { refuseCover } from '../../rules/air/cover.ts';
import { refuseMarch } from '../../rules/ground/march.ts';
import { followers, retreatHexes } from '../../rules/ground/outcome.ts';
import type {
  AirSegment,
  GroundAdvance,
  GroundCombat,
  GroundMovement,
  GroundRetreat,
  ShorePhase,
} from '../../model/shore/phase.ts';
import { refuseHitShip } from '../../rules/ports/raid-hit.ts';
import { refuseSegmentRaid, refuseStrike } from '../../rules/air/raid.ts';
import { refuseDemolish, refuseRailTroops } from '../../rules/ground/rail.ts';
import { ferriesOf } from '../../rules/ground/overland.ts';

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
    : noPort('F.27.2', 'assault-due', 'You must make the assault on this port first.', due.port);
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
    : noAt('F.15.3', 'no-retreat', 'Troops must retreat one hex to land of their own side.', action.hex);
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
    : no('T.7', 'not-attacker', 'Only troops that attacked from a neighbouring hex can advance.');
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
