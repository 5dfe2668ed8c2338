// Where the worth of a position jumps although nothing was decided and no die was thrown: the side had one action only, or ended its phase
// with nothing left to do. node packages/cli/trials/jumps.mjs GAME SCENARIO [--games 4] [--seed 1] [--level captain]
import { parseArgs } from 'node:util';
import { LEVELS } from '@narrow-seas/ai';
import { loadCatalogue } from '@narrow-seas/catalogue';
import { idOf } from '@narrow-seas/core';
import { jumpsIn } from '../dist/simulate/jumps.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'captain' },
  },
});
const [id = '', scenario = ''] = positionals;
const level = LEVELS.find(known => known === values.level);
if (level === undefined) throw new Error(`The computer has no level ${values.level}.`);
const found = (await loadCatalogue()).find(some => idOf(some) === id);
if (found === undefined) throw new Error(`There is no game ${id}.`);

found(({ game, mind }) => {
  if (mind === undefined) throw new Error(`The computer does not play ${id}.`);
  /** @type {Map<string, { count: number, sum: number, squares: number, most: number }>} */
  const kinds = new Map();
  for (let played = 0; played < Number(values.games); played += 1)
    for (const { side, action, gain, endsPhase } of jumpsIn(
      { game, mind, level },
      { scenario, options: {} },
      Number(values.seed) + played,
    )) {
      const kind = `${side} ${action}${endsPhase ? ', ends the phase' : ''}`;
      const row = kinds.get(kind) ?? { count: 0, sum: 0, squares: 0, most: 0 };
      kinds.set(kind, {
        count: row.count + 1,
        sum: row.sum + gain,
        squares: row.squares + gain * gain,
        most: Math.max(row.most, Math.abs(gain)),
      });
    }
  for (const [kind, { count, sum, squares, most }] of [...kinds]
    .toSorted(([, a], [, b]) => b.squares - a.squares)
    .slice(0, 20))
    console.log(
      `${kind}: ${count} times, mean ${(sum / count).toFixed(2)}, spread ${Math.sqrt(squares / count).toFixed(2)}, most ${most.toFixed(1)}`,
    );
});
