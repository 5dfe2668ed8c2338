import { distance, type HexId } from '@narrow-seas/hex';
import type { PortSpec } from '../../model/chart.ts';
import { shipOf, specOf } from '../../model/fleet.ts';
import { airSpec, groundSpec, rosterOf } from '../../model/roster.ts';
import { LANDED_AT_MALTA, pointsFor } from '../../rules/surrender/cause.ts';
import { GUNNERY, STRIKE, success } from '../../model/tables.ts';
import { FACES } from '../../model/vocabulary.ts';
import { AIR_SPECS } from '../../model/air-kind.ts';
import type { AirId } from '../../model/vocabulary.ts';
import { shiftOf } from '../../model/modifier.ts';
import { contactShifts } from '../../rules/danger-zones/contact-stage.ts';
import { inEnemyZone } from '../../rules/danger-zones/danger-zone.ts';
import { fortLevel } from '../../rules/reaction/combat-zone.ts';
import { mayItalySurrender } from '../../rules/supply/region.ts';
import { scenarioOf } from '../../scenarios/shelf.ts';
import { fromAcross } from '../ambush.ts';
import { worthOfMove, worthOfSupply } from '../demand.ts';
import { mean } from '../encounter.ts';
import type { Errand } from '../errand.ts';
import type { Scene } from '../scene.ts';
import { priceOfWay } from '../venture.ts';
import type { Squadron } from './squadrons.ts';

/** [F.18.1] */
const CLOSES = 4;
/** Supplies that a port takes in a turn, as a rule. */
const SHIPLOAD = 6;
const MOST_RES = 6;

/** [S.1] Half of what convoys have aboard comes this turn, if at all. */
const RELIEF = 0.5;

/** Whether supplies come to the port only with the convoys that are in play. */
const isRelieved = ({ common, side }: Scene, { name }: PortSpec): boolean =>
  side === 'axis' && scenarioOf(common.scenario).goals.supplies?.port === name;

/** [S.1] What the convoys of theirs that are in play have not landed yet, as far as everybody knows. */
const reliefLeft = ({ common, view, enemy }: Scene): number => {
  const aboard = rosterOf(common.scenario).ships.reduce((sum, { side, load }, ship) => {
    const isHere = side === enemy && view.off.every(each => each.ship !== ship);
    return isHere ? sum + load : sum;
  }, 0);
  return Math.max(0, aboard - pointsFor(common, enemy, LANDED_AT_MALTA));
};

/** [F.19.8] A turn without supplies brings Malta this much nearer to starving, while it can still come to that. */
const TOWARDS_STARVING = 4;

const starving = ({ common }: Scene, port: PortSpec): number =>
  scenarioOf(common.scenario).goals.starvedMalta !== undefined &&
  port.name === 'Valletta' &&
  !common.malta.starved
    ? TOWARDS_STARVING
    : 0;

/** Points that an enemy turn brings through the port, as far as one can see from outside. */
export const flowThrough = (scene: Scene, port: PortSpec): number => {
  const across = fromAcross(scene);
  const supplies = isRelieved(scene, port)
    ? reliefLeft(scene) * RELIEF + starving(scene, port)
    : worthOfSupply(across, port) * SHIPLOAD;
  const troops = scene.common.troops.reduce((sum, { unit, re, hex }) => {
    const spec = groundSpec(scene.common.scenario, unit);
    if (hex !== port.hex || spec.side !== scene.enemy || spec.stays) return sum;
    const most = Math.max(0, ...scene.chart.ports.map(to => worthOfMove(across, spec, port, to)));
    return sum + re * most;
  }, 0);
  return supplies + Math.min(MOST_RES, troops);
};

/** What a hit on a ship in port is worth: some of them are warships, or empty. */
const PER_HIT = 0.6;
/** Steps of a player-turn in which a squadron off a port fires. */
const STEPS = 4;

const salvos = (scene: Scene, { strength }: Squadron, port: PortSpec): number => {
  const masts =
    scene.view.harbours.find(each => each.port === port.id && each.side === scene.enemy)?.count ?? 0;
  return Math.min(2 * masts, mean(GUNNERY, strength) * STEPS) * PER_HIT;
};

const ALL_STEPS = 6;

