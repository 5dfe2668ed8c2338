import type { GuidancePart } from '@narrow-seas/core';
import { hexOf } from '../../model/chart.ts';
import { unitOf } from '../../model/roster.ts';
import { baseOf, baseSpec } from '../../rules/stacking/bases.ts';

/** Links of an idea: a base, a hex, a unit, a case. */
export const toBase = (name: string, text?: string): GuidancePart => {
  const { hex, title } = baseSpec(baseOf(name));
  return { text: text ?? title, hex };
};

export const toHex = (hex: string, text: string): GuidancePart => ({ text, hex: hexOf(hex) });

export const toUnit = (name: string, text: string): GuidancePart => ({ text, piece: unitOf(name) });

export const toRule = (rule: string, text: string): GuidancePart => ({ text, rule });

/** What happens to a ship. */
export const SUNK_DAMAGED = ['sunk', 'damaged'] as const;
