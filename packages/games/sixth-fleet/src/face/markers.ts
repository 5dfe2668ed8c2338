import type { Marker } from '@narrow-seas/core';
import type { Place } from '@narrow-seas/hex';
import type { State } from '../model/state.ts';
import { BASES, FORTRESSES, isOptional, SEA_NAMES, sideOfFortress } from './map.ts';
import { setUpPlaces } from './set-up-places.ts';
import { WORDS } from './words.ts';

const tintOf = (side: 'nato' | 'soviet'): 'blue' | 'red' => (side === 'nato' ? 'blue' : 'red');

const nationTint = (nation: string): 'blue' | 'red' => tintOf(nation === 'So' ? 'soviet' : 'nato');

const isDestroyed = ({ destroyed }: State, { hex }: Place): boolean => destroyed.includes(hex);

/** Bases of the Middle East count only with their air forces. */
export const basesInUse = (state: State): readonly Place[] =>
  BASES.filter(base => state.options.middleEast || !isOptional(base));

export const markersOf = (state: State): readonly Marker[] => [
  ...SEA_NAMES.map(({ hex, name }) => ({ hex, kind: 'name', text: name }) as const),
  ...basesInUse(state)
    .filter(base => !isDestroyed(state, base))
    .map(base => airbaseMarker(base)),
  ...FORTRESSES.map(place => fortressMarker(state, place)),
  ...setUpMarkers(state),
];

const airbaseMarker = ({ hex, name, nation }: Place): Marker => ({
  hex,
  kind: 'airbase',
  text: WORDS.marker.airbase(name, nation),
  side: nationTint(nation),
});

const fortressMarker = (state: State, place: Place): Marker => {
  const { hex, fields } = place;
  const side = tintOf(sideOfFortress(place));
  return isDestroyed(state, place)
    ? { hex, kind: 'destroyed', text: WORDS.marker.destroyed, side }
    : { hex, kind: 'fortress', text: fortressText(fields), side };
};

const fortressText = (fields: Place['fields']): string =>
  WORDS.marker.fortress(Number(fields['defence']), Number(fields['ecm']));

/** The hexes of the side that sets up its ships. */
const setUpMarkers = (state: State): readonly Marker[] => {
  const { phase } = state;
  if (phase.name !== 'set-up' || phase.branch !== 'naval') return [];
  const side = tintOf(phase.side);
  return setUpPlaces(state)
    .filter(({ nation }) => nationTint(nation) === side)
    .map(({ hex, nation }) => ({
      hex,
      kind: 'set-up',
      text: nation,
      side,
    }));
};
