import type { State } from '../model/state.ts';
import type { Force } from '../scenarios/scenario.ts';
import { CODED_HEXES, hexOfLabel } from './map.ts';
import { lookNamed } from './units.ts';

interface SetUpPlace {
  readonly hex: number;
  readonly nation: string;
}

/** Where the ships of each nation may start: the coded hexes of the map, or those that the scenario names. */
export const setUpPlaces = ({ scenario: { forces } }: State): readonly SetUpPlace[] =>
  forces === undefined ? CODED_HEXES : forces.flatMap(placesOf).filter(isFirst);

const placesOf = ({ units, hexes }: Force): readonly SetUpPlace[] => {
  const ship = units.map(lookNamed).find(look => look !== undefined && !look.isAircraft);
  return ship === undefined ? [] : hexes.map(hex => ({ hex: hexOfLabel(hex), nation: ship.nation }));
};

/** Two forces of one nation may share a hex. */
const isFirst = (place: SetUpPlace, at: number, all: readonly SetUpPlace[]): boolean =>
  all.findIndex(({ hex, nation }) => hex === place.hex && nation === place.nation) === at;
