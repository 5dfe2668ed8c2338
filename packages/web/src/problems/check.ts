import type { Client } from '../link/client.ts';
import type { TableStore } from '../store/table.ts';

/** A check that is done sooner is not told of; a longer one is told this often. In milliseconds. */
const TELL_MS = 250;

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
    clearTimeout(timer);
    tellChecked(tableOf(), undefined);
  };
  const look = (): void =>
    void client('problemShare', undefined).then(
      share => {
        if (state.isOver) return;
        tellChecked(tableOf(), share);
        timer = setTimeout(look, TELL_MS);
      },
      // What fails is told where the order was given.
      () => undefined,
    );
  let timer = setTimeout(look, TELL_MS);
  asking.then(end, end);
};
