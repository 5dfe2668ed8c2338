import type { Task } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Chart, PortSpec } from '../model/chart.ts';
import { chartOf } from '../model/fleet.ts';
import type { Common, Fleet } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { enemyOf, type Side } from '../model/vocabulary.ts';
import type { Outlook } from '../scenarios/form.ts';
import { scenarioOf } from '../scenarios/shelf.ts';
import { ADMIRAL, type Doctrine } from './doctrine.ts';

/** What a side has before its eyes when it decides: gathered once, passed along as a value. */
export interface Scene {
  readonly view: View;
  readonly common: Common;
  readonly own: Fleet;
  readonly side: Side;
  readonly enemy: Side;
  readonly chart: Chart;
  readonly doctrine: Doctrine;
  /** What forces of the side have been ordered to do. */
  readonly tasks: readonly Task[];
}

const NOTHING: readonly Task[] = [];

/** Undefined for a spectator, who decides nothing. */
export const sceneOf = (
  view: View,
  doctrine: Doctrine = ADMIRAL,
  tasks: readonly Task[] = NOTHING,
): Scene | undefined => {
  const { viewer, own, common } = view;
  if (viewer === 'spectator' || own === undefined) return undefined;
  return { view, common, own, side: viewer, enemy: enemyOf(viewer), chart: chartOf(common), doctrine, tasks };
};

/** What the scenario tells the computer. */
export const outlookOf = ({ common }: Pick<Scene, 'common'>): Outlook => scenarioOf(common.scenario).outlook;

export const isOurs = ({ common, side }: Scene, { id }: Pick<PortSpec, 'id'>): boolean =>
  common.ports[id]?.owner === side;

export const isTheirs = ({ common, enemy }: Scene, { id }: Pick<PortSpec, 'id'>): boolean =>
  common.ports[id]?.owner === enemy;

/** Enemy markers at sea, each in its hex. */
export const markersAtSea = ({ view }: Scene): readonly { readonly hex: HexId; readonly count: number }[] =>
  view.sightings.flatMap(({ place, count, side }) =>
    place.at === 'sea' && side !== view.viewer ? [{ hex: place.hex, count }] : [],
  );
