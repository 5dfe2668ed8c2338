import type { WinCurves } from '@narrow-seas/core';
import type { SixthFleetTypes } from '../game.ts';
import curves from '../../data/win-curves.json' with { type: 'json' };

/** Fitted by `packages/cli/trials/chances.mjs`; see docs/analysis.md. */
export const sixthFleetChances = {
  scenarioOf: ({ scenario }) => scenario.id,
  curves: curves as WinCurves<SixthFleetTypes>['curves'],
} satisfies WinCurves<SixthFleetTypes>;
