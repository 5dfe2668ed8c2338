import { type Adjustable, adjustNumber } from '@narrow-seas/core';
import { WORDS } from '../face/words.ts';
import { withPools } from '../model/change.ts';
import { scenarioData } from '../model/roster.ts';
import type { Pools, State } from '../model/state.ts';
import type { Side } from '../model/vocabulary.ts';
import { SAID } from './words.ts';

type Pool = keyof typeof SAID.pool & keyof Pools;

/** Only replacement points may be owed [F.17]. */
const LEAST: { readonly [pool in Pool]: number } = { nrp: -99, mines: 0, maltaRepair: 0, sp: 0, srp: 0 };
const MOST = 999;
const MOST_ARP = 99;

const poolField = (side: Side, id: Pool): Adjustable<State> =>
  adjustNumber(
    ({ fleets }) => ({
      id: `${id}-${side}`,
      title: SAID.pool[id],
      least: LEAST[id],
      most: MOST,
      value: fleets[side].pools[id],
    }),
    (state, value) => withPools(state, side, { [id]: value }),
  );

const arpField = (side: Side, organisation: string): Adjustable<State> =>
  adjustNumber(
    ({ fleets }) => ({
      id: `arp-${side}-${organisation}`,
      title: SAID.arp(WORDS.organisation(organisation)),
      least: -MOST_ARP,
      most: MOST_ARP,
      value: fleets[side].pools.arp[organisation] ?? 0,
    }),
    (state, value) =>
      withPools(state, side, { arp: { ...state.fleets[side].pools.arp, [organisation]: value } }),
  );

/** [F.17] What a side has to spend. */
export const supplyFields = ({ common }: State, side: Side): readonly Adjustable<State>[] => {
  const { income, malta } = scenarioData(common.scenario);
  const pools: readonly Pool[] = ['nrp', 'mines', 'sp', 'srp'];
  const repairs = side === 'allied' && malta !== undefined;
  return [
    ...pools.map(id => poolField(side, id)),
    ...(repairs ? [poolField(side, 'maltaRepair')] : []),
    ...Object.keys(income[side].arp).map(organisation => arpField(side, organisation)),
  ];
};
