import type { Action } from '../model/action.ts';
import type { PortSpec } from '../model/chart.ts';
import { CARRIAGE_RANGE, intrinsicLeft } from '../rules/transport/carry-order.ts';
import { handlingLeft } from '../rules/groups/handling.ts';
import type { NavalStep } from '../model/sea/phase.ts';
import { seaDistance, seaway } from '../rules/movement/waters.ts';
import { stockOf } from '../rules/supply/stock.ts';
import { worthOfStores, worthOfSupply } from './demand.ts';
import { firstAllowed } from './group-order.ts';
import { isOurs, type Scene } from './scene.ts';

interface Trip {
  readonly from: PortSpec;
  readonly to: PortSpec;
  readonly sp: number;
  readonly value: number;
}

const PER_HEX = 0.02;

const tripsOf = (scene: Scene): readonly Trip[] => {
  const { common, own, side, chart } = scene;
  const ports = chart.ports.filter(port => isOurs(scene, port) && !port.inland);
  const wanted = ports.filter(port => worthOfStores(scene, port) > 0);
  if (wanted.length === 0) return [];
  return ports
    .filter(from => worthOfSupply(scene, from) === 0 && stockOf(common, own, side, from.id).sp > 0)
    .flatMap(from =>
      wanted.flatMap(to => {
        const far = seaDistance(chart, to.hex, from.hex);
        const room = Math.min(
          intrinsicLeft(common, own, side),
          handlingLeft(common, own, to.id),
          handlingLeft(common, own, from.id),
        );
        const sp = Math.floor(Math.min(stockOf(common, own, side, from.id).sp, room * 2));
        const value = sp * worthOfStores(scene, to) - far * PER_HEX;
        return far > CARRIAGE_RANGE || sp <= 0 ? [] : [{ from, to, sp, value }];
      }),
    );
};

/** [F.5.8] Supplies that go without ships of ours, to where they are worth most. */
export const carriage = (scene: Scene, step: NavalStep): Action | undefined => {
  const { common, own, side, chart } = scene;
  if (common.part !== 'movement' || common.step !== 1 || intrinsicLeft(common, own, side) <= 0)
    return undefined;
  const trips = tripsOf(scene).filter(({ value }) => value > 0);
  return firstAllowed(
    scene,
    step,
    trips
      .toSorted((a, b) => b.value - a.value)
      .flatMap(({ from, to, sp }): readonly Action[] => {
        const path = seaway(chart, from.hex, to.hex);
        if (path === undefined) return [];
        return [{ type: 'carry', from: from.id, to: to.id, path, cargo: { kind: 'sp', amount: sp } }];
      }),
  );
};
