import type { Event } from './event.ts';
import type { Cargo, Common, Place } from './state.ts';
import type { AirId, GroupId, PortId, Side } from './vocabulary.ts';

/** What others see of a group that they have not seen: a marker comes, is somewhere else, or has begun to move. */
export interface MarkerSight {
  readonly type: 'marker';
  readonly side: Side;
  readonly group: GroupId;
  readonly place: Place;
  readonly count: number;
}

/** [F.29] Masts that are there no more, or again: how many are left is known, not which. */
export interface HarbourSight {
  readonly type: 'harbour';
  readonly side: Side;
  readonly port: PortId;
  readonly count: number;
}

/** [F.29 b] Fighters go up to cover somebody whom nobody has seen. */
export interface AloftSight {
  readonly type: 'aloft';
  readonly unit: AirId;
}

/** Troops stand on the shore in the open, or no longer; whose hold they come from or go to is hidden [F.29 a]. */
interface TroopsSight<Type extends string> {
  readonly type: Type;
  readonly side: Side;
  readonly cargo: Cargo;
  readonly place: Extract<Event, { readonly type: 'unloaded' }>['place'];
}

/** [S.3] Whose numbers a sight speaks in: each act of the long Baltic game has its own numbers for units. */
export type Roster = Pick<Common, 'scenario' | 'extra'>;

export type Sight = (
  | Event
  | MarkerSight
  | HarbourSight
  | AloftSight
  | TroopsSight<'troops-ashore'>
  | TroopsSight<'troops-aboard'>
) & {
  readonly roster?: Roster;
};
