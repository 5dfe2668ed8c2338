import { type HexId, range } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { GRID } from '../../model/chart.ts';
import { isHomeIn } from '../../rules/patrols/berth.ts';
import { movementLeft } from '../../rules/combat/flight.ts';
import { missileRange } from '../../rules/combat/missile.ts';
import type { Flight } from '../../model/fire/phase.ts';
import { strikesFrom } from '../../rules/combat/sorties.ts';
import { type StrikeAction, strikeOf } from '../../rules/combat/strike.ts';
import type { CapMission } from '../../model/position.ts';
import { ratingsNow } from '../../model/position.ts';
import type { View } from '../../secrets/view.ts';
import type { AttackType } from '../../model/vocabulary.ts';
import { planAims } from './aim-plan.ts';
import type { Doctrine } from './doctrine.ts';
import { stepCost, stepsOnWay } from './risk.ts';
import { enemyPatrols, pathTo, skyFor, type Ways, waysFrom } from './sky.ts';
import type { Quarry } from './quarry.ts';

/** Where to fly, what to attack from there, and what it is worth less what it costs. */
export interface Sortie {
  readonly path: readonly HexId[];
  readonly strike: Action;
  readonly value: number;
}

type Care = Pick<Doctrine, 'outward' | 'homeward'>;

const CARELESS: Care = { outward: 0, homeward: 0 };

/** Ways out from where the flight is and back from its start, as one who fears patrols flies or as one who does not. */
interface Chart {
  readonly out: Ways;
  readonly home: Ways;
  readonly left: number;
  readonly missions: readonly CapMission[];
}

const chartFor = (view: View, flight: Flight, { outward, homeward }: Care): Chart => {
  const missions = enemyPatrols(view.table, flight.side).filter(
    ({ home }) => !isHomeIn(flight.engaged, home),
  );
  const left = Math.min(movementLeft(view.table, flight), flight.allowance - flight.spent);
  const start = flight.path[0] ?? flight.hex;
  const out = waysFrom(flight.hex, skyFor(missions, outward), left);
  const isSame = start === flight.hex && outward === homeward;
  const home = isSame ? out : waysFrom(start, skyFor(missions, homeward), left);
  return { out, home, left, missions };
};

/** From where a target can be attacked with the least danger there and back. */
const firingHex = ({ out, home, left }: Chart, target: HexId, reach: number): HexId | undefined => {
  let best: HexId | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of reach === 0 ? [target] : range(GRID, target, reach)) {
    if ((out.length[hex] as number) + (home.length[hex] as number) > left) continue;
    const price = (out.price[hex] as number) + (home.price[hex] as number);
    if (price < least) [best, least] = [hex, price];
  }
  return best;
};

const reachFor = (view: View, flight: Flight, attack: AttackType): number => {
  if (attack !== 'ssm') return 0;
  const armed = flight.units.filter(unit => ratingsNow(view.table, unit).ssm > 0);
  return armed.length === 0 ? 0 : Math.min(...armed.map(unit => missileRange(view.table, unit)));
};

const strikeFrom = (view: View, there: Flight, { attack, hex }: Quarry): StrikeAction | undefined => {
  for (const action of strikesFrom(view, there))
    if (action.type === 'strike' && action.attack === attack && action.hex === hex) return action;
  return undefined;
};

const sortieAt = (
  view: View,
  flight: Flight,
  quarry: Quarry,
  chart: Chart,
  { fear, targets, reckonsPatrols }: Doctrine,
): Sortie | undefined => {
  const { table } = view;
  const at = firingHex(chart, quarry.hex, reachFor(view, flight, quarry.attack));
  if (at === undefined) return undefined;
  const path = pathTo(chart.out, at);
  const there: Flight = {
    ...flight,
    hex: at,
    spent: flight.spent + path.length,
    path: [...flight.path, ...path],
  };
  const strike = strikeFrom(view, there, quarry);
  if (strike === undefined) return undefined;
  const plan = planAims(view, there, strikeOf(there, strike), targets);
  if (plan === undefined) return undefined;
  const way = [flight.hex, ...path];
  const before = stepsOnWay(table, flight, chart.missions, way);
  const all = stepsOnWay(table, flight, chart.missions, [...way, ...pathTo(chart.home, at)]) + plan.flak;
  const share = reckonsPatrols ? arriving(flight, before) : 1;
  const value = share * plan.value - fear * all * stepCost(table, flight.units);
  return { path, strike, value };
};

/** The share of a flight that is left to attack after this number of steps. */
const arriving = ({ units }: Flight, steps: number): number => Math.max(0, 1 - steps / (2 * units.length));

/** The best that a flight can still do; undefined when it can attack nothing and come back. */
export const planSortie = (
  view: View,
  flight: Flight,
  quarries: readonly Quarry[],
  doctrine: Doctrine,
): Sortie | undefined => {
  const careful = chartFor(view, flight, doctrine);
  let careless: Chart | undefined;
  let best: Sortie | undefined;
  for (const quarry of quarries) {
    let found = sortieAt(view, flight, quarry, careful, doctrine);
    if (found === undefined) {
      careless ??= chartFor(view, flight, CARELESS);
      found = sortieAt(view, flight, quarry, careless, doctrine);
    }
    if (found !== undefined && found.value > (best?.value ?? Number.NEGATIVE_INFINITY)) best = found;
  }
  return best;
};
