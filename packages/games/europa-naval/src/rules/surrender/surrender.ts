import { adjacent, type HexId } from '@narrow-seas/hex';
import { chain, type Consequence, type Progress } from '../../turn/chain.ts';
import type { PortSpec } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, portOf, shipOf, specOf } from '../../model/fleet.ts';
import { airSpec, groundSpec, rosterOf } from '../../model/roster.ts';
import type { Common, State } from '../../model/state.ts';
import { currentStrength } from '../naval-combat/strength.ts';
import type { AirId, ShipId, Side } from '../../model/vocabulary.ts';
import { scenarioOf } from '../../scenarios/shelf.ts';
import { FLEET_INTERNED, scored, SURRENDER } from './cause.ts';
import { putToSea } from './put-to-sea.ts';
import { fieldFor, hasFootholdInSicily } from '../supply/region.ts';

const ITALY = 'IT';

/** [F.28.1] At the start of an Allied initial phase, and only with the Allies on Sicily. */
export const surrenders = ({ common }: State): boolean => {
  const { scenario, italy, phasing, date } = common;
  const { surrender } = scenarioOf(scenario);
  if (surrender === undefined || italy.surrendered || phasing !== 'allied') return false;
  const broken = date >= surrender.latest || (date >= surrender.earliest && italy.morale <= 0);
  return broken && hasFootholdInSicily(common);
};

const isBeside = (common: Common, hex: HexId, port: PortSpec): boolean =>
  hex === port.hex || adjacent(chartOf(common).grid, hex, port.hex);

export const troopsOf = (common: Common, side: Side, at: (hex: HexId) => boolean): number =>
  common.troops
    .filter(({ unit, hex }) => at(hex) && groundSpec(common.scenario, unit).side === side)
    .filter(({ unit }) => groundSpec(common.scenario, unit).nation !== ITALY)
    .reduce((sum, { re }) => sum + re, 0);

/** [F.28.3] Coasts that the Germans keep without troops of their own in the port. */
const KEPT: readonly string[] =
  'Gaeta, Anzio, Civitavecchia, Livorno, La Spezia, Genova, Portoferraio, La Maddalena, Ancona, Venezia, Trieste, Pola, Split, Cattaro, Durazzo, Valona, Corfu, Patrai, Navarino, Piraeus, Salonika, Marseille, Toulon, Nice'.split(
    ', ',
  );

const ownerAfter = (common: Common, port: PortSpec): Side => {
  if (troopsOf(common, 'axis', hex => isBeside(common, hex, port)) > 0) return 'axis';
  if (troopsOf(common, 'allied', hex => hex === port.hex) > 0) return 'allied';
  return KEPT.includes(port.name) ? 'axis' : 'allied';
};

const axisPorts = (common: Common): readonly PortSpec[] =>
  chartOf(common).ports.filter(({ id }) => portOf(common, id).owner === 'axis');

/** [F.28.3] Italian garrisons and divisions go home. */
const armyVanishes = ({ common }: State): readonly Event[] => [
  ...common.troops
    .filter(({ unit }) => groundSpec(common.scenario, unit).nation === ITALY)
    .map(({ unit, re, hex }): Event => ({ type: 'troops-lost', unit, re, hex })),
  ...axisPorts(common)
    .filter(({ id, nation }) => nation === ITALY && portOf(common, id).garrison > 0)
    .map(({ id }): Event => ({ type: 'garrison-lost', port: id, re: portOf(common, id).garrison })),
];

const portsGoingOver = (common: Common): readonly PortSpec[] =>
  axisPorts(common).filter(port => ownerAfter(common, port) === 'allied');

/** Nobody gains these ports by force: what is German in them puts to sea, as out of Finland [S.3]. */
const germansLeave = (state: State): Progress =>
  chain(
    state,
    ...portsGoingOver(state.common).map(
      ({ id }): Consequence =>
        now =>
          putToSea(now, id, ({ nation }) => nation !== ITALY),
    ),
  );

const portsChoose = ({ common }: State): readonly Event[] =>
  portsGoingOver(common).map(
    ({ id }): Event => ({ type: 'port-given', port: id, owner: 'allied', quiet: true }),
  );

/** Italian aircraft are gone; German ones leave fields that are no longer theirs. */
const airLeaves = (state: State): Progress =>
  chain(
    state,
    ...rosterOf(state.common.scenario).air.map(
      (_, id): Consequence =>
        now =>
          oneLeaves(now, id as AirId),
    ),
  );

const oneLeaves = ({ common }: State, unit: AirId): readonly Event[] => {
  const { side, organisation } = airSpec(common.scenario, unit);
  const { status, base } = common.air[unit] as Common['air'][number];
  if (side !== 'axis' || ['gone', 'due'].includes(status)) return [];
  if (organisation === 'RA') return [{ type: 'air-withdrew', unit }];
  const field = base.at === 'field' ? chartOf(common).fields[base.field] : undefined;
  if (field === undefined || ownerOf(common, field.hex) === 'axis') return [];
  const other = fieldFor(common, 'axis', field.hex);
  return other === undefined
    ? [{ type: 'air-lost', unit, how: 'eliminated' }]
    : [{ type: 'based', unit, base: { at: 'field', field: other.id } }];
};

const ownerOf = (common: Common, hex: HexId): string => {
  const port = chartOf(common).portAt.get(hex);
  return port === undefined ? 'axis' : portOf(common, port.id).owner;
};

/** Italian ships that are still afloat. */
export const italianShips = ({ common, fleets }: State): readonly ShipId[] =>
  fleets.axis.ships.flatMap(({ where }, id) => {
    const { side, nation } = specOf(common, id as ShipId);
    const afloat = ['port', 'group', 'atlantic'].includes(where.at);
    return side === 'axis' && nation === ITALY && afloat ? [id as ShipId] : [];
  });

/** [F.28.4] What reaches an Allied port is interned: a point for each two of task forces. */
export const internAll = (state: State, ships: readonly ShipId[]): readonly Event[] =>
  ships.flatMap((ship): readonly Event[] => {
    const { kind, strength } = specOf(state.common, ship);
    const points = kind === 'TF' ? currentStrength(strength, shipOf(state.fleets.axis, ship)) / 2 : 0;
    return [{ type: 'withdrew', ship }, ...scored(state.common, 'allied', FLEET_INTERNED, points)];
  });

/** [S.2] Two points for each turn before the last in which it can happen. */
const booked = ({ common }: State): readonly Event[] => {
  const latest = scenarioOf(common.scenario).surrender?.latest ?? common.date;
  return scored(common, 'allied', SURRENDER, 2 * Math.max(0, latest - common.date));
};

/** [F.28] Everything but the fleet, whose way to Malta follows. */
export const surrenderEvents = (state: State): Progress =>
  chain(state, () => [{ type: 'surrendered' }], booked, armyVanishes, germansLeave, portsChoose, airLeaves);
