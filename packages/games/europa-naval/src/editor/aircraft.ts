import { type Fault, fault, ok, type Result } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { isCarrierBorne } from '../model/air-kind.ts';
import { withAirUnit } from '../model/change.ts';
import { chartOf, specOf } from '../model/fleet.ts';
import { airSpec } from '../model/roster.ts';
import type { AirUnit, State } from '../model/state.ts';
import type { AirId, ShipId } from '../model/vocabulary.ts';
import { goneAir } from '../text/empty.ts';
import { expected } from './plans.ts';
import { hexOfShip, shipIds } from './ships.ts';
import { SAID } from './words.ts';

/** [F.11.1] States of a unit that is on the map. */
export const FLYING = ['ready', 'flown', 'aborted'] as const;

const isFlying = ({ status }: AirUnit): boolean => FLYING.some(each => each === status);

/** [36.F.2] Carrier groups that the unit can be based on. */
export const carriersFor = (state: State, unit: AirId): readonly ShipId[] => {
  const { side, kind } = airSpec(state.common.scenario, unit);
  if (!isCarrierBorne(kind)) return [];
  return shipIds(state).filter(ship => {
    const spec = specOf(state.common, ship);
    return spec.side === side && spec.kind === 'CG';
  });
};

export const basedAt = (state: State, unit: AirId, base: AirUnit['base']): State =>
  withAirUnit(state, unit, ({ status, bombed }) => ({ status, bombed, base }));

/** Ready, unless it has been on the map before. */
const inPlay = (state: State, unit: AirId): State =>
  withAirUnit(state, unit, air => (isFlying(air) ? air : { ...air, status: 'ready' }));

/** Aboard a carrier group in the hex, if it is one of hers, else on the airfield. */
export const putAir = (state: State, unit: AirId, hex: HexId): Result<State, Fault> => {
  const carrier = carriersFor(state, unit).find(ship => hexOfShip(state, ship) === hex);
  if (carrier !== undefined) return ok(inPlay(basedAt(state, unit, { at: 'ship', ship: carrier }), unit));
  const field = chartOf(state.common).fields.find(each => each.hex === hex);
  if (field === undefined) return fault('ERR_EDIT', '', SAID.noField);
  return ok(inPlay(basedAt(state, unit, { at: 'field', field: field.id }), unit));
};

const withStatus = (state: State, unit: AirId, status: AirUnit['status']): State =>
  withAirUnit(state, unit, ({ base }) => ({ status, base, bombed: false }));

export const asideAir = (state: State, unit: AirId, place: string): Result<State, Fault> => {
  switch (place) {
    case 'none':
      return ok(withAirUnit(state, unit, () => goneAir(state.common, unit)));
    case 'due':
      return ok(expected(withStatus(state, unit, 'due'), 'air', unit));
    case 'lost':
      return ok(withStatus(state, unit, 'eliminated'));
    case 'atlantic':
    case 'river':
      return fault('ERR_EDIT', place, SAID.onlyShipsThere);
    default:
      return fault('ERR_EDIT', place, SAID.noSuchPlace);
  }
};

/** Where the unit is: on its field, or with its carrier; undefined beside the map. */
export const hexOfAir = (state: State, unit: AirId): HexId | undefined => {
  const air = state.common.air[unit];
  if (air === undefined || !isFlying(air)) return undefined;
  return air.base.at === 'field'
    ? chartOf(state.common).fields[air.base.field]?.hex
    : hexOfShip(state, air.base.ship);
};
