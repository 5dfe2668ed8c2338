import { type Random, seededRandom } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { type Chart, CHARTS, nameOfHex, type PortSpec, terrainAt } from '../model/chart.ts';
import { dangerZones } from '../rules/danger-zones/danger-zone.ts';
import { europaNaval } from '../game.ts';
import { rosterOf } from '../model/roster.ts';
import type { Fleet, Group, State } from '../model/state.ts';
import { besidesAtSea, hexesBetween, kept, seaOf } from './plain-geometry.ts';
import {
  coastersPlainlyMeet,
  isPlainlyInshore,
  isSubmarine,
  kindsAboard,
  maySneak,
  plainlyMet,
} from './plain-inshore.ts';
import { chance, oneOf, positionsOr } from './plain-dice.ts';
import { scattered } from './plain-scatter.ts';
import { OWNERS, type PortId, SIDES, type Side } from '../model/vocabulary.ts';

const coasts = kept(chart => seaOf(chart).filter(hex => terrainAt(chart, hex) === 'coastal'));

/** Three coasts in four are the mover's own, the others anybody's. */
const coastsOf = (
  random: Random,
  chart: Chart,
  side: Side,
  near: readonly HexId[],
): State['common']['taken'] =>
  near
    .filter(hex => terrainAt(chart, hex) === 'coastal' && !chart.portAt.has(hex))
    .map(hex => ({ hex, owner: chance(random, 75) ? side : oneOf(random, OWNERS) }));

const beltsIn = (random: Random, near: readonly HexId[]): State['common']['mines'] =>
  near.flatMap(hex => (chance(random, 10) ? [{ hex, side: oneOf(random, SIDES), points: 1 }] : []));

/** Sometimes one air unit of the enemy is out from its field, in fair weather. */
const patrolled = (random: Random, common: State['common'], near: readonly HexId[]): State['common'] => {
  if (!chance(random, 20)) return common;
  const { air: roster } = rosterOf(common.scenario);
  const fit = roster.flatMap(({ side }, id) =>
    side !== common.phasing && common.air[id]?.base.at === 'field' ? [id] : [],
  );
  const [chosen, hex] = [oneOf(random, fit), oneOf(random, near)];
  const air = common.air.map((unit, id) =>
    id === chosen ? { ...unit, status: 'flown' as const, mission: { kind: 'patrol' as const, hex } } : unit,
  );
  return { ...common, air, seas: common.seas.map(() => 'calm' as const) };
};

/** Groups of both sides crowd about a stretch of coast in the first naval step; some dice have fallen. */
const offTheCoast = (random: Random, radius: number): State => {
  const state = scattered(random);
  const chart = CHARTS[state.common.map];
  const { phasing: side } = state.common;
  const centre = oneOf(random, coasts(chart));
  const near = seaOf(chart).filter(hex => hexesBetween(chart, centre, hex) <= radius);
  const gathered = (fleet: Fleet): Fleet => ({
    ...fleet,
    groups: fleet.groups.map(group => ({
      ...group,
      place: chance(random, 85) ? { at: 'sea', hex: oneOf(random, near) } : group.place,
      seen: chance(random, 40),
      contact: chance(random, 70) ? 'clear' : 'none',
      reacted: chance(random, 50),
    })),
  });
  const common: State['common'] = {
    ...state.common,
    taken: coastsOf(random, chart, side, near),
    mines: beltsIn(random, near),
    part: 'movement',
    step: 1,
    phase: { name: 'naval-step', side },
  };
  return {
    ...state,
    common: patrolled(random, common, near),
    fleets: { axis: gathered(state.fleets.axis), allied: gathered(state.fleets.allied) },
  };
};

/** The state as one group of the side has begun its move by day, its checks at the start behind it. */
const underWay = (state: State, side: Side, group: Group): State => ({
  ...state,
  common: { ...state.common, phase: { name: 'naval-step', side, moving: group.id } },
  fleets: {
    ...state.fleets,
    [side]: {
      ...state.fleets[side],
      groups: state.fleets[side].groups.map(each => (each.id === group.id ? { ...each, moved: true } : each)),
    },
  },
});

const after = (state: State, side: Side, action: Action): State | undefined => {
  const decided = europaNaval.decide(state, side, action);
  return decided.ok ? decided.value.state : undefined;
};

const groupIn = (state: State, { side, id }: Group): Group | undefined =>
  state.fleets[side].groups.find(each => each.id === id);

const compare = (
  before: State,
  group: Group,
  action: Action,
  hex: HexId,
  inshore: boolean,
): string | undefined => {
  const start = underWay(before, group.side, group);
  const state = after(start, group.side, action);
  const now = state && groupIn(state, group);
  if (state === undefined || now === undefined) return undefined;
  const chart = CHARTS[state.common.map];
  const sheltered = maySneak(kindsAboard(state, group)) && inshore;
  const zones = dangerZones(chart, state.common.danger);
  const plain = plainlyMet({ state: start, group, hex, sheltered, zones });
  const told = state.common.phase.name;
  // [36.D.2] [F.8.7] Who goes out against submarines, and whom they hunt, is no part of this test.
  if (isSubmarine(state, group) && !['mine-roll', 'contact-roll', 'search-roll'].includes(plain))
    return undefined;
  if (now.sheltered !== sheltered || told !== plain)
    expect([europaNaval.notation.print(start), group.id, nameOfHex(chart, hex), now.sheltered, told]).toEqual(
      [sheltered, plain],
    );
  return `${plain} ${sheltered ? 'inshore' : 'at sea'}`;
};

