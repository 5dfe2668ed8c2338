import type { Odds } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { openBeside } from './sailing.ts';
import { boatOf } from '../model/state.ts';
import type { View } from '../secrets/view.ts';

/** [5.2] [5.3] What a shot can do. A mine that may lie ahead gives no odds: they would tell where it is. */
export const odds = (view: View, action: Action): Odds | undefined => {
  const target = action.type === 'fire' ? boatOf(view, action.target) : undefined;
  if (target === undefined) return undefined;
  const cornered = openBeside(view, target).length === 0;
  const results = cornered
    ? [
        { result: 'miss', ways: 2 },
        { result: 'sinks: nowhere to fall back', ways: 4 },
      ]
    : [
        { result: 'miss', ways: 2 },
        { result: 'falls back', ways: 3 },
        { result: 'sinks', ways: 1 },
      ];
  return { terms: [], sum: 'one die', results };
};
