import type { Event } from '../event.ts';
import { chartOf } from '../fleet.ts';
import { monthOf } from '../date.ts';
import type { State } from '../state.ts';
import { finished, type Step } from '../step.ts';
import { seaOf } from '../tables.ts';
import type { AreaId, Face } from '../vocabulary.ts';
import type { SeaRoll } from './phase.ts';

const rollFor = (area: number): Event => ({
  type: 'began',
  phase: { name: 'sea-roll', area: area as AreaId },
});

/** [F.13.1] One die for each area. */
export const seaConditions: Step = {
  name: 'sea-conditions',
  applies: () => true,
  begin: () => [rollFor(0)],
};

export const rollSeaConditions = ({ common }: State, { area }: SeaRoll, face: Face): readonly Event[] => {
  const { areas } = chartOf(common);
  const climate = areas[area]?.climate ?? 'mediterranean';
  return [
    { type: 'rolled', face },
    { type: 'sea-set', area, sea: seaOf(climate, monthOf(common.date), face) },
    area + 1 < areas.length ? rollFor(area + 1) : finished('sea-conditions'),
  ];
};
