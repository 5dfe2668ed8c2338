// Self-play positions of Sixth Fleet for the training of its network: node packages/cli/trials/network-play.mjs FILE [--seconds 60]
// [--seed 1] [--network WEIGHTS.json]. One record for the end of each Movement Phase; network-train.py reads them.
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CAPTAIN, captain, choose, planningPlayer } from '@narrow-seas/ai';
import { drawOutcome, mustBe, seededRandom } from '@narrow-seas/core';
import { gamePackage } from '@narrow-seas/sixth-fleet';
import { boardOf } from '../../games/sixth-fleet/dist/mind/board.js';
import { indexOfSide } from '../../games/sixth-fleet/dist/mind/facts.js';
import { movementSketch } from '../../games/sixth-fleet/dist/mind/movement-sketch.js';
import { firstInputs, inputOf, settingOf } from '../../games/sixth-fleet/dist/mind/network/features.js';
import { layersFrom } from '../../games/sixth-fleet/dist/mind/network/layers.js';
import { prospector } from '../../games/sixth-fleet/dist/mind/prospect.js';
import { STAKES } from '../../games/sixth-fleet/dist/mind/stakes.js';
import { netPoints, pointsFor } from '../../games/sixth-fleet/dist/rules/victory/victory.js';

/** @typedef {import('@narrow-seas/sixth-fleet').State} State */
/** @typedef {State & { readonly phase: Extract<State['phase'], { readonly name: 'movement' }> }} Moving */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    network: { type: 'string' },
  },
});
const [file = 'positions.bin'] = positionals;
const { game, mind } = gamePackage;
if (mind === undefined) throw new Error('Sixth Fleet has no mind.');
const taught =
  values.network === undefined ? undefined : layersFrom(JSON.parse(readFileSync(values.network, 'utf8')));

/** With a network sides go by it wholly, by half or not at all, so that what it is wrong about is played and learnt. */
const stakesBy = (/** @type {import('@narrow-seas/core').Random} */ random) => {
  const share = [0, 0.5, 1][random.below(3)] ?? 0;
  if (taught === undefined || share === 0) return { ...STAKES, network: undefined };
  const last = taught.last.map(weight => share * weight);
  return { ...STAKES, network: { ...taught, last, lastBias: share * taught.lastBias } };
};

/** How a side thinks in one game: quick, and seldom twice alike. @param {import('@narrow-seas/core').Random} random */
const playerBy = random => {
  const looks = [600, 1200, 2500][random.below(3)] ?? 600;
  const heat = [0.5, 1, 3][random.below(3)] ?? 0.5;
  const effort = { ...CAPTAIN, refinement: { looks, heat, sweeps: true } };
  const stakes = stakesBy(random);
  const own = {
    ...mind,
    sketch: (
      /** @type {import('@narrow-seas/sixth-fleet').View} */ { table },
      /** @type {import('@narrow-seas/core').Random} */ chance,
    ) => (table.phase.name === 'movement' ? movementSketch(table, table.phase, chance, stakes) : undefined),
  };
  return planningPlayer(game, captain(game, own, effort), random);
};

const HEAD = 18;
const LARGEST = 512;

/** @param {number} played @param {Moving} state */
const recordOf = (played, state) => {
  const board = boardOf(state);
  const side = indexOfSide(state.phase.side);
  const { look } = prospector(state, board, state.phase, STAKES);
  const { now, later, lasting } = look(board);
  const first = firstInputs(board.facts);
  const inputs = [...board.units[0], ...board.units[1]]
    .map(unit => inputOf(board, first, unit))
    .filter(input => input >= 0);
  const record = Buffer.alloc(HEAD + 2 * inputs.length);
  const [, left, end] = settingOf(board, side);
  record.writeUInt32LE(played, 0);
  record.writeUInt8(side, 4);
  record.writeUInt8(inputs.length, 5);
  record.writeFloatLE(left, 6);
  record.writeFloatLE(end, 10);
  record.writeInt16LE(Math.round(100 * (pointsFor(state, 'soviet') - pointsFor(state, 'nato'))), 14);
  record.writeInt16LE(Math.round(100 * (side === 1 ? 1 : -1) * (now + later + lasting)), 16);
  for (const [place, input] of inputs.entries()) record.writeUInt16LE(input, HEAD + 2 * place);
  return record;
};

/** The last record of a game: no units, and how it ended. @param {number} played @param {State} state */
const endOf = (played, state) => {
  const record = Buffer.alloc(HEAD);
  record.writeUInt32LE(played, 0);
  record.writeUInt8(255, 4);
  record.writeInt16LE(Math.round(100 * netPoints(state)), 14);
  return record;
};

const SCENARIOS = ['short', 'short', 'short', 'campaign', 'levant'];

/** @param {number} seed */
const play = seed => {
  const seeds = seededRandom(seed);
  const scenario = SCENARIOS[seed % SCENARIOS.length] ?? 'short';
  const players = game.sides.map(() => playerBy(seededRandom(seeds.below(2 ** 31))));
  const dice = seededRandom(seeds.below(2 ** 31));
  const records = [];
  let state = mustBe(game.setup({ scenario, options: { handicap: 0 } }));
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
    if (action.type === 'done' && state.phase.name === 'movement')
      records.push(recordOf(seed, /** @type {Moving} */ (state)));
    state = mustBe(game.decide(state, side, action)).state;
  }
  return [...records, endOf(seed, state)];
};

const out = openSync(file, 'w');
const until = performance.now() + 1000 * Number(values.seconds);
let seed = Number(values.seed);
for (; performance.now() < until; seed += 1) for (const record of play(seed)) writeSync(out, record);
closeSync(out);
console.log(`${file}: games from ${values.seed} to ${seed - 1}, records of up to ${LARGEST} bytes`);
