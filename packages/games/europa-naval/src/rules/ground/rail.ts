import type { Refusal } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Event } from '../../model/event.ts';
import { chartOf, ownerAt, portOf } from '../../model/fleet.ts';
import { PORT_SPECS } from '../ports/port.ts';
import { no, noAt, noPort, WHOLE_RES } from '../../turn/refusals.ts';
import type { Common } from '../../model/state.ts';
import type { GroundId } from '../../model/vocabulary.ts';
import type { ShoreAction } from '../../model/shore/action.ts';
import { groundKind, isPart, MARCH, troopAt } from './ground.ts';
import { railRuns, refuseTroop } from './march.ts';
import type { GroundMovement } from '../../model/shore/phase.ts';

type RailTroops = Extract<ShoreAction, { readonly type: 'rail-troops' }>;
type Demolish = Extract<ShoreAction, { readonly type: 'demolish' }>;

/** [F.15.2] Infantry REs that go by rail in a player-turn. */
const RAIL_RE = 3;

/** [F.15.2] Ports and airbases. */
const isStation = (common: Common, hex: HexId): boolean => {
  const { portAt, fields } = chartOf(common);
  return portAt.has(hex) || fields.some(field => field.hex === hex);
};

export const stations = (common: Common): readonly HexId[] => {
  const { ports, fields } = chartOf(common);
  return [...new Set([...ports, ...fields].map(({ hex }) => hex))];
};

/** [F.15.2] */
export const refuseRailTroops = (
  common: Common,
  phase: GroundMovement,
  { unit, re, from, to }: RailTroops,
): Refusal | undefined => {
  const troop = troopAt(common, unit, from);
  const refusal = refuseTroop(common, phase, unit, troop);
  if (refusal !== undefined) return refusal;
  if (phase.exploitation || groundKind(common, unit) !== 'infantry')
    return no('F.15.2', 'no-rail', 'Only infantry can travel by rail, and only in the movement phase.');
  if (!isPart(re, troop?.re ?? 0)) return WHOLE_RES;
  if (phase.railed + re > RAIL_RE)
    return no(
      'F.15.2',
      'trains-full',
      `Trains carry only ${RAIL_RE} regimental equivalents (RE) of infantry in a player-turn.`,
    );
  if (from === to || !isStation(common, from) || !isStation(common, to))
    return noAt('F.15.2', 'no-station', 'Trains run only between ports and airfields.', to);
  return ownerAt(common, to) === phase.side && railRuns(common, phase.side, from, to)
    ? undefined
    : noAt('F.15.2', 'no-rail', 'No land that you own connects the two places.', to);
};

export const resolveRailTroops = (
  phase: GroundMovement,
  { unit, re, from, to }: RailTroops,
): readonly Event[] => [
  { type: 'marched', unit, re, from, to },
  { type: 'began', phase: { ...phase, railed: phase.railed + re } },
];

/** [F.9.3] Points for one hit on a port. */
const DEMOLITION = 3;

const demolitionHits = (common: Common, unit: GroundId): number =>
  Math.floor(MARCH[groundKind(common, unit)] / DEMOLITION);

/** [F.9.3] A port of ours, before the enemy has it; it takes the unit's whole move. */
export const refuseDemolish = (
  common: Common,
  phase: GroundMovement,
  { unit, hex }: Demolish,
): Refusal | undefined => {
  const refusal = refuseTroop(common, phase, unit, troopAt(common, unit, hex));
  if (refusal !== undefined) return refusal;
  const port = chartOf(common).portAt.get(hex);
  if (phase.exploitation || port === undefined || portOf(common, port.id).owner !== phase.side)
    return noAt(
      'F.9.3',
      'no-demolition',
      'Troops can demolish only a port of yours in their own hex, in the movement phase.',
      hex,
    );
  return portOf(common, port.id).hits >= PORT_SPECS[port.kind].rating
    ? noPort('F.9.3', 'wrecked', 'There is nothing left to demolish.', port.id)
    : undefined;
};

export const resolveDemolish = (
  common: Common,
  phase: GroundMovement,
  { unit, hex }: Demolish,
): readonly Event[] => {
  const port = chartOf(common).portAt.get(hex);
  if (port === undefined) throw new RangeError(`There is no port in hex ${hex}`);
  return [
    { type: 'engineered', unit, hex },
    { type: 'port-hit', port: port.id, hits: demolitionHits(common, unit) },
    { type: 'began', phase },
  ];
};
