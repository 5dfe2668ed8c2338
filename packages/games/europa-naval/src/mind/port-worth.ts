import type { PortSpec } from '../chart.ts';
import type { PortKind } from '../vocabulary.ts';
import { hasFootholdInSicily, MAINLAND, SICILY } from '../war/region.ts';
import type { Scene } from './scene.ts';

const BY_KIND: { readonly [kind in PortKind]: number } = { minor: 1, standard: 2, major: 3, great: 5 };
const ISLANDS: readonly string[] = ['Cagliari', 'Ajaccio', 'Bastia'];
/** [F.28.1] What a port means for Italian morale, in points. */
const MORALE: { readonly [kind in PortKind]: number } = { minor: 0.2, standard: 1, major: 2, great: 2 };

/** [F.28.1] Without a port of Sicily Italy does not surrender: the first one brings what the surrender hands over. */
const FOOTHOLD = 12;

const inHusky = ({ name, kind }: PortSpec, shaken: boolean, foothold: boolean): number => {
  const first = shaken && !foothold && SICILY.has(name) ? FOOTHOLD : 0;
  const morale = (shaken ? MORALE[kind] : 0) + first;
  if (name === 'Messina') return 3 + morale;
  if (SICILY.has(name)) return 1 + morale;
  if (MAINLAND.has(name)) return BY_KIND[kind] + morale;
  return ISLANDS.includes(name) ? 2 + morale : 0;
};

const IN_BALTIC: { readonly [scenario: string]: { readonly [port: string]: number } } = {
  'baltic-act1': { Kuressaare: 3, Kardla: 3, Hango: 3 },
  'baltic-act2': {
    Kuressaare: 7,
    Windau: 3,
    Memel: 3,
    Riga: 3,
    Suursaari: 1,
    Hango: 1,
    Paldiski: 1,
    Hapsal: 1,
  },
};

/** [S] Points that hang on whose the port is, and what follows from it. */
export const worthOfPort = ({ common }: Pick<Scene, 'common'>, port: PortSpec): number => {
  if (common.scenario === 'husky')
    return inHusky(port, !common.italy.surrendered, hasFootholdInSicily(common));
  return IN_BALTIC[common.scenario]?.[port.name] ?? 0;
};
