import { distance, type HexId } from '@narrow-seas/hex';
import type { PortSpec } from '../model/chart.ts';
import { crossing } from '../model/chart.ts';
import { groundSpec } from '../model/roster.ts';
import { fortLevel } from '../rules/reaction/combat-zone.ts';
import { nextAtSea } from '../rules/movement/waters.ts';
import { holding } from '../rules/ground/ground.ts';
import { groundShift, success } from '../model/tables.ts';
import { FACES } from '../model/vocabulary.ts';
import type { Errand } from './errand.ts';
import { costFrom, laneTo, NO_WAY } from './lane.ts';
import { worthOfPort } from './port-worth.ts';
import { isOurs, isTheirs, outlookOf, type Scene } from './scene.ts';

/** Laden craft are what the enemy looks for: their way is dear. */
const PER_COST = 0.035;
/** Task forces that a landing goes with, in strength points. */
const GUARD = 4;
const UNGUARDED = 3;

/** [F.15.3] REs that stand against a landing, as far as everybody can see. */
const defenceAt = ({ common, enemy }: Scene, port: PortSpec): number =>
  holding(common, enemy, port.hex) + fortLevel(common, port.id) / 2;

/** [T.7] That an attack wins. */
export const chanceToWin = (attack: number, defence: number): number => {
  const shift = groundShift(attack, defence);
  return FACES.filter(face => success(face + shift).startsWith('S')).length / FACES.length;
};

/** The same as one thinks of it who trusts in luck. */
export const hopedFor = ({ doctrine: { hopes } }: Scene, chance: number): number =>
  chance + hopes * (1 - chance);

const hasBeach = ({ chart }: Scene, { hex }: PortSpec): boolean =>
  nextAtSea(chart, hex).some(from => crossing(chart, from, hex) === 'partial-sea');

/** What an RE is worth ashore where it can go on, for each turn that is left to it. */
const ASHORE = 0.15;
const MOST_ASHORE = 0.9;

const ashoreWorth = ({ common: { date, lastDate } }: Scene): number =>
  Math.min(MOST_ASHORE, ASHORE * (lastDate - date));
/** [F.10.5] A landing that fails costs all who landed. */
const WORTH_OF_RE = 1.5;

/** [F.7.3] Squadrons in port that contact would call out. */
const CALL = 10;
const PER_SQUADRON = 0.8;

const squadronsNear = ({ view, chart, enemy }: Scene, { hex }: PortSpec): number =>
  view.harbours.reduce((sum, { port, side, count }) => {
    const from = chart.ports[port]?.hex;
    const near = side === enemy && from !== undefined && distance(chart.grid, from, hex) <= CALL;
    return near ? sum + count : sum;
  }, 0);

/** Those who landed before them fight with them. */
const ashoreAt = ({ common, side }: Scene, { hex }: PortSpec): number =>
  common.troops
    .filter(troop => troop.hex === hex && groundSpec(common.scenario, troop.unit).side === side)
    .reduce((sum, { re }) => sum + re, 0);

/** [F.14.1] Guns that go along silence a battery before anybody lands. */
const silenced = ({ common }: Scene, { id }: PortSpec, guns: number): number =>
  guns >= 4 * fortLevel(common, id) ? fortLevel(common, id) / 2 : 0;

/** REs on their way to a port, by its hex. */
export type Claims = ReadonlyMap<HexId, number>;

const landingValue = (scene: Scene, port: PortSpec, re: number, guns: number, claims: Claims): number => {
  const defence = defenceAt(scene, port) - silenced(scene, port, guns);
  const others = ashoreAt(scene, port) + (claims.get(port.hex) ?? 0);
  const chance = hopedFor(scene, chanceToWin(re + others, defence));
  // What others win without us is no reason to go there.
  const without = scene.doctrine.spreads && others > 0 ? chanceToWin(others, defence) : 0;
  const won =
    (chance - without) * worthOfPort(scene, port) +
    chance * re * ashoreWorth(scene) -
    (1 - chance) * re * WORTH_OF_RE;
  return won - squadronsNear(scene, port) * PER_SQUADRON;
};

/** Craft that sail farther are not there before the fight. */
const REACH = 38;

/** [F.11.4] Fighters from our side of the water reach about so far. */
const COVER = 10;

/** A beach that can be held: one of our ports is not far. */
const isCovered = (scene: Scene, { hex }: PortSpec): boolean =>
  scene.chart.ports.some(port => isOurs(scene, port) && distance(scene.chart.grid, port.hex, hex) <= COVER);

/** What carries the troops: craft that can land, and the guns that go along. */
export interface Force {
  readonly craft: boolean;
  readonly guns: number;
}

interface Shore {
  readonly port: PortSpec;
  readonly task: 'land' | 'port';
  readonly worth: number;
}

/** Only an army that is crossing the sea follows into its own ports: garrisons at home stay there. */
const isInvader = (scene: Scene): boolean => outlookOf(scene).invader === scene.side;

/** Where these REs could go ashore: onto an enemy coast with craft, into ports of ours with any ship. */
const shoresFor = (scene: Scene, from: HexId, re: number, force: Force, claims: Claims): readonly Shore[] =>
  scene.chart.ports.flatMap((port): readonly Shore[] => {
    const bare = force.guns < GUARD ? UNGUARDED : 0;
    if (worthOfPort(scene, port) <= 0 || port.inland) return [];
    if (isOurs(scene, port))
      return port.hex === from || !isInvader(scene)
        ? []
        : [{ port, task: 'port', worth: (re * ashoreWorth(scene)) / 2 }];
    const near = distance(scene.chart.grid, from, port.hex) <= REACH && isCovered(scene, port);
    const lands = force.craft && near && isTheirs(scene, port) && hasBeach(scene, port);
    return lands
      ? [{ port, task: 'land', worth: landingValue(scene, port, re, force.guns, claims) - bare }]
      : [];
  });

/** [F.10.5] The shore that is worth most to these REs, the way counted. */
export const invasionFor = (
  scene: Scene,
  from: HexId,
  re: number,
  force: Force,
  claims: Claims,
): Errand | undefined => {
  const { grid } = scene.chart;
  const shores = shoresFor(scene, from, re, force, claims)
    .map(shore => ({ ...shore, hope: shore.worth - distance(grid, from, shore.port.hex) * PER_COST }))
    .toSorted((a, b) => b.hope - a.hope);
  let best: Errand | undefined;
  let most = 0;
  for (const { port, task, worth, hope } of shores) {
    if (hope <= most) break;
    const cost = costFrom(laneTo(scene, 'war', port.hex), from);
    const value = cost >= NO_WAY ? 0 : worth - cost * PER_COST;
    if (value > most) [best, most] = [{ goal: port.hex, task, style: 'war', worth }, value];
  }
  return best;
};
