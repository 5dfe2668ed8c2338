import { homeOf } from '../model/position.ts';
import type { Landing } from '../model/fire/phase.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { canLand } from '../rules/patrols/berth.ts';
import { refugesOf } from '../rules/patrols/landing.ts';
import type { View } from '../secrets/view.ts';

/** [8.14.1] [C.2.37] Those of these aircraft that would come down nowhere: neither at home nor at another field. */
export const homeless = (
  { table, own }: View,
  units: readonly UnitId[],
  cause: Landing['cause'],
): readonly UnitId[] => {
  const known = own === undefined ? { table } : { table, own };
  return units.filter(unit => {
    const home = homeOf(table, unit);
    const isWelcome = home !== undefined && canLand(table, own, unit, home);
    return !isWelcome && refugesOf(known, unit, cause).length === 0;
  });
};
