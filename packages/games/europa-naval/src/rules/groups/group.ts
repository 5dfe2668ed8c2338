import { areaAt } from '../../model/chart.ts';
import { copyOfGroup, type Draft } from '../../model/copy.ts';
import { chartOf, hexOfPlace, isWarship, kindsOf, ownerAt, shipOf, specOf } from '../../model/fleet.ts';
import { FRESH_NIGHT, type NightLog, worstNight } from '../night/night.ts';
import type { Common, Fleet, Group, Place, Work } from '../../model/state.ts';
import type { GroupId, GroupKind, Sea, ShipId, ShipKind, Side } from '../../model/vocabulary.ts';
import { allowanceOf } from '../movement/allowance.ts';

/** [F.13.1] The sea at a place; the Atlantic and rivers have none of ours. */
export const seaAtPlace = (common: Common, place: Place): Sea => {
  const hex = hexOfPlace(common, place);
  const area = hex === undefined ? undefined : areaAt(chartOf(common), hex);
  return area === undefined ? 'calm' : (common.seas[area.id] ?? 'calm');
};

const NONE: readonly [] = [];

/** What a group has behind it that lasts longer than a step. */
export interface Past {
  readonly slip: number;
  readonly shipping: Group['shipping'];
  readonly turnedBack: boolean;
  readonly sheltered: boolean;
  readonly work?: Work | undefined;
}

const NO_PAST: Past = { slip: 0, shipping: 'none', turnedBack: false, sheltered: false };

/** A group as a step begins: written out, so that all groups have one shape. */
const atRest = (
  { id, side, ships, place }: Pick<Group, 'id' | 'side' | 'ships' | 'place'>,
  allowance: number,
  { slip, shipping, turnedBack, sheltered }: Past,
): Draft<Group> => ({
  id,
  side,
  ships,
  place,
  allowance,
  spent: 0,
  nightLeft: 0,
  moved: false,
  holds: false,
  seen: false,
  found: 'no',
  contact: 'none',
  belts: NONE,
  patrols: NONE,
  hunters: NONE,
  reacted: false,
  slip,
  shipping,
  turnedBack,
  sheltered,
  alarm: 'none',
  offered: false,
  bombarded: false,
});

const allowanceAt = (common: Common, ships: readonly ShipId[], place: Place): number =>
  allowanceOf(kindsOf(common, ships), seaAtPlace(common, place));

/** [F.4.2] A new group; its ships bring their past with them. */
export const newGroup = (
  common: Common,
  id: GroupId,
  side: Side,
  ships: readonly ShipId[],
  place: Place,
  past: Past = NO_PAST,
): Group => {
  const group = atRest({ id, side, ships, place }, allowanceAt(common, ships, place), past);
  if (past.work !== undefined) group.work = past.work;
  return group;
};

/** Nothing has happened to it in the step that is over. */
const isUntouched = (group: Group): boolean =>
  !group.moved &&
  !group.seen &&
  !group.reacted &&
  !group.holds &&
  group.spent === 0 &&
  group.nightLeft === 0 &&
  group.contact === 'none' &&
  group.found === 'no' &&
  group.belts.length + group.patrols.length + group.hunters.length === 0 &&
  group.alarm === 'none' &&
  !group.offered &&
  !group.bombarded;

/** [F.3.2] What a step that is over leaves behind: found and contact marks go, work under way stays [F.5.2]. */
export const atStartOfStep = (common: Common, group: Group): Group => {
  const allowance = allowanceAt(common, group.ships, group.place);
  if (allowance === group.allowance && isUntouched(group)) return group;
  const rested = atRest(group, allowance, group);
  if (group.work !== undefined) rested.work = group.work;
  return rested;
};

/** At the start of a player-turn a group is free again [F.5.4] [F.19.2]. */
export const atStartOfTurn = (group: Group): Group =>
  group.shipping === 'none' && !group.turnedBack
    ? group
    : copyOfGroup({ ...group, shipping: 'none', turnedBack: false });

/** [F.4.2] Counted, not listed: each hex of each way asks for it many times. */
export const kindOf = (common: Common, { ships }: Pick<Group, 'ships'>): GroupKind => {
  let [submarines, warships] = [0, 0];
  for (const ship of ships) {
    const { kind } = specOf(common, ship);
    if (kind === 'SUB') submarines += 1;
    else if (isWarship(kind)) warships += 1;
  }
  if (submarines === ships.length) return 'submarine';
  if (warships === ships.length) return 'combat';
  return warships === 0 ? 'cargo' : 'mixed';
};

export const pointsLeft = ({ allowance, spent }: Group): number => allowance - spent;

/** [F.6.1] The night that the group as a whole has behind it in this phase; day counts only after a night. */
export const nightOf = (fleet: Fleet, { ships }: Group): NightLog => {
  const dark = ships.map(ship => shipOf(fleet, ship)).filter(({ night }) => night > 0);
  return dark.length === 0 ? FRESH_NIGHT : worstNight(dark);
};

export const isNight = ({ nightLeft }: Group): boolean => nightLeft > 0;

/** [36.A.1] It came in sheltered, and the coast is still its own: waters that change hands protect nobody. */
export const isInshore = (common: Common, { sheltered, place, side }: Group): boolean =>
  sheltered && place.at === 'sea' && ownerAt(common, place.hex) === side;

/** [36.A.1] A combat group of river flotillas alone. */
export const onlyFlotillas = (common: Common, { ships }: Pick<Group, 'ships'>): boolean =>
  kindsOf(common, ships).every(kind => kind === 'RF');

const CARGO: ReadonlySet<ShipKind> = new Set(['NT', 'TC', 'LC', 'LB']);

/** Cargo units of the group, as the shipping results table counts them [F.19.1]. */
export const cargoShips = (common: Common, { ships }: Pick<Group, 'ships'>): readonly ShipId[] =>
  ships.filter(ship => CARGO.has(specOf(common, ship).kind));

export const taskForces = (common: Common, { ships }: Pick<Group, 'ships'>): readonly ShipId[] =>
  ships.filter(ship => specOf(common, ship).kind === 'TF');
