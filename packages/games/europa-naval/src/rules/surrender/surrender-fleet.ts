import type { Refusal } from '@narrow-seas/core';
import { chain, type Effect } from '../../turn/chain.ts';
import type { PortSpec } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, shipOf, specOf, strengthOf } from '../../model/fleet.ts';
import { shiftOf } from '../../model/modifier.ts';
import { noAir, noShip } from '../../turn/refusals.ts';
import { refuseBombers } from '../air/raid.ts';
import { escapes, pointsThatTry } from '../scuttling/scuttling.ts';
import { hitShip } from '../naval-combat/damage.ts';
import { hexOfShip, ratingOf } from '../air/air.ts';
import { groupFlak, strikeModifiers } from '../air/raid-fight.ts';
import { draw, scuttle } from '../scuttling/scuttle.ts';
import { strikersAt } from '../air/striker.ts';
import type { Common, Fleet, State } from '../../model/state.ts';
import { finished } from '../../turn/step.ts';
import { hitsOn, STRIKE, success } from '../../model/tables.ts';
import type { AirId, DieFace, ShipId } from '../../model/vocabulary.ts';
import type { WarAction } from '../../model/war/action.ts';
import type { Surrender, SurrenderRoll, SurrenderScuttle } from '../../model/war/phase.ts';
import { internAll, italianShips, troopsOf } from './surrender.ts';

type StrikeFleet = Extract<WarAction, { readonly type: 'strike-fleet' }>;

const told = ({ name }: PortSpec): string => `fled ${name}`;

const italiansIn = (state: State, { id }: PortSpec): readonly ShipId[] =>
  italianShips(state).filter(ship => {
    const { where } = shipOf(state.fleets.axis, ship);
    return where.at === 'port' && where.port === id;
  });

const germansIn = ({ common }: State, port: PortSpec): number =>
  Math.floor(troopsOf(common, 'axis', hex => hex === port.hex));

/** [F.28.4] The next port with Italian ships and German troops in it. */
const nextPort = (state: State): PortSpec | undefined =>
  chartOf(state.common).ports.find(
    port =>
      !state.common.once.includes(told(port)) &&
      italiansIn(state, port).length > 0 &&
      germansIn(state, port) > 0,
  );

/** [36.B] In refit there is no way out. */
const refitting = (state: State, port: PortSpec): readonly Event[] =>
  italiansIn(state, port)
    .filter(ship => shipOf(state.fleets.axis, ship).refit || port.inland)
    .flatMap(ship => scuttle(state, ship, strengthOf(state.common, state.fleets.axis, ship)));

const diceFor = (state: State, port: PortSpec): Effect => {
  const left = italiansIn(state, port).map(ship => ({
    ship,
    points: strengthOf(state.common, state.fleets.axis, ship),
  }));
  const wanted = pointsThatTry(
    germansIn(state, port),
    left.reduce((sum, { points }) => sum + points, 0),
  );
  if (wanted === 0) return fleetSails(state);
  const lot = { left, wanted, value: 0, span: 1 };
  return [{ type: 'began', phase: { name: 'surrender-scuttle', port: port.id, lot, ships: [] } }];
};

/** [F.28.4] Port by port out of German hands, then all together to Malta. */
export const fleetSails = (state: State): Effect => {
  const port = nextPort(state);
  if (port !== undefined)
    return chain(
      state,
      () => [{ type: 'happened', what: told(port) }],
      now => refitting(now, port),
      now => diceFor(now, port),
    );
  return strikeOrArrive(state, italianShips(state));
};

export const rollFleetScuttle = (state: State, phase: SurrenderScuttle, face: DieFace): Effect => {
  if (phase.lot.wanted > 0) return [{ type: 'began', phase: { ...phase, ...draw(phase, face) } }];
  const [ship, ...ships] = phase.ships;
  const events = ship === undefined || escapes(face) ? [] : scuttle(state, ship, 1);
  if (ships.length > 0) return [...events, { type: 'began', phase: { ...phase, ships } }];
  return chain(state, () => events, fleetSails);
};

