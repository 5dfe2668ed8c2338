import { everybody, sameData, type Viewer, type Witness, type Witnesses, witnessBy } from '@narrow-seas/core';
import type { Event } from '../model/event.ts';
import { countAtPort, groupOf, portSpecOf, shipOf, sideOfShip, specOf } from '../model/fleet.ts';
import { isCoverSeen, isHidden, isKnown, isShipKnown, strangersTo } from './knowledge.ts';
import { maskedPhase } from './mask.ts';
import { plainData } from '../model/plain-data.ts';
import type { Roster, Sight } from './sight.ts';
import type { Common, Group, Place, State } from '../model/state.ts';
import type { GroupId, PortId, ShipId, Side } from '../model/vocabulary.ts';
import { paidInOpen } from '../rules/supply/front.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type Told<Type extends Event['type']> = Witness<Side, State, Of<Type>, Sight>;

const NOTHING: readonly [] = [];

/** Only its owner is told, who never comes as far as this table. */
const owner = (): readonly [] => NOTHING;

const strangeGroup = ({ fleets }: State, viewer: Viewer<Side>, id: GroupId): Group | undefined => {
  for (const side of strangersTo(viewer)) {
    const group = groupOf(fleets[side], id);
    if (group !== undefined) return group;
  }
  return undefined;
};

const marker = ({ id, side, ships }: Group, place: Place): Sight => ({
  type: 'marker',
  side,
  group: id,
  place,
  count: ships.length,
});

/** The harbours that these ships leave: masts are missing there. */
const harboursLeft = ({ fleets }: State, side: Side, ships: readonly ShipId[]): readonly Sight[] => {
  const ports = ships.flatMap((ship): readonly PortId[] => {
    const { where } = shipOf(fleets[side], ship);
    return where.at === 'port' ? [where.port] : [];
  });
  return [...new Set(ports)].map(port => ({
    type: 'harbour',
    side,
    port,
    count: countAtPort(fleets[side], port) - ports.filter(each => each === port).length,
  }));
};

/** [F.29] Ships that come together are counted, unless they dive: then masts are missing in harbour. */
const formed: Told<'formed'> = ({ side, group, ships, place }, _viewer, state) =>
  ships.every(ship => specOf(state.common, ship).kind === 'SUB')
    ? harboursLeft(state, side, ships)
    : [{ type: 'marker', side, group, place, count: ships.length }];

/** [36.B] Those who get out of a lost port are counted as they pass. */
const escaped: Told<'escaped'> = ({ side, port, ships }, viewer, state) => {
  const place: Place = { at: 'sea', hex: portSpecOf(state.common, port).hex };
  return formed({ type: 'formed', side, group: state.nextGroup as GroupId, ships, place }, viewer, state);
};

/** Whole when the group is known, nothing when it hides. */
const ofKnown = (
  event: Event & { readonly group: GroupId },
  viewer: Viewer<Side>,
  state: State,
): readonly Sight[] => {
  const group = strangeGroup(state, viewer, event.group);
  return group === undefined || isKnown(state.common, group) ? [event] : NOTHING;
};

/** Whole of a marker too, but not of a submarine that hides. */
const ofMarker = (
  event: Event & { readonly group: GroupId },
  viewer: Viewer<Side>,
  state: State,
): readonly Sight[] => {
  const group = strangeGroup(state, viewer, event.group);
  return group !== undefined && isHidden(state.common, group) ? NOTHING : [event];
};

/** A submarine that puts in is masts again. */
const hiddenMove = (state: State, { side, ships }: Group, place: Place): readonly Sight[] =>
  place.at === 'port'
    ? [
        {
          type: 'harbour',
          side,
          port: place.port,
          count: countAtPort(state.fleets[side], place.port) + ships.length,
        },
      ]
    : NOTHING;

const moved: Told<'moved'> = (event, viewer, state) => {
  const group = strangeGroup(state, viewer, event.group);
  if (group === undefined) return [event];
  return isHidden(state.common, group) ? hiddenMove(state, group, event.place) : [marker(group, event.place)];
};

