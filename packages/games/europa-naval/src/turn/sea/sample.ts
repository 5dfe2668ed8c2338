import { pick, type Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../../model/action.ts';
import { chartOf, groupOf } from '../../model/fleet.ts';
import type { Common, Fleet, Group } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { ShipId } from '../../model/vocabulary.ts';
import { hexesApart } from '../../rules/reaction/combat-zone.ts';
import { pointsLeft } from '../../rules/groups/group.ts';
import { partiesOf, listSea, portsWithShips } from './list.ts';
import { triesOf } from './list-group.ts';
import type { NavalStep, Reaction, SeaPhase } from '../../model/sea/phase.ts';
import { reachFrom, wayHome, wayTo } from '../../rules/movement/reach.ts';
import { pointsToReact } from '../../rules/reaction/reaction.ts';
import { mayReact, readyToSail } from '../../rules/reaction/reaction-stage.ts';
import { hexSeen, refuseInSea } from './refuse.ts';
import { nextAtSea, seaway } from '../../rules/movement/waters.ts';

const DONE: Action = { type: 'done' };

/** Some way of at most this number of hexes, seldom turning back on itself. */
const stroll = (common: Common, start: HexId, most: number, random: Random): readonly HexId[] => {
  const chart = chartOf(common);
  const path: HexId[] = [];
  let from = start;
  let at = start;
  const wanted = 1 + random.below(most);
  while (path.length < wanted) {
    const onward = nextAtSea(chart, at).filter(hex => hex !== from);
    const next = pick(random, onward.length > 0 ? onward : nextAtSea(chart, at));
    if (next === undefined) break;
    path.push(next);
    from = at;
    at = next;
  }
  return path;
};

/** Towards a port of one's own as often as anywhere else. */
const someWay = (common: Common, group: Group, random: Random): readonly HexId[] => {
  const left = pointsLeft(group);
  if (group.place.at !== 'sea' || left <= 0) return [];
  if (group.turnedBack) return wayHome(common, group);
  if (random.below(3) > 0) return stroll(common, group.place.hex, left, random);
  const chart = chartOf(common);
  const port = pick(
    random,
    chart.ports.filter(({ id, inland }) => !inland && common.ports[id]?.owner === group.side),
  );
  return port === undefined ? [] : (seaway(chart, group.place.hex, port.hex, left) ?? []);
};

const sampleSail = (common: Common, group: Group, random: Random): Action | undefined => {
  const path = someWay(common, group, random);
  return path.length === 0 ? undefined : { type: 'sail', group: group.id, path };
};

/** A move of the group in hand. */
const sampleMove = (view: View, step: NavalStep, fleet: Fleet, random: Random): Action | undefined => {
  const group = step.moving === undefined ? undefined : groupOf(fleet, step.moving);
  if (group === undefined) return undefined;
  if (random.below(3) > 0) {
    const sail = sampleSail(view.common, group, random);
    if (sail !== undefined) return sail;
  }
  return pick(random, [...triesOf(view, step, fleet)]);
};

/** Ships of some port, together. */
const sampleForm = (common: Common, fleet: Fleet, random: Random): Action | undefined => {
  const port = pick(random, portsWithShips(fleet));
  const able = port === undefined ? atlantic(fleet) : readyToSail(common, fleet, port);
  const ships = pick(random, partiesOf(common, able));
  return ships === undefined ? undefined : { type: 'form', ships };
};

const atlantic = ({ ships }: Fleet): readonly ShipId[] =>
  ships.flatMap(({ where }, ship) => (where.at === 'atlantic' ? [ship as ShipId] : []));

/** Another group is taken up. */
const sampleTakingUp = (view: View, fleet: Fleet, random: Random): Action | undefined => {
  const waiting = fleet.groups.filter(
    ({ moved, place }) => !moved && (place.at === 'sea' || place.at === 'channel'),
  );
  const group = pick(random, waiting);
  if (group === undefined || random.below(4) === 0) return sampleForm(view.common, fleet, random);
  if (random.below(12) === 0) {
    const other = pick(random, waiting);
    const ships = other === group ? group.ships.slice(0, 1) : [...group.ships, ...(other?.ships ?? [])];
    return { type: 'form', ships };
  }
  return { type: 'begin', group: group.id, night: random.below(3) === 0, hold: random.below(5) === 0 };
};

/** How often random play looks again before it takes whatever there is. */
const TRIES = 4;

const sampleStep = (view: View, step: NavalStep, fleet: Fleet, random: Random): Action | undefined => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const chance = random.below(8);
    const action =
      chance < 5
        ? (sampleMove(view, step, fleet, random) ?? sampleTakingUp(view, fleet, random))
        : chance < 7
          ? sampleTakingUp(view, fleet, random)
          : DONE;
    if (action !== undefined && refuseInSea(view, step, action) === undefined) return action;
  }
  if (refuseInSea(view, step, DONE) === undefined)
    return random.below(60) > 0 ? DONE : anyOf(view, step, random);
  return homeward(view, step, fleet) ?? anyOf(view, step, random);
};

