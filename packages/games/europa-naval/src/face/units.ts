import { capital } from '@narrow-seas/core';
import pedestalRow from '../../data/pedestal.json' with { type: 'json' };
import scenarioFile from '../../data/scenarios.json' with { type: 'json' };
import type { Common, Ship } from '../model/state.ts';
import type { AirKind, GroundKind, ShipKind, Side } from '../model/vocabulary.ts';
import { WORDS } from './words.ts';

/** What a naval counter says. */
export interface ShipLook {
  readonly side: Side;
  readonly nation: string;
  readonly kind: ShipKind;
  readonly name: string;
  readonly strength: number;
  readonly role?: string | undefined;
}

export interface AirLook {
  readonly side: Side;
  readonly organisation: string;
  readonly kind: AirKind;
  readonly name: string;
}

export interface GroundLook {
  readonly side: Side;
  readonly nation: string;
  readonly kind: GroundKind;
  readonly name: string;
}

interface ScenarioRow {
  readonly id: string;
  readonly ships: readonly ShipLook[];
  readonly air: readonly AirLook[];
  readonly ground: readonly GroundLook[];
  readonly supplySources: { readonly [side in Side]: readonly string[] };
  readonly income: { readonly [side in Side]: { readonly unlimited?: readonly string[] } };
}

/** The rules check these files when they load them; here they are only looked at. */
const { scenarios } = scenarioFile as { readonly scenarios: readonly ScenarioRow[] };
const rows = [...scenarios, pedestalRow as ScenarioRow];

/** Any state of the game gives the names, not only one of the time. */
export type Names = Pick<Common, 'scenario' | 'extra' | 'map'>;

const ROWS = new Map(rows.map(row => [row.id, row]));

const rowOf = ({ scenario }: Pick<Names, 'scenario'>): ScenarioRow => {
  const row = ROWS.get(scenario);
  if (row === undefined) throw new RangeError(`There is no scenario ${scenario}`);
  return row;
};

/** Whether supplies never run out for the side at this port, while it owns it. */
export const isUnlimited = (names: Pick<Names, 'scenario'>, side: Side, port: string): boolean =>
  rowOf(names).income[side].unlimited?.includes(port) === true;

/** Whether lines of supply begin there for the side. */
export const isSource = (names: Pick<Names, 'scenario'>, side: Side, port: string): boolean =>
  rowOf(names).supplySources[side].includes(port);

const at = <T>(list: readonly T[], id: number): T => {
  const found = list[id];
  if (found === undefined) throw new RangeError(`There is no unit ${id}`);
  return found;
};

/** Ships of the roster first, then those that a position made up. */
export const shipLook = (names: Names, ship: number): ShipLook => {
  const { ships } = rowOf(names);
  return ship < ships.length ? at(ships, ship) : at(names.extra ?? [], ship - ships.length);
};

export const airLook = (names: Names, unit: number): AirLook => at(rowOf(names).air, unit);

export const groundLook = (names: Names, unit: number): GroundLook => at(rowOf(names).ground, unit);

/** "9a Divisione" of "9a Divisione (Littorio, Vittorio Veneto)". */
const short = (name: string): string => name.replace(/ \(.*$/, '');

export const shipName = (names: Names, ship: number): string => short(shipLook(names, ship).name);

export const airName = (names: Names, unit: number): string => airLook(names, unit).name;

export const groundName = (names: Names, unit: number): string => groundLook(names, unit).name;

/** "Italian task force 9a Divisione (Littorio, Vittorio Veneto)". */
export const fullShipName = (names: Names, ship: number): string => {
  const { nation, kind, name } = shipLook(names, ship);
  // "29. U-Flottille" would be read as the end of a sentence.
  return WORDS.unit.of(WORDS.nation(nation), WORDS.ships[kind], name.replaceAll('. ', '.'));
};

export const fullAirName = (names: Names, unit: number): string => {
  const { organisation, kind, name } = airLook(names, unit);
  return capital(WORDS.unit.of(WORDS.organisation(organisation), WORDS.aircraft[kind], name));
};

export const fullGroundName = (names: Names, unit: number): string => {
  const { nation, kind, name } = groundLook(names, unit);
  return WORDS.unit.of(WORDS.nation(nation), WORDS.troops[kind], name);
};

/** As the rules have it; a test holds the two together. */
export const strengthNow = (printed: number, { hits, half }: Pick<Ship, 'hits' | 'half'>): number =>
  Math.max(0, (half ? Math.floor(printed / 2) : printed) - hits);
