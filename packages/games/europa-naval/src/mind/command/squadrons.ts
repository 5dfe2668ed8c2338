import { specOf, strengthOf } from '../../model/fleet.ts';
import type { Place } from '../../model/state.ts';
import type { ShipId } from '../../model/vocabulary.ts';
import { readyToSail } from '../../rules/reaction/reaction-stage.ts';
import { portsWithShips } from '../../turn/sea/list.ts';
import type { Scene } from '../scene.ts';

/** A task force without work of its own, in port or at sea with others. */
export interface Squadron {
  readonly name: string;
  readonly ship: ShipId;
  readonly place: Place;
  readonly strength: number;
}

const asSquadron = ({ common, own }: Scene, ship: ShipId, place: Place): readonly Squadron[] => {
  const { kind, role, name } = specOf(common, ship);
  const strength = strengthOf(common, own, ship);
  return kind === 'TF' && role === undefined && strength > 0 ? [{ name, ship, place, strength }] : [];
};

/** The squadrons of a side that could be sent somewhere, the strongest first. */
export const squadronsOf = (scene: Scene): readonly Squadron[] =>
  [
    ...portsWithShips(scene.own).flatMap(port =>
      readyToSail(scene.common, scene.own, port).flatMap(ship =>
        asSquadron(scene, ship, { at: 'port', port }),
      ),
    ),
    ...scene.own.groups.flatMap(({ ships, place }) => ships.flatMap(ship => asSquadron(scene, ship, place))),
  ].toSorted((a, b) => b.strength - a.strength || a.ship - b.ship);