/** That a marker has begun its move, or spends points, is seen where it stands; what for is not. */
const stirs = (
  { group: id }: { readonly group: GroupId },
  viewer: Viewer<Side>,
  state: State,
): readonly Sight[] => {
  const group = strangeGroup(state, viewer, id);
  if (group === undefined || isHidden(state.common, group)) return NOTHING;
  return group.moved && group.nightLeft === 0 ? NOTHING : [marker(group, group.place)];
};

/** [F.29] The searcher knows what he looked at and what he found; a submarine that he missed was never there. */
const searched: Told<'searched'> = (event, viewer, state) => {
  const group = strangeGroup(state, viewer, event.group);
  const missed = group !== undefined && event.found === 'missed' && isHidden(state.common, group);
  return missed ? NOTHING : [event];
};

/** Who has been seen already is not seen again. */
const seen: Told<'seen'> = (event, viewer, state) => {
  const group = strangeGroup(state, viewer, event.group);
  return group !== undefined && group.seen ? NOTHING : [event];
};

/** Who lay there before the eyes of all comes up; whom it hit only those see who know the target. */
const torpedoed: Told<'torpedoed'> = (event, viewer, state) => {
  if (viewer !== 'spectator' || isShipKnown(state, viewer, event.target)) return [event];
  const hunter = strangeGroup(state, viewer, event.hunter);
  return hunter === undefined ? NOTHING : [marker(hunter, hunter.place)];
};

const ofShip = (
  event: Event & { readonly ship: ShipId },
  viewer: Viewer<Side>,
  state: State,
): readonly Sight[] => (isShipKnown(state, viewer, event.ship) ? [event] : NOTHING);

/** Troops come ashore in the open, supplies do not. */
const unloaded: Told<'unloaded'> = (event, viewer, state) => {
  const { ship, cargo, place } = event;
  if (cargo.kind !== 'troops') return NOTHING;
  if (isShipKnown(state, viewer, ship)) return [event];
  return [{ type: 'troops-ashore', side: sideOfShip(state.common, ship), cargo, place }];
};

const carriageLeft: Told<'carriage-left'> = ({ side, from, cargo }) =>
  cargo.kind === 'troops' ? [{ type: 'troops-aboard', side, cargo, place: { port: from } }] : NOTHING;

const carriageEnded: Told<'carriage-ended'> = ({ side, port, cargo }) =>
  cargo.kind === 'troops' ? [{ type: 'troops-ashore', side, cargo, place: { port } }] : NOTHING;

/** [F.29 b] Cover over a submarine that hides would tell where it is. */
const covering: Told<'covering'> = (event, viewer, state) =>
  isCoverSeen(state, viewer, event.unit, event.mission) ? [event] : [{ type: 'aloft', unit: event.unit }];

/** [F.29] A die that is thrown for something hidden is not heard falling. */
const rolled: Told<'rolled'> = (event, viewer, state) => {
  const { phase } = state.common;
  return maskedPhase(state, phase, viewer) === phase ? [event] : NOTHING;
};

/** A phase of which the viewer knows no more than of the one before has not begun for him. */
const began: Told<'began'> = ({ phase }, viewer, state) => {
  const now = plainData(maskedPhase(state, state.common.phase, viewer));
  const next = plainData(maskedPhase(state, phase, viewer));
  return sameData(now, next) ? NOTHING : [{ type: 'began', phase: next }];
};

/** [F.29 c] How well the front is fed shows; what was paid for it does not. */
const frontPaid: Told<'front-paid'> = ({ type, front, sp }, _viewer, { common }) => [
  { type, front, sp: paidInOpen(common, front, sp) },
];

