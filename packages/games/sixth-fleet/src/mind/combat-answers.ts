import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { isWorthOffering, type Target, targetsFrom } from '../rules/combat/attack-options.ts';
import { refuseEnd } from '../turn/end-phase.ts';
import { hexesInContact, unitsToWithdraw } from '../rules/combat/obligation.ts';
import { oddsOf, targetDomain } from '../rules/combat/odds.ts';
import { specOf } from '../model/roster.ts';
import type { Attack, Combat, State } from '../model/state.ts';
import { strengthAt } from '../rules/combat/strength.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { WEIGHTS } from './weights.ts';
import { costOfRetreat } from './worth.ts';

/** More than these would not be tried in time; they are taken by what they promise. */
const MOST = 10;

interface Plan {
  readonly attack: Attack;
  readonly need: number;
  readonly value: number;
}

/** [8.0] An attack costs nothing but the chance to make another, so the phase ends when none is left that can succeed. */
export const combatAnswers = (state: State, phase: Combat, first: HexId | undefined): readonly Action[] => {
  const plans = hexesInContact(state, phase.side)
    .flatMap(hex => targetsFrom(state, phase, hex))
    .flatMap(target => plansOn(state, phase, target));
  const hopeful = plans.filter(({ need }) => need > 0).toSorted((a, b) => b.value - a.value);
  if (hopeful.length > 0) return sortedBy(hopeful, first).slice(0, MOST).map(asAction);
  if (refuseEnd(state) === undefined) return [{ type: 'done' }];
  const owed = plans.filter(({ attack }) => attack.defenders.length > 0).map(asAction);
  const leaving = unitsToWithdraw(state, phase).map(unit => ({ type: 'withdraw', unit }) as const);
  return [...leaving, ...owed].slice(0, MOST);
};

/** Those on that hex come before all others. */
const sortedBy = (plans: readonly Plan[], first: HexId | undefined): readonly Plan[] =>
  first === undefined
    ? plans
    : [
        ...plans.filter(({ attack }) => attack.hex === first),
        ...plans.filter(({ attack }) => attack.hex !== first),
      ];

const asAction = ({ attack }: Plan): Action => ({ type: 'attack', ...attack });

/** The fewest attackers for each chance, strongest first: a unit that is not needed may attack elsewhere. */
const plansOn = (state: State, phase: Combat, { hex, defenders, able }: Target): readonly Plan[] => {
  const gain = gainOf(state, defenders);
  const plans: Plan[] = [];
  const domain = targetDomain(state, { attackers: able, hex, defenders });
  const strength = (unit: UnitId): number => strengthAt(specOf(state, unit), domain, state.turn);
  const strongest = able.toSorted((a, b) => strength(b) - strength(a));
  for (let count = 1; count <= strongest.length; count += 1) {
    const attack = { attackers: strongest.slice(0, count), hex, defenders };
    if (!isWorthOffering(state, phase, attack)) continue;
    const { need } = oddsOf(state, attack);
    if (need === 0 && count < strongest.length) continue;
    if (plans.length === 0 || need > (plans.at(-1) as Plan).need)
      plans.push({ attack, need, value: (need / 6) * gain });
  }
  return plans;
};

/** [10.44] A Defended hex gives no points, but opens a way and closes a base. */
const DEFENCES = 0.5;

const gainOf = (state: State, defenders: readonly UnitId[]): number =>
  defenders.length === 0
    ? DEFENCES
    : defenders.reduce((sum, unit) => sum + costOfRetreat(state, WEIGHTS, unit), 0);
