import { withFleet } from '../../model/change.ts';
import { copyOfGroup, copyOfShip } from '../../model/copy.ts';
import type { Fleet, Group, Place, Ship, State, Work } from '../../model/state.ts';
import type { GroupId, ShipId, Side } from '../../model/vocabulary.ts';
import { kindOf, newGroup, type Past } from './group.ts';

const checksOf = (group: Group | undefined, ship: Ship): Group['shipping'] =>
  group?.shipping ?? ship.shipping;

/** [F.19.2] A check is behind the group only when it is behind every ship. */
const leastChecked = (checks: readonly Group['shipping'][]): Group['shipping'] => {
  const order = ['exposed', 'none', 'far', 'checked'] as const;
  return order.find(check => checks.includes(check)) ?? 'none';
};

/** [F.5.2] What was paid is kept by who stays: the least that all of them have paid for one and the same work. */
const sharedWork = (works: readonly (Work | undefined)[]): Work | undefined => {
  const [first] = works;
  const same = first !== undefined && works.every(work => work?.task === first.task);
  return same ? { task: first.task, paid: Math.min(...works.map(work => work?.paid ?? 0)) } : undefined;
};

/** The worst of what each of them has behind it [F.6.1]. */
const pastOf = ({ groups, ships: all }: Fleet, ships: readonly ShipId[]): Past => {
  const pasts = ships.map(id => {
    const ship = all[id] as Ship;
    const group = groups.find(each => each.ships.includes(id));
    return { ship, group };
  });
  return {
    slip: Math.max(...pasts.map(({ group, ship }) => group?.slip ?? (ship.slipped ? -1 : 0))),
    shipping: leastChecked(pasts.map(({ group, ship }) => checksOf(group, ship))),
    turnedBack: pasts.some(({ group, ship }) => group?.turnedBack ?? ship.turnedBack),
    sheltered: pasts.every(({ group }) => group?.sheltered === true),
    work: sharedWork(pasts.map(({ ship }) => ship.work)),
  };
};

/** The groups without ships that left them; without its last ship a group is no more. */
const groupsWithout = (groups: readonly Group[], ships: readonly ShipId[]): readonly Group[] =>
  groups
    .map(group =>
      group.ships.some(ship => ships.includes(ship))
        ? copyOfGroup({ ...group, ships: group.ships.filter(ship => !ships.includes(ship)) })
        : group,
    )
    .filter(group => group.ships.length > 0);

const shipsInGroup = (all: readonly Ship[], ships: readonly ShipId[], group: GroupId): readonly Ship[] => {
  const copy = all.slice();
  for (const ship of ships) {
    const { slipped: _slipped, work: _work, ...rest } = all[ship] as Ship;
    const afloat = copyOfShip(rest);
    afloat.where = { at: 'group', group };
    copy[ship] = afloat;
  }
  return copy;
};

/** [F.4.2] The ships leave what they were in and make a group of their own. */
export const withNewGroup = (
  state: State,
  id: GroupId,
  side: Side,
  ships: readonly ShipId[],
  place: Place,
): State => {
  const past = pastOf(state.fleets[side], ships);
  const group = newGroup(state.common, id, side, ships, place, past);
  // [F.19.4] Warships that leave a convoy that was turned back may stay at sea.
  const free = place.at === 'sea' && kindOf(state.common, group) === 'combat' && past.shipping !== 'none';
  const formed = free
    ? newGroup(state.common, id, side, ships, place, { ...past, turnedBack: false })
    : group;
  const { common, fleets } = withFleet(state, side, fleet => ({
    ships: shipsInGroup(fleet.ships, ships, id),
    groups: [...groupsWithout(fleet.groups, ships), formed],
  }));
  return { common, fleets, nextGroup: Math.max(state.nextGroup, id + 1) };
};
