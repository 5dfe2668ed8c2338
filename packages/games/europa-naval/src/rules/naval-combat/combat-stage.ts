import type { HexId } from '@narrow-seas/hex';
import { type Event, NOTHING } from '../../model/event.ts';
import { groupIn, portSpecOf } from '../../model/fleet.ts';
import type { Common, Group, State } from '../../model/state.ts';
import { enemyOf, type GroupId, type PortId, type Side } from '../../model/vocabulary.ts';
import { fortsOver, groupsOver } from '../reaction/combat-zone.ts';
import { isInshore, kindOf } from '../groups/group.ts';
import type { Battle, Passage } from '../../model/sea/phase.ts';
import { firersOf, ranksOf } from '../groups/ranks.ts';
import { type Whereabouts, whereabouts } from '../groups/whereabouts.ts';

/** [36.A.1 b] In protected waters only enemies in the very hex can be met. */
const metGroups = (
  state: State,
  groups: readonly GroupId[],
  hex: HexId,
  sheltered: boolean,
): readonly GroupId[] =>
  sheltered ? groups.filter(id => groupIn(state, id).place.at === 'sea' && hexOf(state, id) === hex) : groups;

const hexOf = (state: State, id: GroupId): HexId | undefined => whereabouts(state, id)?.hex;

const metForts = (
  state: State,
  forts: readonly PortId[],
  hex: HexId,
  sheltered: boolean,
): readonly PortId[] =>
  sheltered ? forts.filter(port => portSpecOf(state.common, port).hex === hex) : forts;

/** [F.8.7] Submarines take no part. */
const takesPart = (common: Common, group: Group): boolean => kindOf(common, group) !== 'submarine';

/** [F.8.1] All whose zone covers the hex may take part, and the mover's friends in the hex must. */
const battleAt = (state: State, passage: Passage, found: Whereabouts): Battle | undefined => {
  const { group, hex, fleet, enemy, against } = found;
  if (!takesPart(state.common, group)) return undefined;
  const inshore = isInshore(state.common, group);
  const groups = metGroups(state, groupsOver(state.common, enemy, hex, passage.night), hex, inshore);
  const forts = metForts(state, fortsOver(state.common, against, hex, passage.night), hex, inshore);
  if (groups.length === 0 && forts.length === 0) return undefined;
  const friends = fleet.groups
    .filter(each => each.place.at === 'sea' && each.place.hex === hex && takesPart(state.common, each))
    .map(({ id }) => id);
  return {
    hex,
    mover: group.side,
    groups: [...friends, ...groups],
    forts,
    night: passage.night,
    round: 1,
    lost: { axis: 0, allied: 0 },
    passage,
  };
};

/** [F.8.1] On entering a zone or spending points in it: its owner is asked first, then the mover; the unarmed are not. */
export const combatStage = (state: State, next: Passage, found: Whereabouts): readonly Event[] => {
  const battle = battleAt(state, next, found);
  return battle === undefined ? NOTHING : askNext(state, battle, enemyOf(battle.mover));
};

/** The question to a side with guns, or to the one after it; nothing when nobody can fire. */
export const askNext = (state: State, battle: Battle, side: Side): readonly Event[] => {
  const armed = firersOf(state.common, battle, ranksOf(state, battle), side).length > 0;
  if (armed) return [{ type: 'began', phase: { name: 'battle-choice', side, battle } }];
  return side === battle.mover ? [] : askNext(state, battle, battle.mover);
};
