import type { Action } from '../model/action.ts';
import type { Flight } from '../model/fire/phase.ts';
import { hexOfHome } from '../model/position.ts';
import { straightFlight } from '../rules/combat/trajectory.ts';
import type { View } from '../secrets/view.ts';
import { optionsFor } from '../turn/options.ts';

/** [C.9.2] A flight that has attacked goes back where it came from, and lands; elsewhere the player sends it himself. */
export const homeward = (view: View, flight: Flight): Action | undefined => {
  const { attacked, units, homes, hex } = flight;
  if (attacked === undefined) return undefined;
  const { refuse } = optionsFor(view);
  for (const [place, unit] of units.entries()) {
    const home = homes[place];
    const base = home === undefined ? undefined : hexOfHome(view.table, home);
    if (home === undefined || base === undefined) continue;
    const action: Action =
      base === hex ? { type: 'land', unit, home } : { type: 'fly', path: straightFlight(hex, base) };
    if (refuse(action) === undefined) return action;
  }
  return undefined;
};
