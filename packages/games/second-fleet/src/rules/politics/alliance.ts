import type { Refusal } from '@narrow-seas/core';
import { baseSpec } from '../stacking/bases.ts';
import { no } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { Home, PublicState } from '../../model/state.ts';
import type { DieFace, Nation, UnitId } from '../../model/vocabulary.ts';

type Allied = Pick<PublicState, 'campaign' | 'extra'>;

/** [C.14.4] A nation that has left the alliance does not act; its ships still defend themselves. */
const isOutOfAlliance = (table: Allied, unit: UnitId): boolean =>
  table.campaign.broken !== undefined && specOf(table, unit).nation === table.campaign.broken;

export const refuseOutOfAlliance = (table: Allied, unit: UnitId): Refusal | undefined =>
  isOutOfAlliance(table, unit)
    ? no('C.14.4', 'left-alliance', 'This nation has left the alliance for now.', unit)
    : undefined;

/** [C.14.4] Its airfields launch no attacks of others. */
export const refuseGuestAttack = (table: Allied, home: Home, unit: UnitId): Refusal | undefined =>
  home.kind === 'base' &&
  table.campaign.broken !== undefined &&
  baseSpec(home.base).nation === table.campaign.broken
    ? no('C.14.4', 'closed-field', 'You cannot attack from an airfield of this nation for now.', unit)
    : undefined;

/** [C.14.4] Who leaves, by die. */
export const nationOnDie = (face: DieFace): Nation => {
  if (face <= 3) return 'NO';
  if (face <= 6) return 'NE';
  return face <= 8 ? 'CA' : 'WG';
};

/** [C.14.4] 0 to 4 brings it back. */
export const endsBreakUp = (face: DieFace): boolean => face <= 4;
