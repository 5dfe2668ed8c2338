import type { Choice } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { nameOfHex } from '../model/chart.ts';
import { sayWhereIs } from '../face/where.ts';
import { airName, groundName, shipName } from '../face/units.ts';
import { chartOf, portSpecOf } from '../model/fleet.ts';
import type { Common } from '../model/state.ts';
import { isTurnOf } from '../turn/turn.ts';
import type { View } from '../secrets/view.ts';
import type { PortId, Side } from '../model/vocabulary.ts';

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

/** Where a hex lies, for people: "at Taranto", "off Crotone". */
export const where = (common: Common, hex: HexId): string => sayWhereIs(common, hex);
