import { isCarrier, specOf } from '../model/roster.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { stepOf, unitsOn } from '../rules/damage/damage.ts';
import type { View } from '../secrets/view.ts';
import { DESK_WORDS } from './words.ts';
import { worthOfFate } from './worth.ts';

/** [C.11.6] [23.3.4] What the next step of damage does to a unit: "damaged", "lost, 2 points for the enemy". */
export const sayNextStep = ({ table, viewer }: View, unit: UnitId): string => {
  const isLost = stepOf(table, unit) === 'destroyed';
  const aboard =
    isLost && isCarrier(specOf(table, unit)) ? unitsOn(table, { kind: 'carrier', carrier: unit }).length : 0;
  const worth = worthOfFate(table, unit, isLost ? 'destroyed' : 'damaged');
  return DESK_WORDS.choice.fate(isLost, aboard, worth, specOf(table, unit).side === viewer);
};
