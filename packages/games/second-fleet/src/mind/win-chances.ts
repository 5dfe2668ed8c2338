import type { WinCurves } from '@narrow-seas/core';
import type { SecondFleetTypes } from '../game.ts';
import curves from '../../data/win-curves.json' with { type: 'json' };

/** Fitted by `packages/cli/trials/chances.mjs`; see docs/analysis.md. */
export const secondFleetChances = {
  scenarioOf: ({ table }) => table.scenario,
  curves: curves as WinCurves<SecondFleetTypes>['curves'],
} satisfies WinCurves<SecondFleetTypes>;
