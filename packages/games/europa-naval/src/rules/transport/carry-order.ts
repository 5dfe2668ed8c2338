import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { pointsOf } from './cargo.ts';
import { chartOf, portOf, portSpecOf } from '../../model/fleet.ts';
import { no, noPort } from '../../turn/refusals.ts';
import { scenarioData } from '../../model/roster.ts';
import type { Cargo, Common, Fleet } from '../../model/state.ts';
import type { PortId, Side } from '../../model/vocabulary.ts';
import { handlingLeft, refuseLoading } from '../groups/handling.ts';
import { refuseWay } from '../movement/movement.ts';

/** [F.5.8] Hexes that intrinsic transport goes. */
export const CARRIAGE_RANGE = 20;

/** [F.5.8] Cargo points that a side has left in this player-turn. */
export const intrinsicLeft = ({ scenario }: Common, { pools }: Pick<Fleet, 'pools'>, side: Side): number =>
  scenarioData(scenario).intrinsic[side] - pools.intrinsic;

/** [F.5.8] When, what and how much. */
const refuseGoods = (common: Common, fleet: Fleet, side: Side, cargo: Cargo): Refusal | undefined => {
  if (common.part !== 'movement' || common.step !== 1)
    return no('F.5.8', 'first-step', 'Coasters can sail only in the first naval step.');
  if (cargo.kind !== 'sp' && (cargo.kind !== 'troops' || cargo.mech))
    return no('F.5.8', 'goods', 'Coasters can carry only supplies and troops without vehicles.');
  return pointsOf(cargo) > intrinsicLeft(common, fleet, side)
    ? no('F.5.8', 'spent', 'The coasters of this player-turn cannot carry that much more.')
    : undefined;
};

export interface CarryOrder {
  readonly from: PortId;
  readonly to: PortId;
  readonly path: readonly HexId[];
  readonly cargo: Cargo;
}

/** [F.5.8] From port to port, along a stated way. */
export const refuseCarry = (
  common: Common,
  fleet: Fleet,
  side: Side,
  { from, to, path, cargo }: CarryOrder,
): Refusal | undefined => {
  const wrong = refuseGoods(common, fleet, side, cargo);
  if (wrong !== undefined) return wrong;
  const foreign = [from, to].find(
    port => portOf(common, port).owner !== side || portSpecOf(common, port).inland,
  );
  if (foreign !== undefined || from === to)
    return noPort('F.5.8', 'ports', 'Coasters sail only between your seaports.', foreign ?? from);
  if (path.length > CARRIAGE_RANGE)
    return noPort('F.5.8', 'too-far', 'Coasters can sail at most twenty hexes.', to);
  if (path.at(-1) !== portSpecOf(common, to).hex)
    return noPort('F.5.8', 'way-end', 'The route must end at the port.', to);
  const way =
    refuseWay(chartOf(common), portSpecOf(common, from).hex, path) ??
    refuseLoading(common, fleet, side, from, cargo);
  if (way !== undefined) return way;
  return handlingLeft(common, fleet, to) < pointsOf(cargo)
    ? noPort('F.9.1', 'capacity', 'This port cannot handle that much cargo in this player-turn.', to)
    : undefined;
};
