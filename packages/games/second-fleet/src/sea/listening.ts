import { isDeaf } from '../campaign/optional/high-speed.ts';
import { effectAt } from '../campaign/weather.ts';
import { pieceOf, ratingsNow } from '../position.ts';
import { specOf } from '../roster.ts';
import type { Table } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';

type Heard = Pick<Table, 'pieces' | 'extra' | 'weather' | 'campaign'>;

/** [C.20.1] [C.3.3] The ASW with which a unit listens: nothing at high speed, half in a storm, all of it when deep. */
export const listeningOf = (table: Heard, unit: UnitId): number => {
  const { asw } = ratingsNow(table, unit);
  if (asw === 0 || isDeaf(table, unit)) return 0;
  const { where } = pieceOf(table, unit);
  const storm =
    where.at === 'sea' && specOf(table, unit).arm === 'surface' && effectAt(table, where.hex).halvesAsw;
  return storm ? Math.floor(asw / 2) : asw;
};
