// Appends to a game for as long as it lives and says each entry that was acknowledged. `crash.mjs` kills it.
import { appendEntries, openStore, readGame, recordProgress } from '@narrow-seas/store';

const [settings = '', game = '', name = ''] = process.argv.slice(2);

/** @param {import('@narrow-seas/store').Store} store @param {number} after */
const append = async (store, after) => {
  const text = `${name}-${after + 1}`;
  const result = await appendEntries(store, {
    game,
    after,
    entries: [{ kind: 'move', text }],
    following: (trx, last) => recordProgress(trx, game, { summary: { last } }),
  });
  if (result.is === 'missing') throw new Error('The game is gone.');
  if (result.is === 'appended') process.stdout.write(`acknowledged ${result.last} ${text}\n`);
  return result.last;
};

try {
  const store = await openStore(
    /** @type {import('@narrow-seas/store').StoreSettings} */ (JSON.parse(settings)),
  );
  let last = (await readGame(store.db, game))?.length ?? 0;
  process.stdout.write(`open ${last}\n`);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one entry after another
    last = await append(store, last);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
