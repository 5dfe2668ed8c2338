import type { PortSpec } from '../chart.ts';
import { portSpecOf } from '../fleet.ts';
import { incomePorts } from '../war/income.ts';
import { worthOfStores } from './demand.ts';
import { PER_COST } from './errand.ts';
import { costFrom, laneTo, NO_WAY } from './lane.ts';
import type { Scene } from './scene.ts';

const known = new WeakMap<Scene, { readonly port: PortSpec | undefined }>();

/** What a great convoy from this port would be worth, for each point it carries. */
const worthFrom = (scene: Scene, { hex }: PortSpec): number =>
  Math.max(
    0,
    ...scene.chart.ports.map(to => {
      const worth = worthOfStores(scene, to);
      const cost = worth > 0 ? costFrom(laneTo(scene, 'cargo', to.hex), hex) : NO_WAY;
      return cost >= NO_WAY ? 0 : worth - (cost * PER_COST) / GREAT;
    }),
  );

/** Points of cargo that a great convoy carries, in supply points. */
const GREAT = 12;

const find = (scene: Scene): PortSpec | undefined => {
  let best: PortSpec | undefined;
  let most = 0;
  for (const id of incomePorts(scene.common, scene.side)) {
    const port = portSpecOf(scene.common, id);
    const worth = worthFrom(scene, port);
    if (worth > most) [best, most] = [port, worth];
  }
  return best;
};

/** [F.17.1] Where transports gather: the port of income with the best way to those who want supplies. */
export const assemblyPort = (scene: Scene): PortSpec | undefined => {
  if (!scene.doctrine.gathers || scene.common.scenario !== 'malta' || scene.side !== 'axis') return undefined;
  const found = known.get(scene) ?? { port: find(scene) };
  known.set(scene, found);
  return found.port;
};
