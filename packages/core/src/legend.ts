import type { Marker } from './marker.ts';

/** How to read what is drawn: counters first, then marks on them, then the map. */
export interface Legend {
  readonly counters: readonly CounterLegend[];
  readonly badges: readonly { readonly badge: string; readonly text: string }[];
  readonly symbols: readonly { readonly kind: Marker['kind']; readonly text: string }[];
  /** What else is drawn on this map, by how it is drawn. */
  readonly regions: readonly {
    readonly drawn: 'hatched' | 'crossed' | 'outlined' | 'divided';
    readonly text: string;
  }[];
}

/** A counter of the table as an example, with what each of its figures means, in their order. */
export interface CounterLegend {
  readonly title: string;
  readonly piece: number;
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** What the letter in its corner and the band mean. */
  readonly notes: readonly string[];
}
