import { tableWith } from '../../model/copy.ts';
import { specOf } from '../../model/roster.ts';
import type { Campaign, PublicState, Voyage } from '../../model/state.ts';
import { timeOf } from '../../model/time.ts';
import type { UnitId } from '../../model/vocabulary.ts';

/** [C.16.6] [C.17.3] [C.18] Only convoy and amphibious ships are followed, and with logistics all. */
const isFollowed = (table: PublicState, unit: UnitId): boolean => {
  if (table.options.logistics) return true;
  const { kind } = specOf(table, unit);
  return kind === 'CR' || kind === 'AA';
};

export const voyageOf = ({ campaign }: Pick<PublicState, 'campaign'>, unit: UnitId): Voyage =>
  campaign.voyages.find(voyage => voyage.unit === unit) ?? { unit, today: 0, thisTurn: 0, fast: 0 };

const withCampaign = (table: PublicState, change: Partial<Campaign>): PublicState =>
  tableWith(table, { campaign: { ...table.campaign, ...change } });

const merged = (table: PublicState, units: readonly UnitId[], change: (voyage: Voyage) => Voyage) => [
  ...table.campaign.voyages.filter(({ unit }) => !units.includes(unit)),
  ...units.map(unit => change(voyageOf(table, unit))),
];

const byUnit = (voyages: readonly Voyage[]): readonly Voyage[] => voyages.toSorted((a, b) => a.unit - b.unit);

/** These ships have sailed this number of hexes more. Every move of ships calls it. */
export const sailedOn = (table: PublicState, units: readonly UnitId[], hexes: number): PublicState => {
  const followed = units.filter(unit => isFollowed(table, unit));
  if (followed.length === 0 || hexes === 0) return table;
  const voyages = merged(table, followed, voyage => ({
    ...voyage,
    today: voyage.today + hexes,
    thisTurn: voyage.thisTurn + hexes,
  }));
  return withCampaign(table, { voyages: byUnit(voyages) });
};

/** [C.18.2] [C.21.6] These ships go to high speed for the turn. Every action that speeds them up calls it. */
export const hurried = (table: PublicState, units: readonly UnitId[]): PublicState => {
  const hasty = [...new Set([...table.campaign.hasty, ...units])].toSorted((a, b) => a - b);
  const voyages = table.options.logistics
    ? byUnit(merged(table, units, voyage => ({ ...voyage, fast: voyage.fast + 1 })))
    : table.campaign.voyages;
  return withCampaign(table, { hasty, voyages });
};

/** A new turn has begun: what held for the last one is over; with a new day voyages are forgotten. */
export const refreshed = (table: PublicState): PublicState => {
  const morning = timeOf(table) === 'am';
  const { enhanced: _enhanced, delayed: _delayed, ...campaign } = table.campaign;
  return tableWith(table, {
    campaign: {
      ...campaign,
      silenced: { nato: [], soviet: [] },
      nuclearThisTurn: 0,
      hasty: [],
      served: [],
      takers: [],
      voyages: morning ? [] : campaign.voyages.map(voyage => ({ ...voyage, thisTurn: 0 })),
    },
  });
};

/** [C.16.6] Has not moved in this turn. */
export const laidStill = (table: Pick<PublicState, 'campaign'>, unit: UnitId): boolean =>
  voyageOf(table, unit).thisTurn === 0;

/** [C.17.3] Has not moved today. */
export const laidStillToday = (table: Pick<PublicState, 'campaign'>, unit: UnitId): boolean =>
  voyageOf(table, unit).today === 0;
