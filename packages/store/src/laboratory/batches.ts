import type { Query } from './query.ts';

/** Games to play together. Equal plans for equal builds have the same id. */
export interface NewBatch {
  readonly id: string;
  readonly title: string;
  readonly build: string;
  readonly plan: string;
  readonly games: number;
}

/** Enters a batch, or opens it again; answers how often that was done. */
export const enterBatch = async (db: Query, batch: NewBatch): Promise<number> => {
  const { entered } = await db
    .insertInto('laboratory.batches')
    .values({ ...batch, open: true, trouble: null, entered: 1 })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(known => ({
        open: true,
        trouble: null,
        entered: known('laboratory.batches.entered', '+', 1),
      })),
    )
    .returning('entered')
    .executeTakeFirstOrThrow();
  return entered;
};

/** Nobody begins another of its games. */
export const closeBatch = async (db: Query, id: string): Promise<void> => {
  await db.updateTable('laboratory.batches').set({ open: false }).where('id', '=', id).execute();
};

/** Nobody can play it to its end: a game of it stops every worker that plays it. */
export const failBatch = async (db: Query, id: string, trouble: string): Promise<void> => {
  await db.updateTable('laboratory.batches').set({ open: false, trouble }).where('id', '=', id).execute();
};

export const troubleOf = async (db: Query, id: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('laboratory.batches')
    .select('trouble')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.trouble ?? undefined;
};

export interface OpenBatch extends NewBatch {
  readonly entered: number;
}

/** Undefined once it was closed, or where there is none. */
export const openBatch = (db: Query, id: string): Promise<OpenBatch | undefined> =>
  db
    .selectFrom('laboratory.batches')
    .select(['id', 'title', 'build', 'plan', 'games', 'entered'])
    .where('id', '=', id)
    .where('open', '=', true)
    .executeTakeFirst();

/** Open batches that want another build. */
export const batchesForOthers = (
  db: Query,
  build: string,
): Promise<readonly { readonly id: string; readonly title: string; readonly build: string }[]> =>
  db
    .selectFrom('laboratory.batches')
    .select(['id', 'title', 'build'])
    .where('open', '=', true)
    .where('build', '!=', build)
    .orderBy('made_at')
    .execute();
