import { digestOf, type GameData } from '@narrow-seas/core';
import { GRID, MAP_FILE } from './chart.ts';
import { TABLE_FILE } from '../rules/combat/crt.ts';
import { ROSTER, type UnitSpec } from './roster.ts';
import type { State } from './state.ts';

/** A unit as a save carries it: name, nation, type and counter, then what is not printed on it. */
const sayUnit = ({
  name,
  nation,
  kind,
  ratings,
  daylight,
  carrierBased,
  fleet,
  arrives,
}: UnitSpec): string => {
  const { antiAir, antiSurface, antiSubmarine, move, defence, ecm } = ratings;
  const figures = [antiAir, antiSurface, antiSubmarine, move, defence, ecm].join('-');
  const flags = [daylight && 'daylight', carrierBased && 'carrier', fleet, arrives];
  return [name, nation, kind, figures, ...flags.filter(Boolean)].join(' ');
};

const UNITS: readonly string[] = ROSTER.map(sayUnit);

/** What a match is played with. */
export const savedData = ({ extra }: State): GameData => ({
  lists: { units: [...UNITS, ...extra.map(sayUnit)] },
  fixed: { hexes: `${GRID.columns}x${GRID.rows}` },
  digests: { map: digestOf(MAP_FILE), 'combat table': digestOf(TABLE_FILE) },
});
