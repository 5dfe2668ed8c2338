import type { PortSpec } from '../chart.ts';
import { dateOf } from '../date.ts';
import { portSpecOf } from '../fleet.ts';
import type { FrontData, GroundSpec } from '../roster.ts';
import { scenarioData } from '../roster.ts';
import { stockOf } from '../stock.ts';
import type { Cargo, Common } from '../state.ts';
import type { PortId } from '../vocabulary.ts';
import { boxOf, dateShift } from '../war/front.ts';
import { AFRICA, ESTONIA_AND_RIGA, SICILY, SOVIET_BASES, SOVIET_HOME } from '../war/region.ts';
import { isOurs, type Scene } from './scene.ts';

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

/** [S.1] Points for a supply point of a relief convoy landed at a port of ours: it counts, and it feeds. */
export const worthOfSupply = (scene: Scene, port: PortSpec): number => {
  const counts = scene.side === 'allied' && port.name === 'Valletta' && isOurs(scene, port);
  return worthOfStores(scene, port) + (counts && scene.common.scenario === 'malta' ? AT_MALTA : 0);
};

/** Points for a supply point out of a port's stock. */
export const worthOfStores = (scene: Scene, port: PortSpec): number => {
  const { common, side } = scene;
  if (!isOurs(scene, port) || port.inland) return 0;
  if (common.scenario !== 'malta') return 0;
  return side === 'axis' ? inAfrica(scene, port) : atMalta(scene, port);
};

/** [S.1] Supplies that came into play aboard. */
export const isOfConvoy = (cargo: Cargo): boolean => cargo.kind === 'sp' && cargo.from === undefined;

const FERRY_OUT = dateOf('Aug I 43');

/** Who is carried: the army of a nation, and where it stood at the start. */
type Carried = Pick<GroundSpec, 'nation' | 'at'>;

/** Points for an RE brought from one port to another. */
export const worthOfMove = (scene: Scene, { nation, at }: Carried, from: PortSpec, to: PortSpec): number => {
  const { common, side } = scene;
  if (!isOurs(scene, to) || to.inland) return 0;
  switch (common.scenario) {
    case 'baltic-act1':
      // The garrisons of the bases: an army that marched there to be counted home again would be a trick.
      return side === 'allied' &&
        SOVIET_BASES.has(at) &&
        SOVIET_BASES.has(from.name) &&
        SOVIET_HOME.has(to.name)
        ? 2
        : 0;
    case 'baltic-act2':
      return side === 'axis' && isGivenUp(from) && to.nation === 'DE' ? 1 : 0;
    case 'husky':
      return side === 'axis' &&
        nation === 'DE' &&
        common.date >= FERRY_OUT &&
        SICILY.has(from.name) &&
        !SICILY.has(to.name)
        ? 1
        : 0;
    default:
      return 0;
  }
};

/** Whether somebody in a port is to be brought elsewhere. */
export const isWaiting = (scene: Scene, carried: Carried, from: PortSpec): boolean =>
  scene.chart.ports.some(to => worthOfMove(scene, carried, from, to) > 0);

/** Kuressaare is held: it counts for the Axis at the end, and for the Soviets when it falls. */
const isGivenUp = ({ name }: PortSpec): boolean => ESTONIA_AND_RIGA.has(name) && name !== 'Kuressaare';

/** [S.3] In the Baltic a submarine lost counts like a cruiser, and between two coasts more are lost than they sink. */
export const keepsSubmarines = ({ common, doctrine }: Scene): boolean =>
  doctrine.sparesSubmarines && common.map === 'baltic';

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
