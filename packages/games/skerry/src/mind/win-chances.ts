import type { WinCurves } from '@narrow-seas/core';
import type { SkerryTypes } from '../game.ts';
import curves from '../../data/win-curves.json' with { type: 'json' };

/** Fitted by `packages/cli/trials/chances.mjs`; see docs/analysis.md. */
export const skerryChances = {
  scenarioOf: ({ scenario }) => scenario,
  curves: curves as WinCurves<SkerryTypes>['curves'],
} satisfies WinCurves<SkerryTypes>;
