// Sixth Fleet with a network against the same level without: node packages/cli/trials/network-match.mjs WEIGHTS.json [--games 40]
// [--seed 1] [--level captain] [--scenario short] [--share 1] [--seconds 600]. Each seed is played twice with the seats swapped.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ADMIRAL, admiral, CAPTAIN, captain, choose, planningPlayer } from '@narrow-seas/ai';
import { drawOutcome, mustBe, seededRandom } from '@narrow-seas/core';
import { gamePackage } from '@narrow-seas/sixth-fleet';
import { movementSketch } from '../../games/sixth-fleet/dist/mind/movement-sketch.js';
import { layersFrom } from '../../games/sixth-fleet/dist/mind/network/layers.js';
import { STAKES } from '../../games/sixth-fleet/dist/mind/stakes.js';
import { netPoints } from '../../games/sixth-fleet/dist/rules/victory/victory.js';
import { meanOf, wilson } from '../dist/simulate/statistics.js';

/** @typedef {import('@narrow-seas/sixth-fleet').View} View */
/** @typedef {import('@narrow-seas/core').Random} Random */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'captain' },
    scenario: { type: 'string', default: 'short' },
    share: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '36000' },
    lines: { type: 'boolean', default: false },
  },
});
const { game, mind } = gamePackage;
if (mind === undefined) throw new Error('Sixth Fleet has no mind.');
const whole = layersFrom(JSON.parse(readFileSync(positionals[0] ?? 'weights.json', 'utf8')));
const share = Number(values.share);
const network = {
  ...whole,
  last: whole.last.map(weight => share * weight),
  lastBias: share * whole.lastBias,
};

/** @param {typeof STAKES} stakes */
const mindBy = stakes => ({
  ...mind,
  sketch: (/** @type {View} */ { table }, /** @type {Random} */ random) =>
    table.phase.name === 'movement' ? movementSketch(table, table.phase, random, stakes) : undefined,
});
const taught = mindBy({ ...STAKES, network });
const plain = mindBy({ ...STAKES, network: undefined });

/** @param {boolean} isTaught @param {number} seed */
const playerBy = (isTaught, seed) => {
  const by = isTaught ? taught : plain;
  const planner = values.level === 'admiral' ? admiral(game, by, ADMIRAL) : captain(game, by, CAPTAIN);
  return planningPlayer(game, planner, seededRandom(seed));
};

/** Net points for the side that has the network. @param {'nato' | 'soviet'} mine @param {number} seed */
const play = (mine, seed) => {
  const seeds = seededRandom(seed);
  const players = game.sides.map(side => playerBy(side === mine, seeds.below(2 ** 31)));
  const dice = seededRandom(seeds.below(2 ** 31));
  let state = mustBe(game.setup({ scenario: values.scenario, options: {} }));
  while (game.outcome(state) === undefined) {
    const actor = game.actor(state);
    const side = actor === 'chance' ? undefined : actor[0];
    const player = side === undefined ? undefined : players[game.sides.indexOf(side)];
    if (side === undefined || player === undefined) {
      state = mustBe(game.decide(state, 'chance', drawOutcome(game.outcomes(state), dice))).state;
      continue;
    }
    const action = choose(player, game.view(state, side), side);
    if (action === undefined) throw new Error(`${side} has no move.`);
    state = mustBe(game.decide(state, side, action)).state;
  }
  const winner = game.outcome(state)?.winner;
  return { points: netPoints(state), result: winner === undefined ? 0 : winner === mine ? 1 : -1 };
};

const results = [];
const until = performance.now() + 1000 * Number(values.seconds);
for (let pair = 0; pair < Number(values.games) / 2 && performance.now() < until; pair += 1) {
  const [asNato, asSoviet] = game.sides.map(side => play(side, Number(values.seed) + pair));
  if (asNato === undefined || asSoviet === undefined) break;
  results.push({ swing: (asSoviet.points - asNato.points) / 2, results: [asNato.result, asSoviet.result] });
  if (values.lines) console.log(JSON.stringify(results.at(-1)));
}
const all = results.flatMap(pair => pair.results);
const won = all.filter(result => result === 1).length;
const drawn = all.filter(result => result === 0).length;
const { low, high } = wilson(won, all.length);
const swing = meanOf(results.map(pair => pair.swing));
if (!values.lines)
  console.log(
    `${values.scenario}, ${values.level} with the network against without: won ${won}, drawn ${drawn}, lost ${all.length - won - drawn} ` +
      `(${Math.round(100 * low)} to ${Math.round(100 * high)}%); swing ${swing?.mean.toFixed(1)} (${swing?.low.toFixed(1)} to ${swing?.high.toFixed(1)})`,
  );
