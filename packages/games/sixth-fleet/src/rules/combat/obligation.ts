import type { Refusal } from '@narrow-seas/core';
import { type HexId, neighboursOf } from '@narrow-seas/hex';
import { ableToAttack, groupDownTo } from './attack.ts';
import { GRID, LAND_HEXSIDES } from '../../model/chart.ts';
import { isControlledAgainst } from '../zones/control.ts';
import { barsEntry } from '../terrain/fortress.ts';
import { differentialOf } from './odds.ts';
import { hexOfUnit, unitsAt } from '../../model/position.ts';
import { noAt } from '../../turn/refusals.ts';
import { specOf, type UnitSpec } from '../../model/roster.ts';
import type { Attack, Combat, Stack, State } from '../../model/state.ts';
import { canAttack } from './strength.ts';
import { enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';

/** [6.31] [6.32] [8.2] Units in a hex that owe an attack: some enemy beside them can attack them, and they can attack it [6.42] [8.22]. */
export const unitsOwing = (state: State, phase: Combat, hex: HexId): readonly UnitId[] => {
  if (phase.fulfilled.includes(hex)) return [];
  return unitsAt(state, phase.side, hex).filter(unit => owesAttack(state, phase, unit, hex));
};

/** [8.75] Units that advanced or withdrew owe nothing more. */
const owesAttack = (state: State, phase: Combat, unit: UnitId, hex: HexId): boolean => {
  const spec = specOf(state, unit);
  if (phase.exempt.includes(unit) || !isControlledAgainst(state, spec, hex)) return false;
  return enemiesControlling(state, spec, hex).some(enemy => canAttack(spec, specOf(state, enemy).domain));
};

/** The enemies beside a hex that control it against the unit, where control is possible at all [10.21]. */
const enemiesControlling = (state: State, spec: UnitSpec, hex: HexId): readonly UnitId[] => {
  const found: UnitId[] = [];
  for (let place = hex * 6; place < hex * 6 + 6; place += 1) {
    const beside = GRID.neighbours[place] as HexId;
    if (beside < 0) continue;
    const overLand = LAND_HEXSIDES[GRID.hexsides[place] as number] === 1;
    for (const enemy of unitsAt(state, enemyOf(spec.side), beside)) {
      const { domain } = specOf(state, enemy);
      if (canAttack(specOf(state, enemy), spec.domain) && (domain === 'air' || !overLand)) found.push(enemy);
    }
  }
  return found;
};

/** The strongest attack that could be made from a hex on each group beside it: enough to know whether any is legal. */
function* strongestAttacks(
  state: State,
  phase: Combat,
  from: HexId,
  units: readonly UnitId[],
): Generator<Attack> {
  for (const hex of neighboursOf(GRID, from)) {
    for (const lowest of unitsAt(state, enemyOf(phase.side), hex)) {
      const defenders = groupDownTo(state, phase, hex, lowest);
      const attackers = ableToAttack(state, phase, units, hex, defenders);
      if (attackers.length > 0) yield { attackers, hex, defenders };
    }
  }
}

/** [8.23] Whether these units of a hex, some or all of them, can attack an enemy unit at zero or better. */
const canAttackWith = (state: State, phase: Combat, from: HexId, units: readonly UnitId[]): boolean => {
  for (const attack of strongestAttacks(state, phase, from, units)) {
    if (differentialOf(state, attack) >= 0) return true;
  }
  return false;
};

/**
 * What a hex owes. `attack` [8.21]: units that owe can attack, and one must. `either`: only with others that owe
 * nothing [6.42] could an attack be made; these may make it, or those that owe withdraw. `withdrawal` [8.24]: nobody can.
 */
export type Debt = 'nothing' | 'attack' | 'either' | 'withdrawal';

export const debtOf = (state: State, phase: Combat, hex: HexId): Debt => {
  const owing = unitsOwing(state, phase, hex);
  if (owing.length === 0) return 'nothing';
  if (canAttackWith(state, phase, hex, owing)) return 'attack';
  const all = unitsAt(state, phase.side, hex);
  return all.length > owing.length && canAttackWith(state, phase, hex, all) ? 'either' : 'withdrawal';
};

/** The hexes of the side by what they owe. */
export const debtsIn = (state: State, phase: Combat): { readonly [debt in Debt]: readonly HexId[] } => {
  const debts: { [debt in Debt]: HexId[] } = { nothing: [], attack: [], either: [], withdrawal: [] };
  for (const hex of hexesInContact(state, phase.side)) debts[debtOf(state, phase, hex)].push(hex);
  return debts;
};

/** [8.21] Hexes from which an attack must still be made, and can be. */
export const hexesToAttackFrom = (state: State, phase: Combat): readonly HexId[] =>
  debtsIn(state, phase).attack;

/** [8.24] Units that owe an attack which they cannot make: they are withdrawn, if nobody makes it for them. */
export const unitsToWithdraw = (state: State, phase: Combat): readonly UnitId[] => {
  const { either, withdrawal } = debtsIn(state, phase);
  return [...either, ...withdrawal].flatMap(hex => unitsOwing(state, phase, hex));
};

const isToWithdraw = (debt: Debt): boolean => debt === 'either' || debt === 'withdrawal';

interface Contact {
  readonly enemies: readonly Stack[];
  readonly destroyed: readonly HexId[];
  readonly hexes: readonly HexId[];
}

/**
 * Attacks that change nothing on the map ask again and again. No memo: what is known of one's own stacks holds only
 * while enemies and defences are those it was found with, and is replaced by what is found with others.
 */
const contacts = new WeakMap<readonly Stack[], Contact>();

/** Hexes of a side with an enemy, or an enemy Defended hex, beside them. */
export const hexesInContact = (state: State, side: Side): readonly HexId[] => {
  const own = state.stacks[side];
  const enemies = state.stacks[enemyOf(side)];
  const known = contacts.get(own);
  if (known?.enemies === enemies && known.destroyed === state.destroyed) return known.hexes;
  const hexes = own.map(({ hex }) => hex).filter(hex => isInContact(state, side, hex));
  contacts.set(own, { enemies, destroyed: state.destroyed, hexes });
  return hexes;
};

const isInContact = (state: State, side: Side, hex: HexId): boolean => {
  for (let place = hex * 6; place < hex * 6 + 6; place += 1) {
    const beside = GRID.neighbours[place] as HexId;
    if (
      beside >= 0 &&
      (unitsAt(state, enemyOf(side), beside).length > 0 || barsEntry(state, side, beside) !== undefined)
    )
      return true;
  }
  return false;
};

/** [8.24] Whether this unit may be withdrawn now: it owes an attack that it cannot make. */
export const mayWithdraw = (state: State, phase: Combat, unit: UnitId): boolean => {
  const hex = hexOfUnit(state, unit);
  return (
    hex !== undefined &&
    isToWithdraw(debtOf(state, phase, hex)) &&
    unitsOwing(state, phase, hex).includes(unit)
  );
};

/**
 * [8.21] An attack on a Defended hex is no attack on a unit. Spending the only units that could make the attack their
 * hex owes, and then withdrawing because none can be made, would be a way out of control that nobody is meant to have.
 */
export const refuseShirking = (
  state: State,
  phase: Combat,
  { attackers, hex, defenders }: Attack,
): Refusal | undefined => {
  const from = attackers[0] === undefined ? undefined : hexOfUnit(state, attackers[0]);
  if (defenders.length > 0 || from === undefined) return undefined;
  const spent = { ...phase, attacked: [...phase.attacked, ...attackers] };
  const shirks = debtOf(state, phase, from) === 'attack' && debtOf(state, spent, from) !== 'attack';
  return shirks
    ? noAt(
        '8.21',
        'owes-attack',
        'You need these units for the attack that their hex must make.',
        hex,
        ...attackers,
      )
    : undefined;
};
