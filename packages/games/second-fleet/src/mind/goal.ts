import { memo } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { isCombatant, specOf, type UnitSpec } from '../model/roster.ts';
import { fieldToShips, NO_WAY, type SeaField, seaFieldTo } from '../model/sea-field.ts';
import type { PublicState } from '../model/state.ts';
import { enemyOf, type UnitId } from '../model/vocabulary.ts';
import { baseSpec } from '../rules/stacking/bases.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import type { SafePort, ScenarioSpec } from '../scenarios/spec.ts';

interface Haven extends SafePort {
  readonly field: SeaField;
}

/** Ports where ships of a kind leave play unharmed. */
const havensIn = memo(({ leave }: ScenarioSpec): readonly Haven[] =>
  leave.map(port => ({ ...port, field: seaFieldTo(port.ports.map(base => baseSpec(base).hex)) })),
);

/** Carriers fight from afar. */
const OFFING = 5;

/** Hexes that a unit at a hex has still to go to where the scenario sends it; 0 where it has nowhere to go. */
export type Course = (unit: UnitId, hex: HexId) => number;

const inOpenWar = (table: PublicState, spec: UnitSpec, hex: HexId): number => {
  if (spec.kind === 'SB' || (spec.arm === 'surface' && !isCombatant(spec))) return 0;
  const way = fieldToShips(table, enemyOf(spec.side))[hex] as number;
  // With nobody left to hunt there is nowhere to go.
  if (way === NO_WAY) return 0;
  return spec.kind === 'CV' ? Math.max(0, way - OFFING) : way;
};

/** Where the units of a scenario should go, with the points as they stand. */
export const courseOn = (table: PublicState, net: number): Course => {
  const scenario = scenarioOf(table);
  const havens = havensIn(scenario);
  const { wayOf } = scenario.goals;
  return (unit, hex) => {
    const spec = specOf(table, unit);
    const haven = havens.find(({ side, kind }) => side === spec.side && kind === spec.kind);
    if (haven !== undefined) return haven.field[hex] as number;
    return wayOf?.({ table, unit, spec, hex }, net) ?? inOpenWar(table, spec, hex);
  };
};