/** One hex on from where it lies, or out of the port that it lies in. */
const outings = (state: State, { id, side, place }: Group): readonly [Action, HexId, boolean][] => {
  const chart = CHARTS[state.common.map];
  const port = place.at === 'port' ? chart.ports[place.port] : undefined;
  // [36.A.1] Putting to sea from a harbour of one's own counts as inshore.
  if (port !== undefined) return [[{ type: 'put-to-sea', group: id, fuel: 'sp' }, port.hex, true]];
  const from = place.at === 'sea' ? place.hex : undefined;
  return (from === undefined ? [] : (besidesAtSea(chart)[from] ?? [])).map(hex => [
    { type: 'sail', group: id, path: [hex] },
    hex,
    from !== undefined && isPlainlyInshore(state, side, from, hex),
  ]);
};

test('[36.A.1] inshore a group is screened from what the text, read plainly, names, and meets the rest', () => {
  const random = seededRandom(70);
  const counts = new Map<string, number>();
  for (let places = positionsOr(500); places > 0; ) {
    const state = offTheCoast(random, 3);
    for (const group of state.fleets[state.common.phasing].groups)
      for (const [action, hex, inshore] of outings(state, group)) {
        const what = compare(state, group, action, hex, inshore);
        if (what === undefined) continue;
        counts.set(what, (counts.get(what) ?? 0) + 1);
        places -= 1;
      }
  }
  for (const what of ['naval-step', 'contact-roll', 'search-roll'].flatMap(each => [
    `${each} inshore`,
    `${each} at sea`,
  ]))
    expect([what, counts.get(what) ?? 0]).not.toEqual([what, 0]);
  for (const what of ['reaction at sea', 'battle-choice at sea'])
    expect([what, counts.get(what) ?? 0]).not.toEqual([what, 0]);
});

/** A way by sea of at most twenty hexes from one port to another, found hex by hex at random. */
const wayBetween = (random: Random, chart: Chart, from: HexId, to: HexId): readonly HexId[] | undefined => {
  const before = new Map<HexId, HexId>([[from, from]]);
  for (let edge = [from], length = 0; length < 20 && !before.has(to); length += 1) {
    const next: HexId[] = [];
    for (const hex of edge)
      for (const near of besidesAtSea(chart)[hex] ?? [])
        if (!before.has(near) && (near === to || chance(random, 80))) {
          before.set(near, hex);
          next.push(near);
        }
    edge = next;
  }
  if (!before.has(to)) return undefined;
  const way = [to];
  while (way[0] !== undefined && way[0] !== from) way.unshift(before.get(way[0]) as HexId);
  return way;
};

/** Two points of supply at every port of the side. */
const stocked = (state: State): State => {
  const { phasing: side } = state.common;
  const fleet = state.fleets[side];
  const stocks = state.common.ports.flatMap(({ owner }, port) =>
    owner === side ? [{ port: port as PortId, sp: 2, srp: 0 }] : [],
  );
  return { ...state, fleets: { ...state.fleets, [side]: { ...fleet, stocks } } };
};

/** What the rules make of them: the die that is asked for, or whether they were lost or came there. */
const happened = (state: State, side: Side, action: Action): string | undefined => {
  const decided = europaNaval.decide(state, side, action);
  if (!decided.ok) return undefined;
  if (decided.value.events.some(({ type }) => type === 'carriage-lost')) return 'lost';
  const { phase } = decided.value.state.common;
  return phase.name === 'carriage-roll' ? phase.what : 'arrived';
};

const compareCoasters = (
  state: State,
  from: PortSpec,
  to: PortSpec,
  way: readonly HexId[],
): string | undefined => {
  const chart = CHARTS[state.common.map];
  const { phasing: side } = state.common;
  const plain = coastersPlainlyMeet(state, side, way, dangerZones(chart, state.common.danger));
  const cargo = { kind: 'sp', amount: 2 } as const;
  const told = happened(state, side, { type: 'carry', from: from.id, to: to.id, path: way.slice(1), cargo });
  if (told !== undefined && told !== plain)
    expect([
      europaNaval.notation.print(state),
      from.name,
      way.map(hex => nameOfHex(chart, hex)),
      told,
    ]).toEqual(plain);
  return told === undefined ? undefined : plain;
};

test('[36.A.1] [F.5.8] coasters meet on their way what the text, read plainly, does not screen them from', () => {
  const random = seededRandom(71);
  const counts = new Map<string, number>();
  for (let places = positionsOr(300); places > 0; ) {
    const state = stocked(offTheCoast(random, 5));
    const chart = CHARTS[state.common.map];
    const own = chart.ports.filter(({ id }) => state.common.ports[id]?.owner === state.common.phasing);
    for (const from of own)
      for (const to of own) {
        if (from === to || hexesBetween(chart, from.hex, to.hex) > 12 || !chance(random, 20)) continue;
        const way = wayBetween(random, chart, from.hex, to.hex);
        const what = way && compareCoasters(state, from, to, way);
        if (what === undefined) continue;
        counts.set(what, (counts.get(what) ?? 0) + 1);
        places -= 1;
      }
  }
  for (const what of ['mine', 'contact', 'shipping', 'lost', 'arrived'])
    expect([what, counts.get(what) ?? 0]).not.toEqual([what, 0]);
});
