import { mustBe } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { nameOfHex } from '../model/chart.ts';
import { chartOf, hexOfPlace, shipOf, sideOfShip, strengthOf } from '../model/fleet.ts';
import { idOf } from '../text/names.ts';
import { parse } from '../text/parse.ts';
import type { Ship, State } from '../model/state.ts';
import type { GroupId, PortId, ShipId } from '../model/vocabulary.ts';

/**
 * A position in the notation, bars between statements:
 * `position('naval-step side=axis', 'group 3 axis @Napoli Convogli-A')`. Summer 1942 in the Mediterranean, the first
 * naval step of the Axis, unless a heading and a clock are given.
 */
export const position = (
  phase: string,
  table = '',
  heading = 'malta "Jun I 42"',
  clock = 'phasing=axis part=movement step=1',
): State =>
  mustBe(
    parse(`europa-naval ${heading} | clock ${clock} | phase ${phase}${table === '' ? '' : ` | ${table}`}`),
  );

export const shipNamed = ({ common }: State, name: string): ShipId => {
  const id = idOf(common, 'ship', name);
  if (id === undefined) throw new RangeError(`There is no ship ${name}`);
  return id as ShipId;
};

export const ship = (state: State, name: string): Ship => {
  const id = shipNamed(state, name);
  return shipOf(state.fleets[sideOfShip(state.common, id)], id);
};

export const strength = (state: State, name: string): number => {
  const id = shipNamed(state, name);
  return strengthOf(state.common, state.fleets[sideOfShip(state.common, id)], id);
};

export const port = ({ common }: State, name: string): PortId => {
  const id = idOf(common, 'port', name);
  if (id === undefined) throw new RangeError(`There is no port ${name}`);
  return id as PortId;
};

/** A hex by its number or its port. */
export const hex = ({ common }: State, name: string): HexId => {
  const id = idOf(common, 'hex', name);
  if (id === undefined) throw new RangeError(`There is no hex ${name}`);
  return id as HexId;
};

export const group = ({ fleets }: State, id: number) =>
  [...fleets.axis.groups, ...fleets.allied.groups].find(each => each.id === (id as GroupId));

/** `in Napoli`, `@025006`, `sunk`, or whatever else its place is called. */
export const whereIs = (state: State, name: string): string => {
  const { where } = ship(state, name);
  const chart = chartOf(state.common);
  if (where.at === 'port') return `in ${chart.ports[where.port]?.name}`;
  if (where.at !== 'group') return where.at;
  const place = group(state, where.group)?.place;
  const at = place === undefined ? undefined : hexOfPlace(state.common, place);
  if (place?.at === 'port') return `in ${chart.ports[place.port]?.name}`;
  return at === undefined ? (place?.at ?? 'nowhere') : `@${nameOfHex(chart, at)}`;
};
