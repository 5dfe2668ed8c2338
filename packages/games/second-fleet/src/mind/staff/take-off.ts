import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { homesOf } from '../../rules/patrols/berth.ts';
import { FLIGHT_LIMIT, launchesLeft, refuseTakeOff, type TakeOff } from '../../rules/combat/flight.ts';
import { readyToFly, rolesFor } from '../../turn/fire/list.ts';
import { missileRange } from '../../rules/combat/missile.ts';
import type { Flight } from '../../model/fire/phase.ts';
import { hexOfHome, ratingsNow, withPieces } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { Segment } from '../../model/sea/phase.ts';
import type { Home, PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import type { Doctrine } from './doctrine.ts';
import { nearQuarries, type Quarry, quarriesFor } from './quarry.ts';
import { planSortie } from './sortie.ts';

const AIR_ATTACKS = ['ssm', 'bombing', 'asw'] as const;
type AirAttack = (typeof AIR_ATTACKS)[number];

/** The strongest of a home for an attack, as many as may fly together; and with a jammer in place of the last. */
const stacksFor = (
  table: PublicState,
  ready: readonly UnitId[],
  attack: AirAttack,
  room: number,
): readonly (readonly UnitId[])[] => {
  const armed = ready
    .filter(unit => ratingsNow(table, unit)[attack] > 0)
    .toSorted((a, b) => ratingsNow(table, b)[attack] - ratingsNow(table, a)[attack]);
  if (armed.length === 0) return [];
  const jammer = ready.find(unit => specOf(table, unit).kind === 'EW');
  const unjammed = armed.slice(0, room);
  if (jammer === undefined || room < 2 || attack === 'asw') return [unjammed];
  return [unjammed, [...armed.slice(0, room - 1), jammer]];
};

/** The flight as it will be, and the table with these aircraft in the air. */
const airborne = (view: View, segment: Segment, home: Home, from: HexId, { units, roles }: TakeOff) => {
  const flight: Flight = {
    name: 'flight',
    side: segment.side,
    units,
    roles,
    homes: units.map(() => home),
    hex: from,
    allowance: Math.min(...units.map(unit => ratingsNow(view.table, unit).move)),
    spent: 0,
    path: [from],
    stretched: false,
    turnedBack: 'no',
    engaged: [],
    passed: [],
    resume: segment,
  };
  const table = withPieces(view.table, units, piece => ({ ...piece, where: { at: 'flight', home } }));
  return { flight, view: { ...view, table } };
};

const takeOffOf = (table: PublicState, units: readonly UnitId[]): TakeOff => {
  const inOrder = units.toSorted((a, b) => a - b);
  return { type: 'take-off', units: inOrder, roles: rolesFor(table, inOrder, () => 'atk') };
};

interface Launch {
  readonly action: Action;
  readonly value: number;
}

const launchOf = (
  view: View,
  segment: Segment,
  home: Home,
  units: readonly UnitId[],
  quarries: readonly Quarry[],
  doctrine: Doctrine,
): Launch | undefined => {
  const from = hexOfHome(view.table, home);
  const action = takeOffOf(view.table, units);
  if (from === undefined || refuseTakeOff(view, segment, action) !== undefined) return undefined;
  const { flight, view: aloft } = airborne(view, segment, home, from, action);
  const reach =
    Math.floor(flight.allowance / 2) + Math.max(0, ...units.map(unit => missileRange(view.table, unit)));
  const sortie = planSortie(aloft, flight, nearQuarries(quarries, from, reach), doctrine);
  return sortie === undefined ? undefined : { action, value: sortie.value };
};

/** The flight that promises most, of all fields and decks; undefined when none is worth it. */
export const bestLaunch = (view: View, segment: Segment, doctrine: Doctrine): Action | undefined => {
  const { table } = view;
  let best: Launch | undefined;
  for (const attack of AIR_ATTACKS) {
    const quarries = quarriesFor(table, segment.side, attack, doctrine.seeks);
    if (quarries.length === 0) continue;
    for (const home of homesOf(table, segment.side)) {
      const room = Math.min(FLIGHT_LIMIT, launchesLeft(segment, home));
      for (const units of stacksFor(table, readyToFly(view, segment, home), attack, room)) {
        const launch = launchOf(view, segment, home, units, quarries, doctrine);
        if (launch !== undefined && launch.value > (best?.value ?? doctrine.worthFlying)) best = launch;
      }
    }
  }
  return best?.action;
};
