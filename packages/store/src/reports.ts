import { newId } from './ids.ts';
import type { Query } from './notify.ts';

export interface NewReport {
  readonly reporter: string;
  readonly about: string | null;
  readonly game: string | null;
  /** The line of chat that it is about. */
  readonly chat: number | null;
  readonly text: string;
}

export interface Report extends Omit<NewReport, 'reporter'> {
  readonly id: string;
  readonly reporter: string | null;
  readonly createdAt: Date;
}

export const addReport = async (db: Query, report: NewReport): Promise<string> => {
  const id = newId();
  await db
    .insertInto('reports')
    .values({ id, ...report })
    .execute();
  return id;
};

/** Reports that nobody has answered, newest first. */
export const listOpenReports = async (db: Query, limit = 100): Promise<readonly Report[]> => {
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'reporter', 'about', 'game', 'chat', 'text', 'created_at'])
    .where('state', '=', 'open')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ created_at, ...report }) => ({ ...report, createdAt: created_at }));
};

/** False where somebody has closed it before. */
export const closeReport = async (
  db: Query,
  id: string,
  closedBy: string | null,
  answer: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ state: 'closed', answer, closed_by: closedBy, closed_at: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
