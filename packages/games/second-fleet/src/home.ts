import type { BaseId, UnitId } from './vocabulary.ts';

/** Where an aircraft belongs. */
export type Home =
  | { readonly kind: 'base'; readonly base: BaseId }
  | { readonly kind: 'carrier'; readonly carrier: UnitId };
