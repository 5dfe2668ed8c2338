import { type Refusal, sameData } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { forcesAt, surfaceAt } from '../../model/position.ts';
import { no, noAt } from '../../turn/refusals.ts';
import { isCombatant, specOf } from '../../model/roster.ts';
import type { Force, PublicState } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import type { Segment } from '../../model/sea/phase.ts';

/** [4.1.1] Ships of a hex that have not acted yet, and may be grouped again. */
export const regroupable = (table: PublicState, { side, acted }: Segment, hex: HexId): readonly UnitId[] =>
  surfaceAt(table, side, hex).filter(unit => !acted.includes(unit));

/** [6.3] [C.1.2] One ship, or two and more that fight; Norwegians among themselves. */
const refuseForce = (table: PublicState, force: Force): Refusal | undefined => {
  const combatants = force.filter(unit => isCombatant(specOf(table, unit))).length;
  if (force.length !== 1 && combatants < 2)
    return no('6.3.1', 'no-group', 'A group needs at least two combat ships.', ...force);
  const norwegians = force.filter(unit => specOf(table, unit).nation === 'NO').length;
  return norwegians > 0 && norwegians < force.length
    ? no('C.1.2', 'norwegians', 'Norwegian ships can form groups only with each other.', ...force)
    : undefined;
};

/** Forces of the hex that hold ships which have not acted; ships that have stay as they are. */
const present = (table: PublicState, { side, acted }: Segment, hex: HexId): readonly Force[] =>
  forcesAt(table, side, hex).filter(force => !force.some(unit => acted.includes(unit)));

export const refuseReorganisation = (
  table: PublicState,
  segment: Segment,
  hex: HexId,
  forces: readonly Force[],
): Refusal | undefined => {
  if (segment.arm !== 'surface') return noAt('4.1.1', 'not-surface', 'Only ships can form groups.', hex);
  const ships = regroupable(table, segment, hex);
  const named = forces.flat().toSorted((a, b) => a - b);
  if (ships.length === 0 || !sameData(named, ships))
    return noAt('4.1.1', 'not-all', 'Name every ship of the hex that has not acted, each exactly once.', hex);
  for (const force of forces) {
    const refusal = refuseForce(table, force);
    if (refusal !== undefined) return refusal;
  }
  const sorted = forces.toSorted(([a = 0], [b = 0]) => a - b);
  return sameData(
    sorted,
    present(table, segment, hex).toSorted(([a = 0], [b = 0]) => a - b),
  )
    ? noAt('4.1.1', 'as-before', 'The ships are already grouped this way.', hex)
    : undefined;
};
