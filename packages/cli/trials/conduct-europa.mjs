// What the computer does in Europa Naval, in figures: node packages/cli/trials/conduct-europa.mjs SCENARIO [--games 40] [--seed 1]
// [--level admiral] [--folder CHECKOUT]. With a folder the minds are those of another checkout with the same rules.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { LEVELS } from '@narrow-seas/ai';
import { drawOutcome, mustBe, seededRandom } from '@narrow-seas/core';
import { gamePackage } from '@narrow-seas/europa-naval';
import { shipOf, specOf, strengthOf } from '../../games/europa-naval/dist/model/fleet.js';
import { loadOf } from '../../games/europa-naval/dist/rules/transport/cargo.js';
import { scenarioOf } from '../../games/europa-naval/dist/scenarios/shelf.js';

/** @typedef {import('@narrow-seas/europa-naval').State} State */
/** @typedef {import('@narrow-seas/europa-naval').Action} Action */
/** @typedef {State['common']['phasing']} Side */
/** @typedef {State['fleets'][Side]['groups'][number]} Group */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'admiral' },
    folder: { type: 'string', default: '.' },
  },
});
const [scenario = 'malta'] = positionals;
const level = LEVELS.find(known => known === values.level);
if (level === undefined) throw new Error(`The computer has no level ${values.level}.`);

/** @param {string} name */
const built = name => pathToFileURL(join(resolve(values.folder), `packages/${name}/dist/index.js`)).href;
const { choose, playerOf } = /** @type {typeof import('@narrow-seas/ai')} */ (await import(built('ai')));
const theirs = /** @type {typeof import('@narrow-seas/europa-naval')} */ (
  await import(built('games/europa-naval'))
).gamePackage;
const { game, ledger } = gamePackage;
if (theirs.mind === undefined) throw new Error('The other checkout has no mind for Europa Naval.');
const { mind } = theirs;

/** @type {Map<string, number>} */
const counts = new Map();
const count = (/** @type {string} */ what, many = 1) => counts.set(what, (counts.get(what) ?? 0) + many);

const TRANSPORTS = new Set(['NT', 'TC', 'LC', 'LB']);
const WARSHIPS = new Set(['TF', 'CG', 'RF']);

/** @param {State} state @param {Side} side @param {number} id @returns {Group | undefined} */
const groupNumbered = ({ fleets }, side, id) => fleets[side].groups.find(group => group.id === id);

/** @param {State} state @param {Side} side @param {Group} group */
const noteSailing = ({ common, fleets }, side, { ships }) => {
  const kinds = ships.map(ship => specOf(common, ship).kind);
  const guarded = kinds.some(kind => WARSHIPS.has(kind));
  if (!kinds.some(kind => TRANSPORTS.has(kind))) {
    if (guarded) count(`${side}: warships sail`);
    return;
  }
  const laden = ships.some(ship => shipOf(fleets[side], ship).cargo.length > 0);
  count(`${side}: convoys${laden ? '' : ', empty'}`);
  if (guarded) count(`${side}: convoys${laden ? '' : ', empty'}, escorted`);
};

/** Whether the loss of one of these ships is paid for. @param {State} state @param {Side} enemy @param {Group} group */
const scores = ({ common }, enemy, { ships }) => {
  const { trade, war } = scenarioOf(common.scenario).goals.losses;
  return ships.some(ship => [...trade[enemy], ...war[enemy]].includes(specOf(common, ship).kind));
};

/** @param {State} state @param {Side} side @param {Extract<Action, { readonly type: 'raid' }>} raid */
const noteRaid = (state, side, { target }) => {
  const enemy = side === 'axis' ? 'allied' : 'axis';
  count(`${side}: raids`);
  const group = target.kind === 'group' ? groupNumbered(state, enemy, target.group) : undefined;
  const pays = group === undefined ? target.kind === 'ships' : scores(state, enemy, group);
  if (pays) count(`${side}: raids on what scores`);
};

/** @param {State} state @param {Side} side @param {Action} action */
const noteAction = (state, side, action) => {
  if (action.type === 'put-to-sea') {
    const group = groupNumbered(state, side, action.group);
    if (group !== undefined) noteSailing(state, side, group);
  }
  if (action.type === 'react' || action.type === 'activate') count(`${side}: reactions`);
  if (action.type === 'bombard') count(`${side}: bombardments of ports`);
  if (action.type === 'raid') noteRaid(state, side, action);
};

