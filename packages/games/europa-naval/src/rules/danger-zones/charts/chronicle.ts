import type { Chart } from '../../../model/chart.ts';
import type { DangerCause } from '../danger-zone.ts';
import { dateOf } from '../../../model/date.ts';
import { BALTIC_1941 } from '../../../scenarios/baltic.ts';
import { MALTA } from '../../../scenarios/malta.ts';
import { opening } from '../../../scenarios/setup.ts';
import type { Common, Port } from '../../../model/state.ts';
import type { Owner } from '../../../model/vocabulary.ts';
import { causeNow } from '../zones.ts';

/** Who held which ports when, as it went: the danger zones are drawn for these dates. */
export const DATES = [
  'Jul I 41',
  'Nov I 41',
  'Jul I 42',
  'Dec I 42',
  'Jul I 43',
  'Oct I 43',
  'Jul I 44',
  'Nov I 44',
] as const;
export type ChartDate = (typeof DATES)[number];

type Holdings = { readonly [owner in Owner]?: string };

/** From a date on these ports are held otherwise than in the scenario that the map begins with. */
interface Turn {
  readonly from: ChartDate;
  readonly held: Holdings;
}

/** Tobruk falls, the Axis reaches Egypt; Torch and Anton; Tunis and Sicily; Italy; Rome; Provence and Greece. */
const MEDITERRANEAN: readonly Turn[] = [
  { from: 'Jul I 42', held: { axis: 'Tobruk, Bardia, Mersa Matruh' } },
  {
    from: 'Dec I 42',
    held: {
      allied: 'Oran, Alger, Bougie, Philippeville, Bone, Tobruk, Bardia, Mersa Matruh, Derna, Benghazi',
      axis: 'Bizerta, Tunis, Sousse, Sfax, Gabes, Marseille, Toulon, Nice, Ajaccio, Bastia',
    },
  },
  {
    from: 'Jul I 43',
    held: {
      allied: 'Bizerta, Tunis, Sousse, Sfax, Gabes, Tripoli, Misurata, Pantelleria, Lampedusa',
    },
  },
  {
    from: 'Oct I 43',
    held: {
      allied:
        'Messina, Milazzo, Palermo, Trapani, Porto Empedocle, Licata, Gela, Siracusa, Augusta, Catania, Reggio, Crotone, Taranto, Brindisi, Bari, Vibo, Salerno, Napoli, Cagliari, La Maddalena, Ajaccio, Bastia, Leros',
    },
  },
  {
    from: 'Jul I 44',
    held: { allied: 'Gaeta, Anzio, Civitavecchia, Portoferraio', axis: 'Leros' },
  },
  {
    from: 'Nov I 44',
    held: {
      allied:
        'Livorno, Ancona, Marseille, Toulon, Nice, Split, Cattaro, Patrai, Navarino, Piraeus, Salonika, Corfu',
    },
  },
];

/** The Baltic ports fall; three years of siege; Finland makes peace and the Red Army comes to the coast. */
const BALTIC: readonly Turn[] = [
  {
    from: 'Nov I 41',
    held: {
      axis: 'Libau, Windau, Riga, Pernau, Kuressaare, Hapsal, Kardla, Paldiski, Tallinn, Kunda, Narva-Joesuu, Ust-Luga, Koivisto, Viipuri',
    },
  },
  { from: 'Jul I 42', held: { axis: 'Hango, Suursaari' } },
  { from: 'Jul I 44', held: { allied: 'Narva-Joesuu, Ust-Luga, Koivisto, Viipuri' } },
  {
    from: 'Nov I 44',
    held: {
      neutral: 'Kotka, Helsinki, Hango, Turku, Mariehamn, Pori, Vaasa',
      allied: 'Suursaari, Tallinn, Kunda, Paldiski, Hapsal, Kardla, Pernau, Riga, Kuressaare',
    },
  },
];

const ITALY_SURRENDERS = dateOf('Sep I 43');

const isBy = (turn: ChartDate, date: ChartDate): boolean => dateOf(turn) <= dateOf(date);

/** The last turn that names the port has its say. */
const holderOf = (turns: readonly Turn[], date: ChartDate, name: string): Owner | undefined => {
  const named = (held: Holdings): Owner | undefined =>
    (['axis', 'allied', 'neutral'] as const).find(owner => held[owner]?.split(', ').includes(name));
  return turns
    .filter(({ from }) => isBy(from, date))
    .map(({ held }) => named(held))
    .findLast(owner => owner !== undefined);
};

const portsAt = (chart: Chart, common: Common, turns: readonly Turn[], date: ChartDate): readonly Port[] =>
  common.ports.map((port, id) => ({
    ...port,
    owner: holderOf(turns, date, chart.ports[id]?.name ?? '') ?? port.owner,
  }));

const STARTS: { readonly [map in Chart['name']]: readonly [string, readonly Turn[]] } = {
  mediterranean: [MALTA.id, MEDITERRANEAN],
  baltic: [BALTIC_1941.id, BALTIC],
};

/** The board of a date, with the zones as they stood before. */
const boardAt = (chart: Chart, date: ChartDate, danger: DangerCause | undefined): Common => {
  const [scenario, turns] = STARTS[chart.name];
  const { common } = opening(scenario, { openSea: false, short: false }, false);
  return {
    ...common,
    ports: portsAt(chart, common, turns, date),
    italy: { ...common.italy, surrendered: dateOf(date) >= ITALY_SURRENDERS },
    date: dateOf(date),
    danger: danger ?? common.danger,
  };
};

/** [36.D] [F.20] What the zones of each date come from: a line that fell stays fallen, safe zones begin and grow. */
export const causeAt = (chart: Chart, date: ChartDate): DangerCause => {
  let danger: DangerCause | undefined;
  for (const each of DATES.filter(other => isBy(other, date)))
    for (const phasing of ['axis', 'allied'] as const)
      danger = causeNow({ ...boardAt(chart, each, danger), phasing }, true);
  if (danger === undefined) throw new RangeError(`There is no chart of ${date}`);
  return danger;
};
