import type { PublicState } from './state.ts';
import { TIMES, type Time, type Zone } from './vocabulary.ts';

/** [2.1] Three turns make a day; every scenario begins with a morning. */
export const timeOf = ({ turn }: Pick<PublicState, 'turn'>): Time => TIMES[(turn - 1) % 3] ?? 'am';

const SOUTHERN: readonly Zone[] = ['LS', 'NA', 'BI'];

type Clock = Pick<PublicState, 'turn' | 'level' | 'period'>;

/** [16.2.1] [16.2.2] [16.2.3] [16.2.4] [C.24] From the intermediate game on. In period 1 only the mornings of the south are light. */
export const isDark = (table: Clock, zone: Zone): boolean => {
  if (table.level === 'basic') return false;
  const time = timeOf(table);
  switch (table.period) {
    case 1:
      return time !== 'am' || !SOUTHERN.includes(zone);
    case 2:
      return time !== 'am';
    case 3:
      return time === 'night';
    default:
      return false;
  }
};
