import { type HexId, range } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { GRID, isOnMap } from '../model/chart.ts';
import type { Flight } from '../model/fire/phase.ts';
import type { Segment } from '../model/sea/phase.ts';
import type { PublicState } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { movementLeft, refuseFly, refuseTakeOff, type TakeOff } from '../rules/combat/flight.ts';
import { straightFlight } from '../rules/combat/trajectory.ts';
import type { View } from '../secrets/view.ts';
import { rolesFor } from '../turn/fire/list.ts';
import { fireOffer } from './fire-offers.ts';
import { flyingView } from './foresee.ts';
import { at, type DeskChoice, sayAll } from './say.ts';
import { choiceFrom, inTurn } from './to-choice.ts';
import { DESK_WORDS } from './words.ts';

const { choice: SAY } = DESK_WORDS;

/** [C.9.2] Straight to every hex in reach: the rules list only where something can be done. */
export const flightsFrom = (
  table: PublicState,
  flight: Flight,
): readonly Extract<Action, { type: 'fly' }>[] =>
  range(GRID, flight.hex, movementLeft(table, flight))
    .filter(hex => hex !== flight.hex && isOnMap(hex))
    .map(hex => ({ type: 'fly', path: straightFlight(flight.hex, hex) }));

/** [C.9.1] Fighters and attack aircraft are given a role first; all others just go. */
const needRoles = (table: PublicState, units: readonly UnitId[]): boolean =>
  rolesFor(table, units, () => 'atk').length > 0;

/** [4.3] Take-off and the way out in one go: one picks aircraft and says where they fly. */
export const flightPlans = (
  view: View,
  segment: Segment,
  picked: readonly UnitId[],
): readonly DeskChoice[] => {
  const first: TakeOff = { type: 'take-off', units: picked.toSorted((a, b) => a - b), roles: [] };
  if (segment.arm !== 'air' || needRoles(view.table, picked)) return [];
  if (refuseTakeOff(view, segment, first) !== undefined) return [];
  const then = flyingView(view, first);
  const { phase } = then.table;
  if (phase.name !== 'flight') return [];
  const names = sayAll(view.table, first.units);
  return flightsFrom(then.table, phase)
    .filter(({ path }) => refuseFly(then.table, phase, path) === undefined)
    .map(action => {
      const goal = at(action.path.at(-1) as HexId);
      return inTurn(
        first,
        choiceFrom(then, fireOffer(then, action)),
        SAY.takeOffTo(names, goal, action.path.length),
      );
    });
};
