import type { HexId } from '@narrow-seas/hex';
import { chartOf, groupOf, hexOfPlace } from '../../model/fleet.ts';
import type { Side } from '../../model/vocabulary.ts';
import type { EuropaNavalStep } from './plan.ts';

/** The hexes that a step goes through: a line on the map. */
export const wayOf = (side: Side, { state, action }: EuropaNavalStep): readonly HexId[] => {
  const { common, fleets } = state;
  switch (action.type) {
    case 'sail':
    case 'react':
    case 'withdraw': {
      const group = groupOf(fleets[side], action.group);
      const start = group === undefined ? undefined : hexOfPlace(common, group.place);
      return start === undefined ? action.path : [start, ...action.path];
    }
    case 'carry':
    case 'march':
      return action.path;
    case 'raid':
      return action.target.kind === 'port' || action.target.kind === 'ships'
        ? [chartOf(common).ports[action.target.port]?.hex].filter(hex => hex !== undefined)
        : [];
    default:
      return [];
  }
};
