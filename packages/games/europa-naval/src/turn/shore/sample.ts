import { pick, type Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { chartOf, hexOfPlace } from '../../model/fleet.ts';
import type { AirMission, Fleet } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import { type AirId, enemyOf } from '../../model/vocabulary.ts';
import { airUnit, readyUnits } from '../../rules/air/air.ts';
import { dueAssaults } from '../../rules/ground/assault.ts';
import { isFighter } from '../../rules/air/cover.ts';
import { groundKind, holding, sideOfGround, troopsOf } from '../../rules/ground/ground.ts';
import { groundFor, marchPoints, sampleMarch } from '../../rules/ground/march.ts';
import { followers, retreatHexes } from '../../rules/ground/outcome.ts';
import type {
  AirSegment,
  GroundAdvance,
  GroundCombat,
  GroundMovement,
  GroundRetreat,
  RaidTarget,
  ShorePhase,
  StrikeChoice,
} from '../../model/shore/phase.ts';
import { bombValue } from '../../rules/air/raid.ts';
import { refuseInShore } from './refuse.ts';
import { escortsAt, strikersAt } from '../../rules/air/striker.ts';
import { gunsFor } from '../../rules/ground/support.ts';
import { ferriesOf, waysFrom } from '../../rules/ground/overland.ts';

const DONE: Action = { type: 'done' };

/** The first of a few tries that is not refused. */
const firstOf = (view: View, phase: ShorePhase, tries: number, attempt: () => Action | undefined): Action => {
  for (let left = tries; left > 0; left -= 1) {
    const action = attempt();
    if (action !== undefined && refuseInShore(view, phase, action) === undefined) return action;
  }
  return DONE;
};

/** A place with something in it: a port, a minefield, a group. */
const place = ({ common, own, sightings }: View, random: Random): HexId | undefined => {
  const kind = random.below(4);
  if (kind === 0) return pick(random, common.mines)?.hex;
  const group = kind === 1 ? pick(random, own?.groups ?? []) : pick(random, sightings);
  const hex = kind < 3 && group !== undefined ? hexOfPlace(common, group.place) : undefined;
  return hex ?? pick(random, chartOf(common).ports)?.hex;
};

const missionOf = (view: View, unit: AirId, random: Random): AirMission | undefined => {
  const group = random.below(3) === 0 ? pick(random, view.own?.groups ?? []) : undefined;
  const cap = isFighter(view.common, unit) && random.below(3) > 0;
  if (cap && group !== undefined) return { kind: 'cap', over: { group: group.id } };
  const hex = place(view, random);
  if (hex === undefined) return undefined;
  return cap ? { kind: 'cap', over: { hex } } : { kind: 'patrol', hex };
};

const inCover = (view: View, own: Fleet, phase: AirSegment, random: Random): Action => {
  const ready = readyUnits(view.common, own, phase.side);
  if (ready.length === 0 || random.below(4) === 0) return DONE;
  return firstOf(view, phase, 4, () => {
    const unit = pick(random, ready)?.unit as AirId;
    const mission = missionOf(view, unit, random);
    return mission === undefined ? undefined : { type: 'cover', unit, mission };
  });
};

const targetFor = (view: View, { side }: AirSegment, random: Random): RaidTarget | undefined => {
  const { common, harbours, own } = view;
  const kind = random.below(4);
  if (kind === 0) return side === 'axis' ? { kind: 'malta' } : undefined;
  if (kind === 1) {
    const hex = place(view, random);
    return hex === undefined || own === undefined || own.pools.mines < 1 ? undefined : { kind: 'mines', hex };
  }
  const port = pick(
    random,
    kind === 2 ? harbours : chartOf(common).ports.map(({ id }) => ({ port: id })),
  )?.port;
  if (port === undefined) return undefined;
  return kind === 2 ? { kind: 'ships', port } : { kind: 'port', port };
};

const some = <T>(items: readonly T[], random: Random, most: number): readonly T[] =>
  items.filter(() => random.below(2) === 0).slice(0, most);

const inAttack = (view: View, own: Fleet, phase: AirSegment, random: Random): Action => {
  const { common } = view;
  const ready = readyUnits(common, own, phase.side).map(({ unit }) => unit);
  if (ready.length === 0 || random.below(4) === 0) return DONE;
  return firstOf(view, phase, 4, () => {
    const target = targetFor(view, phase, random);
    if (target === undefined) return undefined;
    const able = ready.filter(unit => bombValue(common, unit, target) > 0 && !airUnit(common, unit).bombed);
    const bomber = pick(random, able);
    if (bomber === undefined) return undefined;
    const escorts = some(
      ready.filter(unit => unit !== bomber && isFighter(common, unit)),
      random,
      1,
    );
    return { type: 'raid', bombers: [bomber], escorts, target };
  });
};

const inStrike = (view: View, own: Fleet, phase: StrikeChoice, random: Random): Action => {
  const { common, sightings } = view;
  const { side, passage } = phase;
  const seen = sightings.find(({ group }) => group === passage.group);
  const hex = seen === undefined ? undefined : hexOfPlace(common, seen.place);
  if (hex === undefined || random.below(3) === 0) return DONE;
  return firstOf(view, phase, 2, () => {
    const able = strikersAt(common, own, side, hex);
    const more = some(able, random, 3);
    const bombers = more.length > 0 ? more : able.slice(0, 1);
    const free = escortsAt(common, own, side, hex).filter(unit => !bombers.includes(unit));
    return {
      type: 'raid',
      bombers,
      escorts: some(free, random, 2),
      target: { kind: 'group', group: passage.group },
    };
  });
};

const inMovement = (view: View, own: Fleet, phase: GroundMovement, random: Random): Action => {
  const { common } = view;
  const free = common.troops.filter(
    ({ unit, moved, landed }) =>
      !landed &&
      sideOfGround(common, unit) === phase.side &&
      (phase.exploitation ? groundKind(common, unit) === 'mech' : !moved),
  );
  const troop = pick(random, free);
  if (troop === undefined || random.below(4) === 0) return DONE;
  return firstOf(view, phase, 1, () => {
    const { unit, hex, re } = troop;
    if (random.below(12) === 0 && chartOf(common).portAt.has(hex)) return { type: 'demolish', unit, hex };
    if (random.below(6) === 0) {
      const to = pick(random, chartOf(common).ports)?.hex as HexId;
      return { type: 'rail-troops', unit, re: Math.min(re, 3), from: hex, to };
    }
    const points = marchPoints(common, phase, unit);
    const path = sampleMarch(groundFor(common, own, phase.side), hex, points, random);
    const part = re > 1 && random.below(2) === 0 ? 1 : re;
    return { type: 'march', unit, re: part, path };
  });
};

const attackFrom = (view: View, own: Fleet, phase: GroundCombat, random: Random): Action | undefined => {
  const { common } = view;
  const { side } = phase;
  const ours = common.troops.filter(({ unit }) => sideOfGround(common, unit) === side);
  const troop = pick(random, ours);
  if (troop === undefined) return undefined;
  const near = [troop.hex, ...waysFrom(chartOf(common), troop.hex, ferriesOf(common, own))];
  const hex = pick(
    random,
    near.filter(to => holding(common, enemyOf(side), to) > 0),
  );
  if (hex === undefined) return undefined;
  const from = troopsOf(common, side, troop.hex).map(({ unit }) => ({ unit, hex: troop.hex }));
  return { type: 'attack', from, hex, support: gunsFor(own, [hex, troop.hex]) };
};

const inCombat = (view: View, own: Fleet, phase: GroundCombat, random: Random): Action => {
  const due = pick(random, dueAssaults(view.common, phase));
  if (due !== undefined) {
    const from = pick(random, own.stocks)?.port;
    const bought: Action = { type: 'assault', port: due.port, bought: 1 + random.below(3), from };
    return random.below(2) === 0 && refuseInShore(view, phase, bought) === undefined
      ? bought
      : { type: 'assault', port: due.port, bought: 0 };
  }
  return random.below(4) === 0 ? DONE : firstOf(view, phase, 3, () => attackFrom(view, own, phase, random));
};

const inRetreat = (
  { common }: View,
  own: Fleet,
  { attack }: GroundRetreat,
  random: Random,
): Action | undefined => {
  const hex = pick(random, retreatHexes(common, ferriesOf(common, own), attack.side, attack.hex));
  return hex === undefined ? undefined : { type: 'retreat', hex };
};

const inAdvance = ({ common }: View, own: Fleet, { attack }: GroundAdvance, random: Random): Action => {
  const units = some(followers(common, ferriesOf(common, own), attack), random, 9);
  return units.length === 0 ? DONE : { type: 'advance', units };
};

/** One offered action, each kind of action possible. */
export const sampleShore = (view: View, phase: ShorePhase, random: Random): Action | undefined => {
  const { own } = view;
  if (own === undefined) return undefined;
  switch (phase.name) {
    case 'air-segment':
      return (phase.part === 'cover' ? inCover : inAttack)(view, own, phase, random);
    case 'strike-choice':
      return inStrike(view, own, phase, random);
    case 'raid-aim': {
      const ship = pick(random, phase.among);
      return ship === undefined ? undefined : { type: 'hit-ship', ship };
    }
    case 'ground-movement':
      return inMovement(view, own, phase, random);
    case 'ground-combat':
      return inCombat(view, own, phase, random);
    case 'ground-retreat':
      return inRetreat(view, own, phase, random);
    case 'ground-advance':
      return inAdvance(view, own, phase, random);
    default:
      return undefined;
  }
};
