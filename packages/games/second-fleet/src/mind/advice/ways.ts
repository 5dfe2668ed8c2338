import type { HexId } from '@narrow-seas/hex';
import { hexOfUnit } from '../../model/position.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import type { SecondFleetStep } from './reason.ts';

const from = ({ state }: SecondFleetStep, unit: UnitId | undefined, path: readonly HexId[]) => {
  const start = unit === undefined ? undefined : hexOfUnit(state.table, unit);
  return start === undefined ? path : [start, ...path];
};

/** The hexes that a step goes through: a line on the map. */
export const wayOf = (step: SecondFleetStep): readonly HexId[] => {
  const { action } = step;
  const { phase } = step.state.table;
  switch (action.type) {
    case 'sail':
    case 'fly':
      return 'hex' in phase ? [phase.hex, ...action.path] : action.path;
    case 'strike':
      return 'hex' in phase ? [phase.hex, action.hex] : [action.hex];
    case 'spot':
    case 'mine':
      return from(step, action.unit, [action.hex]);
    case 'place':
      return [action.hex];
    default:
      return [];
  }
};
