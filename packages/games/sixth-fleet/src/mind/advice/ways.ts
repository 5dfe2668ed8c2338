import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { placeOf } from '../../model/position.ts';
import type { State } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';

const from = (state: State, unit: UnitId | undefined, path: readonly HexId[]): readonly HexId[] => {
  const start = unit === undefined ? undefined : placeOf(state, unit);
  return start === undefined ? path : [start, ...path];
};

/** The hexes that a step goes through: a line on the map. */
export const wayOf = (state: State, action: Action): readonly HexId[] => {
  switch (action.type) {
    case 'move':
    case 'ground':
      return from(state, action.unit, action.path);
    case 'attack':
      return from(state, action.attackers[0], [action.hex]);
    case 'retreat':
    case 'displace':
      return from(state, action.unit, [action.to]);
    case 'deploy':
      return [action.hex];
    default:
      return [];
  }
};