/** [36.D.2] How likely contact is in a step in a hex, for one who comes and goes or who holds. */
export const contactAt = ({ chart, common, side }: Scene, hex: HexId): number => {
  if (!inEnemyZone(chart, common.danger, side, hex)) return 0;
  const lying = { side, holds: true, found: 'no', slip: 0 } as const;
  const shift = shiftOf(contactShifts(common, lying, hex, false));
  return FACES.filter(face => success(face + shift).startsWith('S')).length / FACES.length;
};

/** [36.D.2] Steps in which one who only lies there cannot begin by night. */
const BY_DAY = 4;

/** Hits that a squadron takes in a turn off a port: under its guns when it fires into it, out of their reach beside it. */
const hitsTaken = (scene: Scene, { strength }: Squadron, { port, verb, goal }: Station): number => {
  const steps = verb === 'blockade' ? BY_DAY : ALL_STEPS;
  const zone = contactAt(scene, goal) * steps * mean(GUNNERY, strength);
  const fort = verb === 'blockade' ? 0 : mean(GUNNERY, fortLevel(scene.common, port.id)) * STEPS;
  return zone + fort + airHits(scene, goal);
};

const FOUND = 0.6;
const MOST_BOMBERS = 4;

/** [F.11.6] What is found is struck by all that reach it, once a turn. */
const airHits = ({ common, chart, enemy }: Scene, hex: HexId): number => {
  const values = common.air.flatMap(({ status, base }, unit) => {
    const spec = airSpec(common.scenario, unit as AirId);
    if (spec.side !== enemy || (status !== 'ready' && status !== 'flown') || base.at !== 'field') return [];
    const field = chart.fields[base.field];
    const { strike, range } = AIR_SPECS[spec.kind];
    return field !== undefined && strike > 0 && distance(chart.grid, field.hex, hex) <= range ? [strike] : [];
  });
  const sum = values
    .toSorted((a, b) => b - a)
    .slice(0, MOST_BOMBERS)
    .reduce((total, each) => total + each, 0);
  return sum === 0 ? 0 : FOUND * mean(STRIKE, sum);
};

/** Repairs, and turns in the yard. */
const REPAIR = 0.15;
/** [S.2] What is at the bottom is not handed over. */
const HANDED_OVER = -0.5;

/** [36.F.3] How likely it is that hits take a ship over the edge behind which her points are lost. */
const overTheEdge = (taken: number, edge: number): number =>
  Math.min(1, Math.max(0, (taken / edge - 0.3) / 0.8));

/** What hits on a squadron of ours cost. */
export const priceOfHits = (
  { common, own, side }: Scene,
  { ship, strength }: Squadron,
  taken: number,
): number => {
  const { nation, kind, strength: printed } = specOf(common, ship);
  if (mayItalySurrender(common) && nation === 'IT') return taken * HANDED_OVER;
  const { hits, half } = shipOf(own, ship);
  const edge = half ? strength : Math.ceil(printed / 2) - hits;
  const counts = scenarioOf(common.scenario).goals.losses.war[side].includes(kind);
  const points = counts ? printed / 2 : 1;
  return taken * REPAIR + overTheEdge(taken, Math.max(1, edge)) * points;
};

/** Where a squadron could lie off a port of theirs, and what it does there. */
export interface Station {
  readonly port: PortSpec;
  readonly verb: 'bombard' | 'blockade';
  readonly goal: HexId;
}

/** What lying off a port for a turn is worth: what it stops and hits, less what it costs. */
const worthAt = (scene: Scene, squadron: Squadron, station: Station): number => {
  const { port, verb } = station;
  const closes = squadron.strength >= CLOSES ? flowThrough(scene, port) : 0;
  const hits = verb === 'bombard' ? salvos(scene, squadron, port) : 0;
  return closes + hits - priceOfHits(scene, squadron, hitsTaken(scene, squadron, station));
};

/** What the way to a hex costs a squadron. */
export const priceTo = (scene: Scene, { ship, place }: Squadron, goal: HexId, from: HexId): number => {
  const errand: Errand = { goal, task: 'fire', style: 'war', worth: 0 };
  if (from === goal) return 0;
  return priceOfWay(scene, { ships: [ship], place }, errand, from) ?? Number.POSITIVE_INFINITY;
};

/** The same with the way there. */
export const valueAt = (scene: Scene, squadron: Squadron, station: Station, from: HexId): number =>
  worthAt(scene, squadron, station) - priceTo(scene, squadron, station.goal, from);
