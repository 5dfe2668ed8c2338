import type { Event } from '../../model/event.ts';
import { specOf, strengthOf } from '../../model/fleet.ts';
import { type Modifier, modifiers, shiftOf } from '../../model/modifier.ts';
import type { Common, State } from '../../model/state.ts';
import { success } from '../../model/tables.ts';
import { enemyOf, type DieFace, type ShipId, type Side } from '../../model/vocabulary.ts';
import { openRound } from './battle.ts';
import { seaAtPlace } from '../groups/group.ts';
import type { Battle, BreakRoll, StayOrBreak } from '../../model/sea/phase.ts';
import { type Ranks, ranksOf } from '../groups/ranks.ts';

/** [F.8.5] Ends with what is asked or rolled next, or with the end of the battle. */
export const answerStay = (state: State, phase: StayOrBreak, stays: boolean): readonly Event[] => {
  const { side, battle, other } = phase;
  if (other === undefined) return [{ type: 'began', phase: { ...phase, side: enemyOf(side), other: stays } }];
  if (stays && other) return openRound(state, nextRound(battle));
  if (!stays && !other) return [{ type: 'battle-ended', battle, brokeOff: 'both' }];
  const breaking = stays ? enemyOf(side) : side;
  const shift = shiftOf(breakModifiersIn(state, battle, breaking));
  return [{ type: 'began', phase: { name: 'break-roll', side: breaking, battle, shift } }];
};

const nextRound = (battle: Battle): Battle => ({ ...battle, round: battle.round === 1 ? 2 : 3 });

const breakModifiersIn = (state: State, battle: Battle, side: Side): readonly Modifier[] => {
  const strength = (ship: ShipId): number =>
    strengthOf(state.common, state.fleets[specOf(state.common, ship).side], ship);
  return breakModifiers(state.common, battle, ranksOf(state, battle), side, strength);
};

/** [F.8.5] What helps or hinders a side that wants to get away. */
export const breakModifiers = (
  common: Common,
  battle: Battle,
  ranks: Ranks,
  side: Side,
  strength: (ship: ShipId) => number,
): readonly Modifier[] => {
  const sea = seaAtPlace(common, { at: 'sea', hex: battle.hex });
  const kinds = ranks[side].map(ship => specOf(common, ship).kind);
  const taskForces = (of: Side): number =>
    ranks[of]
      .filter(ship => specOf(common, ship).kind === 'TF')
      .reduce((sum, ship) => sum + strength(ship), 0);
  const gap = taskForces(enemyOf(side)) - taskForces(side);
  return modifiers(
    battle.night && { label: 'By night', shift: 2, rule: 'F.8.5' },
    sea === 'rough' && { label: 'Rough seas', shift: 1, rule: 'F.8.5' },
    sea === 'stormy' && { label: 'Stormy seas', shift: 2, rule: 'F.8.5' },
    kinds.every(kind => kind === 'TF' || kind === 'CG') && { label: 'All fast', shift: 1, rule: 'F.8.5' },
    kinds.some(kind => ['NT', 'TC', 'LC', 'LB'].includes(kind)) && {
      label: 'With a convoy',
      shift: -1,
      rule: 'F.8.5',
    },
    gap >= 4 && { label: 'Heavier enemy', shift: -Math.floor(gap / 4), rule: 'F.8.5' },
  );
};

/** [F.8.5] A success ends it; otherwise another round. */
export const rollBreak = (state: State, phase: BreakRoll, face: DieFace): readonly Event[] =>
  ['S', 'S*'].includes(success(face + phase.shift))
    ? [{ type: 'battle-ended', battle: phase.battle, brokeOff: phase.side }]
    : openRound(state, nextRound(phase.battle));
