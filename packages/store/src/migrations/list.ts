import type { Migration } from 'kysely';
import { gamesUp } from './games.ts';
import { noticesUp } from './notices.ts';
import { onceUp } from './once.ts';
import { playersUp } from './players.ts';
import { rematchesUp } from './rematches.ts';
import { standingUp } from './standing.ts';
import { talkUp } from './talk.ts';

/** In the order of their names. One that was released never changes; a change of the tables is a new one at the end. */
export const MIGRATIONS: { readonly [name: string]: Migration } = {
  '0001-players': { up: playersUp },
  '0002-games': { up: gamesUp },
  '0003-talk': { up: talkUp },
  '0004-notices': { up: noticesUp },
  '0005-standing': { up: standingUp },
  '0006-once': { up: onceUp },
  '0007-rematches': { up: rematchesUp },
};
