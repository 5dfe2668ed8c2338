import type { Refusal } from '@narrow-seas/core';
import { chain, type Effect } from '../../turn/chain.ts';
import type { PortSpec } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, groupOf, portOf, shipsInPort, strengthOf } from '../../model/fleet.ts';
import { shiftOf } from '../../model/modifier.ts';
import { PORT_SPECS } from '../ports/port.ts';
import { noGroup, noPort } from '../../turn/refusals.ts';
import type { Common, Fleet, Group, State } from '../../model/state.ts';
import { GUNNERY, hitsOn } from '../../model/tables.ts';
import type { Harbour } from '../../secrets/view.ts';
import { enemyOf, type DieFace, type GroupId, type ShipId } from '../../model/vocabulary.ts';
import { gunnery, gunneryModifiers } from './battle.ts';
import { fortLevel } from '../reaction/combat-zone.ts';
import { hitShip } from './damage.ts';
import { isNight } from '../groups/group.ts';
import { refuseMover, refuseTurnedBack } from '../movement/movement.ts';
import type { BombardRoll, Firer, NavalStep } from '../../model/sea/phase.ts';
import { shipFirer, shoots } from '../groups/ranks.ts';
import { passageOf } from '../movement/sailing.ts';
import { atSea } from '../groups/whereabouts.ts';

/** [F.8.8] The enemy port that a group lies off. */
const portUnderGuns = (common: Common, { place, side }: Group): PortSpec | undefined => {
  const port = place.at === 'sea' ? chartOf(common).portAt.get(place.hex) : undefined;
  return port !== undefined && portOf(common, port.id).owner === enemyOf(side) ? port : undefined;
};

/** [F.8.8] At sea in the hex of an enemy port, once a step. */
export const refuseBombard = (
  common: Common,
  step: NavalStep,
  fleet: Fleet,
  harbours: readonly Harbour[],
  id: GroupId,
  target: 'ships' | 'port',
): Refusal | undefined => {
  const wrong = refuseMover(step, fleet, id);
  if (wrong !== undefined) return wrong;
  const group = groupOf(fleet, id) as Group;
  const port = portUnderGuns(common, group);
  if (port === undefined)
    return noGroup('F.8.8', 'not-off-port', 'This group must be off an enemy port.', id);
  if (!group.ships.some(ship => shoots(common, ship)))
    return noGroup('F.8.8', 'no-guns', 'Only task forces and river flotillas can bombard a port.', id);
  if (group.bombarded)
    return noGroup('F.8.8', 'again', 'A group can bombard a port only once in a step.', id);
  const inPort = harbours.some(harbour => harbour.port === port.id && harbour.side === enemyOf(group.side));
  if (target === 'ships' && !inPort)
    return noPort('F.8.8', 'no-ships', 'There are no ships in this port.', port.id);
  return refuseTurnedBack(group);
};

/** [F.8.8] The coast defence answers first. */
const firersAt = (common: Common, group: Group, port: PortSpec): readonly Firer[] => [
  ...(fortLevel(common, port.id) > 0 ? [{ kind: 'fort', port: port.id } as const] : []),
  ...group.ships.filter(ship => shoots(common, ship)).map(shipFirer),
];

export const bombard = (
  state: State,
  step: NavalStep,
  id: GroupId,
  target: 'ships' | 'port',
): readonly Event[] => {
  const { group } = atSea(state, id);
  const port = portUnderGuns(state.common, group);
  if (port === undefined) throw new RangeError(`Group ${id} lies off no enemy port`);
  const passage = { ...passageOf(id, false, isNight(group), step), stage: 'end' as const };
  const firers = firersAt(state.common, group, port);
  return [
    { type: 'bombarded', group: id, port: port.id },
    { type: 'began', phase: { name: 'bombard-roll', port: port.id, target, firers, hits: 0, passage } },
  ];
};

/** [F.8.4] The strongest warship draws the fire of the coast: it stands before carriers and transports. */
const drawsFire = (state: State, id: GroupId): ShipId | undefined => {
  const { group, fleet } = atSea(state, id);
  const strength = (ship: ShipId): number => strengthOf(state.common, fleet, ship);
  const [strongest] = group.ships
    .filter(ship => shoots(state.common, ship))
    .toSorted((a, b) => strength(b) - strength(a));
  return strongest;
};

const hitsOf = (state: State, { passage, port }: BombardRoll, firer: Firer, face: DieFace): number => {
  const { group } = atSea(state, passage.group);
  const { hex } = chartOf(state.common).ports[port] as PortSpec;
  const strength = gunnery(state, { night: passage.night, mover: group.side }, firer);
  return hitsOn(GUNNERY, strength, face + shiftOf(gunneryModifiers(state.common, { hex })));
};

const afloat = (state: State, firer: Firer): boolean =>
  firer.kind === 'fort' ||
  state.fleets.axis.groups.concat(state.fleets.allied.groups).some(({ ships }) => ships.includes(firer.ship));

/** One die for each gun. Ends with the next, with the owner's losses, or with nothing. */
export const rollBombard = (state: State, phase: BombardRoll, face: DieFace): Effect => {
  const [firer, ...rest] = phase.firers;
  if (firer === undefined) return [];
  const hits = hitsOf(state, phase, firer, face);
  if (firer.kind === 'ship') return nextGun({ ...phase, firers: rest, hits: phase.hits + hits }, state);
  const target = drawsFire(state, phase.passage.group);
  return chain(
    state,
    () => (target === undefined ? [] : hitShip(state, target, hits)),
    after => nextGun({ ...phase, firers: rest.filter(each => afloat(after, each)) }, after),
  );
};

const nextGun = (phase: BombardRoll, state: State): readonly Event[] =>
  phase.firers.length > 0 ? [{ type: 'began', phase }] : damageDone(state, phase);

const damageDone = (state: State, { port, target, hits, passage }: BombardRoll): readonly Event[] => {
  if (hits === 0) return [];
  const { kind } = chartOf(state.common).ports[port] as PortSpec;
  const { owner, hits: known } = portOf(state.common, port);
  if (target === 'port') {
    const wrecked = Math.min(hits, PORT_SPECS[kind].rating - known);
    return wrecked > 0 ? [{ type: 'port-hit', port, hits: wrecked }] : [];
  }
  if (owner === 'neutral') return [];
  const among = shipsInPort(state.fleets[owner], port);
  if (among.length === 0) return [];
  const after = { kind: 'passage', passage } as const;
  return [{ type: 'began', phase: { name: 'losses', side: owner, among, hits, after } }];
};
