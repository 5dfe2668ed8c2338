import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import { baseAt, isHeldBy, baseSpec } from '../rules/stacking/bases.ts';
import { hexesToMine, minersOf } from '../rules/mines/mining.ts';
import type { Mining } from '../model/fire/phase.ts';
import { surfaceAt } from '../model/position.ts';
import type { PublicState } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { enemyOf, type Side } from '../model/vocabulary.ts';

/** Ships are hit when they leave: those that lie there count most, then a port that they will use. */
const WEIGHTS = { enemies: 2, port: 1, own: -3 } as const;

const worthMining = (table: PublicState, side: Side, hex: HexId): number => {
  const enemy = enemyOf(side);
  const base = baseAt(hex);
  const isPort = base !== undefined && baseSpec(base).port && isHeldBy(table, enemy, base);
  return (
    surfaceAt(table, enemy, hex).length * WEIGHTS.enemies +
    surfaceAt(table, side, hex).length * WEIGHTS.own +
    (isPort ? WEIGHTS.port : 0)
  );
};

/** [23] The mine that is most likely to be met; none where no enemy will come. */
export const miningAnswers = (view: View, phase: Mining): readonly Action[] => {
  let best: Action = { type: 'done' };
  let most = 0;
  for (const unit of minersOf(view.table, phase.side))
    for (const hex of hexesToMine(view, phase, unit)) {
      const worth = worthMining(view.table, phase.side, hex);
      if (worth > most) [best, most] = [{ type: 'mine', unit, hex }, worth];
    }
  return [best];
};
