/* oxlint-disable max-lines-per-function, complexity -- a script, told from top to bottom */
// What the terms of an evaluation should weigh, by games of a level against itself:
// node packages/cli/trials/refit.mjs GAME SCENARIO --out FILE [--games 200] [--seed 1] [--level cadet] [--turns N] [--fit]
// Each game is a line of FILE, and those that are there are not played again; --fit plays nothing more. What is explained are the points
// that the first side wins from a position to the end, or in that number of turns. A factor is told for each consideration: 1 is as it is now.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { choose, LEVELS, playerOf } from '@narrow-seas/ai';
import { loadCatalogue } from '@narrow-seas/catalogue';
import { drawOutcome, idOf, mustBe, seededRandom } from '@narrow-seas/core';
import { crossValidated, explained, foretold, ridge } from '../dist/simulate/ridge.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'cadet' },
    turns: { type: 'string' },
    fit: { type: 'boolean', default: false },
  },
});
const [id = '', scenario = ''] = positionals;
const { out } = values;
const level = LEVELS.find(known => known === values.level);
if (level === undefined) throw new Error(`The computer has no level ${values.level}.`);
if (out === undefined) throw new Error('Name the file for the positions with --out.');
const found = (await loadCatalogue()).find(some => idOf(some) === id);
if (found === undefined) throw new Error(`There is no game ${id}.`);

/**
 * Rows are turn, points of the first side, then the considerations.
 * @typedef {{ seed: number, winner: string | undefined, points: number, ids: string[], rows: number[][] }} Kept
 */
/** @returns {Kept[]} */
const kept = () =>
  existsSync(out)
    ? readFileSync(out, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => /** @type {Kept} */ (JSON.parse(line)))
    : [];
const MOST_MOVES = 50_000;
const PARTS = 5;
const PULLS = [0, 30, 300, 3000, 30_000];
const rounded = (/** @type {number} */ value) => Math.round(1000 * value) / 1000;

found(({ game, mind, counsel, ledger }) => {
  if (mind === undefined || counsel === undefined || ledger === undefined)
    throw new Error(`${id} has no mind, counsel or ledger.`);
  const { considerations } = counsel.at?.(level) ?? counsel;
  const eye = /** @type {typeof game.sides[number]} */ (game.sides[0]);

  /** @param {number} seed @returns {Kept} */
  const play = seed => {
    const seeds = seededRandom(seed);
    const players = game.sides.map(() => playerOf(level, game, mind, seeds.below(2 ** 31)));
    const dice = seededRandom(seeds.below(2 ** 31));
    const rows = [];
    /** @type {string[]} */
    let ids = [];
    let state = mustBe(game.setup({ scenario, options: {} }));
    for (let moves = 0; moves < MOST_MOVES && game.outcome(state) === undefined; moves += 1) {
      const actor = game.actor(state);
      const side = actor === 'chance' ? undefined : actor[0];
      const player = side === undefined ? undefined : players[game.sides.indexOf(side)];
      if (side !== undefined) {
        const terms = considerations(state, eye);
        ids = terms.map(term => term.id);
        rows.push([ledger.turn(state), ledger.points(state), ...terms.map(({ value }) => rounded(value))]);
      }
      const action =
        side === undefined || player === undefined
          ? drawOutcome(game.outcomes(state), dice)
          : choose(player, game.view(state, side), side);
      if (action === undefined) throw new Error(`${side} has no move.`);
      state = mustBe(game.decide(state, side ?? 'chance', action)).state;
    }
    return { seed, winner: game.outcome(state)?.winner, points: ledger.points(state), ids, rows };
  };

  const known = new Set(kept().map(({ seed }) => seed));
  for (let number = 0; number < (values.fit ? 0 : Number(values.games)); number += 1) {
    const seed = Number(values.seed) + number;
    if (!known.has(seed)) appendFileSync(out, `${JSON.stringify(play(seed))}\n`);
  }

  const games = kept();
  // The ledger counts for one of the sides: for the one that wins by it.
  const lean = games.reduce(
    (sum, { winner, points }) => sum + (winner === undefined ? 0 : winner === eye ? points : -points),
    0,
  );
  const sign = lean < 0 ? -1 : 1;
  const ids = (games[0]?.ids ?? []).filter(each => each !== 'points');
  const samples = games.flatMap(({ points, ids: all, rows }, number) =>
    rows.map(([turn = 0, now = 0, ...terms]) => {
      const until =
        values.turns === undefined
          ? undefined
          : rows.find(row => (row[0] ?? 0) >= turn + Number(values.turns));
      return {
        game: number,
        target: sign * ((until?.[1] ?? points) - now),
        terms: terms.filter((_, place) => all[place] !== 'points'),
      };
    }),
  );
  const ones = ids.map(() => 1);
  // As it is, but for one common factor: an evaluation need not be in points.
  const together = samples.map(sample => ({
    ...sample,
    terms: [sample.terms.reduce((sum, each) => sum + each, 0)],
  }));
  const now = crossValidated(together, PARTS, some => ridge(some, 0, [0]));
  const [scale = 1] = ridge(together, 0, [0]).factors;
  const tried = PULLS.map(pull => ({
    pull,
    ...crossValidated(samples, PARTS, some =>
      ridge(
        some,
        pull,
        ones.map(() => scale),
      ),
    ),
  })).toSorted((a, b) => b.explained - a.explained);
  const best = tried[0];
  if (best === undefined) return;
  const fit = ridge(
    samples,
    best.pull,
    ones.map(() => scale),
  );
  console.log(
    `${id}/${scenario}, ${level}, ${games.length} games, ${samples.length} positions, points won ${values.turns === undefined ? 'to the end' : `in ${values.turns} turns`}`,
  );
  console.log(
    `  R2 on games not seen: as it is ${now.explained.toFixed(3)} (scale ${scale.toFixed(3)}), refitted ${best.explained.toFixed(3)} (pull ${best.pull}); ` +
      `on all games ${explained(samples, sample => foretold(fit, sample)).toFixed(3)}`,
  );
  for (const [place, name] of ids.entries()) {
    const factors = best.fits.map(({ factors: all }) => all[place] ?? 0);
    const mean = factors.reduce((sum, each) => sum + each, 0) / PARTS;
    const error = Math.sqrt(
      ((PARTS - 1) / PARTS) * factors.reduce((sum, each) => sum + (each - mean) ** 2, 0),
    );
    console.log(
      `  ${name}: ${scale.toFixed(3)} now, ${(fit.factors[place] ?? 0).toFixed(3)} ± ${error.toFixed(3)} refitted`,
    );
  }
});
