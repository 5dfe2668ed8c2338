import type { ScoreLine } from '@narrow-seas/core';
import { plural } from './numbers.ts';

/** The end of a game. */
export const END_WORDS = {
  end: {
    title: 'The game is over',
    players: (side: string, levels: readonly string[]): string =>
      levels.every(level => level === 'person')
        ? `You played ${side}`
        : `You, ${side}, against the computer (${levels.join(', ')})`,
    result: (standing: string): string => standing.charAt(0).toUpperCase() + standing.slice(1),
    by: (points: number): string => (points === 0 ? 'level' : `by ${plural(points, 'point', 'points')}`),
    /** The two largest lines of the account. */
    why: ([first, second]: readonly ScoreLine[]): string => {
      if (first === undefined || first.points === 0) return 'Nobody gained anything.';
      if (second === undefined || second.points === 0) return `What counted most: ${first.text}.`;
      return `What counted most: ${first.text}, then ${second.text}.`;
    },
    decided: 'What decided it',
    watch: 'Watch',
    forYou: 'For you',
    against: 'Against you',
    rematch: 'Rematch',
    swap: 'Swap sides',
    stronger: (level: string): string => `Stronger opponent: ${level}`,
    easier: (level: string): string => `Easier opponent: ${level}`,
    replay: 'Replay',
    report: 'Report',
    map: 'Look at the map',
  },
};
