import type { Query } from '@narrow-seas/store';

/** How games name somebody who has deleted their account. */
const DELETED = 'Deleted player';

export const shownName = (name: string): string => (name === '' ? DELETED : name);

export const namesIn = async (
  db: Query,
  players: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (players.length === 0) return new Map();
  const rows = await db.selectFrom('players').select(['id', 'name']).where('id', 'in', players).execute();
  return new Map(rows.map(({ id, name }) => [id, shownName(name)]));
};
