import { digestOf, type GameData, memo } from '@narrow-seas/core';
import { BASES, type BaseSpec } from '../rules/stacking/bases.ts';
import { GRID, MAP_FILE, nameOfHex } from './chart.ts';
import { printSpec } from '../text/unit.ts';
import { ROSTER, type UnitSpec } from './roster.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import type { ScenarioSpec } from '../scenarios/spec.ts';
import type { State } from './state.ts';

/** A unit as a position would make it up, in fewer words: `HAWES US FF 4-4-8-2-12-6-5-5-0/3-4-5-2-8-3-3-3-0`. */
const sayUnit = (spec: UnitSpec): string =>
  printSpec(spec)
    .replace(/^unit (\S+) \S+ /, '$1 ')
    .replace(' front=', ' ')
    .replace(' damaged=', '/');

const sayBase = ({ name, hex, side, airfield, port, closeAA, defence, points }: BaseSpec): string =>
  [name, nameOfHex(hex), side, airfield && 'airfield', port && 'port', closeAA, defence, points]
    .filter(word => word !== false)
    .join(' ');

const UNITS: readonly string[] = ROSTER.map(sayUnit);
const LIST_OF_BASES: readonly string[] = BASES.map(sayBase);

/** What decides how a scenario plays: not its words, nor the handicaps that its menu proposes. */
const digestOfScenario = memo(
  ({ level, turns, period, options, rules, leave, levels, forces }: ScenarioSpec) =>
    digestOf({ level, turns, period, options, rules, leave, levels, forces }),
);

/** What a match is played with. */
export const savedData = ({ table }: State): GameData => ({
  lists: { units: [...UNITS, ...table.extra.map(sayUnit)], bases: LIST_OF_BASES },
  fixed: { hexes: `${GRID.columns}x${GRID.rows}` },
  digests: {
    map: digestOf(MAP_FILE),
    scenario: digestOfScenario(scenarioOf(table)),
  },
});
