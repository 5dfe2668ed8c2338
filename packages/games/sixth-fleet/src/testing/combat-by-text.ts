import { hasHex, type HexId, neighboursOf } from '@narrow-seas/hex';
import { GRID, LAND_HEXSIDES, PROHIBITED, RESTRICTED } from '../model/chart.ts';
import type { Debt } from '../rules/combat/obligation.ts';
import { specOf } from '../model/roster.ts';
import type { Attack, Combat, State } from '../model/state.ts';
import type { Domain, UnitId } from '../model/vocabulary.ts';

/** The rules of combat once more, read off the text as simply as can be: slow, and without any of the rules' own code. */

const unitsOf = (state: State, side: 'nato' | 'soviet', hex: HexId): readonly UnitId[] =>
  state.stacks[side].find(stack => stack.hex === hex)?.units ?? [];

const other = (side: 'nato' | 'soviet'): 'nato' | 'soviet' => (side === 'nato' ? 'soviet' : 'nato');

const RATING = { air: 'antiAir', surface: 'antiSurface', submarine: 'antiSubmarine' } as const;

/** [8.43] What is printed on the counter. */
const printed = (state: State, unit: UnitId, against: Domain): number =>
  specOf(state, unit).ratings[RATING[against]];

/** [6.41] */
const harms = (state: State, unit: UnitId, victim: UnitId): boolean =>
  printed(state, unit, specOf(state, victim).domain) > 0;

/** [8.45] [8.0] */
const modified = (state: State, unit: UnitId, against: Domain): number =>
  printed(state, unit, against) / (specOf(state, unit).daylight && state.turn % 3 === 0 ? 2 : 1);

/** [8.44] */
const defence = (state: State, unit: UnitId, hex: HexId): number => {
  const { domain, ratings } = specOf(state, unit);
  return ratings.defence * (domain !== 'air' && hasHex(RESTRICTED, hex) ? 2 : 1);
};

const subsetsOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.reduce<readonly (readonly T[])[]>(
    (sets, item) => [...sets, ...sets.map(set => [...set, item])],
    [[]],
  );

/** Every choice of these attackers and of the units in a hex beside them, allowed or not. */
export function* anyAttacks(
  state: State,
  phase: Combat,
  from: HexId,
  units: readonly UnitId[],
): Generator<Attack> {
  const parties = subsetsOf(units).filter(set => set.length > 0);
  for (const hex of neighboursOf(GRID, from))
    for (const defenders of subsetsOf(unitsOf(state, other(phase.side), hex)).filter(set => set.length > 0))
      for (const attackers of parties) yield { attackers, hex, defenders };
}

/** [7.44] [7.45] [8.13] [8.23] [8.36] [8.41] [8.5] [8.74] */
export const isAllowedByText = (
  state: State,
  phase: Combat,
  { attackers, hex, defenders }: Attack,
): boolean => {
  const there = unitsOf(state, other(phase.side), hex);
  const domains = new Set(defenders.map(unit => specOf(state, unit).domain));
  const [domain] = domains;
  if (domain === undefined || domains.size > 1) return false;
  if (attackers.some(unit => phase.attacked.includes(unit) || phase.exempt.includes(unit))) return false;
  if (attackers.some(attacker => defenders.some(unit => !harms(state, attacker, unit)))) return false;
  const lowest = Math.max(...defenders.map(unit => there.indexOf(unit)));
  const passedBy = there
    .slice(0, lowest)
    .filter(unit => !defenders.includes(unit) && !phase.struck.includes(unit));
  if (passedBy.some(unit => attackers.some(attacker => harms(state, attacker, unit)))) return false;
  const attack = attackers.reduce((sum, unit) => sum + modified(state, unit, domain), 0);
  return attack >= defenders.reduce((sum, unit) => sum + defence(state, unit, hex), 0);
};

/** [6.0] [10.21] [10.22] Whether the enemy controls the unit's hex, by himself and against it [6.42]. */
const isHeldBy = (state: State, unit: UnitId, hex: HexId, enemy: UnitId, at: HexId): boolean => {
  if (hasHex(PROHIBITED, hex) || !harms(state, enemy, unit)) return false;
  const direction = [0, 1, 2, 3, 4, 5].find(way => GRID.neighbours[hex * 6 + way] === at);
  if (direction === undefined) return false;
  const overLand = LAND_HEXSIDES[GRID.hexsides[hex * 6 + direction] as number] === 1;
  return specOf(state, enemy).domain === 'air' || !overLand;
};

/** [6.32] [6.42] [8.22] [8.75] */
export const owingByText = (state: State, phase: Combat, hex: HexId): readonly UnitId[] => {
  if (phase.fulfilled.includes(hex)) return [];
  return unitsOf(state, phase.side, hex).filter(
    unit =>
      !phase.exempt.includes(unit) &&
      neighboursOf(GRID, hex).some(at =>
        unitsOf(state, other(phase.side), at).some(
          enemy => isHeldBy(state, unit, hex, enemy, at) && harms(state, unit, enemy),
        ),
      ),
  );
};

/** [8.21] [8.24] */
export const debtByText = (state: State, phase: Combat, hex: HexId): Debt => {
  const owing = owingByText(state, phase, hex);
  if (owing.length === 0) return 'nothing';
  const canBeMade = (units: readonly UnitId[]): boolean => {
    for (const attack of anyAttacks(state, phase, hex, units))
      if (isAllowedByText(state, phase, attack)) return true;
    return false;
  };
  if (canBeMade(owing)) return 'attack';
  return canBeMade(unitsOf(state, phase.side, hex)) ? 'either' : 'withdrawal';
};
