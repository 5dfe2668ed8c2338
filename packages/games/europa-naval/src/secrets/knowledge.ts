import type { Viewer } from '@narrow-seas/core';
import { groupOf, shipOf, sideOfShip, specOf } from '../model/fleet.ts';
import { airSpec } from '../model/roster.ts';
import type { AirMission, Common, Fleet, Group, Phase, State } from '../model/state.ts';
import { type AirId, type GroupId, type ShipId, SIDES, type Side } from '../model/vocabulary.ts';

const isSubmerged = (common: Common, { ships }: Group): boolean => {
  for (const ship of ships) if (specOf(common, ship).kind !== 'SUB') return false;
  return true;
};

/** [F.29 b] Submarines at sea are not there until they are found or attack. */
export const isHidden = (common: Common, group: Group): boolean =>
  !common.options.openSea && !group.seen && isSubmerged(common, group);

/** [F.29 a] [F.7.2] Who they are is known. */
export const isKnown = (common: Common, group: Group): boolean => common.options.openSea || group.seen;

/** The sides whose secrets the viewer does not share. */
export const strangersTo = (viewer: Viewer<Side>): readonly Side[] => STRANGERS[viewer];

const STRANGERS: { readonly [viewer in Viewer<Side>]: readonly Side[] } = {
  axis: ['allied'],
  allied: ['axis'],
  spectator: SIDES,
};

export const isHiddenFrom = ({ common, fleets }: State, viewer: Viewer<Side>, id: GroupId): boolean =>
  strangersTo(viewer).some(side => {
    const group = groupOf(fleets[side], id);
    return group !== undefined && isHidden(common, group);
  });

/** Whether the viewer can tell this ship from others where it is. */
export const isShipKnown = (state: State, viewer: Viewer<Side>, ship: ShipId): boolean => {
  const { common, fleets } = state;
  const side = sideOfShip(common, ship);
  if (side === viewer || common.options.openSea) return true;
  const { where } = shipOf(fleets[side], ship);
  const group = where.at === 'group' ? groupOf(fleets[side], where.group) : undefined;
  return (group !== undefined && isKnown(common, group)) || shipsNamed(common.phase).includes(ship);
};

/**
 * [F.29 b] Whether it shows what an air unit covers. Cover goes with its group: over one that hides, or is no more, it
 * would name what the viewer has not seen.
 */
export const isCoverSeen = (
  { common, fleets }: State,
  viewer: Viewer<Side>,
  unit: AirId,
  mission: AirMission | undefined,
): boolean => {
  if (common.options.openSea || mission?.kind !== 'cap' || 'hex' in mission.over) return true;
  const { side } = airSpec(common.scenario, unit);
  const group = side === viewer ? undefined : groupOf(fleets[side], mission.over.group);
  return side === viewer || (group !== undefined && !isHidden(common, group));
};

const GROUP_KEYS: ReadonlySet<string> = new Set([
  'group',
  'groups',
  'moving',
  'hunter',
  'hunters',
  'prey',
  'to',
]);

const collect = (value: unknown, wanted: boolean, keys: ReadonlySet<string>, found: number[]): void => {
  if (typeof value === 'number') {
    if (wanted) found.push(value);
  } else if (Array.isArray(value)) for (const item of value) collect(item, wanted, keys, found);
  else if (typeof value === 'object' && value !== null)
    for (const key in value) collect(value[key as keyof typeof value], keys.has(key), keys, found);
};

/** Groups that a phase speaks of, however deep. */
export const groupsNamed = (phase: Phase): readonly GroupId[] => {
  const found: number[] = [];
  collect(phase, false, GROUP_KEYS, found);
  return found as GroupId[];
};

/** Ships of a harbour or of a fight that a phase puts on the table for all to see. */
export const shipsNamed = (phase: Phase): readonly ShipId[] => {
  switch (phase.name) {
    case 'scuttle-roll':
    case 'surrender-scuttle':
      return [...new Set([...phase.lot.left.map(({ ship }) => ship), ...phase.ships])];
    case 'raid-aim':
      return phase.among;
    case 'surrender':
      return phase.ships;
    case 'surrender-roll':
      return [phase.ship, ...phase.ships];
    case 'ground-roll':
    case 'ground-retreat':
    case 'ground-advance':
      return phase.attack.support;
    default:
      return NOBODY;
  }
};

const NOBODY: readonly [] = [];

/** Ships of a fleet that have left the table, or have not come yet: everybody keeps count of those. */
export const OFF_TABLE: ReadonlySet<string> = new Set(['sunk', 'gone', 'due']);

export const countAt = ({ ships }: Fleet, at: string): number =>
  ships.reduce((sum, { where }) => (where.at === at ? sum + 1 : sum), 0);
