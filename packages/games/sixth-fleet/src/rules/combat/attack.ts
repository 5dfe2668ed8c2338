import type { Refusal } from '@narrow-seas/core';
import { adjacent, type HexId } from '@narrow-seas/hex';
import { GRID } from '../../model/chart.ts';
import { barsEntry } from '../terrain/fortress.ts';
import { differentialOf, targetDomain } from './odds.ts';
import { hexOfUnit, isOccupied, unitsAt } from '../../model/position.ts';
import { at, no, noAt, notYours } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Attack, Combat, State } from '../../model/state.ts';
import { canAttack } from './strength.ts';
import { type Domain, enemyOf, type UnitId } from '../../model/vocabulary.ts';

/** [8] Why this attack may not be made. Groups are free [7.31] [8.31]; nobody has to join in [7.32] [8.33]. */
export const refuseAttack = (state: State, phase: Combat, attack: Attack): Refusal | undefined =>
  refuseAttackers(state, phase, attack) ??
  (attack.defenders.length === 0
    ? refuseOnFortress(state, phase, attack)
    : refuseDefenders(state, phase, attack)) ??
  refuseStrengths(state, attack) ??
  refuseOrder(state, phase, attack) ??
  refuseDifferential(state, attack);

/** [7.46] [8.12] [8.13] [8.34] The attackers, whatever their place in the stack: one's own, together in one hex beside the target, each attacking for the first time. */
const refuseAttackers = (state: State, phase: Combat, { attackers, hex }: Attack): Refusal | undefined => {
  const [first] = attackers;
  if (first === undefined) return no('8.11', 'no-attackers', 'An attack needs at least one attacker.');
  if (new Set(attackers).size < attackers.length)
    return no(
      '8.42',
      'twice',
      'A unit attacks with its whole strength. Name each attacker only once.',
      ...attackers,
    );
  const from = hexOfUnit(state, first);
  for (const unit of attackers) {
    const refusal = refuseAttacker(state, phase, unit, from);
    if (refusal !== undefined) return refusal;
  }
  return from !== undefined && adjacent(GRID, from, hex)
    ? undefined
    : noAt('8.11', 'not-adjacent', 'Units can attack only into an adjacent hex.', hex, ...attackers);
};

const refuseAttacker = (
  state: State,
  phase: Combat,
  unit: UnitId,
  from: HexId | undefined,
): Refusal | undefined => {
  const hex = hexOfUnit(state, unit);
  if (hex === undefined || specOf(state, unit).side !== phase.side) return notYours(unit);
  if (hex !== from)
    return no('8.12', 'two-hexes', 'Units in different hexes must make separate attacks.', unit);
  return refuseSecondAttack(phase, unit);
};

/** [8.13] [8.74] Why the unit attacks no more in this phase. One that advanced [8.5] has attacked before. */
const refuseSecondAttack = ({ attacked, exempt }: Combat, unit: UnitId): Refusal | undefined => {
  if (attacked.includes(unit))
    return no('8.13', 'has-attacked', 'This unit has already attacked in this Combat Phase.', unit);
  if (!exempt.includes(unit)) return undefined;
  return no('8.74', 'has-left', 'This unit was forced back and cannot attack in this phase.', unit);
};

/** [8.32] Name each defender only once. [8.35] Every one of them is in the hex that is attacked, or is not there to be hit. */
const refuseDefenders = (state: State, phase: Combat, { defenders, hex }: Attack): Refusal | undefined => {
  if (new Set(defenders).size < defenders.length)
    return no('8.32', 'twice', 'Name each defender only once.', ...defenders);
  const there = unitsAt(state, enemyOf(phase.side), hex);
  const absent = defenders.find(unit => !there.includes(unit));
  if (absent !== undefined) return noAt('8.35', 'not-there', `That enemy is not in ${at(hex)}.`, hex, absent);
  const domain = targetDomain(state, { attackers: [], hex, defenders });
  const other = defenders.find(unit => specOf(state, unit).domain !== domain);
  return other === undefined
    ? undefined
    : no('8.36', 'two-types', 'You must attack each type of unit in a hex separately.', other);
};

