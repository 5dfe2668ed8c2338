import { balance } from '../rules/victory/victory.ts';
import { scenarioOf } from '../scenarios/shelf.ts';
import type { View } from '../secrets/view.ts';

/** What the viewer has gained between two moments; a spectator reads it for the side that the account is about. */
export const gainOf = (before: View, after: View): number => {
  if (before.common.score === after.common.score || before.common.scenario !== after.common.scenario)
    return 0;
  const { counts } = scenarioOf(before.common.scenario).goals;
  const gain = balance(after.common) - balance(before.common);
  return before.viewer === 'spectator' || before.viewer === counts ? gain : 0 - gain;
};
