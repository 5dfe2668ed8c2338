import { counted, type Odds, signedShift } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { success } from '../../model/tables.ts';
import type { View } from '../../secrets/view.ts';
import { FACES } from '../../model/vocabulary.ts';
import { boxAfter, boxOf, dateShift, frontData, supplyShift, totalPaid } from '../../rules/supply/front.ts';

/** [F.27.1] Where the front can go if nothing more is paid. */
export const oddsWar = ({ common }: View, action: Action): Odds | undefined => {
  const { phase } = common;
  if (phase.name !== 'front-payment' || action.type !== 'done') return undefined;
  const front = frontData(common, phase.front);
  const paid = totalPaid(common, phase);
  const terms = [
    { what: `${counted(paid, 'supply point')} paid`, value: supplyShift(front, paid), rule: 'F.27.1' },
    { what: 'Date', value: dateShift(front, common.date), rule: 'F.27.1' },
  ];
  const shift = terms.reduce((sum, { value }) => sum + value, 0);
  const ways = new Map<string, number>();
  for (const face of FACES) {
    const box = boxAfter(front, boxOf(common, front.id), success(face + shift));
    const name = `${box} ${front.boxes[box]?.name ?? ''}`;
    ways.set(name, (ways.get(name) ?? 0) + 1);
  }
  return {
    terms,
    sum: `die ${signedShift(shift)} on the success table`,
    results: [...ways].map(([result, count]) => ({ result, ways: count })),
  };
};
