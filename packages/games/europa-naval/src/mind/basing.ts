import { distance } from '@narrow-seas/hex';
import { AIR_SPECS } from '../model/air-kind.ts';
import type { Action } from '../model/action.ts';
import type { FieldSpec } from '../model/chart.ts';
import { chartOf, ownerAt } from '../model/fleet.ts';
import { airSpec } from '../model/roster.ts';
import { kindOfAir } from '../rules/air/air.ts';
import type { View } from '../secrets/view.ts';
import type { AirId, AirKind, Side } from '../model/vocabulary.ts';
import { isThreatened } from './demand.ts';
import type { Scene } from './scene.ts';

/** [F.11.2] A field whose hex falls loses half its units. */
const WILL_FALL = 50;
/** What a move must gain, or units would wander. */
const LEAST = 1;
const BOMBERS: readonly AirKind[] = ['B', 'T', 'D'];

/** A field goes with the port beside it. */
const willFall = (scene: Scene, { hex }: FieldSpec): boolean =>
  scene.chart.ports.some(
    port => distance(scene.chart.grid, port.hex, hex) <= 1 && isThreatened(scene, port.id),
  );

/** Ships of theirs in ports that a bomber reaches from there. */
export const preyFrom = (view: View, enemy: Side, { hex }: FieldSpec, kind: AirKind): number => {
  const { grid, ports } = chartOf(view.common);
  return view.harbours.reduce((sum, { port, side, count }) => {
    const there = ports[port]?.hex;
    const near = side === enemy && there !== undefined && distance(grid, hex, there) <= AIR_SPECS[kind].range;
    return near ? sum + count : sum;
  }, 0);
};

const valueOf = (scene: Scene, field: FieldSpec, kind: AirKind): number =>
  (BOMBERS.includes(kind) ? preyFrom(scene.view, scene.enemy, field, kind) : 0) -
  (willFall(scene, field) ? WILL_FALL : 0);

/** [F.11.2] Bombers go where they reach most, and nobody stays on a field that will fall. */
export function* rebasings(scene: Scene): Generator<Action> {
  const { common, chart, side, doctrine } = scene;
  if (!doctrine.rebases) return;
  const ours = chart.fields.filter(({ hex }) => ownerAt(common, hex) === side);
  for (const [id, { status, base }] of common.air.entries()) {
    const unit = id as AirId;
    if (status !== 'ready' || base.at !== 'field' || airSpec(common.scenario, unit).side !== side) continue;
    const here = chart.fields[base.field];
    if (here === undefined) continue;
    const kind = kindOfAir(common, unit);
    const least = valueOf(scene, here, kind) + LEAST;
    const better = ours
      .map(field => ({ field, value: valueOf(scene, field, kind) }))
      .filter(({ value }) => value >= least)
      .toSorted((a, b) => b.value - a.value);
    for (const { field } of better) yield { type: 'rebase', unit, field: field.id };
  }
}
