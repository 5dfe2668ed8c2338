import { type Board, memoBy } from '@narrow-seas/core';
import type { PublicState } from '../model/state.ts';
import { iceAt, MAP } from './map.ts';

type Ice = NonNullable<Board['ice']>;

const hexesUnder = (level: string, period: number): Ice => {
  const under = (kind: 'pack' | 'drift'): readonly number[] =>
    Array.from({ length: MAP.grid.size }, (_, hex) => hex).filter(
      hex => iceAt({ level, period }, hex) === kind,
    );
  return { pack: under('pack'), drift: under('drift') };
};

const iceOfSeason = memoBy((map: typeof MAP, season: string): Ice => {
  const [level = '', period = ''] = season.split(' ');
  return map === MAP ? hexesUnder(level, Number(period)) : { pack: [], drift: [] };
});

/** The ice of the season; the page draws it again only when it changes. */
export const iceOf = ({ level, period }: PublicState): Ice => iceOfSeason(MAP, `${level} ${period}`);
