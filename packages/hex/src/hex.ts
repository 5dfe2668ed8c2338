declare const tag: unique symbol;

/** A hex of one grid: row * columns + column. Printed numbers exist only in numbering.ts. */
export type HexId = number & { readonly [tag]: 'hex' };

/** A side of a hex, one id for both hexes that share it; sides on the map's border have ids too. */
export type HexsideId = number & { readonly [tag]: 'hexside' };
