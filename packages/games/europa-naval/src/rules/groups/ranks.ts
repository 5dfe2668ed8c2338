import { groupOf, specOf } from '../../model/fleet.ts';
import type { Common, State } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import {
  type BySide,
  enemyOf,
  type GroupId,
  type PortId,
  type ShipId,
  type Side,
} from '../../model/vocabulary.ts';
import { fortLevel } from '../reaction/combat-zone.ts';
import type { Aim, Battle, Firer } from '../../model/sea/phase.ts';
import { whereabouts } from './whereabouts.ts';

/** The ships of both sides that are in a battle and afloat. */
export type Ranks = BySide<readonly ShipId[]>;

/** [F.8.1] As the umpire knows them. */
export const ranksOf = (state: State, battle: Battle): Ranks => {
  const of = (side: Side): readonly ShipId[] =>
    battle.groups.flatMap(id => {
      const group = whereabouts(state, id)?.group;
      return group?.side === side ? group.ships : [];
    });
  return { axis: of('axis'), allied: of('allied') };
};

const seenIn = ({ sightings }: View, id: GroupId, side: Side): readonly ShipId[] => {
  const found = sightings.find(({ group }) => group === id);
  return found?.side === side ? (found.ships ?? []).map(({ ship }) => ship) : [];
};

/** The same as a side knows them: who is in a battle has been seen [F.29]. */
export const ranksSeen = (view: View, battle: Pick<Battle, 'groups'>): Ranks => {
  const of = (side: Side): readonly ShipId[] =>
    battle.groups.flatMap(id => {
      const own = view.own === undefined ? undefined : groupOf(view.own, id);
      return own?.side === side ? own.ships : seenIn(view, id, side);
    });
  return { axis: of('axis'), allied: of('allied') };
};

export const shipFirer = (ship: ShipId): Firer => ({ kind: 'ship', ship });
const fortFirer = (port: PortId): Firer => ({ kind: 'fort', port });

const SHOOTS: readonly string[] = ['TF', 'RF'];
/** [F.8.4] Behind the warships. */
const SCREENED: readonly string[] = ['CG', 'NT', 'TC', 'LC', 'LB'];

export const shoots = (common: Common, ship: ShipId): boolean => SHOOTS.includes(specOf(common, ship).kind);

const armedForts = (common: Common, { forts }: Pick<Battle, 'forts'>): readonly Firer[] =>
  forts.filter(port => fortLevel(common, port) > 0).map(fortFirer);

/** What of a battle says who stands on which side. */
type Sides = Pick<Battle, 'mover' | 'forts'>;

/** [F.8.3] Who fires for a side. Coast defences are on the side that was there first. */
export const firersOf = (common: Common, battle: Sides, ranks: Ranks, side: Side): readonly Firer[] => [
  ...ranks[side].filter(ship => shoots(common, ship)).map(shipFirer),
  ...(side === battle.mover ? [] : armedForts(common, battle)),
];

/** What can be fired at: ships of the other side, and its coast defences. */
export const targetsOf = (common: Common, battle: Sides, ranks: Ranks, side: Side): readonly Firer[] => [
  ...ranks[enemyOf(side)].map(shipFirer),
  ...(side === battle.mover ? armedForts(common, battle) : []),
];

export const sameFirer = (a: Firer, b: Firer): boolean =>
  a.kind === 'ship' ? b.kind === 'ship' && a.ship === b.ship : b.kind === 'fort' && a.port === b.port;

const isScreened = (common: Common, target: Firer): boolean =>
  target.kind === 'ship' && SCREENED.includes(specOf(common, target.ship).kind);

/** [F.8.4] Each warship present must be a target before anybody fires past them. */
export const screenHolds = (
  common: Common,
  ranks: Ranks,
  side: Side,
  aims: readonly Aim[],
  target: Firer,
): boolean => {
  if (!isScreened(common, target)) return false;
  const aimedAt = (ship: ShipId): boolean => aims.some(aim => sameFirer(aim.target, shipFirer(ship)));
  return ranks[enemyOf(side)].some(ship => shoots(common, ship) && !aimedAt(ship));
};
