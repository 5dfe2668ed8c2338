import type { Moment } from './column.ts';

/** Hashes of links and challenges that were used: until they expire, nobody can use them again. */
export interface SpentTable {
  readonly hash: string;
  readonly until: Moment;
}

/** When a player is away: this time does not count in slow games. */
export interface VacationsTable {
  readonly id: string;
  readonly player: string;
  readonly begins: Moment;
  readonly ends: Moment;
}
