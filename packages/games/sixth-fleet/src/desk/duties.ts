import type { Duty } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { debtOf, hexesToAttackFrom, unitsOwing, unitsToWithdraw } from '../rules/combat/obligation.ts';
import { hexOfUnit } from '../model/position.ts';
import { canArrive, unitsDue } from '../rules/reinforcement/reinforce.ts';
import type { Combat, State } from '../model/state.ts';
import type { Side, UnitId } from '../model/vocabulary.ts';
import { landingDuties, stackingDuties } from './movement-duties.ts';
import type { bestAttacks, Plan } from './best-attacks.ts';
import { say, sayAll, where } from './say.ts';
import { setUpDuties } from './set-up-duties.ts';
import { DESK_WORDS } from './words.ts';

const { duty: SAY } = DESK_WORDS;

/** What the acting side owes before its phase ends, and what it is about to lose. */
export const dutiesOf = (state: State, plans: ReturnType<typeof bestAttacks>): readonly Duty[] => {
  const { phase } = state;
  switch (phase.name) {
    case 'set-up':
      return setUpDuties(state, phase);
    case 'combat':
      return [...attackDuties(state, phase, plans), ...withdrawalDuties(state, phase)];
    case 'movement':
      return [...landingDuties(state, phase), ...stackingDuties(state, phase)];
    case 'retreat':
      return phase.pending.map(unit => movedDuty(state, '8.7', SAY.retreat, unit, phase.from));
    case 'displacement':
      return phase.units.map(unit => movedDuty(state, '8.71', SAY.displace, unit, phase.hex));
    case 'reinforcement':
      return arrivalDuties(state, phase.side);
    default:
      return [];
  }
};

type Sentence = (name: string, place: string) => string;

const unitDuty = (state: State, rule: string, text: Sentence, unit: UnitId, hex: HexId): Duty => ({
  rule,
  text: text(say(state, unit), where(hex)),
  who: say(state, unit),
  where: where(hex),
  pieces: [unit],
  hexes: [hex],
  urgent: true,
});

/** [8.7] */
const movedDuty = (state: State, rule: string, text: Sentence, unit: UnitId, hex: HexId): Duty => ({
  ...unitDuty(state, rule, text, unit, hex),
  heading: SAY.retreats,
  button: SAY.chooseRetreat,
});

/** [8.21] With the attack that promises most. */
const attackDuties = (state: State, phase: Combat, plans: ReturnType<typeof bestAttacks>): readonly Duty[] =>
  hexesToAttackFrom(state, phase).map(hex => {
    const owing = unitsOwing(state, phase, hex);
    const plan = plans.get(hex);
    const enemies = plan === undefined ? [] : sayTargets(state, plan);
    const chance = plan?.prospect.outcomes[0]?.chance;
    return {
      rule: '8.21',
      text: SAY.attack(sayAll(state, owing), where(hex), enemies),
      heading: SAY.mustAttack,
      who: SAY.oneOf(sayAll(state, owing)),
      where: DESK_WORDS.where(where(hex), DESK_WORDS.allOf(enemies)),
      button: SAY.planAttack,
      pieces: plan?.attack.attackers ?? owing,
      hexes: [hex],
      urgent: true,
      ...(chance === undefined ? {} : { chance }),
    };
  });

const sayTargets = (state: State, { attack, prospect }: Plan): readonly string[] =>
  attack.defenders.length > 0 ? sayAll(state, attack.defenders) : [prospect.name];

/** [8.24] */
const withdrawalDuties = (state: State, phase: Combat): readonly Duty[] =>
  unitsToWithdraw(state, phase).map(unit => {
    const hex = hexOfUnit(state, unit) as HexId;
    const isFree = debtOf(state, phase, hex) === 'either';
    const text = isFree ? SAY.attackOrWithdraw : SAY.withdraw;
    return {
      ...unitDuty(state, '8.24', text, unit, hex),
      heading: SAY.mustWithdraw,
      button: SAY.chooseWithdrawal,
      ...(isFree ? {} : { atOnce: true }),
    };
  });

/** [12.2] */
const arrivalDuties = (state: State, side: Side): readonly Duty[] => {
  const able = unitsDue(state, side).filter(unit => canArrive(state, side, unit));
  return able.length === 0
    ? []
    : [
        {
          rule: '12.2',
          text: SAY.arrive(able.length),
          pieces: able,
          hexes: [],
          urgent: true,
          button: SAY.place,
        },
      ];
};
