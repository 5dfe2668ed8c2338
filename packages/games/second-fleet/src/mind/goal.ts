import type { HexId } from '@narrow-seas/hex';
import { BASES, baseOf, baseSpec } from '../bases.ts';
import { distanceBetween } from '../chart.ts';
import { submarineStacks, surfaceStacks } from '../position.ts';
import { isCombatant, specOf } from '../roster.ts';
import type { Table } from '../state.ts';
import { enemyOf, type Side, type UnitId } from '../vocabulary.ts';

const hexOfBase = (name: string): HexId => baseSpec(baseOf(name)).hex;

const NORTH_NORWAY = ['Narvik', 'Tromso'].map(hexOfBase);
const PORTS = BASES.filter(({ port, nation }) => port && nation === 'NO').map(({ hex }) => hex);
const KOLA = hexOfBase('Murmansk');
const HOME = hexOfBase('Pechenga');
const OCEAN = hexOfBase('Reykjavik');

const nearest = (hex: HexId, places: readonly HexId[]): number =>
  places.length === 0 ? 0 : Math.min(...places.map(place => distanceBetween(hex, place)));

const enemyShips = (table: Table, side: Side): readonly HexId[] => [
  ...surfaceStacks(table, enemyOf(side)).keys(),
];

const enemySubmarines = (table: Table, side: Side): readonly HexId[] => [
  ...submarineStacks(table, enemyOf(side)).keys(),
];

/** How far a Soviet raider still is from what it came for, or from home once it is late. */
const raider = (table: Table, side: Side, hex: HexId): number => {
  const late = table.turn * 3 > table.lastTurn * 2;
  return late ? distanceBetween(hex, HOME) : nearest(hex, enemyShips(table, side));
};

/** Hexes still to go to where the scenario sends the unit; 0 where it has nowhere to go. */
export const wayToGo = (table: Table, unit: UnitId, hex: HexId): number => {
  const spec = specOf(table, unit);
  const { side, arm, kind } = spec;
  switch (table.scenario) {
    case 'standing-force':
      return side === 'nato' ? nearest(hex, NORTH_NORWAY) : raider(table, side, hex);
    case 'iceland-gap':
      if (side === 'soviet' && arm === 'submarine') return distanceBetween(hex, OCEAN);
      return nearest(hex, enemySubmarines(table, side));
    case 'kola-strike':
      return side === 'nato'
        ? Math.max(0, distanceBetween(hex, KOLA) - 10)
        : nearest(hex, enemyShips(table, side));
    default:
      if (side === 'nato' && (kind === 'CR' || kind === 'AA')) return nearest(hex, PORTS);
      if (side === 'nato' && arm === 'surface' && !isCombatant(spec)) return 0;
      return nearest(hex, enemyShips(table, side));
  }
};
