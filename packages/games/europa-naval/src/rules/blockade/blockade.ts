import { distance } from '@narrow-seas/hex';
import type { PortSpec } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, portOf, shipsInPort, specOf, strengthOf } from '../../model/fleet.ts';
import { kindOf } from '../groups/group.ts';
import type { Common, Fleet, State } from '../../model/state.ts';
import type { Step } from '../../turn/step.ts';
import { enemyOf, type ShipId } from '../../model/vocabulary.ts';

/** [F.18.1] Strength off a port that closes it. */
const BLOCKADE = 4;

const strengthIn = (common: Common, fleet: Fleet, ships: readonly ShipId[]): number =>
  ships.reduce((sum, ship) => sum + strengthOf(common, fleet, ship), 0);

/** Combat groups at sea in the hex of the port or next to it. */
const offPort = (common: Common, fleet: Fleet, { hex }: PortSpec): number => {
  const { grid } = chartOf(common);
  let sum = 0;
  for (const group of fleet.groups)
    if (group.place.at === 'sea' && distance(grid, group.place.hex, hex) <= 1)
      sum += kindOf(common, group) === 'combat' ? strengthIn(common, fleet, group.ships) : 0;
  return sum;
};

const inPort = (common: Common, fleet: Fleet, { id }: PortSpec): number =>
  strengthIn(
    common,
    fleet,
    shipsInPort(fleet, id).filter(ship => ['TF', 'CG', 'RF'].includes(specOf(common, ship).kind)),
  );

/** [F.18.1] Whether the enemy lies off it in strength, and nothing in it is as strong. */
export const isBlockaded = ({ common, fleets }: State, port: PortSpec): boolean => {
  const { owner } = portOf(common, port.id);
  if (owner === 'neutral') return false;
  const enemy = offPort(common, fleets[enemyOf(owner)], port);
  return enemy >= BLOCKADE && inPort(common, fleets[owner], port) < enemy;
};

const judge = (state: State): readonly Event[] => {
  const anybody = state.fleets.axis.groups.length + state.fleets.allied.groups.length > 0;
  const ports = anybody
    ? chartOf(state.common)
        .ports.filter(port => isBlockaded(state, port))
        .map(({ id }) => id)
    : [];
  const known = state.common.ports.some(({ blockaded }) => blockaded);
  return ports.length > 0 || known ? [{ type: 'blockaded', ports }] : [];
};

export const blockade: Step = { name: 'blockade', applies: () => true, begin: judge };
