import { shortName, lookOf } from '../face/units.ts';
import { WORDS } from '../face/words.ts';
import type { PublicState } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';

type Named = Pick<PublicState, 'extra'>;

export const nameOf = (table: Named, unit: UnitId): string => shortName(table, unit);

export const namesOf = (table: Named, units: readonly UnitId[]): readonly string[] =>
  units.map(unit => nameOf(table, unit));

/** What it is: "frigate", "patrol aircraft". */
export const kindOf = (table: Named, unit: UnitId): string => WORDS.kinds[lookOf(table, unit).kind];
