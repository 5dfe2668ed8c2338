/* oxlint-disable no-await-in-loop -- one game after another */
// This build's computer against that of another checkout, which must be built and play by the same rules:
// node packages/cli/trials/against.mjs FOLDER GAME SCENARIO LEVEL [--games 40] [--seed 1] [--other LEVEL] [--option NAME=VALUE] [--json]
// Each seed is played twice with the seats swapped.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { choose, playerOf } from '@narrow-seas/ai';
import { loadCatalogue } from '@narrow-seas/catalogue';
import { drawOutcome, idOf, mustBe, seededRandom } from '@narrow-seas/core';
import { meanOf, wilson } from '../dist/simulate/statistics.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    other: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
});
const [folder, id = '', scenario = '', level = 'admiral'] = positionals;
if (folder === undefined)
  throw new Error('Name the folder of the other checkout, then game, scenario and level.');

/** @param {string} name */
const builtThere = name =>
  import(pathToFileURL(join(resolve(folder), `packages/${name}/dist/index.js`)).href);
const [theirAi, theirs] = await Promise.all([builtThere('ai'), builtThere('catalogue')]);

/** @param {readonly import('@narrow-seas/core').SomeGame[]} shelf */
const find = shelf => {
  const found = shelf.find(some => idOf(some) === id);
  if (found === undefined) throw new Error(`There is no game ${id}.`);
  return found(pack => pack);
};
const ours = find(await loadCatalogue());
const other = find(await theirs.loadCatalogue());
const { game } = ours;
if (game.version !== other.game.version) throw new Error('The two play by different versions of the rules.');

const options = Object.fromEntries(values.option.map(text => text.split('=')));
const MOST_MOVES = 50_000;

/** One game; answers how it ended for ours. @param {string} mine @param {number} seed */
const play = (mine, seed) => {
  const seeds = seededRandom(seed);
  const players = Object.fromEntries(
    game.sides.map(side => {
      const own = seeds.below(2 ** 31);
      const player =
        side === mine
          ? playerOf(level, game, ours.mind, own)
          : theirAi.playerOf(values.other ?? level, other.game, other.mind, own);
      return [side, player];
    }),
  );
  const dice = seededRandom(seeds.below(2 ** 31));
  /** @type {number[]} */
  const times = [];
  let state = mustBe(game.setup({ scenario, options }));
  let [stage, spent] = [-1, 0];
  for (let moves = 0; moves < MOST_MOVES && game.outcome(state) === undefined; moves += 1) {
    const actor = game.actor(state);
    if (actor === 'chance') {
      state = mustBe(game.decide(state, 'chance', drawOutcome(game.outcomes(state), dice))).state;
      continue;
    }
    const [side] = actor;
    const began = performance.now();
    const action = choose(players[side], game.view(state, side), side);
    if (side === mine) {
      const now = ours.mind.stage(state);
      if (now !== stage) times.push(spent);
      spent = (now === stage ? spent : 0) + performance.now() - began;
      stage = now;
    }
    state = mustBe(game.decide(state, side, action)).state;
  }
  const outcome = game.outcome(state);
  const points = ours.ledger?.points(state) ?? 0;
  return { winner: outcome?.winner, points, times };
};

const games = Number(values.games);
let [won, drawn, lost] = [0, 0, 0];
/** @type {number[]} */
const swings = [];
/** What the account said when ours played this side. @type {Record<string, number[]>} */
const asSide = Object.fromEntries(game.sides.map(side => [side, []]));
/** @type {number[]} */
const times = [];
for (let pair = 0; 2 * pair < games; pair += 1) {
  const seed = Number(values.seed) + pair;
  const [first, second] = game.sides;
  const results = [first, second].map(mine => ({ mine, ...play(mine, seed) }));
  for (const { mine, winner, points, times: spent } of results) {
    if (winner === mine) won += 1;
    else if (winner === undefined) drawn += 1;
    else lost += 1;
    times.push(...spent);
    asSide[mine].push(points);
  }
  swings.push(results[0].points - results[1].points);
  if (!values.json) console.log(`${2 * (pair + 1)}: won ${won}, drawn ${drawn}, lost ${lost}`);
}
const { share, low, high } = wilson(won, won + drawn + lost);
const sorted = times.toSorted((a, b) => a - b);
const p95 = Math.round(sorted[Math.floor(0.95 * sorted.length)] ?? 0);
const swing = meanOf(swings);
if (values.json)
  console.log(JSON.stringify({ id, scenario, level, won, drawn, lost, share, low, high, swing, p95 }));
else
  console.log(
    `${id}/${scenario}, ${level} against the other's ${values.other ?? level}: won ${won}, drawn ${drawn}, lost ${lost} ` +
      `(${Math.round(100 * low)} to ${Math.round(100 * high)}%); swing ${swing?.mean.toFixed(1)} ` +
      `(${swing?.low.toFixed(1)} to ${swing?.high.toFixed(1)}); ${game.sides.map(side => `as ${side} ${meanOf(asSide[side])?.mean.toFixed(1)}`).join(', ')}; a phase takes ${p95} ms at the 95th percentile`,
  );
