import { seededRandom } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { CHARTS, nameOfHex } from '../model/chart.ts';
import { dangerZones } from '../rules/danger-zones/danger-zone.ts';
import { europaNaval } from '../game.ts';
import { positionsOr } from './plain-dice.ts';
import { scattered } from './plain-scatter.ts';
import { plainSupply } from './plain-supply.ts';
import type { State } from '../model/state.ts';
import { type PortId, SIDES, type Side } from '../model/vocabulary.ts';
import { judgeSupply } from '../rules/supply/supply.ts';

type By = 'free' | 'stores' | 'cutOff';

/** Compares all places of a side; how many are fed in which way. */
const compare = (state: State, side: Side, counts: { [by in By]: number }): number => {
  const chart = CHARTS[state.common.map];
  const { unsupplied, paying } = judgeSupply(state, side);
  const plain = plainSupply(state, side, dangerZones(chart, state.common.danger));
  const tell = (...what: readonly unknown[]) => [europaNaval.notation.print(state), side, ...what];
  // [F.16.2] "Neither pays extra".
  const isSpared = (port: PortId): boolean =>
    chart.ports[port]?.name === 'Valletta' || plain.fed.has(chart.ports[port]?.hex as HexId);
  const byStores = plain.reach(plain.stores);
  const paid = plain.reach(plain.stores.filter(port => paying.includes(port) || isSpared(port)));
  for (const hex of plain.asked) {
    const by: By = plain.free.has(hex) ? 'free' : byStores.has(hex) ? 'stores' : 'cutOff';
    counts[by] += 1;
    if (unsupplied.includes(hex) !== (by === 'cutOff'))
      expect(tell(nameOfHex(chart, hex), unsupplied.includes(hex))).toEqual(by);
    if (by === 'stores' && !paid.has(hex))
      expect(tell(nameOfHex(chart, hex), 'paid by', paying)).toEqual(plain.stores);
  }
  for (const port of paying) {
    const fed = plain.reach([port]);
    const isNeeded = [...plain.asked].some(hex => !plain.free.has(hex) && fed.has(hex));
    if (!isNeeded || !plain.stores.includes(port))
      expect(tell('pays', chart.ports[port]?.name)).toEqual('feeds nobody');
  }
  expect(unsupplied.filter(hex => !plain.asked.has(hex))).toEqual([]);
  return plain.asked.size;
};

test('[F.16] [36.H] ports and troops are cut off, and stores feed them, as the text, read plainly, says', () => {
  const random = seededRandom(50);
  const counts = { free: 0, stores: 0, cutOff: 0 };
  for (let places = positionsOr(500); places > 0; ) {
    const state = scattered(random);
    for (const side of SIDES) places -= compare(state, side, counts);
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(20);
});
