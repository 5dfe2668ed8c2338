import type { Piece, Silhouette } from '@narrow-seas/core';
import { WORDS } from '../words.ts';

export type StackFilter = 'all' | 'able' | 'ships' | 'aircraft' | 'damaged';

const { stacks: SAY } = WORDS;

const AIRCRAFT: readonly Silhouette[] = [
  'fighter',
  'attack',
  'patrol',
  'early-warning',
  'bomber',
  'propeller-fighter',
  'propeller-bomber',
  'flying-boat',
];
const ASHORE: readonly Silhouette[] = ['infantry', 'tank', 'engineer', 'depot', 'unknown'];

const isAircraft = ({ counter }: Piece): boolean => AIRCRAFT.includes(counter.silhouette);
const isShip = (piece: Piece): boolean => !isAircraft(piece) && !ASHORE.includes(piece.counter.silhouette);

export const passes = (filter: StackFilter, piece: Piece, able: readonly number[]): boolean => {
  switch (filter) {
    case 'able':
      return able.includes(piece.id);
    case 'ships':
      return isShip(piece);
    case 'aircraft':
      return isAircraft(piece);
    case 'damaged':
      return piece.damaged === true;
    default:
      return true;
  }
};

const FILTERS: readonly StackFilter[] = ['all', 'able', 'ships', 'aircraft', 'damaged'];

interface Props {
  readonly pieces: readonly Piece[];
  readonly able: readonly number[];
  readonly chosen: StackFilter;
  readonly choose: (filter: StackFilter) => void;
}

/** Which units are listed; a filter that nobody passes is left out. */
export const FilterChips = ({ pieces, able, chosen, choose }: Props) => {
  const counts = FILTERS.map(filter => ({
    filter,
    count: pieces.filter(piece => passes(filter, piece, able)).length,
  }));
  return (
    <div className="chips" role="group" aria-label={SAY.filter}>
      {counts
        .filter(({ filter, count }) => filter === 'all' || filter === chosen || count > 0)
        .map(({ filter, count }) => (
          <button
            key={filter}
            type="button"
            className="chip"
            aria-pressed={filter === chosen}
            onClick={() => choose(filter)}
          >
            {SAY[filter](count)}
          </button>
        ))}
    </div>
  );
};
