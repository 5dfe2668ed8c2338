import { isDeaf } from '../optional/high-speed.ts';
import { effectAt } from '../weather/weather.ts';
import { pieceOf, ratingsNow } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';

type Heard = Pick<PublicState, 'pieces' | 'extra' | 'weather' | 'campaign'>;

/** [C.20.1] [C.3.3] The ASW with which a unit listens: nothing at high speed, half in a storm, all of it when deep. */
export const listeningOf = (table: Heard, unit: UnitId): number => {
  const { asw } = ratingsNow(table, unit);
  if (asw === 0 || isDeaf(table, unit)) return 0;
  const { where } = pieceOf(table, unit);
  const storm =
    where.at === 'sea' && specOf(table, unit).arm === 'surface' && effectAt(table, where.hex).halvesAsw;
  return storm ? Math.floor(asw / 2) : asw;
};
