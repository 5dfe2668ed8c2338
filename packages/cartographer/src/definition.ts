import type { Fill, GridSpec, MapBox, Numbering } from '@narrow-seas/hex';
import type { Box, Point, Ring } from './geometry.ts';
import type { ProjectionSpec } from './project.ts';

/** A place whose printed hex is known; used to fit the calibration, and to bend the sheet when stiffness is given. */
export interface Control {
  readonly place: string;
  readonly at: Point;
  readonly hex: string;
}

export interface Calibration {
  readonly id: string;
  readonly title: string;
  /** Where the generated file goes, relative to the packages folder. */
  readonly output: string;
  readonly grid: GridSpec;
  readonly numbering: Numbering;
  readonly projection: ProjectionSpec;
  /** Degrees counter-clockwise from the projection's plane to the map. */
  readonly rotation: number;
  readonly nmPerHex: number;
  /** The centre of this hex lies this many hexes east and north of the projection's centre, after rotation. */
  readonly anchor: { readonly hex: string; readonly east: number; readonly north: number };
  readonly controls: readonly Control[];
  /** Absent: the controls only check the fit. Present: the sheet bends towards them, the less the larger it is. */
  readonly stiffness?: number;
  /** Degrees; land outside is not looked at. */
  readonly window: Box;
  /** Raster cells per hex. */
  readonly density: number;
  readonly thresholds: Thresholds;
  /** A point at sea in each basin; water that joins none of them is inland water and counts as land. */
  readonly basins: { readonly [name: string]: Point };
  readonly levels: readonly { readonly tolerance: number; readonly smallest: number }[];
  /** A sketch whose blanks lie outside the printed sheet; absent: the whole grid is map. */
  readonly outline?: string;
  /** Areas outside the game: hexes with their centre in one of these rings are off the map. */
  readonly outside?: readonly { readonly ring: Ring; readonly reason: string }[];
  readonly sheets?: readonly Sheet[];
}

export interface Thresholds {
  /** A hex with at least this share of water is open sea. */
  readonly sea: number;
  /** A hex with at most this share of water is all land. */
  readonly land: number;
  /** A hexside with less than this share of water is all land. */
  readonly open: number;
  /** A hexside with at least this share of water touches no land; absent where the game does not ask. */
  readonly full?: number;
  /** Parts of a hex's water below this share are puddles. */
  readonly piece: number;
  /** Two waters of one hex are one if ships can round the land between them in this many hexes. */
  readonly detour: number;
}

/** A sheet of a game whose hexes are named by sheet; `hex` of the sheet is `at` of the map. */
export interface Sheet {
  readonly id: string;
  readonly synonyms: readonly string[];
  readonly hex: string;
  readonly at: Point;
  readonly columnsFrom: 'west' | 'east';
  readonly reason: string;
}

export interface NationRule {
  readonly id: string;
  readonly name: string;
  /** Natural Earth country names. */
  readonly of: readonly string[];
}

/** Land inside the ring that belongs to one of `from` becomes `nation`. */
export interface Cession {
  readonly nation: string;
  readonly from: readonly string[];
  readonly ring: Ring;
  readonly reason: string;
}

export interface Where {
  /** Names and ranges: "1121-1124 1220". */
  readonly hexes?: string;
  /** Hexes that carry this letter in a sketch of the map. */
  readonly sketch?: { readonly of: string; readonly mark: string };
  readonly rings?: readonly Ring[];
  readonly terrain?: readonly string[];
  readonly nation?: readonly string[];
  readonly edge?: 'north' | 'south' | 'east' | 'west';
  /** Water that ships can reach from a hex without entering these hexes or that region. */
  readonly basin?: { readonly from: string; readonly without?: string; readonly beyond?: string };
  readonly within?: string;
  readonly openness?: {
    readonly below: number;
    readonly arcs?: number;
    readonly water?: number;
    readonly islets: number;
  };
  readonly line?: { readonly from: string; readonly to: string };
  /** On the row of this hex or north of it. */
  readonly northTo?: string;
  /** In the column of this hex or east of it. */
  readonly eastTo?: string;
}

export interface RegionRule {
  readonly id: string;
  readonly name: string;
  /** A hex belongs if all tests of one of these hold. */
  readonly any: readonly Where[];
  readonly except?: readonly string[];
  readonly source: 'given' | 'ours';
  readonly reason: string;
}

export type PlaceValue =
  | string
  | number
  | boolean
  | null
  | readonly PlaceValue[]
  | { readonly [key: string]: PlaceValue };

export interface PlaceRule {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly hex?: string;
  readonly at?: Point;
  readonly nation?: string;
  readonly source: 'given' | 'ours';
  readonly reason?: string;
  readonly fields?: { readonly [key: string]: PlaceValue };
}

export interface KindRule {
  readonly terrain: readonly string[];
  /** May be moved to the nearest hex that fits; otherwise a misfit is refused. */
  readonly snap?: boolean;
  /** At most one of the kind in a hex. */
  readonly alone?: boolean;
  /** Field to fill with the water hexes next to it, across hexsides that ships can cross. */
  readonly shore?: string;
}

export interface Passage {
  readonly kind: string;
  readonly name: string;
  readonly from: Point;
  readonly to: Point;
  readonly reason: string;
}

export interface Matrix {
  readonly id: string;
  readonly labels: readonly string[];
  readonly rows: readonly (readonly number[])[];
}

/** Everything we wrote by hand about one map. */
export interface Definition {
  readonly calibration: Calibration;
  readonly nations: readonly NationRule[];
  readonly cessions: readonly Cession[];
  readonly regions: readonly RegionRule[];
  readonly kinds: { readonly [kind: string]: KindRule };
  readonly places: readonly PlaceRule[];
  readonly boxes: readonly MapBox[];
  /** The text of places.json, so that a refusal can name its line. */
  readonly placesText: string;
  readonly passages: readonly Passage[];
  readonly matrices: readonly Matrix[];
  /** Maps drawn by hand, a string for each row with a letter for each column. */
  readonly sketches: { readonly [id: string]: readonly string[] };
  readonly fills: readonly Fill[];
  readonly amendments: string;
}
