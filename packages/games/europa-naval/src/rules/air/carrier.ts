import type { HexId } from '@narrow-seas/hex';
import { chain } from '../../turn/chain.ts';
import type { Event } from '../../model/event.ts';
import type { State } from '../../model/state.ts';
import type { AirId, ShipId } from '../../model/vocabulary.ts';
import { fieldFor } from '../supply/region.ts';
import { hexOfShip, reaches, sideOfAir } from './air.ts';

const AFLOAT: readonly string[] = ['ready', 'flown', 'aborted'];

const landed = ({ common }: State, unit: AirId, from: HexId | undefined): readonly Event[] => {
  const field = from === undefined ? undefined : fieldFor(common, sideOfAir(common, unit), from);
  return from === undefined || field === undefined || !reaches(common, unit, from, field.hex, 1)
    ? [{ type: 'air-lost', unit, how: 'eliminated' }]
    : [{ type: 'based', unit, base: { at: 'field', field: field.id } }];
};

/** [F.24] Aircraft of a carrier that sinks fly to a base in range with room, or are eliminated. */
export const flyOff = (before: State, ship: ShipId): readonly Event[] => {
  const { common, fleets } = before;
  const units = common.air.flatMap(({ base, status }, unit) =>
    base.at === 'ship' && base.ship === ship && AFLOAT.includes(status) ? [unit as AirId] : [],
  );
  const { events } = chain(
    before,
    ...units.map(
      unit => (now: State) => landed(now, unit, hexOfShip(common, fleets[sideOfAir(common, unit)], ship)),
    ),
  );
  return events;
};
