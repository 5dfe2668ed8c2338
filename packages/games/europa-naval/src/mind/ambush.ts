import { distance, type HexId } from '@narrow-seas/hex';
import type { PortSpec } from '../model/chart.ts';
import { ownerAt, UNKNOWN } from '../model/fleet.ts';
import { sweptByItself } from '../rules/mines/minesweeping.ts';
import { nextAtSea, ringAround } from '../rules/movement/waters.ts';
import type { ShipId } from '../model/vocabulary.ts';
import { ownedPorts } from '../rules/supply/region.ts';
import { worthOfSupply } from './demand.ts';
import { type Errand, PER_COST } from './errand.ts';
import { costFrom, laneTo, NO_WAY, wayAlong } from './lane.ts';
import { isTheirs, type Scene } from './scene.ts';

/** Where to lie in wait: with submarines off ports, with mines in the ways between them. */

/** The same sea as the enemy looks at it, as far as we know it. */
export const fromAcross = (scene: Scene): Scene => ({
  ...scene,
  own: UNKNOWN,
  side: scene.enemy,
  enemy: scene.side,
  view: { ...scene.view, sightings: [] },
});

/** How much of theirs comes and goes at a port. */
const trafficAt = (scene: Scene, across: Scene, port: PortSpec): number => {
  const masts = scene.view.harbours.find(each => each.port === port.id && each.side === scene.enemy)?.count;
  return (masts ?? 0) * 0.3 + worthOfSupply(across, port) * 4;
};

/** Ports of theirs with the most to catch. */
export const busiest = (scene: Scene, most: number): readonly { port: PortSpec; traffic: number }[] => {
  const across = fromAcross(scene);
  return scene.chart.ports
    .filter(port => isTheirs(scene, port) && !port.inland)
    .map(port => ({ port, traffic: trafficAt(scene, across, port) }))
    .filter(({ traffic }) => traffic > 0)
    .toSorted((a, b) => b.traffic - a.traffic)
    .slice(0, most);
};

/** Submarines of ours that lie there already. */
const crowd = ({ own, chart }: Scene, ships: readonly ShipId[], port: PortSpec): number =>
  own.groups.filter(
    group =>
      !group.ships.some(ship => ships.includes(ship)) &&
      group.place.at === 'sea' &&
      distance(chart.grid, group.place.hex, port.hex) <= 1,
  ).length;

const LURKING_PORTS = 8;

/** [F.8.7] Beside a port of theirs, where all who come or go must pass. */
export const lurkingPlace = (scene: Scene, ships: readonly ShipId[], from: HexId): Errand | undefined => {
  let best: Errand | undefined;
  let most = 0;
  for (const { port, traffic } of busiest(scene, LURKING_PORTS)) {
    const goal = berthOff(scene, port, from);
    if (goal === undefined) continue;
    const cost = costFrom(laneTo(scene, 'submarine', goal), from);
    if (cost >= NO_WAY) continue;
    const worth = traffic / (1 + crowd(scene, ships, port));
    const value = worth - cost * PER_COST;
    if (value > most) [best, most] = [{ goal, task: 'lurk', style: 'submarine', worth }, value];
  }
  return best;
};

/** The hex beside a port that has the fewest shores: the same from everywhere but for one who is there. */
export const berthOff = ({ chart, common }: Scene, { hex }: PortSpec, from: HexId): HexId | undefined => {
  const around = nextAtSea(chart, hex).filter(near => !common.mines.some(belt => belt.hex === near));
  if (around.includes(from)) return from;
  return around.toSorted((a, b) => ringAround(chart, b).length - ringAround(chart, a).length || a - b)[0];
};

const LAYING_PORTS = 4;
const DEEPEST = 3;
const WORTH_OF_MINES = 1.5;

/** [36.C.2] A hex of their way that our ports watch, or it would be swept by itself. */
const mayLay = (scene: Scene, hex: HexId): boolean => {
  const { chart, common, side, enemy } = scene;
  const laid = common.mines.reduce((sum, belt) => (belt.hex === hex ? sum + belt.points : sum), 0);
  if (laid >= DEEPEST || ownerAt(common, hex) === side) return false;
  return !sweptByItself(chart, hex, ownedPorts(common, side), ownerAt(common, hex) === enemy);
};

const between = (scene: Scene): ReadonlySet<HexId> => {
  const across = fromAcross(scene);
  const ports = busiest(scene, LAYING_PORTS);
  const found = new Set<HexId>();
  for (const { port: a } of ports)
    for (const { port: b } of ports) {
      if (a === b) continue;
      const lane = laneTo(across, 'cargo', b.hex);
      for (const hex of wayAlong(across, lane, a.hex, scene.chart.grid.size)) found.add(hex);
    }
  return found;
};

/** [36.C.2] Mines go into the nearest of their ways. */
export const layingGround = (scene: Scene, from: HexId): Errand | undefined => {
  let best: Errand | undefined;
  let least = NO_WAY;
  for (const goal of between(scene)) {
    const far = distance(scene.chart.grid, from, goal);
    if (far >= least || !mayLay(scene, goal)) continue;
    [best, least] = [{ goal, task: 'lay', style: 'war', worth: WORTH_OF_MINES }, far];
  }
  return best;
};
