import type { GuidancePart, Stake } from '@narrow-seas/core';
import { hexOf } from '../../model/chart.ts';
import { unitNamed } from '../../model/roster.ts';
import type { Side } from '../../model/vocabulary.ts';
import type { Goal } from '../scenario.ts';

/** Links of an idea: a place, a unit, a case. */
export const toHex = (hex: string, text: string): GuidancePart => ({ text, hex: hexOf(hex) });

export const toUnit = (name: string, text: string): GuidancePart => {
  const piece = unitNamed({ extra: [] }, name);
  if (piece === undefined) throw new RangeError(`There is no unit ${name}`);
  return { text, piece };
};

export const toRule = (rule: string, text: string): GuidancePart => ({ text, rule });

/** [13.1] The bonuses of the scenario. */
export const goalStakes = (goals: readonly Goal[]): readonly Stake<Side>[] =>
  goals.map(({ title, points }) => ({ for: 'soviet', text: `${title} at the end`, points: [points] }));
