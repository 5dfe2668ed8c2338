import { ableToAttack } from '../rules/combat/attack.ts';
import { BOSPHORUS } from '../model/chart.ts';
import { needOf } from '../rules/combat/crt.ts';
import { standingFortress } from '../rules/terrain/fortress.ts';
import { differentialOf } from '../rules/combat/odds.ts';
import { unitsAt } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import type { Combat, State } from '../model/state.ts';
import { strengthAt } from '../rules/combat/strength.ts';
import { DOMAINS, type Domain, type UnitId } from '../model/vocabulary.ts';
import { stacksBeside } from './contact.ts';
import { tempoOf } from './tempo.ts';

/** Units in a hex beside the Bosphorus that may still attack. */
type Battery = readonly UnitId[];

/**
 * [10.44] The chance that the Soviets open the Bosphorus in their Combat Phase that is on or comes next. Unlike
 * `gateOpen` it counts the units that lie in it, which must be driven off first, and leaves out attackers that have
 * attacked already.
 */
export const siegeOf = (state: State): number => {
  if (standingFortress(state, BOSPHORUS) === undefined) return 1;
  const { phase } = tempoOf(state).soviet;
  const batteries = stacksBeside(state, 'soviet', BOSPHORUS).map(({ units }) => stayingOf(state, units));
  return batteries.length === 0 ? 0 : breach(state, phase, batteries, garrisonOf(state));
};

/** [9.22] Aircraft that must land in this phase will not be there to attack. */
const stayingOf = ({ phase }: State, units: Battery): Battery =>
  phase.name === 'movement' && phase.mustLand.length > 0
    ? units.filter(unit => !phase.mustLand.includes(unit))
    : units;

/** [8.36] The units that lie in it, by type. */
const garrisonOf = (state: State): readonly (readonly UnitId[])[] => {
  const there = unitsAt(state, 'nato', BOSPHORUS);
  const of = (domain: Domain): readonly UnitId[] =>
    there.filter(unit => specOf(state, unit).domain === domain);
  return DOMAINS.map(of).filter(group => group.length > 0);
};

/** One battery drives off each group of the garrison; the other batteries, and what is left of this one, fire on the defences. */
const breach = (
  state: State,
  phase: Combat,
  batteries: readonly Battery[],
  [group, ...others]: readonly (readonly UnitId[])[],
): number => {
  if (group === undefined)
    return 1 - batteries.reduce((shut, battery) => shut * (1 - volley(state, phase, battery, []).chance), 1);
  let best = 0;
  for (const battery of batteries) {
    const { chance, spent } = volley(state, phase, battery, group);
    if (chance <= best) continue;
    const left = batteries.map(units =>
      units === battery ? units.filter(unit => !spent.includes(unit)) : units,
    );
    best = Math.max(best, chance * breach(state, phase, left, others));
  }
  return best;
};

interface Volley {
  readonly chance: number;
  readonly spent: readonly UnitId[];
}

/** The best chance of a battery against a group, or against the defences, with the fewest units that have it. */
const volley = (state: State, phase: Combat, battery: Battery, defenders: readonly UnitId[]): Volley => {
  const domain = defenders[0] === undefined ? 'surface' : specOf(state, defenders[0]).domain;
  const ecm = ecmOf(state, defenders);
  const strength = (unit: UnitId): number => strengthAt(specOf(state, unit), domain, state.turn);
  const able = ableToAttack(state, phase, battery, BOSPHORUS, defenders).toSorted(
    (a, b) => strength(b) - strength(a),
  );
  let differential = differentialOf(state, { attackers: [], hex: BOSPHORUS, defenders });
  let need = 0;
  let count = 0;
  for (const [place, unit] of able.entries()) {
    differential += strength(unit);
    const found = differential < 0 ? 0 : needOf(state.crt, differential, ecm);
    if (found > need) {
      need = found;
      count = place + 1;
    }
  }
  return { chance: need / 6, spent: able.slice(0, count) };
};

const ecmOf = (state: State, defenders: readonly UnitId[]): number =>
  defenders.length === 0
    ? (standingFortress(state, BOSPHORUS)?.ecm ?? 0)
    : Math.max(...defenders.map(unit => specOf(state, unit).ratings.ecm));
