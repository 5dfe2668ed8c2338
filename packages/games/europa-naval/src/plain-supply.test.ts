import { seededRandom } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import { CHARTS, nameOfHex } from './chart.ts';
import { dangerZones } from './danger-zone.ts';
import { europaNaval } from './game.ts';
import { positionsOr, scattered } from './testing/plain-scatter.ts';
import { plainSupply } from './testing/plain-supply.ts';
import { type PortId, SIDES } from './vocabulary.ts';
import { judgeSupply } from './war/supply.ts';

test('[F.16] [36.H] ports and troops are cut off, and stores feed them, as the text, read plainly, says', () => {
  const random = seededRandom(50);
  const counts = { free: 0, stores: 0, cutOff: 0 };
  for (let places = positionsOr(600); places > 0; ) {
    const state = scattered(random);
    const chart = CHARTS[state.common.map];
    for (const side of SIDES) {
      const { unsupplied, paying } = judgeSupply(state, side);
      const plain = plainSupply(state, side, dangerZones(chart, state.common.danger));
      const feeders = (hex: HexId) =>
        [...plain.stores].flatMap(([port, hexes]) => (hexes.has(hex) ? [port] : []));
      const tell = (...what: readonly unknown[]) => [europaNaval.notation.print(state), side, ...what];
      /** [F.16.2] "Neither pays extra". */
      const isSpared = (port: PortId) =>
        chart.ports[port]?.name === 'Valletta' || plain.fed.has(chart.ports[port]?.hex as HexId);
      for (const hex of plain.asked) {
        const by = plain.free.has(hex) ? 'free' : feeders(hex).length > 0 ? 'stores' : 'cutOff';
        counts[by] += 1;
        if (unsupplied.includes(hex) !== (by === 'cutOff'))
          expect(tell(nameOfHex(chart, hex), chart.portAt.get(hex)?.name, unsupplied.includes(hex))).toEqual(
            by,
          );
        const pays = (port: PortId) => paying.includes(port) || isSpared(port);
        if (by === 'stores' && !feeders(hex).some(pays))
          expect(tell(nameOfHex(chart, hex), 'paid by', paying)).toEqual(feeders(hex));
      }
      for (const port of paying) {
        const needed = [...plain.asked].filter(hex => !plain.free.has(hex) && feeders(hex).includes(port));
        if (needed.length === 0) expect(tell('pays', chart.ports[port]?.name)).toEqual('feeds nobody');
      }
      expect(unsupplied.filter(hex => !plain.asked.has(hex))).toEqual([]);
      places -= plain.asked.size;
    }
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(20);
});
