import type { Action } from '../../model/action.ts';
import { groupOf } from '../../model/fleet.ts';
import type { Fleet, Phase, Pools } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { AirId, GroundId, GroupId, PortId, ShipId } from '../../model/vocabulary.ts';

/** The same view without those whom a proposal was about: what is then thought best is another plan. */

const withPhase = (view: View, phase: Phase): View => ({ ...view, common: { ...view.common, phase } });

const withFleet = (view: View, change: (own: Fleet) => Partial<Fleet>): View | undefined =>
  view.own === undefined ? undefined : { ...view, own: { ...view.own, ...change(view.own) } };

/** Ships that stay in port whatever happens. */
const withoutShips = (view: View, ships: readonly ShipId[]): View | undefined =>
  withFleet(view, own => ({
    ships: own.ships.map((ship, id) => (ships.includes(id as ShipId) ? { ...ship, refit: true } : ship)),
    groups: own.groups.map(group =>
      group.ships.some(ship => ships.includes(ship)) ? { ...group, moved: true } : group,
    ),
  }));

const withoutGroup = (view: View, id: GroupId): View | undefined => {
  const { phase } = view.common;
  if (phase.name !== 'naval-step') return undefined;
  const ships = view.own === undefined ? undefined : groupOf(view.own, id)?.ships;
  const idle = ships === undefined ? undefined : withoutShips(view, ships);
  return idle === undefined ? undefined : withPhase(idle, { name: phase.name, side: phase.side });
};

const withoutAircraft = (view: View, units: readonly AirId[]): View => {
  const { common } = view;
  const air = common.air.map((unit, id) =>
    units.includes(id as AirId) ? { ...unit, status: 'flown' as const, bombed: true } : unit,
  );
  return { ...view, common: { ...common, air } };
};

const withoutTroops = (view: View, unit: GroundId): View => {
  const { common } = view;
  const troops = common.troops.map(troop => (troop.unit === unit ? { ...troop, moved: true } : troop));
  return { ...view, common: { ...common, troops } };
};

const withPools = (view: View, change: Partial<Pools>): View => {
  const { own } = view;
  return own === undefined ? view : { ...view, own: { ...own, pools: { ...own.pools, ...change } } };
};

/** More than any scenario lends of coasters or rails. */
const ALL_USED = 999;

const inPhase = (view: View, action: Action): View | undefined => {
  const { phase } = view.common;
  if (phase.name === 'zone-sweep' && action.type === 'sweep-zone')
    return withPhase(view, { ...phase, ended: [...phase.ended, action.hex] });
  if (phase.name === 'ground-combat' && action.type === 'attack')
    return withPhase(view, { ...phase, attacked: [...phase.attacked, action.hex] });
  if (phase.name !== 'initial') return undefined;
  if (action.type === 'repair')
    return withPhase(view, {
      ...phase,
      mended: [...phase.mended, { ship: action.ship, port: 0 as PortId, hits: 0 }],
    });
  if (action.type === 'rebase')
    return withPhase(view, { ...phase, rebased: [...phase.rebased, action.unit] });
  if (action.type === 'income') return withPools(view, { sp: 0, srp: 0 });
  if (action.type === 'rail') return withPools(view, { rail: ALL_USED });
  if (action.type === 'replace') return withPools(view, { replaced: ALL_USED });
  if (action.type === 'make-mines') return withPools(view, { nrp: 0 });
  return action.type === 'malta' ? withPools(view, { maltaRepair: 0 }) : undefined;
};

/** Undefined where nothing can be left out of the proposal: then there is no other. */
export const struckOff = (view: View, action: Action): View | undefined => {
  const { phase } = view.common;
  switch (action.type) {
    case 'form':
      return withoutShips(view, action.ships);
    case 'carry':
      return phase.name === 'naval-step' ? withPools(view, { intrinsic: ALL_USED }) : undefined;
    case 'cover':
    case 'return-air':
      return withoutAircraft(view, [action.unit]);
    case 'raid':
      return withoutAircraft(view, [...action.bombers, ...action.escorts]);
    case 'march':
    case 'rail-troops':
      return withoutTroops(view, action.unit);
    default:
      return 'group' in action ? withoutGroup(view, action.group) : inPhase(view, action);
  }
};
