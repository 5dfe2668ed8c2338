import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { inEnemyZone } from '../rules/danger-zones/danger-zone.ts';
import { chartOf, groupOf, portOf } from '../model/fleet.ts';
import { optionsFor } from '../turn/options.ts';
import { FUELS } from '../rules/fuel/bunkers.ts';
import { pointsLeft } from '../rules/groups/group.ts';
import { enemyMines } from '../rules/mines/mines.ts';
import { meetsDice } from '../rules/movement/planner.ts';
import { reachOf } from '../rules/movement/reach.ts';
import { putOut } from '../rules/movement/sailing.ts';
import { costOf } from '../rules/movement/voyage.ts';
import { seaDistance, seaway, FAR } from '../rules/movement/waters.ts';
import type { Group } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { GroupId, PortId } from '../model/vocabulary.ts';
import { foreseen } from './foresee.ts';
import type { Offer } from './offer.ts';
import { planOdds } from './plan-odds.ts';
import { sayPlace } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { choice: SAY, warning: WARN } = DESK_WORDS;

/** A group that could be under way, in a view where it is, and what must be done first to get it there. */
export interface Departure {
  readonly view: View;
  readonly group: GroupId;
  readonly first: readonly Action[];
  readonly night: boolean;
}

const groupIn = ({ own }: View, id: GroupId): Group | undefined =>
  own === undefined ? undefined : groupOf(own, id);

/** [F.5.1] [36.E] Out of port, paying for oil by the step where that can be done. */
const outOfPort = (
  view: View,
  group: Group,
  port: PortId,
  first: readonly Action[],
): readonly Departure[] => {
  const { refuse } = optionsFor(view);
  const putToSea = FUELS.toReversed()
    .map(fuel => ({ type: 'put-to-sea', group: group.id, fuel }) as const)
    .find(action => refuse(action) === undefined);
  if (putToSea === undefined) return [];
  const after = foreseen(view, [putOut(view.common, group, port)]);
  return [{ view: after, group: group.id, first: [...first, putToSea], night: false }];
};

/** [36.A.2] The same by night, where the budget allows it. */
const andByNight = (departure: Departure): readonly Departure[] => {
  const { view, group, first } = departure;
  const action: Action = { type: 'night', group };
  if (optionsFor(view).refuse(action) !== undefined) return [departure];
  const dark = foreseen(view, [{ type: 'night-fell', group }]);
  return [departure, { view: dark, group, first: [...first, action], night: true }];
};

/** The ways in which a group in hand can go on: as it is, out of port, by night. */
export const departuresOf = (view: View, id: GroupId, first: readonly Action[]): readonly Departure[] => {
  const group = groupIn(view, id);
  if (group === undefined) return [];
  const { place } = group;
  if (place.at === 'port') return outOfPort(view, group, place.port, first).flatMap(andByNight);
  return place.at === 'sea' ? andByNight({ view, group: id, first, night: group.nightLeft > 0 }) : [];
};

const warningFor = ({ common }: View, group: Group, path: readonly HexId[]): string | undefined => {
  if (path.some(hex => enemyMines(common, group.side, hex) > 0)) return WARN.mines;
  return path.some(hex => inEnemyZone(chartOf(common), common.danger, group.side, hex))
    ? WARN.danger
    : undefined;
};

const sailOffer = (
  { view, group: id, first, night }: Departure,
  group: Group,
  path: readonly HexId[],
  pointed: HexId | undefined,
): Offer => {
  const hex = path.at(-1) as HexId;
  const actions = [...first, { type: 'sail', group: id, path } as const];
  return {
    actions,
    key: `sail ${hex} ${night}`,
    kind: 'move',
    label: SAY.sail(sayPlace(view.common, hex), costOf(path), pointsLeft(group), night),
    hex,
    path,
    cost: costOf(path),
    weighed: meetsDice(view, id, path) ? true : undefined,
    warning: warningFor(view, group, path),
    odds: pointed === hex ? planOdds(view, id, path, false) : undefined,
  };
};

/** [F.5] Hexes in reach of this step. By night only where there is something to hide from. */
const sails = (departure: Departure, pointed: HexId | undefined): readonly Offer[] => {
  const { view, night } = departure;
  const group = groupIn(view, departure.group);
  if (group === undefined || view.own === undefined) return [];
  return [...reachOf(view.common, view.own, group)]
    .filter(({ hex }) => pointed === undefined || pointed === hex)
    .map(({ path }) => sailOffer(departure, group, path, pointed))
    .filter(({ weighed }) => !night || weighed === true);
};

const voyageOffer = (
  { view, group: id, first, night }: Departure,
  group: Group,
  path: readonly HexId[],
  pointed: HexId | undefined,
): Offer => {
  const hex = path.at(-1) as HexId;
  const leg = path.slice(0, pointsLeft(group));
  const actions = [...first, { type: 'sail', group: id, path: leg } as const];
  const steps = 1 + Math.ceil((path.length - leg.length) / Math.max(1, group.allowance));
  return {
    actions,
    key: `voyage ${hex} ${night}`,
    kind: 'move',
    label: SAY.voyage(sayPlace(view.common, hex), steps, sayPlace(view.common, leg.at(-1) as HexId), night),
    hex,
    path,
    cost: costOf(path),
    weighed: true,
    odds: pointed === hex ? planOdds(view, id, path, night) : undefined,
  };
};

/** [F.31] Ports of one's own beyond the reach of this step: the whole way is planned, the first leg is sailed. */
const voyages = (departure: Departure, pointed: HexId | undefined): readonly Offer[] => {
  const { view } = departure;
  const group = groupIn(view, departure.group);
  if (group === undefined || group.place.at !== 'sea' || group.turnedBack || pointsLeft(group) < 1) return [];
  const from = group.place.hex;
  const chart = chartOf(view.common);
  return chart.ports
    .filter(({ id, hex, inland }) => {
      if (inland || portOf(view.common, id).owner !== group.side || (pointed ?? hex) !== hex) return false;
      const far = seaDistance(chart, hex, from);
      return far > pointsLeft(group) && far < FAR;
    })
    .flatMap(({ hex }) => {
      const path = seaway(chart, from, hex);
      return path === undefined ? [] : [voyageOffer(departure, group, path, pointed)];
    });
};

/** Where a group can go, in this step or over several, each with what lies in the way. */
export const sailingOffers = (
  departures: readonly Departure[],
  pointed: HexId | undefined,
): readonly Offer[] =>
  departures.flatMap(departure => [...sails(departure, pointed), ...voyages(departure, pointed)]);
