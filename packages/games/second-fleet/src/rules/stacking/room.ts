import type { HexId } from '@narrow-seas/hex';
import { belongingTo, type Placed, surfaceAt } from '../../model/position.ts';
import { isCombatant, isFighterOrAttack, specOf } from '../../model/roster.ts';
import type { BaseId, Side, UnitId } from '../../model/vocabulary.ts';

/** [6.1] [C.1.1] Combat ships in a hex, and as many auxiliaries besides. */
const SHIPS_IN_HEX = 12;
/** [6.2] INT and ATK at an airfield. */
const FIGHTERS_AT_FIELD = 4;

/** [6.1] [C.1.1] Whether these ships fit into the hex beside those of their side that are there. */
export const hasSeaRoom = (table: Placed, side: Side, hex: HexId, units: readonly UnitId[]): boolean => {
  const ships = [...new Set([...surfaceAt(table, side, hex), ...units])]
    .map(unit => specOf(table, unit))
    .filter(({ arm }) => arm === 'surface');
  const combatants = ships.filter(isCombatant).length;
  return combatants <= SHIPS_IN_HEX && ships.length - combatants <= SHIPS_IN_HEX;
};

/** [6.2] Only INT and ATK are counted. */
export const hasFieldRoom = (table: Placed, base: BaseId, unit: UnitId): boolean =>
  !isFighterOrAttack(specOf(table, unit)) || fightersBeside(table, base, unit) < FIGHTERS_AT_FIELD;

const fightersBeside = (table: Placed, base: BaseId, unit: UnitId): number => {
  let count = 0;
  for (const other of belongingTo(table, { kind: 'base', base }))
    if (other !== unit && isFighterOrAttack(specOf(table, other))) count += 1;
  return count;
};

/** [C.9.4] `hidden`: aircraft of a secret wing that its owner knows to be aboard [C.21.3]. */
export const hasDeckRoom = (table: Placed, carrier: UnitId, unit: UnitId, hidden = 0): boolean =>
  belongingTo(table, { kind: 'carrier', carrier }).filter(other => other !== unit).length + hidden <
  specOf(table, carrier).airCapacity;
