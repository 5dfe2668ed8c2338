import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { isAirfieldInUse } from '../../rules/stacking/bases.ts';
import { canLand, isHomeIn } from '../../rules/patrols/berth.ts';
import { homesInReach, movementLeft } from '../../rules/combat/flight.ts';
import type { Flight } from '../../model/fire/phase.ts';
import { attacksOf } from '../../rules/combat/strike-rules.ts';
import { straightFlight } from '../../rules/combat/trajectory.ts';
import { listActions } from '../../turn/list.ts';
import { hexOfHome, sameHome } from '../../model/position.ts';
import type { Home } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { Doctrine } from './doctrine.ts';
import { nearQuarries, quarriesFor } from './quarry.ts';
import { planSortie } from './sortie.ts';
import { enemyPatrols, pathTo, skyFor, type Ways, waysFrom } from './sky.ts';

/** Aircraft that are up already turn back only from what costs more than it brings. */
const ON_THE_WAY = -1;

const outward = (view: View, flight: Flight, doctrine: Doctrine): Action | undefined => {
  const { table } = view;
  const left = movementLeft(table, flight);
  const quarries = attacksOf(table, 'air').flatMap(attack =>
    nearQuarries(quarriesFor(table, flight.side, attack, doctrine.seeks), flight.hex, left),
  );
  const sortie = planSortie(view, flight, quarries, doctrine);
  if (sortie === undefined || sortie.value < Math.min(ON_THE_WAY, doctrine.worthFlying)) return undefined;
  return sortie.path.length === 0 ? sortie.strike : { type: 'fly', path: sortie.path };
};

/** As much as this number of hexes under patrols. */
const PRICE = { noRoom: 60, closed: 15, elsewhere: 4 } as const;

const priceOf = (view: View, flight: Flight, home: Home, ways: Ways): number => {
  const { table } = view;
  const hex = hexOfHome(table, home) as HexId;
  const shut = flight.units.filter(unit => !canLand(table, view.own, unit, home)).length;
  const isOpen = home.kind === 'carrier' || isAirfieldInUse(table, flight.side, home.base);
  return (
    (ways.price[hex] as number) +
    shut * PRICE.noRoom +
    (isOpen ? 0 : PRICE.closed) +
    (flight.homes.some(start => sameHome(start, home)) ? 0 : PRICE.elsewhere)
  );
};

const homeward = (view: View, flight: Flight, doctrine: Doctrine): Action | undefined => {
  const { table } = view;
  const missions = enemyPatrols(table, flight.side).filter(({ home }) => !isHomeIn(flight.engaged, home));
  const left = movementLeft(table, flight);
  const ways = waysFrom(flight.hex, skyFor(missions, doctrine.homeward), left);
  const [best] = homesInReach(view, flight)
    .map(home => ({ home, price: priceOf(view, flight, home, ways) }))
    .toSorted((a, b) => a.price - b.price);
  const hex = best === undefined ? undefined : hexOfHome(table, best.home);
  if (best === undefined || hex === undefined) return undefined;
  if (hex === flight.hex) {
    const unit = flight.units.find(each => canLand(table, view.own, each, best.home));
    return unit === undefined ? undefined : { type: 'land', unit, home: best.home };
  }
  const path = pathTo(ways, hex);
  return {
    type: 'fly',
    path: path.length > 0 && path.length <= left ? path : straightFlight(flight.hex, hex),
  };
};

/** To the target around the patrols, the attack, and home around them again. */
export const flightPlan = (view: View, flight: Flight, doctrine: Doctrine): readonly Action[] => {
  const action = outward(view, flight, doctrine) ?? homeward(view, flight, doctrine);
  return action === undefined ? [...listActions(view)].slice(0, 3) : [action];
};
