// boardgame.io's server with a game of one number, in a process of its own: the peer of the load trial.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** @typedef {{ Server: (options: object) => { run: (port: number) => Promise<unknown> }, Origins: { readonly LOCALHOST: unknown } }} Library */
const { Server, Origins } = /** @type {Library} */ (require('boardgame.io/server'));

/** @param {{ G: { count: number } }} context */
const step = ({ G }) => {
  G.count += 1;
};

const game = {
  name: 'count',
  setup: () => ({ count: 0 }),
  moves: { step },
  turn: { minMoves: 1, maxMoves: 1 },
};

await Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
process.stdout.write('ready\n');
