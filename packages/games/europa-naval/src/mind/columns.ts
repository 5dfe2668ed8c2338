import type { HexId } from '@narrow-seas/hex';
import type { PortSpec } from '../model/chart.ts';
import { fortLevel } from '../rules/reaction/combat-zone.ts';
import { holding } from '../rules/ground/ground.ts';
import type { Troop } from '../model/state.ts';
import { worthOfPort } from './port-worth.ts';
import { isTheirs, type Scene } from './scene.ts';
import { FAR, walkTo } from './walk.ts';

/** [T.7] Three to one wins five times in six. */
const ENOUGH = 3;
const PER_HEX = 0.15;
/** Any port is worth a short march. */
const ANY_PORT = 0.2;

interface Aim {
  readonly port: PortSpec;
  readonly need: number;
  readonly far: Int16Array;
}

const aimsOf = (scene: Scene): readonly Aim[] =>
  scene.chart.ports
    .filter(port => isTheirs(scene, port))
    .map(port => ({
      port,
      need:
        ENOUGH *
        Math.max(1, holding(scene.common, scene.enemy, port.hex) + fortLevel(scene.common, port.id) / 2),
      far: walkTo(scene.chart, port.hex),
    }));

const valueFrom = (scene: Scene, { port, far }: Aim, hex: HexId): number => {
  const hexes = far[hex] ?? FAR;
  return hexes === FAR ? 0 : ANY_PORT + worthOfPort(scene, port) - hexes * PER_HEX;
};

interface Choice {
  readonly aim: Aim;
  readonly value: number;
}

const bestAim = (scene: Scene, aims: readonly Aim[], troops: readonly Troop[]): Choice | undefined => {
  let best: Choice | undefined;
  for (const aim of aims)
    for (const { hex } of troops) {
      const value = valueFrom(scene, aim, hex);
      if (value > (best?.value ?? 0)) best = { aim, value };
    }
  return best;
};

/** The nearest of the troops, until they are enough. */
const columnFor = ({ far, need }: Aim, troops: readonly Troop[]): readonly Troop[] => {
  let sum = 0;
  return troops
    .filter(({ hex }) => (far[hex] ?? FAR) < FAR)
    .toSorted((a, b) => (far[a.hex] ?? FAR) - (far[b.hex] ?? FAR) || b.re - a.re)
    .filter(({ re }) => {
      if (sum >= need) return false;
      sum += re;
      return true;
    });
};

/** An army goes for several ports at once: to each as many as win it, those left over to the best of them. */
export const columnsOf = (scene: Scene, army: readonly Troop[]): ReadonlyMap<Troop, PortSpec> => {
  const goals = new Map<Troop, PortSpec>();
  let aims = aimsOf(scene);
  for (let left = army; left.length > 0; left = army.filter(troop => !goals.has(troop))) {
    const best = bestAim(scene, aims, left);
    if (best === undefined) break;
    for (const troop of columnFor(best.aim, left)) goals.set(troop, best.aim.port);
    aims = aims.filter(aim => aim !== best.aim);
  }
  return goals;
};
