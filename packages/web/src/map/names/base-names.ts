import type { Marker } from '@narrow-seas/core';
import type { Chart, HexMap } from '@narrow-seas/hex';

/** A base or port as the chart shows it: one symbol for each kind, one name for its hex. */
export interface BaseName {
  readonly hex: number;
  readonly name: string;
  readonly symbols: readonly ('airbase' | 'port')[];
  readonly side: 'blue' | 'red' | undefined;
  /** Strength of its guns, where it has any. */
  readonly guns: string;
}

const BASE_KINDS: readonly string[] = [
  'airbase',
  'airfield',
  'airfield+port',
  'strip',
  'port',
  'inland-port',
  'defended',
];
const PORT_KINDS: readonly string[] = ['port', 'airfield+port', 'inland-port'];

/** "Sicily (Sigonella)" is Sigonella where the island is named, "Athens (Elefsis)" is Athens. */
export const shortName = (name: string, islands: ReadonlySet<string>): string => {
  const [, outer = name, inner = ''] = /^(.*?) \((.*)\)$/.exec(name) ?? [];
  return inner !== '' && islands.has(outer) ? inner : outer.replace(/ field$/, '');
};

const islandsOf = ({ names }: Chart): ReadonlySet<string> =>
  new Set(names.flatMap(({ kind, name }) => (kind === 'island' || kind === 'islet' ? [name] : [])));

const symbolsOf = (markers: readonly Marker[], kinds: readonly string[]): readonly ('airbase' | 'port')[] => {
  const shown = (['port', 'airbase'] as const).filter(kind => markers.some(marker => marker.kind === kind));
  return shown.length > 0 || !kinds.includes('defended') ? shown : ['port'];
};

const grouped = <Item extends { readonly hex: number }>(
  items: readonly Item[],
): ReadonlyMap<number, readonly Item[]> => {
  const groups = new Map<number, Item[]>();
  for (const item of items) groups.set(item.hex, [...(groups.get(item.hex) ?? []), item]);
  return groups;
};

/** What the game shows at each base now, under the shortest name that tells it. */
export const baseNames = (map: HexMap, chart: Chart, markers: readonly Marker[]): readonly BaseName[] => {
  const islands = islandsOf(chart);
  const isPort = ({ kind }: HexMap['places'][number]): boolean => PORT_KINDS.includes(kind);
  const harbours = new Set(map.places.filter(isPort).map(({ name }) => name));
  const byHex = grouped(map.places.filter(({ kind }) => BASE_KINDS.includes(kind)));
  const markersAt = grouped(markers);
  return [...byHex].flatMap(([hex, places]) => {
    const here = markersAt.get(hex) ?? [];
    const symbols = symbolsOf(
      here,
      here.some(({ kind }) => kind === 'fortress' || kind === 'destroyed')
        ? places.map(({ kind }) => kind)
        : [],
    );
    const port = places.find(isPort);
    const place = port ?? places[0];
    if (symbols.length === 0 || place === undefined) return [];
    return [
      {
        hex,
        // A field beside a harbour of the same name goes by its own.
        name: shortName(place.name, port === undefined ? new Set([...islands, ...harbours]) : islands),
        symbols,
        side: here.find(({ side }) => side !== undefined)?.side,
        guns: here.find(({ kind }) => kind === 'fortress')?.text ?? '',
      },
    ];
  });
};
