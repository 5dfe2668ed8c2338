import type { Choice } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../action.ts';
import { nameOfHex } from '../chart.ts';
import { airName, groundName, shipName } from '../face/units.ts';
import { chartOf, portSpecOf } from '../fleet.ts';
import type { Common } from '../state.ts';
import { isTurnOf } from '../turn.ts';
import type { View } from '../view.ts';
import type { PortId, Side } from '../vocabulary.ts';

export type DeskChoice = Choice<Action>;

/** The viewer as one who may act now; undefined for everybody else. */
export const actingSide = ({ viewer, common }: View): Side | undefined =>
  isTurnOf(common.phase, viewer) ? viewer : undefined;

/** Three by name; a longer list is counted. */
const NAMED = 3;

const few = (names: readonly string[]): string => {
  const rest = names.length - NAMED;
  return rest > 1 ? `${names.slice(0, NAMED).join(', ')} and ${rest} more` : names.join(', ');
};

export const sayShips = (common: Common, ships: readonly number[]): string =>
  few(ships.map(ship => shipName(common, ship)));

export const sayAirs = (common: Common, units: readonly number[]): string =>
  few(units.map(unit => airName(common, unit)));

export const sayTroops = (common: Common, units: readonly number[]): string =>
  few(units.map(unit => groundName(common, unit)));

export const sayPort = (common: Common, port: PortId): string => portSpecOf(common, port).name;

/** A hex by its port, or by its number. */
export const sayPlace = (common: Common, hex: HexId): string => {
  const chart = chartOf(common);
  return chart.portAt.get(hex)?.name ?? nameOfHex(chart, hex);
};
