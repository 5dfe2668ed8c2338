import type { HexId } from '@narrow-seas/hex';
import { groupOf, hexOfPlace, kindsOf, strengthOf } from '../../model/fleet.ts';
import { errandOf } from '../bound-for.ts';
import type { Errand } from '../errand.ts';
import { sceneOf } from '../scene.ts';
import { wayOf } from '../venture.ts';
import { type Plan, planVoyage } from '../../rules/movement/planner.ts';
import type { Common, Group, State } from '../../model/state.ts';
import { viewFor } from '../../secrets/view.ts';
import type { GroupId, Side } from '../../model/vocabulary.ts';
import type { EuropaNavalStep } from './plan.ts';

/** A group of the plan as it sets out: where it is bound, and what the way costs. */
export interface Voyage {
  readonly state: State;
  readonly group: Group;
  readonly errand: Errand;
  readonly path: readonly HexId[];
  readonly risk: Plan;
  /** Strength points that set out. */
  readonly strength: number;
}

/** What gets a group under way; before it all is aboard that the plan loads. */
const SETS_OUT: readonly string[] = ['put-to-sea', 'sail', 'begin', 'pass-gibraltar'];

const groupIn = ({ action }: EuropaNavalStep): GroupId | undefined =>
  'group' in action && SETS_OUT.includes(action.type) ? action.group : undefined;

const voyageOf = (state: State, side: Side, id: GroupId): Voyage | undefined => {
  const view = viewFor(state, side);
  const scene = sceneOf(view);
  const group = view.own === undefined ? undefined : groupOf(view.own, id);
  const from = group === undefined ? undefined : hexOfPlace(state.common, group.place);
  if (scene === undefined || group === undefined || from === undefined) return undefined;
  const errand = errandOf(scene, group);
  if (errand === undefined) return undefined;
  const path = wayOf(scene, errand, from);
  const strength = group.ships.reduce((sum, ship) => sum + strengthOf(state.common, scene.own, ship), 0);
  return { state, group, errand, path, risk: planVoyage(view, id, path, true), strength };
};

/** The groups that set out in the plan, each once, from the position in which it does. */
export const voyagesIn = (side: Side, steps: readonly EuropaNavalStep[]): readonly Voyage[] => {
  const first = new Map<GroupId, State>();
  for (const step of steps) {
    const id = groupIn(step);
    if (id !== undefined && !first.has(id)) first.set(id, step.state);
  }
  return [...first].flatMap(([id, state]) => voyageOf(state, side, id) ?? []);
};

/** The share of what is aboard that arrives, on average: not turned back, and not sunk. */
export const arriving = ({ risk, strength }: Voyage): number =>
  strength === 0 ? 0 : risk.through * Math.max(0, 1 - risk.loss / strength);

export const hasWarships = (common: Common, { ships }: Group): boolean =>
  kindsOf(common, ships).some(kind => kind === 'TF' || kind === 'RF');
