import { baseAt } from '../stacking/bases.ts';
import { zoneOf } from '../../model/chart.ts';
import { pieceOf } from '../../model/position.ts';
import { specOf, unitCount } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import { accidentalLoss } from '../politics/accident.ts';
import type { Fate, Line } from './fate.ts';

export type { Line } from './fate.ts';

/** How a unit stands in the account now. */
export const fateOf = (table: PublicState, unit: UnitId): Fate => {
  const { where, damaged } = pieceOf(table, unit);
  const lost = where.at === 'lost';
  return {
    unit,
    spec: specOf(table, unit),
    lost: lost && !table.campaign.once.includes(accidentalLoss(table, unit)),
    damaged: damaged && !lost,
    away: where.at === 'away',
    zone: where.at === 'sea' ? zoneOf(where.hex) : undefined,
    base: where.at === 'sea' ? baseAt(where.hex) : undefined,
  };
};

/** Those of all units in play; every look ahead asks for them. */
const fatesOf = (table: PublicState): readonly Fate[] => {
  const fates: Fate[] = [];
  const count = unitCount(table);
  for (let id = 0; id < count; id += 1) {
    const unit = id as UnitId;
    if (pieceOf(table, unit).where.at !== 'unused') fates.push(fateOf(table, unit));
  }
  return fates;
};

/** [C.22] The whole account now: what was scored on the way, and what the table is worth now. */
export const accountOf = (table: PublicState): readonly Line[] => {
  const { linesOf, others } = scenarioOf(table).scoring;
  const account: Line[] = (['nato', 'soviet'] as const).flatMap(side =>
    table.score[side].map(({ cause, points }) => ({ side, cause, points })),
  );
  account.push(...(others?.(table) ?? []));
  for (const fate of fatesOf(table)) account.push(...linesOf(table, fate));
  return account;
};

export const pointsFor = (table: PublicState, side: Side): number =>
  accountOf(table)
    .filter(each => each.side === side)
    .reduce((sum, { points }) => sum + points, 0);

/** [C.22] What may still be scored for units and bases, by the side that would score. */
export const openIn = (table: PublicState): readonly Line[] => {
  const { openOf } = scenarioOf(table).scoring;
  return table.phase.name === 'over' || openOf === undefined
    ? []
    : [...fatesOf(table).flatMap(fate => openOf.unit?.(fate) ?? []), ...(openOf.bases?.(table) ?? [])];
};
