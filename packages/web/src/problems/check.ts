import type { Client } from '../link/client.ts';
import type { TableStore } from '../store/table.ts';

/** A check that is done sooner is not told of; a longer one is told this often. In milliseconds. */
const TELL_MS = 250;

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, TELL_MS));

const tellChecked = (table: TableStore | undefined, checked: number | undefined): void => {
  const problem = table?.get().problem;
  if (problem !== undefined && problem.checked !== checked) table?.set({ problem: { ...problem, checked } });
};

/** A client that tells the table how far the check of an answer is, while one runs. */
export const withCheck =
  (client: Client, tableOf: () => TableStore | undefined): Client =>
  (call, ask) => {
    const asking = client(call, ask);
    if (call === 'act') follow(client, asking, tableOf);
    return asking;
  };

const follow = (
  client: Client,
  asking: PromiseLike<unknown>,
  tableOf: () => TableStore | undefined,
): void => {
  const state = { isOver: false };
  const end = (): void => {
    state.isOver = true;
    tellChecked(tableOf(), undefined);
  };
  const tell = async (): Promise<void> => {
    await pause();
    while (!state.isOver) {
      // oxlint-disable-next-line no-await-in-loop -- one look after another
      const share = await client('problemShare', undefined);
      if (state.isOver) return;
      tellChecked(tableOf(), share);
      // oxlint-disable-next-line no-await-in-loop -- one look after another
      await pause();
    }
  };
  asking.then(end, end);
  // What fails is told where the order was given.
  tell().catch(end);
};
