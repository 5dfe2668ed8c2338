import { hasHex } from '@narrow-seas/hex';
import { hasSosus } from '../campaign/gates.ts';
import { effectAt } from '../campaign/weather.ts';
import { chain } from '../chain.ts';
import { MOUNTAIN, SOSUS } from '../chart.ts';
import type { Event } from '../event.ts';
import { isFound, type Quarry } from '../fire/search-table.ts';
import { pieceOf } from '../position.ts';
import { specOf } from '../roster.ts';
import type { State, Table } from '../state.ts';
import type { Face, UnitId } from '../vocabulary.ts';
import { marking } from './detection.ts';
import type { SosusRoll } from './phase.ts';
import { sail } from './sail.ts';

/** [19.1] [A4] [C.24] What is looked for when this submarine is; the array helps only where it is in play. */
export const quarryOf = (table: Table, unit: UnitId): Quarry => {
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
export const rollSosus = (start: State, { unit, ahead, resume }: SosusRoll, face: Face): readonly Event[] =>
  chain(
    start,
    ({ table }) => [
      { type: 'rolled', face },
      ...(isFound(quarryOf(table, unit), face) ? marking(table, [unit], 'strategic') : []),
      { type: 'resumed' },
    ],
    state => sail(state, resume, ahead),
  );
