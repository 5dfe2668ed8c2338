import type { Marker } from '@narrow-seas/core';
import type { Place } from '@narrow-seas/hex';
import type { BaseState } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { BASES, SEA_NAMES } from './map.ts';
import { WORDS } from './words.ts';

/** Names of seas, bases by kind and state, and mines, one's own secret ones too. */
export const markersOf = ({ table, own }: View): readonly Marker[] => [
  ...SEA_NAMES.map(({ hex, name }) => ({ hex, kind: 'name', text: name }) as const),
  ...BASES.flatMap((place, id) => baseMarkers(place, table.bases[id] as BaseState)),
  ...table.mines.map(({ hex, mines }) => ({ hex, kind: 'mine', text: String(mines) }) as const),
  ...(own?.lots ?? []).map(({ hex }) => ({ hex, kind: 'mine', text: WORDS.hex.lot }) as const),
];

const baseMarkers = (place: Place, state: BaseState): readonly Marker[] => {
  const { hex, name, kind } = place;
  const side = state.owner === 'nato' ? 'blue' : 'red';
  const parts = partsOf(kind);
  const worst = Math.max(state.airfield, state.port);
  const marker = { hex, side, text: WORDS.base.marker(name) } as const;
  return [
    ...parts.map(part => ({ ...marker, kind: part })),
    ...(parts.every(part => state[part === 'port' ? 'port' : 'airfield'] === 3)
      ? [{ ...marker, kind: 'destroyed' } as const]
      : []),
    ...(worst > 0 ? [{ ...marker, kind: 'damaged', text: WORDS.base.short(worst) } as const] : []),
  ];
};

const partsOf = (kind: string): readonly ('airbase' | 'port')[] => [
  ...(kind.endsWith('port') ? (['port'] as const) : []),
  ...(kind === 'port' ? [] : (['airbase'] as const)),
];
