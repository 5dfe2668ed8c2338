import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import type { PortSpec } from '../model/chart.ts';
import { groundSpec } from '../model/roster.ts';
import { groundFor, marchesFrom, marchPoints } from '../rules/ground/march.ts';
import type { GroundMovement } from '../model/shore/phase.ts';
import { refuseInShore } from '../turn/shore/refuse.ts';
import type { Troop } from '../model/state.ts';
import { mayItalySurrender } from '../rules/supply/region.ts';
import { SICILY } from '../scenarios/coasts.ts';
import { columnsOf } from './columns.ts';
import { worthOfPort } from './port-worth.ts';
import { isOurs, isTheirs, outlookOf, type Scene } from './scene.ts';
import { FAR, walkTo } from './walk.ts';

const DONE: Action = { type: 'done' };
const PER_HEX = 0.15;

/** Germans in Sicily make for the strait when the time has come. */
const refuge = (scene: Scene, { unit }: Troop): PortSpec | undefined => {
  const { common, side, chart } = scene;
  const { refuge: place } = outlookOf(scene);
  if (place === undefined || side !== place.side || common.date < place.from) return undefined;
  return groundSpec(common.scenario, unit).nation === place.nation
    ? chart.ports.find(({ name }) => name === place.port)
    : undefined;
};

/** [F.28.3] Ports that the surrender gives away where no German stands, by what they are worth. */
const lonelyPort = (scene: Scene, troop: Troop): PortSpec | undefined => {
  let best: PortSpec | undefined;
  let most = 0;
  for (const port of scene.chart.ports) {
    const far = walkTo(scene.chart, port.hex)[troop.hex] ?? FAR;
    if (far === FAR || !isOurs(scene, port) || far === 0 || hasGerman(scene, port)) continue;
    const value = worthOfPort(scene, port) - far * PER_HEX;
    if (value > most) [best, most] = [port, value];
  }
  return best;
};

const isGerman = ({ common }: Scene, { unit }: Troop): boolean => {
  const { nation, kind } = groundSpec(common.scenario, unit);
  return nation === 'DE' && kind !== 'engineer';
};

const hasGerman = (scene: Scene, { hex }: PortSpec): boolean =>
  scene.common.troops.some(troop => troop.hex === hex && isGerman(scene, troop));

/** [F.28] Before Italy gives up the Germans spread over its ports, one RE to each. */
const spreads = ({ common, side }: Scene): boolean => side === 'axis' && mayItalySurrender(common);

const attacks = (scene: Scene): boolean => outlookOf(scene).attackers.includes(scene.side);

/** The port of the enemy that is worth most to go for on foot. */
const prize = (scene: Scene, { hex }: Troop): PortSpec | undefined => {
  let best: PortSpec | undefined;
  let most = 0;
  for (const port of scene.chart.ports) {
    const far = walkTo(scene.chart, port.hex)[hex] ?? FAR;
    if (far === FAR || !isTheirs(scene, port)) continue;
    const value = 0.2 + worthOfPort(scene, port) - far * PER_HEX;
    if (value > most) [best, most] = [port, value];
  }
  return best;
};

const goalOf = (scene: Scene, troop: Troop): PortSpec | undefined => {
  if (spreads(scene)) return isGerman(scene, troop) ? lonelyPort(scene, troop) : undefined;
  const home = refuge(scene, troop);
  if (home !== undefined)
    return SICILY.has(home.name) && (walkTo(scene.chart, home.hex)[troop.hex] ?? FAR) < FAR
      ? home
      : undefined;
  if (!attacks(scene)) return undefined;
  return scene.doctrine.columns ? columnsOf(scene, armyOf(scene)).get(troop) : prize(scene, troop);
};

/** All who can march and fight. */
const armyOf = ({ common, side }: Scene): readonly Troop[] =>
  common.troops.filter(({ unit, landed }) => {
    const { side: by, kind } = groundSpec(common.scenario, unit);
    return by === side && kind !== 'engineer' && !landed;
  });

/** A port that counts is not left without anybody. */
const partThatGoes = (scene: Scene, { hex, re }: Troop): number => {
  const port = scene.chart.portAt.get(hex);
  const counts = port !== undefined && worthOfPort(scene, port) > 0;
  if (spreads(scene)) return port === undefined || re > 1 ? 1 : 0;
  const others = scene.common.troops.filter(each => each.hex === hex).length > 1;
  return counts && !others && attacks(scene) ? Math.max(0, Math.floor(re) - 1) : re;
};

const marchOf = (scene: Scene, phase: GroundMovement, troop: Troop): Action | undefined => {
  const { common, own, side, view } = scene;
  const goal = goalOf(scene, troop);
  const re = partThatGoes(scene, troop);
  if (goal === undefined || re <= 0) return undefined;
  const far = walkTo(scene.chart, goal.hex);
  const left = (path: readonly HexId[]): number => far[path.at(-1) as HexId] ?? FAR;
  const paths = marchesFrom(groundFor(common, own, side), troop.hex, marchPoints(common, phase, troop.unit));
  const [best] = paths.toSorted((a, b) => left(a) - left(b));
  if (best === undefined || left(best) >= (far[troop.hex] ?? FAR)) return undefined;
  const action: Action = { type: 'march', unit: troop.unit, re, path: best };
  return refuseInShore(view, phase, action) === undefined ? action : undefined;
};

/** [F.15.2] One part after another goes for the port that is worth most to it. */
export const marchAnswer = (scene: Scene, phase: GroundMovement): Action => {
  const { common, side } = scene;
  for (const troop of common.troops) {
    const { side: by, kind } = groundSpec(common.scenario, troop.unit);
    if (by !== side || kind === 'engineer' || troop.landed || (troop.moved && !phase.exploitation)) continue;
    if (phase.exploitation && kind !== 'mech') continue;
    const action = marchOf(scene, phase, troop);
    if (action !== undefined) return action;
  }
  return DONE;
};
