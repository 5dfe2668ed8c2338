import type { HexId } from '@narrow-seas/hex';
import type { Event } from '../../model/event.ts';
import { chartOf } from '../../model/fleet.ts';
import type { Common } from '../../model/state.ts';
import type { Side } from '../../model/vocabulary.ts';
import { garrisonAt, troopAt, troopsOf } from './ground.ts';
import type { TroopRef } from '../../model/shore/phase.ts';

interface Part extends TroopRef {
  readonly re: number;
}

/** REs fall from the largest part first. */
const fromTroops = (parts: readonly Part[], re: number): readonly Event[] => {
  let left = re;
  return parts.flatMap(({ unit, hex, re: there }) => {
    const gone = Math.min(left, there);
    left -= gone;
    return gone > 0 ? [{ type: 'troops-lost' as const, unit, re: gone, hex }] : [];
  });
};

const largestFirst = (parts: readonly Part[]): readonly Part[] =>
  parts.toSorted((a, b) => b.re - a.re || a.unit - b.unit);

/** [T.7] Losses of the attackers. */
export const attackersLose = (common: Common, from: readonly TroopRef[], re: number): readonly Event[] =>
  fromTroops(
    largestFirst(from.map(({ unit, hex }) => ({ unit, hex, re: troopAt(common, unit, hex)?.re ?? 0 }))),
    re,
  );

const garrisonLoses = (common: Common, side: Side, hex: HexId, re: number): readonly Event[] => {
  const port = chartOf(common).portAt.get(hex);
  const gone = Math.min(garrisonAt(common, side, hex), re);
  return port === undefined || gone === 0 ? [] : [{ type: 'garrison-lost', port: port.id, re: gone }];
};

/** [T.7] Losses of the defenders: the garrison first, which could not leave anyway. */
export const defendersLose = (common: Common, side: Side, hex: HexId, re: number): readonly Event[] => [
  ...garrisonLoses(common, side, hex, re),
  ...fromTroops(troopsOf(common, side, hex), Math.max(0, re - garrisonAt(common, side, hex))),
];

/** All of them: nobody gets away. */
export const allLost = (common: Common, side: Side, hex: HexId): readonly Event[] =>
  defendersLose(common, side, hex, Number.POSITIVE_INFINITY);
