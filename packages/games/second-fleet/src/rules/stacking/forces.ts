import { tableWith } from '../../model/copy.ts';
import { isCombatant, specOf } from '../../model/roster.ts';
import type { Force, PublicState } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';

/** [4.1.1.1] [6.3.2] [6] [C.1.2] Ships that stay together: one force if two or more of them fight, else each for itself. */
export const formed = (table: Pick<PublicState, 'extra'>, units: readonly UnitId[]): readonly Force[] => {
  const combatants = units.filter(unit => isCombatant(specOf(table, unit))).length;
  return combatants >= 2 ? [units] : units.map(unit => [unit]);
};

/** Equal positions are equal data, so forces are kept in the order of their first ships. */
const inOrder = (forces: readonly Force[]): readonly Force[] =>
  forces.toSorted(([a], [b]) => (a ?? 0) - (b ?? 0));

const isTouched = (force: Force, units: readonly UnitId[]): boolean =>
  force.some(unit => units.includes(unit));

/** These ships in these forces; those they leave behind are re-formed by count. */
export const withForces = (
  table: PublicState,
  units: readonly UnitId[],
  forces: readonly Force[],
): PublicState => {
  const others = table.forces.flatMap(force =>
    isTouched(force, units)
      ? formed(
          table,
          force.filter(unit => !units.includes(unit)),
        )
      : [force],
  );
  return tableWith(table, { forces: inOrder([...others, ...forces]) });
};

/** Whether no force is split between these ships and others. */
const areWhole = ({ forces }: PublicState, units: readonly UnitId[]): boolean =>
  forces.every(force => {
    const first = units.includes(force[0] as UnitId);
    return force.every(unit => units.includes(unit) === first);
  });

/** [9.10] [C.1.2] Ships that act apart from the rest of their force; ships of different forces stay apart. */
export const parted = (table: PublicState, units: readonly UnitId[]): PublicState => {
  if (areWhole(table, units)) return table;
  const parts = table.forces
    .filter(force => isTouched(force, units))
    .flatMap(force =>
      formed(
        table,
        force.filter(unit => units.includes(unit)),
      ),
    );
  return withForces(table, units, parts);
};

/** Ships that are gone. */
export const withoutShips = (table: PublicState, units: readonly UnitId[]): PublicState =>
  table.forces.some(force => isTouched(force, units)) ? withForces(table, units, []) : table;

/** New ships side by side in a hex, as one force if they can be. */
export const joined = (table: PublicState, units: readonly UnitId[]): PublicState =>
  withForces(table, units, formed(table, units));
