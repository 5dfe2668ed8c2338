import type { WinCurves } from '@narrow-seas/core';
import type { EuropaNavalTypes } from '../game.ts';
import curves from '../../data/win-curves.json' with { type: 'json' };

/** Fitted by `packages/cli/trials/chances.mjs`; see docs/analysis.md. */
export const europaNavalChances = {
  scenarioOf: ({ common }) => common.scenario,
  curves: curves as WinCurves<EuropaNavalTypes>['curves'],
} satisfies WinCurves<EuropaNavalTypes>;