/** Strength points, and the cargo that went with them. @param {State} before @param {State} after */
const noteLosses = (before, after) => {
  for (const side of game.sides) {
    const { common } = before;
    for (const [id, hull] of after.fleets[side].ships.entries()) {
      const was = before.fleets[side].ships[id];
      if (was === undefined || was === hull) continue;
      const ship = /** @type {Group['ships'][number]} */ (id);
      const { kind } = specOf(common, ship);
      const hits =
        strengthOf(common, before.fleets[side], ship) - strengthOf(common, after.fleets[side], ship);
      if (hits <= 0) continue;
      if (TRANSPORTS.has(kind)) {
        count(`${side}: hits on transports`, hits);
        count(`${side}: cargo points lost`, Math.max(0, loadOf(was.cargo) - loadOf(hull.cargo)));
      } else if (WARSHIPS.has(kind)) count(`${side}: hits on warships`, hits);
    }
  }
};

const IDLE_TURNS = 5;

/** Turns in a row that each task force has lain in port. @param {State} state @param {Map<string, number>} turns */
const noteRest = ({ common, fleets }, turns) => {
  for (const side of game.sides)
    for (const [id, { where, refit }] of fleets[side].ships.entries()) {
      const { kind, name, role } = specOf(common, /** @type {Group['ships'][number]} */ (id));
      if (kind !== 'TF' || role !== undefined || refit) continue;
      const key = `${side} ${name}`;
      const rested = where.at === 'port' ? (turns.get(key) ?? 0) + 1 : 0;
      turns.set(key, rested === IDLE_TURNS ? Number.NEGATIVE_INFINITY : rested);
      if (rested === IDLE_TURNS) count(`${side}: task forces idle for five turns`);
    }
};

/**
 * @param {State} state @param {ReturnType<typeof playerFor>[]} players @param {import('@narrow-seas/core').Random} dice
 * @returns {{ side: import('@narrow-seas/core').Mover<'allied' | 'axis'>, action: Action }}
 */
const nextMove = (state, players, dice) => {
  const actor = game.actor(state);
  const side = actor === 'chance' ? 'chance' : (actor[0] ?? 'chance');
  const player = side === 'chance' ? undefined : players[game.sides.indexOf(side)];
  const action =
    side === 'chance' || player === undefined
      ? drawOutcome(game.outcomes(state), dice)
      : choose(player, game.view(state, side), side);
  if (action === undefined) throw new Error(`${side} has no move.`);
  return { side, action };
};

/** @param {number} seed */
const playerFor = seed => playerOf(level, theirs.game, mind, seed);

/** @param {number} seed */
const play = seed => {
  const seeds = seededRandom(seed);
  const players = game.sides.map(() => playerFor(seeds.below(2 ** 31)));
  const dice = seededRandom(seeds.below(2 ** 31));
  let state = mustBe(game.setup({ scenario, options: {} }));
  const opened = state.common.date;
  /** @type {Map<string, number>} */
  const rest = new Map();
  let formed = false;
  while (game.outcome(state) === undefined) {
    const { side, action } = nextMove(state, players, dice);
    if (side !== 'chance') noteAction(state, side, action);
    if (side === 'allied' && action.type === 'form' && !formed) {
      formed = true;
      count('allied: turns before the first group', state.common.date - opened);
    }
    const next = mustBe(game.decide(state, side, action)).state;
    noteLosses(state, next);
    if (next.common.date !== state.common.date) noteRest(next, rest);
    state = next;
  }
  for (const side of game.sides)
    for (const { cause, points } of state.common.score[side]) count(`${side}: points: ${cause}`, points);
  return ledger?.points(state) ?? 0;
};

const games = Number(values.games);
const points = Array.from({ length: games }, (_, place) => play(Number(values.seed) + place));
console.log(`${scenario}, ${level}, ${games} games from ${values.seed}; a game on average:`);
for (const [what, many] of [...counts].toSorted(([one], [two]) => one.localeCompare(two)))
  console.log(`  ${what}: ${(many / games).toFixed(1)}`);
console.log(`  points: ${(points.reduce((sum, each) => sum + each, 0) / games).toFixed(1)}`);
