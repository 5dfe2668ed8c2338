import { type Fault, fault, ok, type Result } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { withCommon, withShip } from '../model/change.ts';
import { terrainAt } from '../model/chart.ts';
import { chartOf, ownerAt } from '../model/fleet.ts';
import { groundSpec } from '../model/roster.ts';
import type { State, Troop } from '../model/state.ts';
import { arrivalOf } from '../model/terms.ts';
import { enemyOf, type GroundId } from '../model/vocabulary.ts';
import { hasArrived } from '../rules/turn-events/arrival.ts';
import { withOwner } from './ground.ts';
import { type Named, partsOf, reAboard, reLeft, shipsWith } from './named.ts';
import { expected, withOnce } from './plans.ts';
import { SAID } from './words.ts';

/** What of troops an edit is about: a part that stands somewhere, or what is nowhere. */
export type TroopsNamed = Extract<Named, { readonly is: 'troops' | 'rest' }>;

const withTroops = (state: State, troops: readonly Troop[]): State => withCommon(state, { troops });

export const withPart = (state: State, part: number, change: Partial<Troop>): State =>
  withTroops(
    state,
    state.common.troops.map((troop, place) => (place === part ? { ...troop, ...change } : troop)),
  );

/** Troops of one unit in one hex are one part. */
const joined = (state: State, unit: GroundId, hex: HexId): State => {
  const { troops } = state.common;
  const here = troops.filter(troop => troop.unit === unit && troop.hex === hex);
  const [first] = here;
  if (first === undefined || here.length === 1) return state;
  const re = here.reduce((sum, troop) => sum + troop.re, 0);
  return withTroops(
    state,
    troops.flatMap(troop => {
      if (!here.includes(troop)) return [troop];
      return troop === first ? [{ ...first, re }] : [];
    }),
  );
};

/** Without what of the unit is in cargo holds. */
const unloaded = (state: State, unit: GroundId): State => {
  const ids = shipsWith(state, unit);
  return ids.reduce(
    (next, ship) =>
      withShip(next, ship, carrier => ({
        ...carrier,
        cargo: carrier.cargo.filter(load => load.kind !== 'troops' || load.unit !== unit),
      })),
    state,
  );
};

/** Where nothing is left beside the map, the unit comes out of the holds. */
const atHand = (state: State, unit: GroundId): State =>
  reLeft(state, unit) > 0 ? state : unloaded(state, unit);

const placed = (state: State, named: TroopsNamed, hex: HexId): State => {
  const { unit } = named;
  if (named.is === 'troops') {
    if (state.common.troops[named.part]?.hex === hex) return state;
    return joined(withPart(state, named.part, { hex, landed: false, moved: false }), unit, hex);
  }
  const free = atHand(state, unit);
  const fresh = { unit, re: reLeft(free, unit), hex, landed: false, moved: false };
  return joined(withTroops(free, [...free.common.troops, fresh]), unit, hex);
};

/** [F.2.3] Troops hold the land that they stand on; whose a port is has to be said. */
export const putTroops = (state: State, named: TroopsNamed, hex: HexId): Result<State, Fault> => {
  const { common } = state;
  const { side } = groundSpec(common.scenario, named.unit);
  const port = chartOf(common).portAt.get(hex);
  if (port !== undefined && ownerAt(common, hex) === enemyOf(side))
    return fault('ERR_EDIT', port.name, SAID.enemyPort);
  const next = placed(state, named, hex);
  return ok(port === undefined && next !== state && isDry(state, hex) ? withOwner(next, hex, side) : next);
};

const isDry = ({ common }: State, hex: HexId): boolean =>
  ['land', 'coastal'].includes(terrainAt(chartOf(common), hex));

const withoutPart = (state: State, named: TroopsNamed): State =>
  named.is === 'rest'
    ? atHand(state, named.unit)
    : withTroops(state, state.common.troops.toSpliced(named.part, 1));

const isNowhere = (state: State, unit: GroundId): boolean =>
  partsOf(state, unit).length === 0 && reAboard(state, unit) === 0;

/** [F.24] When the troops come, as long as nobody has seen them. */
export const arrivalOfTroops = (state: State, unit: GroundId): number | undefined => {
  const { common } = state;
  const { name, arrives } = groundSpec(common.scenario, unit);
  const date = arrivalOf(common, 'ground', unit, arrives);
  return isNowhere(state, unit) && !common.once.includes(hasArrived(name)) ? date : undefined;
};

/** [F.24] Troops that are nowhere would come in their turn: that they do not is remembered. */
const withoutArrival = (state: State, unit: GroundId): State =>
  arrivalOfTroops(state, unit) === undefined
    ? state
    : withOnce(state, hasArrived(groundSpec(state.common.scenario, unit).name), true);

/** All of the unit off the map, and its arrival still to come. */
const awaited = (state: State, unit: GroundId): State => {
  const { name } = groundSpec(state.common.scenario, unit);
  const ashore = unloaded(state, unit);
  const off = withTroops(
    ashore,
    ashore.common.troops.filter(troop => troop.unit !== unit),
  );
  return expected(withOnce(off, hasArrived(name), false), 'ground', unit);
};

export const asideTroops = (state: State, named: TroopsNamed, place: string): Result<State, Fault> => {
  const { unit } = named;
  switch (place) {
    case 'none':
      return ok(withoutArrival(withoutPart(state, named), unit));
    case 'due':
      return ok(awaited(state, unit));
    case 'lost':
      return fault('ERR_EDIT', place, SAID.noTroopsLost);
    case 'atlantic':
    case 'river':
      return fault('ERR_EDIT', place, SAID.onlyShipsThere);
    default:
      return fault('ERR_EDIT', place, SAID.noSuchPlace);
  }
};