/** [F.5.4] A group that must go home goes, or is taken up to go. */
const homeward = (view: View, step: NavalStep, fleet: Fleet): Action | undefined => {
  const tried: readonly Action[] = fleet.groups
    .filter(({ turnedBack }) => turnedBack)
    .flatMap((group): readonly Action[] => [
      { type: 'enter-port', group: group.id },
      { type: 'sail', group: group.id, path: wayHome(view.common, group) },
      { type: 'begin', group: group.id, night: false, hold: false },
    ]);
  return tried.find(action => refuseInSea(view, step, action) === undefined);
};

const anyOf = (view: View, phase: SeaPhase, random: Random): Action | undefined =>
  pick(random, [...listSea(view, phase)]);

/** Towards what they react to, a piece of the way or all of it. */
const sampleReaction = (view: View, phase: Reaction, fleet: Fleet, random: Random): Action | undefined => {
  const target = hexSeen(view, phase.to);
  const able = fleet.groups.filter(group =>
    phase.moving === undefined
      ? target !== undefined && mayReact(view.common, group, target)
      : phase.moving === group.id,
  );
  const group = pick(random, able);
  if (group !== undefined && target !== undefined && random.below(3) > 0) {
    const action = approach(view.common, phase, group, target, random);
    if (action !== undefined && refuseInSea(view, phase, action) === undefined) return action;
  }
  if (random.below(2) > 0 && refuseInSea(view, phase, DONE) === undefined) return DONE;
  return random.below(4) === 0 || phase.moving !== undefined ? anyOf(view, phase, random) : DONE;
};

/** The way to the hex nearest to the target that the points reach. */
const nearest = (common: Common, start: HexId, target: HexId, points: number): readonly HexId[] => {
  let best = start;
  let least = hexesApart(common, start, target);
  const reach = reachFrom(chartOf(common), start, points);
  for (const hex of reach.hexes) {
    const left = hexesApart(common, hex, target);
    if (left >= least) continue;
    best = hex;
    least = left;
    if (left === 0) break;
  }
  return wayTo(reach, best);
};

const approach = (
  common: Common,
  phase: Reaction,
  group: Group,
  target: HexId,
  random: Random,
): Action | undefined => {
  if (group.place.at !== 'sea') return undefined;
  const points = phase.moving === undefined ? pointsToReact(common, group) : pointsLeft(group);
  const path = nearest(common, group.place.hex, target, points);
  const length = random.below(3) > 0 ? path.length : random.below(path.length + 1);
  return length === 0
    ? undefined
    : { type: 'react', group: group.id, path: path.slice(0, length), night: random.below(4) === 0 };
};

/** One offered action, each kind of position possible. */
export const sampleSea = (view: View, phase: SeaPhase, random: Random): Action | undefined => {
  const { own } = view;
  if (own === undefined) return undefined;
  if (phase.name === 'naval-step') return sampleStep(view, phase, own, random);
  return phase.name === 'reaction' ? sampleReaction(view, phase, own, random) : anyOf(view, phase, random);
};
