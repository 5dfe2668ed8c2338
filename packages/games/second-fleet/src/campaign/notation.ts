import { baseNamed, baseSpec } from '../bases.ts';
import { hexNamed, nameOfHex } from '../chart.ts';
import { specOf, unitNamed } from '../roster.ts';
import type { Table } from '../state.ts';
import type { BaseId, UnitId } from '../vocabulary.ts';
import type { CampaignAction } from './action.ts';
import type { Landing } from './phase.ts';

type Named = Pick<Table, 'extra'>;

/** The words after the type: `place HAWES PHEBE at 2233`, `station P3-1 Keflavik`, `assault Banak marines BELOY paras 2`. */
export const printCampaign = (table: Named, action: CampaignAction): readonly string[] => {
  const unit = (id: UnitId): string => specOf(table, id).name;
  switch (action.type) {
    case 'place':
      return [...action.units.map(unit), 'at', nameOfHex(action.hex)];
    case 'station':
      return [unit(action.unit), baseSpec(action.base).name];
    case 'set-strategy':
      return [action.strategy];
    case 'swap-wings':
      return [unit(action.unit), unit(action.other)];
    case 'shadow':
      return [unit(action.unit), nameOfHex(action.hex)];
    case 'assault':
      return printLanding(action.landing, unit);
    case 'replenish':
      return [unit(action.unit)];
    case 'supply':
      return [
        unit(action.giver),
        unit(action.taker),
        'fuel',
        String(action.fuel),
        'ammunition',
        String(action.ammunition),
      ];
    default:
      return [];
  }
};

const printLanding = (
  { base, amphibious, paras, commandos, raid }: Landing,
  unit: (id: UnitId) => string,
): readonly string[] => [
  baseSpec(base).name,
  ...(raid ? ['raid'] : []),
  ...(amphibious.length > 0 ? ['marines', ...amphibious.map(unit)] : []),
  ...(paras > 0 ? ['paras', String(paras)] : []),
  ...(commandos.length > 0 ? ['commandos', ...commandos.map(unit)] : []),
];

const MARKS: readonly string[] = ['raid', 'marines', 'paras', 'commandos'];

/** The words between this one and the next of its kind. */
const after = (words: readonly string[], mark: string): readonly string[] => {
  const start = words.indexOf(mark);
  if (start < 0) return [];
  const rest = words.slice(start + 1);
  const end = rest.findIndex(word => MARKS.includes(word));
  return end < 0 ? rest : rest.slice(0, end);
};

const wholeIn = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d{1,3}$/.test(word) ? Number(word) : undefined;

const base = (name: string | undefined): BaseId | undefined =>
  name === undefined ? undefined : baseNamed(name);

/** What the words stand for; what is missing or unknown is left to the decoder to refuse. */
export const parseCampaign = (table: Named, type: string, words: readonly string[]): object | undefined => {
  const unit = (name: string | undefined): UnitId | undefined =>
    name === undefined ? undefined : unitNamed(table, name);
  const [first, second] = words;
  switch (type as CampaignAction['type']) {
    case 'place':
      return {
        type,
        units: words.slice(0, Math.max(0, words.indexOf('at'))).map(unit),
        hex: hexNamed(words.at(-1) ?? ''),
      };
    case 'station':
      return { type, unit: unit(first), base: base(second) };
    case 'set-strategy':
      return { type, strategy: first };
    case 'swap-wings':
      return { type, unit: unit(first), other: unit(second) };
    case 'shadow':
      return { type, unit: unit(first), hex: hexNamed(second ?? '') };
    case 'assault':
      return { type, landing: landingIn(words, unit) };
    case 'replenish':
      return { type, unit: unit(first) };
    case 'supply':
      return {
        type,
        giver: unit(first),
        taker: unit(second),
        fuel: wholeIn(words[3]),
        ammunition: wholeIn(words[5]),
      };
    case 'place-rest':
    case 'raise-strategy':
    case 'release':
      return { type };
    default:
      return undefined;
  }
};

const landingIn = (
  words: readonly string[],
  unit: (name: string | undefined) => UnitId | undefined,
): object => ({
  base: base(words[0]),
  amphibious: after(words, 'marines').map(unit),
  paras: words.includes('paras') ? wholeIn(after(words, 'paras')[0]) : 0,
  commandos: after(words, 'commandos').map(unit),
  raid: words.includes('raid'),
});
