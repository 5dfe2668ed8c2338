// What the computer does in Sixth Fleet, in figures: node packages/cli/trials/conduct-sixth.mjs SCENARIO [--games 40] [--seed 1]
// [--level admiral] [--folder CHECKOUT]. With a folder the minds are those of another checkout with the same rules.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { LEVELS } from '@narrow-seas/ai';
import { drawOutcome, mustBe, seededRandom } from '@narrow-seas/core';
import { gamePackage } from '@narrow-seas/sixth-fleet';
import { specOf, unitsOf } from '../../games/sixth-fleet/dist/model/roster.js';
import { boxOf, hexOfUnit } from '../../games/sixth-fleet/dist/model/position.js';
import { isBaseFor } from '../../games/sixth-fleet/dist/rules/air/air.js';
import { destinations, reachOf } from '../../games/sixth-fleet/dist/rules/movement/reach.js';
import { isControlledAgainst } from '../../games/sixth-fleet/dist/rules/zones/control.js';
import { lossPoints } from '../../games/sixth-fleet/dist/rules/victory/victory.js';

/** @typedef {import('@narrow-seas/sixth-fleet').State} State */
/** @typedef {import('@narrow-seas/sixth-fleet').Action} Action */
/** @typedef {import('@narrow-seas/sixth-fleet').Event} Event */
/** @typedef {State['dead'][number]} UnitId */
/** @typedef {'nato' | 'soviet'} Side */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'admiral' },
    folder: { type: 'string', default: '.' },
  },
});
const [scenario = 'short'] = positionals;
const level = LEVELS.find(known => known === values.level);
if (level === undefined) throw new Error(`The computer has no level ${values.level}.`);

/** @param {string} name */
const built = name => pathToFileURL(join(resolve(values.folder), `packages/${name}/dist/index.js`)).href;
const { choose, playerOf } = /** @type {typeof import('@narrow-seas/ai')} */ (await import(built('ai')));
const theirs = /** @type {typeof import('@narrow-seas/sixth-fleet')} */ (
  await import(built('games/sixth-fleet'))
).gamePackage;
const { game, ledger } = gamePackage;
if (theirs.mind === undefined) throw new Error('The other checkout has no mind for Sixth Fleet.');
const { mind } = theirs;

/** @type {Map<string, number>} */
const counts = new Map();
const count = (/** @type {string} */ what, many = 1) => counts.set(what, (counts.get(what) ?? 0) + many);

/** What a unit did last, and whether it ever fought. */
class Record {
  /** @type {Map<UnitId, number>} */
  busy = new Map();
  /** @type {Set<UnitId>} */
  fought = new Set();
}

const IDLE_TURNS = 5;
const EVEN = 3;

/** @param {State} state @param {Extract<Action, { readonly type: 'attack' }>} attack @param {Side} side @param {Record} record */
const noteAttack = (state, { attackers, defenders }, side, record) => {
  count(`${side}: attacks`);
  for (const unit of attackers) {
    record.fought.add(unit);
    record.busy.set(unit, state.turn);
  }
  if (defenders.length === 0) count(`${side}: attacks on the defences of the Bosphorus`);
  if (defenders.some(unit => specOf(state, unit).kind === 'CV')) count(`${side}: attacks on carriers`);
  const isHunt = defenders.every(unit => specOf(state, unit).domain === 'submarine') && defenders.length > 0;
  if (isHunt && attackers.some(unit => specOf(state, unit).kind === 'CV'))
    count(`${side}: carriers hunt submarines themselves`);
};

/** [8.9] @param {Side} side @param {number} need */
const noteOdds = (side, need) => {
  if (need >= EVEN) count(`${side}: attacks with an even chance or better`);
};

