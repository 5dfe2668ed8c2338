import type { HexId } from '@narrow-seas/hex';
import { baseOf, baseSpec } from '../bases.ts';
import { ratingsNow, surfaceStacks } from '../position.ts';
import type { Phase, Table } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { seaFieldTo } from './sea-field.ts';

const HOME = seaFieldTo([baseSpec(baseOf('Pechenga')).hex]);
/** What each raider costs that is not home at the end. */
const NOT_HOME = 4;

/** Whether the ships of a side have sailed in this turn, or are about to. */
const hasSailed = (phase: Phase, side: Side): boolean => {
  if ('chosen' in phase) return phase.chosen[side].includes('surface');
  return 'resume' in phase && hasSailed(phase.resume, side);
};

/** Points that are counted against the Soviets as things stand, but not if the raiders go home in time. */
export const hopeOf = (table: Table): number => {
  if (table.scenario !== 'standing-force') return 0;
  const turns = table.lastTurn - table.turn + (hasSailed(table.phase, 'soviet') ? 0 : 1);
  let hope = 0;
  for (const [hex, units] of surfaceStacks(table, 'soviet'))
    if (wayHome(hex) > 0)
      for (const unit of units) hope += wayHome(hex) <= turns * ratingsNow(table, unit).move ? NOT_HOME : 0;
  return hope;
};

export const wayHome = (hex: HexId): number => HOME[hex] as number;