/** [10.44] A Defended hex is attacked when nobody is in it. */
const refuseOnFortress = (state: State, { side }: Combat, { hex }: Attack): Refusal | undefined => {
  if (barsEntry(state, side, hex) === undefined)
    return noAt('10.44', 'no-fortress', 'This hex has no enemy defences.', hex);
  return isOccupied(state, hex)
    ? noAt('10.44', 'garrisoned', 'You can attack the defences of a hex only when no unit is in it.', hex)
    : undefined;
};

/** [8.41] Every attacker needs the right strength. */
const refuseStrengths = (state: State, attack: Attack): Refusal | undefined => {
  const domain = targetDomain(state, attack);
  const unable = attack.attackers.find(unit => !canAttack(specOf(state, unit), domain));
  return unable === undefined
    ? undefined
    : no('8.41', 'no-strength', `This unit has no strength against ${domain} units.`, unable);
};

/** [7.44] [7.45] From the top of the stack down, past what an attacker cannot attack. */
const refuseOrder = (state: State, phase: Combat, attack: Attack): Refusal | undefined => {
  const above = unattackedAbove(state, phase, attack.hex, attack.defenders);
  for (const upper of above) {
    const { domain } = specOf(state, upper);
    const attacker = attack.attackers.find(unit => canAttack(specOf(state, unit), domain));
    if (attacker !== undefined) {
      return no(
        '7.44',
        'stack-order',
        'You must attack the units above first, or in the same attack.',
        upper,
        attacker,
      );
    }
  }
  return undefined;
};

/** The units above the lowest of these defenders that are neither among them nor attacked before in this phase. */
const unattackedAbove = (
  state: State,
  phase: Combat,
  hex: HexId,
  defenders: readonly UnitId[],
): readonly UnitId[] => {
  const there = unitsAt(state, enemyOf(phase.side), hex);
  const lowest = there.findLastIndex(unit => defenders.includes(unit));
  return there
    .slice(0, Math.max(0, lowest))
    .filter(unit => !defenders.includes(unit) && !phase.struck.includes(unit));
};

/** [8.23] Never below zero. */
const refuseDifferential = (state: State, attack: Attack): Refusal | undefined => {
  const differential = differentialOf(state, attack);
  return differential >= 0
    ? undefined
    : no(
        '8.23',
        'negative',
        `The attack is ${-differential} weaker than the defence. It must be at least as strong.`,
        ...attack.attackers,
      );
};

/** The enemies of a type in a hex that an attacker must take on together with `lowest` [7.44]. */
export const groupDownTo = (state: State, phase: Combat, hex: HexId, lowest: UnitId): readonly UnitId[] => {
  const { domain } = specOf(state, lowest);
  const there = unitsAt(state, enemyOf(phase.side), hex);
  return there
    .slice(0, there.indexOf(lowest) + 1)
    .filter(
      unit => unit === lowest || (specOf(state, unit).domain === domain && !phase.struck.includes(unit)),
    );
};

/** Those of these units that may join an attack on that group: able to attack it, and to pass over what lies above. */
export const ableToAttack = (
  state: State,
  phase: Combat,
  units: readonly UnitId[],
  hex: HexId,
  group: readonly UnitId[],
): readonly UnitId[] => {
  const domain = targetDomain(state, { attackers: [], hex, defenders: group });
  const above: readonly Domain[] = unattackedAbove(state, phase, hex, group).map(
    unit => specOf(state, unit).domain,
  );
  return units.filter(unit => {
    const spec = specOf(state, unit);
    return (
      refuseSecondAttack(phase, unit) === undefined &&
      canAttack(spec, domain) &&
      !above.some(upper => canAttack(spec, upper))
    );
  });
};