/** @param {State} before @param {readonly Event[]} events @param {Record} record */
const noteFates = (before, events, record) => {
  /** @type {Map<string, number>} */
  const fallen = new Map();
  for (const event of events) {
    if (event.type === 'moved') record.busy.set(event.unit, before.turn);
    if (event.type !== 'died') continue;
    const { side, domain, kind } = specOf(before, event.unit);
    const points = lossPoints(specOf(before, event.unit));
    count(`${side}: ${domain} lost, ${event.cause}`);
    count(`${side}: points given, ${event.cause}`, points);
    const wing = [event.unit, ...boxOf(before, event.unit)];
    if (kind === 'CV') count(`${side}: carriers lost`);
    if (kind === 'CV' && !wing.some(unit => record.fought.has(unit)))
      count(`${side}: carriers lost before they or their wing ever fought`);
    const hex = hexOfUnit(before, event.unit);
    if (hex !== undefined) fallen.set(`${side} ${hex}`, (fallen.get(`${side} ${hex}`) ?? 0) + 1);
  }
  for (const [key, many] of fallen)
    if (many > 2) count(`${key.split(' ')[0]}: three or more lost in one hex at a blow`);
};

/** [9.22] Who must land, and why those cannot who have no way home. @param {State} state */
const noteLandings = state => {
  if (state.phase.name !== 'movement') return;
  const { side, mustLand } = state.phase;
  for (const unit of mustLand) {
    const spec = specOf(state, unit);
    const hex = hexOfUnit(state, unit);
    count(`${side}: aircraft that must land`);
    if (hex === undefined || isBaseFor(state, spec, hex)) continue;
    if (destinations(reachOf(state, unit)).some(({ hex: to }) => isBaseFor(state, spec, to))) continue;
    const isHeld = isControlledAgainst(state, spec, hex);
    count(`${side}: aircraft that cannot land, ${isHeld ? 'held on all sides' : 'out of range or cut off'}`);
  }
};

/** @param {State} state @param {Record} record @param {Set<UnitId>} told */
const noteRest = (state, record, told) => {
  for (const unit of unitsOf(state)) {
    const { side, domain } = specOf(state, unit);
    const hex = hexOfUnit(state, unit);
    if (domain === 'air' || hex === undefined || told.has(unit)) continue;
    const since = record.busy.get(unit);
    if (since === undefined) record.busy.set(unit, state.turn);
    else if (state.turn - since >= IDLE_TURNS) {
      told.add(unit);
      count(`${side}: ships that did nothing for five turns`);
    }
  }
};

/** @param {State} state @param {ReturnType<typeof playerFor>[]} players @param {import('@narrow-seas/core').Random} dice */
const nextMove = (state, players, dice) => {
  const actor = game.actor(state);
  const side = actor === 'chance' ? undefined : actor[0];
  const player = side === undefined ? undefined : players[game.sides.indexOf(side)];
  const action =
    side === undefined || player === undefined
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
  const record = new Record();
  /** @type {Set<UnitId>} */
  const told = new Set();
  while (game.outcome(state) === undefined) {
    const { side, action } = nextMove(state, players, dice);
    if (side !== undefined && action.type === 'attack') noteAttack(state, action, side, record);
    const decided = mustBe(game.decide(state, side ?? 'chance', action));
    for (const event of decided.events)
      if (event.type === 'attacked' && side !== undefined) noteOdds(side, event.need);
    noteFates(state, decided.events, record);
    if (decided.state.turn !== state.turn) noteRest(decided.state, record, told);
    if (mind.stage(decided.state) !== mind.stage(state)) noteLandings(decided.state);
    ({ state } = decided);
  }
  return ledger?.points(state) ?? 0;
};

const games = Number(values.games);
const points = Array.from({ length: games }, (_, place) => play(Number(values.seed) + place));
console.log(`${scenario}, ${level}, ${games} games from ${values.seed}; a game on average:`);
for (const [what, many] of [...counts].toSorted(([one], [two]) => one.localeCompare(two)))
  console.log(`  ${what}: ${(many / games).toFixed(2)}`);
console.log(`  points: ${(points.reduce((sum, each) => sum + each, 0) / games).toFixed(1)}`);
