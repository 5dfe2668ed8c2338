import type { Marker } from '@narrow-seas/core';
import type { Place } from '@narrow-seas/hex';
import type { Common, Port } from '../model/state.ts';
import type { Owner } from '../model/vocabulary.ts';
import { sheetOf } from './map.ts';
import { WORDS } from './words.ts';

type Tint = Marker['side'];

const TINTS: { readonly [owner in Owner]: Tint } = { axis: 'red', allied: 'blue', neutral: undefined };

const owned = (owner: Owner): { readonly side?: 'blue' | 'red' } => {
  const side = TINTS[owner];
  return side === undefined ? {} : { side };
};

const portMarkers = ({ hex, name, fields }: Place, port: Port): readonly Marker[] => {
  const marker = { hex, text: name, ...owned(port.owner) };
  const hits =
    port.hits > 0 ? [{ ...marker, kind: 'damaged', text: WORDS.port.damaged(port.hits) } as const] : [];
  const guns = port.cdLost ? 0 : Number(fields['coastDefence']) - port.suppressed;
  const fort = guns > 0 ? [{ ...marker, kind: 'fortress', text: String(guns) } as const] : [];
  return [{ ...marker, kind: 'port' }, { ...marker, kind: 'name' }, ...fort, ...hits];
};

/** Names of seas, ports by owner and state, airfields, and mines of either side. */
export const markersOf = (common: Common): readonly Marker[] => {
  const { ports, fields, seaNames } = sheetOf(common);
  return [
    ...seaNames.map(({ hex, name }) => ({ hex, kind: 'name', text: name }) as const),
    ...fields.map(({ hex, name }) => ({ hex, kind: 'airbase', text: name }) as const),
    ...ports.flatMap((place, id) => portMarkers(place, common.ports[id] as Port)),
    ...common.mines.map(
      ({ hex, side, points }) => ({ hex, kind: 'mine', text: String(points), ...owned(side) }) as const,
    ),
  ];
};
