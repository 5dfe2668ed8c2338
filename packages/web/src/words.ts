import { DECIDE_WORDS } from './words/decide.ts';
import { END_WORDS } from './words/end.ts';
import { ERROR_WORDS } from './words/errors.ts';
import { FILM_WORDS } from './words/film.ts';
import { HISTORY_WORDS } from './words/history.ts';
import { MENU_WORDS } from './words/menu.ts';
import { ORDERS_WORDS } from './words/orders.ts';
import { REPORT_WORDS } from './words/report.ts';
import { SAVING_WORDS } from './words/saving.ts';
import { SHARING_WORDS } from './words/sharing.ts';
import { STANDING_WORDS } from './words/standing.ts';
import { START_WORDS } from './words/start.ts';
import { TABLE_WORDS } from './words/table.ts';

/** Every English word of the page itself, by parts of the page. What a game says stands in the game's own face. */
export const WORDS = {
  name: 'Narrow Seas',
  motto: 'Operational naval wargames on real seas: every rule enforced, every ruling explained.',
  /** Of the window: a player in another window sees that it is his turn. */
  title: (phase: string, isMine: boolean): string => `${isMine ? '● ' : ''}${phase} · Narrow Seas`,
  loading: 'The game is loading.',
  when: (time: number): string =>
    new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
  case: (rule: string): string => `[${rule}]`,

  ...START_WORDS,
  ...TABLE_WORDS,
  ...DECIDE_WORDS,
  ...HISTORY_WORDS,
  ...MENU_WORDS,
  ...ORDERS_WORDS,
  ...END_WORDS,
  ...STANDING_WORDS,
  ...REPORT_WORDS,
  ...SHARING_WORDS,
  ...SAVING_WORDS,
  ...ERROR_WORDS,
  ...FILM_WORDS,

  file: {
    game: (id: string): string => `narrow-seas-${id}.json`,
    share: (id: string): string => `narrow-seas-${id}-shared.json`,
    savedGame: 'narrow-seas-game.json',
    table: (option: string): string => `narrow-seas-${option}.json`,
    report: 'narrow-seas-report.json',
    account: (id: string): string => `narrow-seas-${id}-report.md`,
  },
};
