import { effectAt } from '../campaign/weather.ts';
import { type CapMission, capMissions, type Placed } from '../position.ts';
import type { Table } from '../state.ts';
import type { Side } from '../vocabulary.ts';

/** [8] [C.13.1] The patrols of a side that are up: nobody flies over a carrier that has come under a storm. */
export const patrolsAloft = (table: Placed & Pick<Table, 'weather'>, side: Side): readonly CapMission[] =>
  capMissions(table, side).filter(({ hex }) => !effectAt(table, hex).grounds);
