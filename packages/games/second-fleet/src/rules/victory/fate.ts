import type { UnitSpec } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import { type BaseId, enemyOf, type Side, type UnitId, type Zone } from '../../model/vocabulary.ts';
import { valueOf } from './values.ts';

/** One line of the account: who scores, for what, how much. */
export interface Line {
  readonly side: Side;
  /** A word for what was done and a name: tells lines apart. */
  readonly cause: string;
  readonly points: number;
  /** What was done, and to whom, where it was done to a unit or a base. */
  readonly deed?: Deed;
  readonly name?: string;
}

export type Deed =
  | 'destroyed'
  | 'damaged'
  | 'arrived'
  | 'landed'
  | 'not home'
  | 'not unloaded'
  | 'through'
  | 'afloat'
  | 'hit';

/** A unit and how it has fared. */
export interface Fate {
  readonly unit: UnitId;
  readonly spec: UnitSpec;
  readonly lost: boolean;
  readonly damaged: boolean;
  /** Out of play unharmed. */
  readonly away: boolean;
  readonly zone: Zone | undefined;
  readonly base: BaseId | undefined;
}

/** By its short name, and as people call it. */
type Named = { readonly name: string; readonly title: string };

/** No line for no points. */
export const line = (side: Side, deed: Deed, whom: Named, points: number): readonly Line[] =>
  points === 0
    ? []
    : [
        {
          side,
          cause: `${deed} ${whom.name}`,
          points,
          deed,
          name: whom.title === '' ? whom.name : whom.title,
        },
      ];

export const against = ({ spec }: Fate, deed: Deed, points: number): readonly Line[] =>
  line(enemyOf(spec.side), deed, spec, points);

/** [A11] For a destroyed unit. */
export const destroyed = (table: PublicState, fate: Fate): readonly Line[] =>
  fate.lost ? against(fate, 'destroyed', valueOf(table, fate.unit)) : [];

/** [C.22.3] Destroyed or damaged, never both. */
export const harmed = (fate: Fate, whenLost: number, whenDamaged: number): readonly Line[] => {
  if (fate.lost) return against(fate, 'destroyed', whenLost);
  return fate.damaged ? against(fate, 'damaged', whenDamaged) : [];
};
