import { baseSpec, baseState, BASE_IDS } from '../../rules/stacking/bases.ts';
import { zoneOf } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { forceKindOf } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { State, PublicState } from '../../model/state.ts';
import type { UnitId, Zone } from '../../model/vocabulary.ts';
import { pieceOf } from '../../model/position.ts';
import { isCampaign } from './rules-in-play.ts';
import { revealStrategy } from '../../rules/strategy/strategy.ts';

/** [A11] Points for each Soviet submarine or Task Force in a zone. */
const SEA_DENIAL: { readonly [zone in Zone]?: number } = { LS: 4, NA: 3, BI: 3, NS: 2 };

const zoneAt = (table: PublicState, unit: UnitId): Zone | undefined => {
  const { where } = pieceOf(table, unit);
  return where.at === 'sea' ? zoneOf(where.hex) : undefined;
};

/** [A11] [C.22.1] SN, SS and Task Forces, damaged or not. */
export const seaDenial = (table: PublicState): number => {
  const submarines = table.pieces.flatMap((_piece, id) => {
    const { side, kind } = specOf(table, id as UnitId);
    return side === 'soviet' && (kind === 'SN' || kind === 'SS') ? [id as UnitId] : [];
  });
  const leaders = table.forces
    .filter(
      force =>
        specOf(table, force[0] as UnitId).side === 'soviet' && forceKindOf(table, force) === 'task-force',
    )
    .map(force => force[0] as UnitId);
  return [...submarines, ...leaders].reduce((sum, unit) => {
    const zone = zoneAt(table, unit);
    return sum + (zone === undefined ? 0 : (SEA_DENIAL[zone] ?? 0));
  }, 0);
};

/** [A11] Victory points of the NATO bases in Soviet hands. */
export const basesHeld = (table: PublicState): number =>
  BASE_IDS.filter(base => baseSpec(base).side === 'nato' && baseState(table, base).owner === 'soviet').reduce(
    (sum, base) => sum + baseSpec(base).points,
    0,
  );

const MOMENTS: readonly string[] = ['', 'negotiations-begin', 'negotiations-progress', 'armistice'];

const scored = (cause: string, points: number): readonly Event[] =>
  points === 0 ? [] : [{ type: 'scored', side: 'soviet', cause, points }];

/** [C.22.1] The war is over: the last moment is scored, and what was secret is opened. */
export const endCampaign = (state: State): readonly Event[] => [
  ...(isCampaign(state.table) ? revealStrategy(state) : []),
  { type: 'began', phase: { name: 'over' } },
];

/** [C.22.1] Bases count as often as the number of the box says, sea denial once. */
export const scoreMoment = ({ table }: State, box: number): readonly Event[] => {
  if (!isCampaign(table)) return [];
  const moment = MOMENTS[box] ?? 'armistice';
  return [
    ...scored(`bases-${moment}`, basesHeld(table) * box),
    ...scored(`sea-denial-${moment}`, seaDenial(table)),
  ];
};