/** [F.29] What somebody sees of an event of another side, or of nobody's. */
const WITNESSES: Witnesses<Side, State, Event, Sight> = {
  began,
  finished: everybody,
  rolled,
  turned: everybody,
  passed: everybody,
  entered: everybody,
  formed,
  moved,
  spent: stirs,
  'night-fell': ofMarker,
  begun: stirs,
  worked: owner,
  loaded: owner,
  unloaded,
  'cargo-lost': ofShip,
  fuelled: owner,
  prepared: owner,
  'mine-laid': everybody,
  'mine-swept': everybody,
  'belt-met': owner,
  contact: event => (event.made ? [event] : NOTHING),
  seen,
  hunted: owner,
  exposed: owner,
  'shipping-checked': ofKnown,
  'turned-back': ofKnown,
  stopped: ofKnown,
  reacted: owner,
  hit: ofShip,
  sunk: everybody,
  'battle-began': everybody,
  fired: everybody,
  'fort-suppressed': everybody,
  'battle-ended': everybody,
  bombarded: ofMarker,
  'carriage-left': carriageLeft,
  'carriage-lost': owner,
  'carriage-ended': carriageEnded,
  torpedoed,
  kept: owner,
  'step-began': everybody,
  covering,
  searched,
  'strike-offered': ofMarker,
  'raid-flown': everybody,
  'air-fought': everybody,
  flak: everybody,
  'air-lost': everybody,
  struck: everybody,
  'port-hit': everybody,
  'malta-bombed': everybody,
  based: everybody,
  'air-rested': everybody,
  marched: everybody,
  'troops-lost': everybody,
  'garrison-lost': everybody,
  supported: everybody,
  attacked: everybody,
  'attack-ended': everybody,
  taken: everybody,
  'port-taken': everybody,
  scuttled: everybody,
  escaped,
  'sea-set': everybody,
  arrived: everybody,
  'air-arrived': everybody,
  'troops-arrived': everybody,
  withdrew: everybody,
  'air-withdrew': everybody,
  blockaded: everybody,
  'zones-drawn': everybody,
  pool: owner,
  arp: owner,
  stocked: owner,
  mended: owner,
  refloated: everybody,
  'air-mended': everybody,
  'port-mended': everybody,
  engineered: everybody,
  'port-given': everybody,
  embarked: everybody,
  brought: everybody,
  'turn-opened': everybody,
  'markers-cleared': everybody,
  'malta-set': everybody,
  ferrying: owner,
  refitting: owner,
  'supply-judged': everybody,
  'front-moved': everybody,
  'front-paid': frontPaid,
  'assault-failed': everybody,
  'assault-won': everybody,
  morale: everybody,
  surrendered: everybody,
  'fleet-struck': everybody,
  happened: everybody,
  'act-two': everybody,
  'turn-closed': everybody,
  scored: everybody,
};

const strange = witnessBy(WITNESSES);

const ownerOf = (state: State, event: Event): Side | undefined => {
  if ('side' in event) return event.side;
  if ('ship' in event) return sideOfShip(state.common, event.ship);
  if (!('group' in event) || typeof event.group !== 'number') return undefined;
  return groupOf(state.fleets.axis, event.group) === undefined ? 'allied' : 'axis';
};

/** Without a roster in a game that has but one. */
const rosterIn = ({ scenario, extra, actTwoFollows, once }: Common): Roster | undefined => {
  if (!actTwoFollows && !once.includes('act-two')) return undefined;
  return extra === undefined ? { scenario } : { scenario, extra };
};

const seenOf = (state: State, event: Event, viewer: Viewer<Side>): readonly Sight[] => {
  const isOpen = state.common.options.openSea || ownerOf(state, event) === viewer;
  return isOpen ? [event] : strange(state, event, viewer);
};

/** [F.29] What a viewer sees of an event. */
export const witness = (state: State, event: Event, viewer: Viewer<Side>): readonly Sight[] => {
  const sights = seenOf(state, event, viewer);
  const roster = rosterIn(state.common);
  return roster === undefined ? sights : sights.map(sight => ({ ...sight, roster }));
};
