// What the computer does in Second Fleet, in figures: node packages/cli/trials/conduct.mjs SCENARIO [--games 40] [--seed 1]
// [--level admiral] [--folder CHECKOUT]. With a folder the minds are those of another checkout with the same rules.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { drawOutcome, mustBe, seededRandom } from '@narrow-seas/core';
import { gamePackage } from '@narrow-seas/second-fleet';
import { gainOf } from '../../games/second-fleet/dist/mind/gain.js';
import { specOf } from '../../games/second-fleet/dist/model/roster.js';

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
/** @param {string} name */
const built = name =>
  import(pathToFileURL(join(resolve(values.folder), `packages/${name}/dist/index.js`)).href);
const [{ choose, playerOf }, { gamePackage: theirs }] = await Promise.all([
  built('ai'),
  built('games/second-fleet'),
]);
const { game } = gamePackage;

/** More than any hit does: whether anything at all is paid for the target. */
const MOST = 99;
/** Only what the score pays, nothing for what units are worth by themselves. */
const scores = (table, { target }) =>
  target.kind === 'base'
    ? [5, 7, 10].some(points => gainOf(table, target, points, () => 0) > 0)
    : gainOf(table, target, MOST, () => 0) > 0;

/** @type {Map<string, number>} */
const counts = new Map();
const count = (/** @type {string} */ what, many = 1) => counts.set(what, (counts.get(what) ?? 0) + many);

const noteAim = (state, side, aims) => {
  const { table } = state;
  for (const aim of aims) {
    count(`${side}: aims`);
    if (scores(table, aim)) count(`${side}: aims at what scores`);
    if (aim.target.kind === 'base') count(`${side}: aims at bases`);
    else if (specOf(table, aim.target.unit).kind === 'CV') count(`${side}: aims at carriers`);
  }
};

const noteEvents = (table, events) => {
  for (const event of events) {
    if (event.type !== 'died' && event.type !== 'left') continue;
    const spec = specOf(table, event.unit);
    const fate = event.type === 'died' ? 'lost' : event.why;
    if (spec.kind === 'CR') count(`freighters ${fate}`);
    if (spec.kind === 'CV') count(`${spec.side}: carriers ${fate}`);
    if (spec.kind === 'AA') count(`landing ships ${fate}`);
  }
};

const play = seed => {
  const seeds = seededRandom(seed);
  const players = Object.fromEntries(
    game.sides.map(side => [side, playerOf(values.level, theirs.game, theirs.mind, seeds.below(2 ** 31))]),
  );
  const dice = seededRandom(seeds.below(2 ** 31));
  let state = mustBe(game.setup({ scenario, options: {} }));
  while (game.outcome(state) === undefined) {
    const actor = game.actor(state);
    const [side] = actor === 'chance' ? ['chance'] : actor;
    const action =
      actor === 'chance'
        ? drawOutcome(game.outcomes(state), dice)
        : choose(players[side], game.view(state, side), side);
    if (action.type === 'aim') noteAim(state, side, action.aims);
    const decided = mustBe(game.decide(state, side, action));
    noteEvents(state.table, decided.events);
    state = decided.state;
  }
  return gamePackage.ledger.points(state);
};

const games = Number(values.games);
let points = 0;
for (let place = 0; place < games; place += 1) points += play(Number(values.seed) + place);
console.log(`${scenario}, ${values.level}, ${games} games from ${values.seed}; a game on average:`);
for (const [what, many] of [...counts].toSorted()) console.log(`  ${what}: ${(many / games).toFixed(1)}`);
console.log(`  points: ${(points / games).toFixed(1)}`);
