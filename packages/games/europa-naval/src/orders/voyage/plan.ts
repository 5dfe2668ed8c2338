import type { MissionWay, RoutePiece, RouteRisk } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Scene } from '../../mind/scene.ts';
import { hexOfPlace, strengthOf } from '../../model/fleet.ts';
import type { Group, Place } from '../../model/state.ts';
import type { GroupId, ShipId } from '../../model/vocabulary.ts';
import { newGroup } from '../../rules/groups/group.ts';
import { type Plan, planVoyage } from '../../rules/movement/planner.ts';
import { voyageOf } from '../../rules/movement/voyage.ts';
import type { View } from '../../secrets/view.ts';
import type { Course } from './course.ts';
import { type Voyage, WAYS, type Way } from './voyage.ts';
import { isByNight, wayFrom } from './ways.ts';
import { VOYAGE_WORDS as SAY } from './words.ts';

/** The view in which the ships are a group, as they would be when they set out. */
const asGroup = (
  { view, common, own, side }: Scene,
  { ships, place, group }: Course,
): { readonly view: View; readonly group: Group } | undefined => {
  if (group !== undefined) return { view, group };
  if (place === undefined) return undefined;
  const fresh = newGroup(common, view.nextGroup as GroupId, side, ships, place);
  return { view: { ...view, own: { ...own, groups: [...own.groups, fresh] } }, group: fresh };
};

const LOW = 0.2;
const MIDDLE = 0.4;

const riskOf = (chance: number): RouteRisk => {
  if (chance < LOW) return 'low';
  return chance < MIDDLE ? 'middle' : 'high';
};

const troubleIn = ({ risks }: Plan, step: number): number =>
  1 - risks.filter(risk => risk.step === step).reduce((clear, { chance }) => clear * (1 - chance), 1);

/** The way step by step, each piece beginning where the one before ends. */
const piecesOf = (
  view: View,
  id: GroupId,
  start: HexId,
  path: readonly HexId[],
  nights: boolean,
  plan: Plan,
): readonly RoutePiece[] => {
  const points = voyageOf(view, id, path, nights);
  const steps = [...new Set(points.map(({ step }) => step))];
  let last = start;
  return steps.map(step => {
    const here = points.filter(point => point.step === step);
    const hexes = [last, ...here.map(({ hex }) => hex)].filter((hex, at, all) => hex !== all[at - 1]);
    last = hexes.at(-1) ?? last;
    const chance = troubleIn(plan, step);
    return {
      hexes,
      risk: riskOf(chance),
      label: SAY.table.step(step + 1, chance),
      night: here.some(({ night }) => night),
    };
  });
};

const strengthIn = ({ common, own }: Scene, ships: readonly ShipId[]): number =>
  ships.reduce((sum, ship) => sum + strengthOf(common, own, ship), 0);

const startOf = ({ common }: Scene, place: Place | undefined): HexId | undefined =>
  place === undefined ? undefined : hexOfPlace(common, place);

/** A way as it was planned. */
interface Planned {
  readonly way: Way;
  readonly path: readonly HexId[];
  readonly plan: Plan;
  readonly pieces: () => readonly RoutePiece[];
}

const plansOf = (scene: Scene, course: Course, goal: HexId): readonly Planned[] => {
  const planned = asGroup(scene, course);
  const start = startOf(scene, course.place);
  if (planned === undefined || start === undefined) return [];
  const { view, group } = planned;
  return WAYS.map(way => {
    const path = wayFrom(scene, { ships: course.ships, way }, start, goal);
    const nights = isByNight(way);
    const plan = planVoyage(view, group.id, path, nights);
    return { way, path, plan, pieces: () => piecesOf(view, group.id, start, path, nights, plan) };
  }).filter(({ path }) => path.length > 0);
};

/** [F.31] The way that brings most of it there; of equal ones the shortest. */
export const bestWay = (scene: Scene, course: Course, goal: HexId): Way | undefined => {
  const strength = Math.max(1, strengthIn(scene, course.ships));
  const value = ({ plan, path }: Planned): number =>
    plan.through * (1 - plan.loss / strength) + plan.clear / 10 - path.length / 10_000;
  return plansOf(scene, course, goal).toSorted((a, b) => value(b) - value(a))[0]?.way;
};

/** Every way that differs from those before it, with what the planner says of each [F.31]. */
export const waysOf = (
  scene: Scene,
  { way: chosen }: Voyage,
  course: Course,
  goal: HexId,
): readonly MissionWay[] => {
  const strength = strengthIn(scene, course.ships);
  const rows = plansOf(scene, course, goal).map(({ way, path, plan, pieces }) => {
    const figures = [
      SAY.table.percent(plan.clear),
      SAY.table.percent(plan.through),
      SAY.table.loss(plan.loss, strength),
    ];
    return { way, sum: `${path.join(' ')} ${figures.join(' ')}`, figures, plan, pieces };
  });
  const first = (sum: string): Way | undefined =>
    (rows.find(row => row.sum === sum && row.way === chosen) ?? rows.find(row => row.sum === sum))?.way;
  return rows
    .filter(({ way, sum }) => first(sum) === way)
    .map(({ way, figures, plan, pieces }) => ({
      value: way,
      label: SAY.ways[way],
      note: SAY.table.steps(plan.steps),
      figures,
      isChosen: way === chosen,
      pieces: pieces(),
    }));
};
