import type { Task } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { specOf } from '../../model/fleet.ts';
import type { ShipId } from '../../model/vocabulary.ts';
import { berthOff } from '../ambush.ts';
import type { Errand } from '../errand.ts';
import type { Scene } from '../scene.ts';

/** The ship that a squadron goes along with; undefined for any other task. */
const convoyIn = ({ aim }: Task): string | undefined =>
  aim.startsWith(ESCORT) ? aim.slice(ESCORT.length) : undefined;

const ESCORT = 'escort ';

export const escortTask = (squadron: string, convoy: string): Task => ({
  force: squadron,
  aim: `${ESCORT}${convoy}`,
});

const isNamed = ({ common }: Scene, ships: readonly ShipId[], { force }: Task): boolean =>
  ships.some(ship => specOf(common, ship).name === force);

/** Where these ships have been ordered to go. Who escorts goes where the convoy goes. */
export const taskOf = (scene: Scene, ships: readonly ShipId[]): Task | undefined =>
  scene.tasks.length === 0
    ? undefined
    : scene.tasks.find(task => convoyIn(task) === undefined && isNamed(scene, ships, task));

/** Those of these ships that have been ordered to go along with another. */
export const escortsAmong = (scene: Scene, ships: readonly ShipId[]): readonly ShipId[] =>
  scene.tasks.length === 0
    ? []
    : ships.filter(ship =>
        scene.tasks.some(task => convoyIn(task) !== undefined && isNamed(scene, [ship], task)),
      );

/** Those of these squadrons that have been ordered to go along with one of a convoy. */
export const escortsOf = (
  scene: Scene,
  squadrons: readonly ShipId[],
  convoy: readonly ShipId[],
): readonly ShipId[] =>
  squadrons.filter(ship =>
    scene.tasks.some(
      task =>
        isNamed(scene, [ship], task) &&
        convoy.some(each => specOf(scene.common, each).name === convoyIn(task)),
    ),
  );

/** The ship that a squadron has been ordered to go along with, while she is afloat. */
export const convoyOf = ({ common, own, side }: Scene, task: Task): ShipId | undefined => {
  const name = convoyIn(task);
  const found = own.ships.findIndex((_, ship) => {
    const spec = specOf(common, ship as ShipId);
    return spec.side === side && spec.name === name;
  });
  return name === undefined || found < 0 ? undefined : (found as ShipId);
};

/** [F.8.1] To where the warships of theirs are that it hunts. */
const huntErrand = (scene: Scene, marker: number): Errand | undefined => {
  const prey = scene.view.sightings.find(({ group, side }) => group === marker && side === scene.enemy);
  return prey?.place.at === 'sea'
    ? { goal: prey.place.hex, task: 'stand', style: 'war', worth: ORDERED }
    : undefined;
};

/** More than any errand of its own. */
const ORDERED = 50;

/** Where that leads them. */
export const missionErrand = (scene: Scene, ships: readonly ShipId[], from: HexId): Errand | undefined => {
  const task = taskOf(scene, ships);
  const [verb, ...words] = task?.aim.split(' ') ?? [];
  if (verb === 'hunt') return huntErrand(scene, Number(words[0]));
  const port = scene.chart.ports.find(({ name }) => name === words.join(' '));
  if (port === undefined) return undefined;
  if (verb === 'bombard') return { goal: port.hex, task: 'fire', style: 'war', worth: ORDERED };
  if (verb === 'blockade') {
    const goal = berthOff(scene, port, from);
    return goal === undefined ? undefined : { goal, task: 'stand', style: 'war', worth: ORDERED };
  }
  return verb === 'move' ? { goal: port.hex, task: 'port', style: 'war', worth: ORDERED } : undefined;
};
