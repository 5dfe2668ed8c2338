// What the computer does in Second Fleet, in figures: node packages/cli/trials/conduct.mjs SCENARIO [--games 40] [--seed 1]
// [--level admiral] [--folder CHECKOUT]. With a folder the minds are those of another checkout with the same rules.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { LEVELS } from '@narrow-seas/ai';
import { drawOutcome, mustBe, seededRandom } from '@narrow-seas/core';
import { gamePackage } from '@narrow-seas/second-fleet';
import { gainOf } from '../../games/second-fleet/dist/mind/gain.js';
import { specOf } from '../../games/second-fleet/dist/model/roster.js';
import { baseAt } from '../../games/second-fleet/dist/rules/stacking/bases.js';

/** @typedef {import('@narrow-seas/second-fleet').State} State */
/** @typedef {import('@narrow-seas/second-fleet').Action} Action */
/** @typedef {import('@narrow-seas/second-fleet').Event} Event */
/** @typedef {Extract<Action, { readonly type: 'aim' }>['aims'][number]} Aim */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'admiral' },
    folder: { type: 'string', default: '.' },
  },
});
const [scenario = 'norway-convoy'] = positionals;
const level = LEVELS.find(known => known === values.level);
if (level === undefined) throw new Error(`The computer has no level ${values.level}.`);

/** @param {string} name */
const built = name => pathToFileURL(join(resolve(values.folder), `packages/${name}/dist/index.js`)).href;
const { choose, playerOf } = /** @type {typeof import('@narrow-seas/ai')} */ (await import(built('ai')));
const theirs = /** @type {typeof import('@narrow-seas/second-fleet')} */ (
  await import(built('games/second-fleet'))
).gamePackage;
const { game, ledger } = gamePackage;
if (theirs.mind === undefined) throw new Error('The other checkout has no mind for Second Fleet.');
const { mind } = theirs;

/** More than any hit does: whether anything at all is paid for the target. */
const MOST = 99;
/** Only what the score pays, nothing for what units are worth by themselves. @param {State['table']} table @param {Aim} aim */
const scores = (table, { target }) =>
  target.kind === 'base'
    ? [5, 7, 10].some(points => gainOf(table, target, points, () => 0) > 0)
    : gainOf(table, target, MOST, () => 0) > 0;

/** @type {Map<string, number>} */
const counts = new Map();
const count = (/** @type {string} */ what) => counts.set(what, (counts.get(what) ?? 0) + 1);

/** @param {State} state @param {string} side @param {readonly Aim[]} aims */
const noteAims = ({ table }, side, aims) => {
  for (const aim of aims) {
    count(`${side}: aims`);
    if (scores(table, aim)) count(`${side}: aims at what scores`);
    if (aim.target.kind === 'base') count(`${side}: aims at bases`);
    else if (specOf(table, aim.target.unit).kind === 'CV') count(`${side}: aims at carriers`);
  }
};

const TOLD = new Map([
  ['CR', 'freighters'],
  ['CV', 'carriers'],
  ['AA', 'landing ships'],
]);

/** @param {State['table']} table @param {readonly Event[]} events */
const noteFates = (table, events) => {
  for (const event of events) {
    if (event.type !== 'died' && event.type !== 'left') continue;
    const kind = TOLD.get(specOf(table, event.unit).kind);
    if (kind !== undefined) count(`${kind} ${event.type === 'died' ? 'lost' : event.why}`);
  }
};

/** Turns without a move and without a shot after which a ship or boat at sea counts as idle. */
const PATIENCE = 5;

/** Ships and boats at sea, outside ports, and those of them that have done nothing for long. */
const watchOut = () => {
  /** @type {Map<number, number>} */
  const busy = new Map();
  let turn = 1;
  return (/** @type {State} */ before, /** @type {Action} */ action, /** @type {State} */ { table }) => {
    const { phase } = before.table;
    if ((action.type === 'sail' || action.type === 'strike') && 'units' in phase)
      for (const unit of phase.units) busy.set(unit, before.table.turn);
    if (table.turn === turn) return;
    ({ turn } = table);
    for (const [unit, { where }] of table.pieces.entries()) {
      if (where.at !== 'sea' || baseAt(where.hex) !== undefined) continue;
      const { side } = specOf(table, /** @type {Parameters<typeof specOf>[1]} */ (unit));
      count(`${side}: turns of ships and boats at sea`);
      if (turn - (busy.get(unit) ?? 1) > PATIENCE) count(`${side}: of them idle for ${PATIENCE} turns`);
    }
  };
};

/** The points at the end. @param {number} seed */
const play = seed => {
  const watch = watchOut();
  const seeds = seededRandom(seed);
  const players = game.sides.map(() => playerOf(level, theirs.game, mind, seeds.below(2 ** 31)));
  const dice = seededRandom(seeds.below(2 ** 31));
  let state = mustBe(game.setup({ scenario, options: {} }));
  while (game.outcome(state) === undefined) {
    const actor = game.actor(state);
    const side = actor === 'chance' ? 'chance' : (actor[0] ?? 'chance');
    const player = side === 'chance' ? undefined : players[game.sides.indexOf(side)];
    const action =
      side === 'chance' || player === undefined
        ? drawOutcome(game.outcomes(state), dice)
        : choose(player, game.view(state, side), side);
    if (action === undefined) throw new Error(`${side} has no move.`);
    if (action.type === 'aim') noteAims(state, side, action.aims);
    const decided = mustBe(game.decide(state, side, action));
    noteFates(state.table, decided.events);
    watch(state, action, decided.state);
    ({ state } = decided);
  }
  return ledger?.points(state) ?? 0;
};

const games = Number(values.games);
const points = Array.from({ length: games }, (_, place) => play(Number(values.seed) + place));
console.log(`${scenario}, ${level}, ${games} games from ${values.seed}; a game on average:`);
for (const [what, many] of [...counts].toSorted(([one], [two]) => one.localeCompare(two)))
  console.log(`  ${what}: ${(many / games).toFixed(1)}`);
console.log(`  points: ${(points.reduce((sum, each) => sum + each, 0) / games).toFixed(1)}`);
