import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { isWorthOffering, targetsFrom } from '../rules/combat/attack-options.ts';
import { hexesInContact, hexesToAttackFrom, unitsToWithdraw } from '../rules/combat/obligation.ts';
import { oddsOf } from '../rules/combat/odds.ts';
import { specOf } from '../model/roster.ts';
import type { Attack, Combat, State } from '../model/state.ts';

/** Below this an attack that is not owed is left alone. */
const WORTH_TRYING = 2;

interface Plan {
  readonly attack: Attack;
  readonly need: number;
  readonly value: number;
}

/** The best attack there is; then what is owed, however poor; then withdrawals; then the end of the phase. */
export const simpleAttack = (state: State, phase: Combat): Action => {
  const plans = hexesInContact(state, phase.side).flatMap(hex => plansFrom(state, phase, hex));
  const good = best(plans.filter(({ need }) => need >= WORTH_TRYING));
  return good ?? owedAttack(state, phase) ?? withdrawal(state, phase) ?? { type: 'done' };
};

/** Everybody who can, together, on each group beside the hex. */
const plansFrom = (state: State, phase: Combat, from: HexId): readonly Plan[] =>
  targetsFrom(state, phase, from)
    .map(({ able, hex, defenders }) => ({ attackers: able, hex, defenders }))
    .filter(attack => isWorthOffering(state, phase, attack))
    .map(attack => planOf(state, attack));

/** [13.0] The chance times what there is to gain; defences give no points. */
const planOf = (state: State, attack: Attack): Plan => {
  const { need } = oddsOf(state, attack);
  const gain = attack.defenders.reduce((sum, unit) => sum + Math.max(1, specOf(state, unit).ratings.ecm), 0);
  return { attack, need, value: need * Math.max(1, gain) };
};

const best = (plans: readonly Plan[]): Action | undefined => {
  const [plan] = plans.toSorted((a, b) => b.value - a.value);
  return plan === undefined ? undefined : { type: 'attack', ...plan.attack };
};

/** [8.21] */
const owedAttack = (state: State, phase: Combat): Action | undefined => {
  const [hex] = hexesToAttackFrom(state, phase);
  if (hex === undefined) return undefined;
  return best(plansFrom(state, phase, hex).filter(({ attack }) => attack.defenders.length > 0));
};

/** [8.24] */
const withdrawal = (state: State, phase: Combat): Action | undefined => {
  const [unit] = unitsToWithdraw(state, phase);
  return unit === undefined ? undefined : { type: 'withdraw', unit };
};
