import type { Event } from '../../model/event.ts';
import { chain, type Consequence, type Progress } from '../../turn/chain.ts';
import { portNamed } from '../../model/chart.ts';
import { allShips, chartOf, ownerAt, portSpecOf, specOf } from '../../model/fleet.ts';
import { airSpec, groundSpec, rosterOf, type ShipSpec } from '../../model/roster.ts';
import { hexOrPort } from '../../scenarios/setup.ts';
import type { Common, State } from '../../model/state.ts';
import { arrivalOf, planOf } from '../../model/terms.ts';
import type { AirId, GroundId, PortId, ShipId, Side } from '../../model/vocabulary.ts';
import { fieldFor, hasRoom, nearestPort, portFor } from '../supply/region.ts';

const isDue = (common: Common, arrives: number | undefined): boolean =>
  arrives !== undefined && arrives <= common.date;

/** [S] Its port, the one named instead, or the nearest that is ours. */
const portOfArrival = (
  common: Common,
  ship: ShipId,
  { at, otherwise, side }: ShipSpec,
): PortId | undefined => {
  const chart = chartOf(common);
  const planned = planOf(common, 'ship', ship)?.at;
  const wanted =
    planned === undefined
      ? [at, otherwise].flatMap(name => portNamed(chart, name ?? '') ?? [])
      : [portSpecOf(common, planned)];
  const owned = wanted.find(({ id }) => common.ports[id]?.owner === side) ?? wanted[0];
  return owned === undefined ? undefined : portFor(common, side, owned)?.id;
};

const shipArrives = ({ common, fleets }: State, ship: ShipId, side: Side): readonly Event[] => {
  const spec = specOf(common, ship);
  if (spec.side !== side || fleets[side].ships[ship]?.where.at !== 'due') return [];
  if (!isDue(common, arrivalOf(common, 'ship', ship, spec.arrives))) return [];
  if (spec.at === 'Atlantic' && planOf(common, 'ship', ship)?.at === undefined)
    return [{ type: 'arrived', ship }];
  const port = portOfArrival(common, ship, spec);
  return port === undefined ? [] : [{ type: 'arrived', ship, port }];
};

/** [F.24] Carrier aircraft come with their carriers, others to their field or the nearest of ours with room. */
const airArrives = ({ common }: State, unit: AirId, side: Side): readonly Event[] => {
  const spec = airSpec(common.scenario, unit);
  const { status, base } = common.air[unit] ?? {};
  if (spec.side !== side || status !== 'due') return [];
  if (!isDue(common, arrivalOf(common, 'air', unit, spec.arrives))) return [];
  if (base?.at === 'ship') return [{ type: 'air-arrived', unit }];
  const wanted = base === undefined ? undefined : chartOf(common).fields[base.field];
  if (wanted === undefined) return [];
  const free = ownerAt(common, wanted.hex) === side && hasRoom(common, wanted);
  const field = free ? wanted : fieldFor(common, side, wanted.hex);
  return field === undefined ? [] : [{ type: 'air-arrived', unit, field: field.id }];
};

/** What is remembered of troops that have come. */
export const hasArrived = (name: string): string => `arrived:${name}`;

/** Ashore or afloat: a position made by hand may show troops without saying that they have come. */
const isHere = ({ common, fleets }: State, unit: GroundId, side: Side): boolean =>
  common.troops.some(troop => troop.unit === unit) ||
  fleets[side].ships.some(({ cargo }) => cargo.some(load => load.kind === 'troops' && load.unit === unit));

/** Troops come once; who has come is remembered by name, for parts of them may be anywhere or nowhere by now. */
const troopsArrive = (state: State, unit: GroundId, side: Side): readonly Event[] => {
  const { common } = state;
  const { side: owner, arrives, at, re, name } = groundSpec(common.scenario, unit);
  const told = hasArrived(name);
  if (owner !== side || common.once.includes(told) || isHere(state, unit, side)) return [];
  if (!isDue(common, arrivalOf(common, 'ground', unit, arrives))) return [];
  const planned = planOf(common, 'ground', unit)?.at;
  const wanted = planned === undefined ? hexOrPort(chartOf(common), at) : portSpecOf(common, planned).hex;
  const port = nearestPort(chartOf(common), wanted);
  const hex = ownerAt(common, wanted) === side ? wanted : portFor(common, side, port)?.hex;
  if (hex === undefined) return [];
  return [
    { type: 'happened', what: told },
    { type: 'troops-arrived', unit, hex, re },
  ];
};

/** [F.24] Everything of the phasing side that is due, one after another: fields fill up. */
export const arrivals = (state: State): Progress => {
  const { phasing, scenario } = state.common;
  const { air, ground } = rosterOf(scenario);
  const all: readonly Consequence[] = [
    ...allShips(state.common).map(
      (_, id): Consequence =>
        now =>
          shipArrives(now, id as ShipId, phasing),
    ),
    ...air.map(
      (_, id): Consequence =>
        now =>
          airArrives(now, id as AirId, phasing),
    ),
    ...ground.map(
      (_, id): Consequence =>
        now =>
          troopsArrive(now, id as GroundId, phasing),
    ),
  ];
  return chain(state, ...all);
};
