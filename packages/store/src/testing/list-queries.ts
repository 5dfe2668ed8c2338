import type { Compilable } from 'kysely';
import {
  dueClocksQuery,
  finishedGamesQuery,
  myGamesQuery,
  openGamesQuery,
  runningGamesQuery,
} from '../lists.ts';
import { dueNoticesQuery } from '../notices.ts';
import { ladderQuery } from '../ratings.ts';
import type { Store } from '../store.ts';

type Asked = Pick<Store, 'db'>;

/** Every list that people or the server look at often, the index that it must use, and its query. */
export const LIST_QUERIES: readonly (readonly [string, string, (store: Asked) => Compilable])[] = [
  [
    'my games, those that wait for me first',
    'attendances_mine',
    ({ db }) => myGamesQuery(db, 'many-7', false, {}),
  ],
  [
    'my games, a later page',
    'attendances_mine',
    ({ db }) => myGamesQuery(db, 'many-7', true, { after: `0${Date.now()}_x` }),
  ],
  ['open games', 'games_open', ({ db }) => openGamesQuery(db, {})],
  ['open games, a later page', 'games_open', ({ db }) => openGamesQuery(db, { after: `${Date.now()}_x` })],
  ['running games', 'games_running', ({ db }) => runningGamesQuery(db, {})],
  ['finished games', 'games_finished', ({ db }) => finishedGamesQuery(db, '', {})],
  ['finished games by search', 'games_search', ({ db }) => finishedGamesQuery(db, 'word777', {})],
  ['clocks that have run out', 'games_due', ({ db }) => dueClocksQuery(db, new Date(), 100)],
  ['notices that are due', 'notices_due', ({ db }) => dueNoticesQuery(db, new Date(), 50)],
  ['the ladder', 'ratings_ladder', ({ db }) => ladderQuery(db, { rules: 'skerry', scenario: '' }, 100)],
];