/** [F.28.4] Ready aircraft of the Axis that reach the ship where it sets out. */
export const fleetStrikers = (common: Common, fleet: Fleet, ship: ShipId): readonly AirId[] => {
  const hex = hexOfShip(common, fleet, ship);
  return hex === undefined ? [] : strikersAt(common, fleet, 'axis', hex);
};

/** Asks the Axis while it can strike anything. */
const strikeOrArrive = (state: State, ships: readonly ShipId[]): readonly Event[] => {
  const { common, fleets } = state;
  const within = ships.filter(ship => fleetStrikers(common, fleets.axis, ship).length > 0);
  return within.length > 0
    ? [{ type: 'began', phase: { name: 'surrender', ships: within } }]
    : fleetArrives(state);
};

/** [F.28.4] The rest is interned; the player-turn goes on. */
export const fleetArrives = (state: State): readonly Event[] => [
  ...internAll(state, italianShips(state)),
  finished('arrivals'),
];

/** [F.28.4] Each ship once, by ready aircraft in range, as a naval strike [F.11.6]. */
export const refuseFleetStrike = (
  common: Common,
  fleet: Fleet,
  { ships }: Surrender,
  { ship, bombers }: StrikeFleet,
): Refusal | undefined => {
  if (!ships.includes(ship))
    return noShip(
      'F.28.4',
      'not-sailing',
      'This ship is not sailing to Malta or has already been attacked.',
      ship,
    );
  const unnamed = refuseBombers(bombers);
  if (unnamed !== undefined) return unnamed;
  const able = fleetStrikers(common, fleet, ship);
  const unable = bombers.find(unit => !able.includes(unit));
  return unable === undefined
    ? undefined
    : noAir(
        'F.28.4',
        'not-able',
        'This air unit is not ready, is out of range or cannot attack ships.',
        unable,
      );
};

export const resolveFleetStrike = (
  state: State,
  { ships }: Surrender,
  { ship, bombers }: StrikeFleet,
): readonly Event[] => {
  const rest = ships.filter(each => each !== ship);
  const flak = groupFlak(state.common, state.fleets.axis, [ship]);
  return [
    { type: 'fleet-struck', ship, bombers },
    {
      type: 'began',
      phase: { name: 'surrender-roll', ship, bombers, waiting: flak > 0 ? bombers : [], ships: rest },
    },
  ];
};

const FLYING: readonly string[] = ['flown', 'ready'];

const rollFlak = (state: State, phase: SurrenderRoll, face: DieFace): readonly Event[] => {
  const [unit, ...waiting] = phase.waiting;
  if (unit === undefined) return [];
  const result = success(face - 2 + groupFlak(state.common, state.fleets.axis, [phase.ship]));
  const how = ({ S: 'aborted', 'S*': 'eliminated' } as const)[result as 'S' | 'S*'];
  return [
    { type: 'flak', unit, result },
    ...(how === undefined ? [] : [{ type: 'air-lost', unit, how } as const]),
    { type: 'began', phase: { ...phase, waiting } },
  ];
};

/** [F.11.6] [T.5] Flak bomber by bomber, then one die on the sum of those that are left, in the sea where she sets out. */
export const rollFleetStrike = (state: State, phase: SurrenderRoll, face: DieFace): Effect => {
  if (phase.waiting.length > 0) return rollFlak(state, phase, face);
  const { common } = state;
  const left = phase.bombers.filter(unit => FLYING.includes(common.air[unit]?.status ?? 'gone'));
  const value = left.reduce((sum, unit) => sum + ratingOf(common, unit).strike, 0);
  const { strength } = specOf(common, phase.ship);
  const hex = hexOfShip(common, state.fleets.axis, phase.ship);
  const shift = hex === undefined ? 0 : shiftOf(strikeModifiers(common, hex, false));
  const hits = Math.min(strength, hitsOn(STRIKE, value, face + shift));
  return chain(
    state,
    () => hitShip(state, phase.ship, hits),
    now => strikeOrArrive(now, phase.ships),
  );
};
