// Where the worth of a position jumps although nothing was decided and no die was thrown: the side had one action only, or ended its phase
// with nothing left to do. node packages/cli/trials/jumps.mjs GAME SCENARIO [--games 4] [--seed 1] [--level captain]
import { parseArgs } from 'node:util';
import { choose, LEVELS, playerOf, worth } from '@narrow-seas/ai';
import { loadCatalogue } from '@narrow-seas/catalogue';
import { drawOutcome, idOf, mustBe, seededRandom } from '@narrow-seas/core';

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
  const own = mind.at?.(level) ?? mind;
  /** @type {Map<string, { count: number, sum: number, squares: number, most: number }>} */
  const jumps = new Map();
  for (let played = 0; played < Number(values.games); played += 1) {
    const seeds = seededRandom(Number(values.seed) + played);
    const players = game.sides.map(() => playerOf(level, game, mind, seeds.below(2 ** 31)));
    const dice = seededRandom(seeds.below(2 ** 31));
    let state = mustBe(game.setup({ scenario, options: {} }));
    while (game.outcome(state) === undefined) {
      const actor = game.actor(state);
      const side = actor === 'chance' ? undefined : actor[0];
      const player = side === undefined ? undefined : players[game.sides.indexOf(side)];
      if (side === undefined || player === undefined) {
        state = mustBe(game.decide(state, 'chance', drawOutcome(game.outcomes(state), dice))).state;
        continue;
      }
      const view = game.view(state, side);
      const action = choose(player, view, side);
      if (action === undefined) throw new Error(`${side} has no move.`);
      const next = mustBe(game.decide(state, side, action)).state;
      const few = [];
      for (const each of game.options(view).list()) if (few.push(each) > 1) break;
      if (few.length === 1) {
        const [eye] = game.sides;
        const before = worth({ game, mind: own, side: eye }, state);
        const gain = worth({ game, mind: own, side: eye }, next) - before;
        const phase = /** @type {{ phase?: { name: string }, table?: { phase: { name: string } }, common?: { phase: { name: string } } }} */ (
          /** @type {unknown} */ (state)
        );
        const name = (phase.phase ?? phase.table?.phase ?? phase.common?.phase)?.name ?? '';
        const kind = `${side} ${name}: ${/** @type {{ type: string }} */ (/** @type {unknown} */ (action)).type}`;
        const row = jumps.get(kind) ?? { count: 0, sum: 0, squares: 0, most: 0 };
        jumps.set(kind, {
          count: row.count + 1,
          sum: row.sum + gain,
          squares: row.squares + gain * gain,
          most: Math.max(row.most, Math.abs(gain)),
        });
      }
      state = next;
    }
  }
  for (const [kind, { count, sum, squares, most }] of [...jumps].toSorted(([, a], [, b]) => b.squares - a.squares).slice(0, 20))
    console.log(
      `${kind}: ${count} times, mean ${(sum / count).toFixed(2)}, spread ${Math.sqrt(squares / count).toFixed(2)}, most ${most.toFixed(1)}`,
    );
});
