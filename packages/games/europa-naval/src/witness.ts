import type { Viewer } from '@narrow-seas/core';
import type { Event } from './event.ts';
import { groupOf, portSpecOf, sideOfShip, specOf } from './fleet.ts';
import { isHidden, isKnown, isShipKnown, strangersTo } from './knowledge.ts';
import { maskedPhase } from './mask.ts';
import { plain } from './plain.ts';
import type { Common, Group, Phase, Place, State } from './state.ts';
import type { GroupId, ShipId, Side } from './vocabulary.ts';

/** What others see of a group that they have not seen: a marker comes, or is somewhere else. */
export interface MarkerSight {
  readonly type: 'marker';
  readonly side: Side;
  readonly group: GroupId;
  readonly place: Place;
  readonly count: number;
}

/** [S.3] Whose numbers a sight speaks in: the acts of the long Baltic game number their units anew. */
export type Roster = Pick<Common, 'scenario' | 'extra'>;

export type Sight = (Event | MarkerSight) & { readonly roster?: Roster };

const strangeGroup = ({ fleets }: State, viewer: Viewer<Side>, id: GroupId): Group | undefined => {
  for (const side of strangersTo(viewer)) {
    const group = groupOf(fleets[side], id);
    if (group !== undefined) return group;
  }
  return undefined;
};

const marker = ({ id, side, ships }: Group, place: Place): MarkerSight => ({
  type: 'marker',
  side,
  group: id,
  place,
  count: ships.length,
});

/** [F.29] Ships that come together are counted, unless they dive. */
const formed = (
  { common }: State,
  { side, group, ships, place }: Extract<Event, { readonly type: 'formed' }>,
): readonly Sight[] =>
  !common.options.openSea && ships.every(ship => specOf(common, ship).kind === 'SUB')
    ? []
    : [{ type: 'marker', side, group, place, count: ships.length }];

/** [36.B] Those who get out of a lost port are counted as they pass. */
const escaped = (
  state: State,
  { side, port, ships }: Extract<Event, { readonly type: 'escaped' }>,
): readonly Sight[] => {
  const place: Place = { at: 'sea', hex: portSpecOf(state.common, port).hex };
  return formed(state, { type: 'formed', side, group: state.nextGroup as GroupId, ships, place });
};

/** Of a group of others: whole when they are known, as a marker when they move, nothing when they hide. */
const ofGroup = (state: State, event: Event, group: Group): readonly Sight[] => {
  if (isHidden(state.common, group)) return [];
  if (event.type === 'moved') return [marker(group, event.place)];
  return isKnown(state.common, group) ? [event] : [];
};

/** [F.29] The searcher knows what he looked at and what he found; a submarine that he missed was never there. */
const searched = (
  { common }: State,
  event: Extract<Event, { readonly type: 'searched' }>,
  group: Group,
): readonly Sight[] => (event.found === 'missed' && isHidden(common, group) ? [] : [event]);

/** What only its owner is told, whatever the others see. */
const SECRET: ReadonlySet<Event['type']> = new Set([
  'stocked',
  'loaded',
  'fuelled',
  'spent',
  'begun',
  'worked',
  'belt-met',
  'exposed',
  'reacted',
  'hunted',
  'mended',
  'refitting',
  'ferrying',
  'carriage-left',
  'prepared',
]);

const ownerOf = (state: State, event: Event): Side | undefined => {
  if ('side' in event) return event.side;
  if ('ship' in event) return sideOfShip(state.common, event.ship);
  if (!('group' in event) || typeof event.group !== 'number') return undefined;
  return groupOf(state.fleets.axis, event.group) === undefined ? 'allied' : 'axis';
};

/** Contact, found or made for nothing, shows only when the group is then seen. */
const contacted = (event: Extract<Event, { readonly type: 'contact' }>): readonly Sight[] =>
  event.made ? [event] : [];

/** Troops come ashore in the open, supplies do not. */
const unloaded = (
  event: Extract<Event, { readonly type: 'unloaded' | 'carriage-ended' }>,
): readonly Sight[] => (event.cargo.kind === 'troops' ? [event] : []);

const ofShip = (state: State, event: Event, viewer: Viewer<Side>, ship: ShipId): readonly Sight[] =>
  isShipKnown(state, viewer, ship) ? [event] : [];

/**
 * What somebody sees of an event of another side. That a group was seen depends on who is near it, which a spectator
 * does not know: he finds it in what he is shown.
 */
const strange = (state: State, event: Event, viewer: Viewer<Side>): readonly Sight[] => {
  if (SECRET.has(event.type)) return [];
  switch (event.type) {
    case 'formed':
      return formed(state, event);
    case 'escaped':
      return escaped(state, event);
    case 'contact':
      return contacted(event);
    case 'unloaded':
    case 'carriage-ended':
      return unloaded(event);
    case 'hit':
    case 'cargo-lost':
      return ofShip(state, event, viewer, event.ship);
    case 'torpedoed':
      return viewer === 'spectator' ? ofShip(state, event, viewer, event.target) : [event];
    case 'seen':
      return viewer === 'spectator' ? [] : [event];
    case 'searched': {
      const group = strangeGroup(state, viewer, event.group);
      return group === undefined ? [event] : searched(state, event, group);
    }
    case 'night-fell': {
      const group = strangeGroup(state, viewer, event.group);
      return group !== undefined && isHidden(state.common, group) ? [] : [event];
    }
    case 'moved':
    case 'shipping-checked':
    case 'turned-back':
    case 'stopped': {
      const group = strangeGroup(state, viewer, event.group);
      return group === undefined ? [event] : ofGroup(state, event, group);
    }
    default:
      return [event];
  }
};

/** Without a roster in a game that has but one. */
const rosterIn = ({ scenario, extra, actTwoFollows, once }: Common): Roster | undefined => {
  if (!actTwoFollows && !once.includes('act-two')) return undefined;
  return extra === undefined ? { scenario } : { scenario, extra };
};

/** [F.29] What a viewer sees of an event. */
export const witness = (state: State, event: Event, viewer: Viewer<Side>): readonly Sight[] => {
  const sights = seenOf(state, event, viewer);
  const roster = rosterIn(state.common);
  return roster === undefined ? sights : sights.map(sight => ({ ...sight, roster }));
};

const seenOf = (state: State, event: Event, viewer: Viewer<Side>): readonly Sight[] => {
  if (event.type === 'began')
    return [{ type: 'began', phase: plain(maskedPhase(state, event.phase, viewer)) }];
  if (state.common.options.openSea || ownerOf(state, event) === viewer) return [event];
  return strange(state, event, viewer);
};

/** Phases of one's own in which nothing hidden can have been met. */
const QUIET: ReadonlySet<Phase['name']> = new Set([
  'initial',
  'front-payment',
  'air-segment',
  'ground-movement',
  'ground-combat',
  'zone-sweep',
  'surrender',
]);

/** What has told somebody something. */
const FINAL: ReadonlySet<Event['type']> = new Set([
  'finished',
  'passed',
  'moved',
  'spent',
  'begun',
  'worked',
  'seen',
  'contact',
  'hit',
  'battle-began',
  'torpedoed',
  'raid-flown',
  'supply-judged',
  'reacted',
  'carriage-left',
  'attacked',
]);

/**
 * Whatever moves at sea learns at least that nothing was there, so every point spent is final; so is the end of each
 * step, which may judge supply and blockades, and every phase that may begin because of what is hidden.
 */
export const final = (event: Event): boolean =>
  FINAL.has(event.type) || (event.type === 'began' && !QUIET.has(event.phase.name));
