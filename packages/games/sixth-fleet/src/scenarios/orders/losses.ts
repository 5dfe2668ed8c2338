import type { Stake } from '@narrow-seas/core';
import { ROSTER } from '../../model/roster.ts';
import { enemyOf, type Side } from '../../model/vocabulary.ts';
import { lossPoints } from '../../rules/victory/victory.ts';

/** What the units of these kinds are worth, from the least to the most. */
const worthOf = (side: Side, kinds: readonly string[]): readonly [least: number, most: number] => {
  const worths = ROSTER.filter(spec => spec.side === side && kinds.includes(spec.kind)).map(lossPoints);
  return [Math.min(...worths), Math.max(...worths)];
};

const KINDS: readonly (readonly [text: string, kinds: readonly string[]])[] = [
  ['Carrier', ['CV']],
  ['Cruiser', ['CG', 'CH', 'CA']],
  ['Destroyer or escort group', ['DD', 'DE']],
  ['Submarine or submarine group', ['SN', 'SG', 'SS']],
];

/** Everything else on the counters is aircraft. */
const aircraftOf = (side: Side): readonly string[] => {
  const ships = KINDS.flatMap(([, kinds]) => kinds);
  return [...new Set(ROSTER.filter(spec => spec.side === side).map(({ kind }) => kind))].filter(
    kind => !ships.includes(kind),
  );
};

/** [13.0] What each side scores for units of the other, by kind. */
export const lossStakes = (side: Side): readonly Stake<Side>[] =>
  [...KINDS, ['Aircraft', aircraftOf(side)] as const].map(([text, kinds]) => {
    const [least, most] = worthOf(side, kinds);
    return {
      for: enemyOf(side),
      text,
      points: least === most ? [null, most] : [least, most],
      heads: ['lost: from', 'to'],
    };
  });
