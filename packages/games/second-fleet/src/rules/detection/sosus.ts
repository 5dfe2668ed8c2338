import { chain, type Effect } from '../../turn/chain.ts';
import { hasHex } from '@narrow-seas/hex';
import { hasSosus } from '../../turn/campaign/rules-in-play.ts';
import { effectAt } from '../weather/weather.ts';
import { MOUNTAIN, SOSUS } from '../../model/chart.ts';
import { isFound, type Quarry } from '../strategic-air/search-table.ts';
import { pieceOf } from '../../model/position.ts';
import { specOf } from '../../model/roster.ts';
import type { State, PublicState } from '../../model/state.ts';
import type { DieFace, UnitId } from '../../model/vocabulary.ts';
import { marking } from './detection.ts';
import type { SosusRoll } from '../../model/sea/phase.ts';
import { sail } from '../movement/sail.ts';

/** [19.1] [A4] [C.24] What is looked for when this submarine is; the array helps only where it is in play. */
export const quarryOf = (table: PublicState, unit: UnitId): Quarry => {
  const { side, kind, noisy } = specOf(table, unit);
  const { where, deep } = pieceOf(table, unit);
  if (where.at !== 'sea') throw new Error(`Submarine ${unit} is not at sea`);
  const { hex } = where;
  return {
    side,
    kind,
    noisy,
    deep,
    overMountain: hasHex(MOUNTAIN, hex),
    inSosus: hasSosus(table) && hasHex(SOSUS, hex),
    weatherDie: effectAt(table, hex).searchDie,
  };
};

/** [19.2] [C.5.4] Heard or not, it is under way again; it goes on by itself only where it cannot stay. */
export const rollSosus = (start: State, { unit, ahead, resume }: SosusRoll, face: DieFace): Effect =>
  chain(
    start,
    ({ table }) => [
      { type: 'rolled', face },
      ...(isFound(quarryOf(table, unit), face) ? marking(table, [unit], 'strategic') : []),
      { type: 'resumed' },
    ],
    state => sail(state, resume, ahead),
  );
