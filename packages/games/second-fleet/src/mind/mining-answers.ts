import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../action.ts';
import { baseAt, isHeldBy, baseSpec } from '../bases.ts';
import { hexesToMine, minersOf } from '../fire/mining.ts';
import type { Mining } from '../fire/phase.ts';
import { surfaceAt } from '../position.ts';
import type { Table } from '../state.ts';
import type { View } from '../view.ts';
import { enemyOf, type Side } from '../vocabulary.ts';

/** Ships are hit when they leave: those that lie there count most, then a port that they will use. */
const WEIGHTS = { enemies: 2, port: 1, own: -3 } as const;

const worthMining = (table: Table, side: Side, hex: HexId): number => {
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
