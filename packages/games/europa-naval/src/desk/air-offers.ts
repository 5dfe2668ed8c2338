import { capital } from '@narrow-seas/core';
import { type HexId, range } from '@narrow-seas/hex';
import { chartOf, hexOfPlace } from '../model/fleet.ts';
import type { AirMission, Fleet } from '../model/state.ts';
import { baseHex, ratingOf } from '../rules/air/air.ts';
import { isFighter } from '../rules/air/cover.ts';
import type { AirSegment, RaidTarget, StrikeChoice } from '../model/shore/phase.ts';
import { bombValue, type RaidAction } from '../rules/air/raid.ts';
import type { View } from '../secrets/view.ts';
import type { AirId } from '../model/vocabulary.ts';
import { oddsOf } from '../turn/odds.ts';
import { atHex, type Offer } from './offer.ts';
import type { Picks } from './picks.ts';
import { hitProspect } from './prospects.ts';
import { sayAirs, sayPlace, sayPort } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { air: SAY } = DESK_WORDS;

/** Ports, fields and groups of one's own: what a fighter is sent to cover. */
const coverable = ({ common, own }: View): ReadonlySet<HexId> => {
  const { ports, fields } = chartOf(common);
  const groups = (own?.groups ?? []).flatMap(({ place }) => hexOfPlace(common, place) ?? []);
  return new Set([...[...ports, ...fields].map(({ hex }) => hex), ...groups]);
};

const inRange = ({ common }: View, own: Fleet, unit: AirId): readonly HexId[] => {
  const from = baseHex(common, own, unit);
  return from === undefined ? [] : range(chartOf(common).grid, from, ratingOf(common, unit).range);
};

const cover = (view: View, units: readonly AirId[], hex: HexId, mission: AirMission): Offer => {
  const actions = units.map(unit => ({ type: 'cover', unit, mission }) as const);
  const say = mission.kind === 'cap' ? SAY.cap : SAY.patrol;
  const label = say(sayAirs(view.common, units), sayPlace(view.common, hex));
  const key = `${JSON.stringify(mission)} ${units.join(' ')}`;
  return { actions, label, kind: 'place', hex, key };
};

const groupCovers = (view: View, own: Fleet, units: readonly AirId[]): readonly Offer[] =>
  own.groups.flatMap(({ id, place }) =>
    place.at === 'sea' ? [cover(view, units, place.hex, { kind: 'cap', over: { group: id } })] : [],
  );

/** [F.11.4] Patrols over any water in range of all, fighters over what is worth covering. */
const coverOffers = (view: View, own: Fleet, { air, hex }: Picks): readonly Offer[] => {
  const [first, ...others] = air;
  if (first === undefined) return [];
  const { water } = chartOf(view.common);
  const shared = others.map(unit => new Set(inRange(view, own, unit)));
  const hexes = inRange(view, own, first).filter(
    each => (hex === undefined || hex === each) && shared.every(reach => reach.has(each)),
  );
  const fighters = air.every(unit => isFighter(view.common, unit));
  const worth = fighters ? coverable(view) : new Set<HexId>();
  return [
    ...(fighters ? groupCovers(view, own, air) : []),
    ...hexes.flatMap(each => [
      ...(worth.has(each) ? [cover(view, air, each, { kind: 'cap', over: { hex: each } })] : []),
      ...(water[each] === 1 ? [cover(view, air, each, { kind: 'patrol', hex: each })] : []),
    ]),
  ];
};

/** Those who carry bombs against the target bomb, fighters among the others go along. */
const raidBy = ({ common }: View, air: readonly AirId[], target: RaidTarget): RaidAction | undefined => {
  const bombers = air.filter(unit => bombValue(common, unit, target) > 0);
  const escorts = air.filter(unit => !bombers.includes(unit));
  return bombers.length === 0 ? undefined : { type: 'raid', bombers, escorts, target };
};

const raidOffer = (
  view: View,
  air: readonly AirId[],
  target: RaidTarget,
  hex: HexId,
  say: string,
): readonly Offer[] => {
  const action = raidBy(view, air, target);
  if (action === undefined) return [];
  const names = sayAirs(view.common, [...action.bombers, ...action.escorts]);
  const odds = oddsOf(view, action);
  const prospect = hitProspect(capital(say), names, odds);
  const hit = (prospect?.outcomes ?? []).reduce((sum, { chance }) => sum + chance, 0);
  return [
    {
      ...atHex(action, SAY.raid(names, say), hex, 'attack'),
      odds,
      prospect,
      button: prospect === undefined ? undefined : DESK_WORDS.prospect.strike(Math.round(hit * 100)),
    },
  ];
};

/** [F.11.7] to [F.11.9] Ports, ships in them, Malta, and mines before any harbour or where some lie. */
const attackOffers = (view: View, { air, hex: pointed }: Picks): readonly Offer[] => {
  const { common, harbours } = view;
  const seats = chartOf(common).ports.filter(({ hex }) => pointed === undefined || pointed === hex);
  return seats.flatMap(({ id, hex, name }) => [
    ...(name === 'Valletta' ? raidOffer(view, air, { kind: 'malta' }, hex, SAY.malta) : []),
    ...(harbours.some(({ port }) => port === id)
      ? raidOffer(view, air, { kind: 'ships', port: id }, hex, SAY.ships(sayPort(common, id)))
      : []),
    ...raidOffer(view, air, { kind: 'port', port: id }, hex, SAY.port(name)),
    ...raidOffer(view, air, { kind: 'mines', hex }, hex, SAY.mines(name)),
  ]);
};

export const segmentOffers = (view: View, { part }: AirSegment, picks: Picks): readonly Offer[] => {
  if (view.own === undefined || picks.air.length === 0) return [];
  return part === 'cover' ? coverOffers(view, view.own, picks) : attackOffers(view, picks);
};

/** Where the group under attack is seen. */
export const strikeHex = ({ common, sightings }: View, { passage }: StrikeChoice): HexId | undefined => {
  const seen = sightings.find(({ group }) => group === passage.group);
  return seen === undefined ? undefined : hexOfPlace(common, seen.place);
};

/** [F.11.6] The group that was found. */
export const strikeOffers = (view: View, phase: StrikeChoice, { air }: Picks): readonly Offer[] => {
  const hex = strikeHex(view, phase);
  if (hex === undefined || air.length === 0) return [];
  return raidOffer(
    view,
    air,
    { kind: 'group', group: phase.passage.group },
    hex,
    SAY.group(sayPlace(view.common, hex)),
  );
};
