import type { OddsTerm } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { baseSpec } from '../stacking/bases.ts';
import { CLOSE_COMBAT_SHIPS } from '../optional/close-combat.ts';
import { distanceBetween } from '../../model/chart.ts';
import { forceOf, ratingsNow, forceKindOf, submarinesAt, surfaceAt } from '../../model/position.ts';
import { specOf, titleOf } from '../../model/roster.ts';
import { listeningOf } from '../detection/listening.ts';
import type { PublicState } from '../../model/state.ts';
import { enemyOf, type Side, type UnitId } from '../../model/vocabulary.ts';
import { patrolsAloft } from '../patrols/aloft.ts';
import { antiAirTerms, type Guns, shipsAimedAt } from './anti-air.ts';
import type { AimedStrike, Strike } from '../../model/fire/phase.ts';
import { DEFENCE_DIE } from './die-shifts.ts';

/** The defence roll: the total on its column and what is added to the die, term by term. */
export interface Defence {
  readonly value: number;
  readonly shift: number;
  readonly valueTerms: readonly OddsTerm[];
  readonly shiftTerms: readonly OddsTerm[];
}

const sumOf = (terms: readonly OddsTerm[]): number => terms.reduce((sum, { value }) => sum + value, 0);

/** The best few of these ships by one of their ratings. */
const best = (
  table: PublicState,
  units: readonly UnitId[],
  count: number,
  rating: (unit: UnitId) => number,
  rule: string,
): readonly OddsTerm[] =>
  units
    .map(unit => ({ what: titleOf(table, unit), value: rating(unit), rule }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, count);

/** [10.7.3] [C.8.4] The best five, own submarines included. */
const torpedoTerms = (table: PublicState, { hex, side }: Strike): readonly OddsTerm[] => {
  const enemy = enemyOf(side);
  const there = [...surfaceAt(table, enemy, hex), ...submarinesAt(table, enemy, hex)];
  return best(table, there, 5, unit => listeningOf(table, unit), 'C.8.4');
};

/** [C.21.9] The best six. */
const gunTerms = (table: PublicState, { hex, side }: Strike): readonly OddsTerm[] =>
  best(
    table,
    surfaceAt(table, enemyOf(side), hex),
    CLOSE_COMBAT_SHIPS,
    unit => ratingsNow(table, unit).closeCombat,
    'C.21.9',
  );

const valueTerms = (table: PublicState, { strike, aims }: AimedStrike, guns: Guns): readonly OddsTerm[] => {
  switch (strike.type) {
    case 'asw':
      return [];
    case 'torpedo':
      return torpedoTerms(table, strike);
    case 'close':
      return gunTerms(table, strike);
    default:
      return antiAirTerms(table, strike, aims, guns);
  }
};

/** [10.7.4.1] [10.7.4.2] [10.7.4.3] [10.8.6.6] [10.8.6.7] [10.8.6.8] [10.9.5.5] [10.9.5.6] [10.9.5.7] [C.2.26] [C.2.15] By the targets' grouping; the lone ship's penalty replaces the other. */
const groupTerm = (table: PublicState, { hex, side }: Strike, targets: readonly UnitId[]): OddsTerm => {
  const standings = targets.map(unit => forceKindOf(table, forceOf(table, unit)));
  if (standings.includes('task-force'))
    return { what: 'a target in a Task Force', value: DEFENCE_DIE.taskForce, rule: 'A2' };
  if (surfaceAt(table, enemyOf(side), hex).length === 1)
    return { what: 'the only ship in the hex', value: DEFENCE_DIE.alone, rule: 'C.2.15' };
  return standings.includes('task-group')
    ? { what: 'a target in a Task Group', value: DEFENCE_DIE.taskGroup, rule: 'C.2.26' }
    : { what: 'no target in a group', value: DEFENCE_DIE.noGroup, rule: 'C.2.26' };
};

/** [10.8.6.5] [C.11.8] Patrols that still fly over the target or beside it. */
const patrolTerms = (table: PublicState, side: Side, hex: HexId): readonly OddsTerm[] =>
  patrolsAloft(table, side)
    .filter(mission => distanceBetween(mission.hex, hex) <= 1)
    .map(({ units, home }) => {
      const place = home.kind === 'base' ? baseSpec(home.base).title : titleOf(table, home.carrier);
      return units.some(unit => specOf(table, unit).code === 'F14')
        ? { what: `CAP with F-14 over ${place}`, value: DEFENCE_DIE.patrolWithTomcats, rule: 'C.2.6' }
        : { what: `CAP over ${place}`, value: DEFENCE_DIE.patrol, rule: 'C.2.6' };
    });

/** [C.8.7] Against a base alone the die is unmodified. */
const shiftTerms = (table: PublicState, { strike, aims }: AimedStrike): readonly OddsTerm[] => {
  const targets = shipsAimedAt(aims);
  if (strike.type === 'asw' || targets.length === 0) return [];
  const group = groupTerm(table, strike, targets);
  return strike.type === 'ssm' ? [group, ...patrolTerms(table, enemyOf(strike.side), strike.hex)] : [group];
};

/** [10] How the targets of an attack defend themselves. */
export const defenceOf = (table: PublicState, aimed: AimedStrike, guns: Guns): Defence => {
  const values = valueTerms(table, aimed, guns);
  const shifts = shiftTerms(table, aimed);
  return { value: sumOf(values), shift: sumOf(shifts), valueTerms: values, shiftTerms: shifts };
};
