import type { PortSpec } from '../model/chart.ts';
import { portSpecOf } from '../model/fleet.ts';
import type { FrontData, GroundSpec } from '../model/roster.ts';
import { scenarioData } from '../model/roster.ts';
import { stockOf } from '../rules/supply/stock.ts';
import type { Cargo, Common } from '../model/state.ts';
import type { PortId } from '../model/vocabulary.ts';
import { boxOf, dateShift } from '../rules/supply/front.ts';
import { AFRICA } from '../scenarios/coasts.ts';
import { scenarioOf } from '../scenarios/shelf.ts';
import { isOurs, outlookOf, type Scene } from './scene.ts';

/** What supplies and troops are worth in a port, in victory points. */

const LANDED = 0.25;
/** A supply point behind the front that moves it; the first ones the most. */
const FOR_FRONT = 0.25;
/** Turns of the best payment that are worth laying up. */
const LAID_UP = 2;
const HUNGRY_MALTA = 3;
const AT_MALTA = 1;

const liveFronts = (common: Common): readonly FrontData[] =>
  scenarioData(common.scenario).fronts.filter(
    ({ id, from }) => boxOf(common, id) > 0 && (from === undefined || from <= common.date + 1),
  );

const laidUp = ({ common, own }: Scene, { portBox }: FrontData): number =>
  own.stocks.reduce((sum, { port, sp }) => (portSpecOf(common, port).name in portBox ? sum + sp : sum), 0);

/** A port in the front's path is lost with all that lies there. */
const keeps = ({ common }: Scene, front: FrontData, box: number): number => {
  const shift = dateShift(front, common.date);
  return shift < 0 && box >= boxOf(common, front.id) + shift + 1 ? 0.3 : 1;
};

const forFront = (scene: Scene, front: FrontData, { name }: PortSpec): number => {
  const box = front.portBox[name];
  if (box === undefined) return 0;
  const most = front.supply.at(-1)?.from ?? 0;
  const want = laidUp(scene, front) < most * LAID_UP ? FOR_FRONT : FOR_FRONT / 4;
  const near = Math.abs(boxOf(scene.common, front.id) - box) <= front.fullWithin ? 1 : 0.5;
  return want * near * keeps(scene, front, box);
};

const inAfrica = (scene: Scene, port: PortSpec): number =>
  AFRICA.has(port.name)
    ? liveFronts(scene.common).reduce((sum, front) => sum + forFront(scene, front, port), LANDED)
    : 0;

const atMalta = ({ common, own, side }: Scene, { name, id }: PortSpec): number => {
  if (name !== 'Valletta') return 0;
  return stockOf(common, own, side, id).sp < 3 ? HUNGRY_MALTA : 0;
};

/** Whether the scenario gives points for supplies that are landed. */
export const countSupplies = ({ common }: Pick<Scene, 'common'>): boolean =>
  scenarioOf(common.scenario).goals.supplies !== undefined;

/** [S.1] Points for a supply point of a relief convoy landed at a port of ours: it counts, and it feeds. */
export const worthOfSupply = (scene: Scene, port: PortSpec): number => {
  const counts = scene.side === 'allied' && port.name === 'Valletta' && isOurs(scene, port);
  return worthOfStores(scene, port) + (counts && countSupplies(scene) ? AT_MALTA : 0);
};

/** Points for a supply point out of a port's stock. */
export const worthOfStores = (scene: Scene, port: PortSpec): number => {
  const { side } = scene;
  if (!isOurs(scene, port) || port.inland) return 0;
  if (!countSupplies(scene)) return 0;
  return side === 'axis' ? inAfrica(scene, port) : atMalta(scene, port);
};

/** [S.1] Supplies that came into play aboard. */
export const isOfConvoy = (cargo: Cargo): boolean => cargo.kind === 'sp' && cargo.from === undefined;

/** Who is carried: the army of a nation, and where it stood at the start. */
type Carried = Pick<GroundSpec, 'nation' | 'at'>;

/** Points for an RE brought from one port to another. */
export const worthOfMove = (scene: Scene, carried: Carried, from: PortSpec, to: PortSpec): number => {
  const { common, side } = scene;
  if (!isOurs(scene, to) || to.inland) return 0;
  return outlookOf(scene).worthOfMove({ side, date: common.date, carried, from, to });
};

/** Whether somebody in a port is to be brought elsewhere. */
export const isWaiting = (scene: Scene, carried: Carried, from: PortSpec): boolean =>
  scene.chart.ports.some(to => worthOfMove(scene, carried, from, to) > 0);

/** [S.3] In the Baltic a submarine lost counts like a cruiser, and between two coasts more are lost than they sink. */
export const keepsSubmarines = (scene: Scene): boolean =>
  scene.doctrine.sparesSubmarines && outlookOf(scene).narrowSea;

/** Turns ahead that a port is thought of as lost. */
const AHEAD = 1;

/** [F.27] A port that an assault or a front will soon take. */
export const isThreatened = ({ common, enemy }: Scene, port: PortId): boolean => {
  if (common.assaults.some(each => each.port === port && each.side === enemy && !each.won))
    return common.assaults.some(
      each => each.port === port && each.side === enemy && !each.won && each.from <= common.date + AHEAD,
    );
  const { name } = portSpecOf(common, port);
  return (
    enemy === 'allied' &&
    liveFronts(common).some(front => {
      const box = front.portBox[name];
      const shift = dateShift(front, common.date);
      return box !== undefined && shift < 0 && box >= boxOf(common, front.id) - 1;
    })
  );
};
