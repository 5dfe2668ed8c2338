import type { Duty } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { WORDS } from '../face/words.ts';
import { debtOf, hexesToAttackFrom, unitsOwing, unitsToWithdraw } from '../obligation.ts';
import { hexOfUnit } from '../position.ts';
import { canArrive, unitsDue } from '../reinforce.ts';
import type { Combat, State } from '../state.ts';
import type { Side, UnitId } from '../vocabulary.ts';
import { landingDuties, stackingDuties } from './movement-duties.ts';
import { at, say } from './seat.ts';
import { setUpDuties } from './set-up-duties.ts';

/** What the acting side owes before its phase ends, and what it is about to lose. */
export const dutiesOf = (state: State): readonly Duty[] => {
  const { phase } = state;
  switch (phase.name) {
    case 'set-up':
      return setUpDuties(state, phase);
    case 'combat':
      return [...attackDuties(state, phase), ...withdrawalDuties(state, phase)];
    case 'movement':
      return [...landingDuties(state, phase), ...stackingDuties(state, phase)];
    case 'retreat':
      return phase.pending.map(unit =>
        unitDuty('8.7', WORDS.duty.retreat(say(state, unit)), unit, phase.from),
      );
    case 'displacement':
      return phase.units.map(unit =>
        unitDuty('8.71', WORDS.duty.displace(say(state, unit)), unit, phase.hex),
      );
    case 'reinforcement':
      return arrivalDuties(state, phase.side);
    default:
      return [];
  }
};

const unitDuty = (rule: string, text: string, unit: UnitId, hex: HexId): Duty => ({
  rule,
  text,
  pieces: [unit],
  hexes: [hex],
  urgent: true,
});

/** [8.21] */
const attackDuties = (state: State, phase: Combat): readonly Duty[] =>
  hexesToAttackFrom(state, phase).map(hex => ({
    rule: '8.21',
    text: WORDS.duty.attack(at(hex)),
    pieces: unitsOwing(state, phase, hex),
    hexes: [hex],
    urgent: true,
  }));

/** [8.24] */
const withdrawalDuties = (state: State, phase: Combat): readonly Duty[] =>
  unitsToWithdraw(state, phase).map(unit => {
    const hex = hexOfUnit(state, unit) as HexId;
    const isFree = debtOf(state, phase, hex) === 'either';
    const text = isFree ? WORDS.duty.attackOrWithdraw : WORDS.duty.withdraw;
    return unitDuty('8.24', text(say(state, unit), at(hex)), unit, hex);
  });

/** [12.2] */
const arrivalDuties = (state: State, side: Side): readonly Duty[] => {
  const able = unitsDue(state, side).filter(unit => canArrive(state, side, unit));
  return able.length === 0
    ? []
    : [{ rule: '12.2', text: WORDS.duty.arrive(able.length), pieces: able, hexes: [], urgent: true }];
};
