/* oxlint-disable max-lines-per-function -- a script, told from top to bottom */
// This build's computer against that of another checkout, which must be built and play by the same rules:
// node packages/cli/trials/against.mjs FOLDER GAME SCENARIO LEVEL [--games 40] [--seed 1] [--other LEVEL] [--option NAME=VALUE] [--untried]
// Each seed is played twice with the seats swapped. With --untried the other gives its orders as proposed, without trials in thought;
// FOLDER may then be this checkout itself.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { choose, LEVELS, playerOf } from '@narrow-seas/ai';
import { loadCatalogue } from '@narrow-seas/catalogue';
import { drawOutcome, idOf, mustBe, seededRandom, wilson } from '@narrow-seas/core';
import { meanOf } from '../dist/simulate/statistics.js';

/** @typedef {import('@narrow-seas/ai').Level} Level */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    other: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
    untried: { type: 'boolean', default: false },
  },
});
const [folder, id = '', scenario = '', level = 'admiral'] = positionals;
if (folder === undefined)
  throw new Error('Name the folder of the other checkout, then game, scenario and level.');

/** @param {string} name @returns {Level} */
const levelNamed = name => {
  const found = LEVELS.find(known => known === name);
  if (found === undefined) throw new Error(`The computer has no level ${name}.`);
  return found;
};
const ourLevel = levelNamed(level);
const theirLevel = levelNamed(values.other ?? level);

/** @param {string} name */
const built = name => pathToFileURL(join(resolve(folder), `packages/${name}/dist/index.js`)).href;
const theirAi = /** @type {typeof import('@narrow-seas/ai')} */ (await import(built('ai')));
const theirCatalogue = /** @type {typeof import('@narrow-seas/catalogue')} */ (
  await import(built('catalogue'))
);

/** @param {readonly import('@narrow-seas/core').SomeGame[]} shelf */
const find = shelf => {
  const found = shelf.find(some => idOf(some) === id);
  if (found === undefined) throw new Error(`There is no game ${id}.`);
  return found;
};

const options = Object.fromEntries(
  values.option.map(text => {
    const [name = '', value = ''] = text.split('=');
    return [name, Number(value)];
  }),
);
/**
 * Nothing but what is proposed is ever ordered.
 * @template {import('@narrow-seas/core').GameTypes} T
 * @template {import('@narrow-seas/core').Question} Q
 * @param {import('@narrow-seas/core').Mind<T, Q>} mind
 * @returns {import('@narrow-seas/core').Mind<T, Q>}
 */
const untried = ({ command, at, ...mind }) => ({
  ...mind,
  ...(command === undefined ? {} : { command: { ...command, choices: () => [] } }),
  ...(at === undefined ? {} : { at: (/** @type {string} */ name) => untried(at(name)) }),
});

const MOST_MOVES = 50_000;
const theirs = find(await theirCatalogue.loadCatalogue());

find(await loadCatalogue())(ours => {
  const { game, mind, ledger } = ours;
  const other = /** @type {typeof ours} */ (theirs(pack => /** @type {unknown} */ (pack)));
  if (mind === undefined || other.mind === undefined) throw new Error(`The computer does not play ${id}.`);
  if (game.version !== other.game.version)
    throw new Error('The two play by different versions of the rules.');
  const theirMind = values.untried ? untried(other.mind) : other.mind;

  /** One game; answers how it ended for ours. @param {string} mine @param {number} seed */
  const play = (mine, seed) => {
    const seeds = seededRandom(seed);
    const players = game.sides.map(side => {
      const own = seeds.below(2 ** 31);
      return side === mine
        ? playerOf(ourLevel, game, mind, own)
        : theirAi.playerOf(theirLevel, other.game, theirMind, own);
    });
    const dice = seededRandom(seeds.below(2 ** 31));
    /** @type {Map<number, number>} */
    const spent = new Map();
    let state = mustBe(game.setup({ scenario, options }));
    for (let moves = 0; moves < MOST_MOVES && game.outcome(state) === undefined; moves += 1) {
      const actor = game.actor(state);
      const side = actor === 'chance' ? undefined : actor[0];
      const player = side === undefined ? undefined : players[game.sides.indexOf(side)];
      if (side === undefined || player === undefined) {
        state = mustBe(game.decide(state, 'chance', drawOutcome(game.outcomes(state), dice))).state;
        continue;
      }
      const began = performance.now();
      const action = choose(player, game.view(state, side), side);
      const stage = mind.stage(state);
      if (side === mine) spent.set(stage, (spent.get(stage) ?? 0) + performance.now() - began);
      if (action === undefined) throw new Error(`${side} has no move.`);
      state = mustBe(game.decide(state, side, action)).state;
    }
    return {
      mine,
      winner: game.outcome(state)?.winner,
      points: ledger?.points(state) ?? 0,
      times: [...spent.values()],
    };
  };

  const games = Number(values.games);
  const results = Array.from({ length: games / 2 }, (_, pair) =>
    game.sides.map(side => {
      const result = play(side, Number(values.seed) + pair);
      console.log(
        `game ${2 * pair + game.sides.indexOf(side) + 1} of ${games}: ${result.winner ?? 'drawn'}, ours is ${side}`,
      );
      return result;
    }),
  );
  const all = results.flat();
  const won = all.filter(({ mine, winner }) => winner === mine).length;
  const drawn = all.filter(({ winner }) => winner === undefined).length;
  const { low, high } = wilson(won, all.length);
  const swing = meanOf(results.map(([first, second]) => (first?.points ?? 0) - (second?.points ?? 0)));
  const times = all.flatMap(result => result.times).toSorted((one, two) => one - two);
  const asSide = game.sides.map(
    side =>
      `as ${side} ${meanOf(all.filter(({ mine }) => mine === side).map(({ points }) => points))?.mean.toFixed(1)}`,
  );
  console.log(
    `${id}/${scenario}, ${ourLevel} against the other's ${theirLevel}: won ${won}, drawn ${drawn}, lost ${all.length - won - drawn} ` +
      `(${Math.round(100 * low)} to ${Math.round(100 * high)}%); points ${asSide.join(', ')}; swing ${swing?.mean.toFixed(1)} ` +
      `(${swing?.low.toFixed(1)} to ${swing?.high.toFixed(1)}); a phase takes ${Math.round(times[Math.floor(0.95 * times.length)] ?? 0)} ms ` +
      'at the 95th percentile',
  );
});
