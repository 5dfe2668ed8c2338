import type { Event } from '../../model/event.ts';
import { chartOf } from '../../model/fleet.ts';
import { monthOf } from '../../model/date.ts';
import type { State } from '../../model/state.ts';
import { finished, type Step } from '../../turn/step.ts';
import { seaOf } from '../../model/tables.ts';
import type { AreaId, DieFace } from '../../model/vocabulary.ts';
import type { SeaRoll } from '../../model/war/phase.ts';

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

export const rollSeaConditions = ({ common }: State, { area }: SeaRoll, face: DieFace): readonly Event[] => {
  const { areas } = chartOf(common);
  const climate = areas[area]?.climate ?? 'mediterranean';
  return [
    { type: 'rolled', face },
    { type: 'sea-set', area, sea: seaOf(climate, monthOf(common.date), face) },
    area + 1 < areas.length ? rollFor(area + 1) : finished('sea-conditions'),
  ];
};
