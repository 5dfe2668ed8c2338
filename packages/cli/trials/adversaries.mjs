/* oxlint-disable max-lines-per-function -- a script, told from top to bottom */
// Adversaries against a level: node packages/cli/trials/adversaries.mjs GAME SCENARIO [--level captain] [--games 20] [--seed 1]
// [--character rush] [--option NAME=VALUE]. Each seed is played twice with the seats swapped. An adversary should win no more than
// the level below wins by the ladder.
import { parseArgs } from 'node:util';
import { choose, LEVELS, playerOf } from '@narrow-seas/ai';
import { loadCatalogue } from '@narrow-seas/catalogue';
import { FACES } from '@narrow-seas/catalogue/face';
import { drawOutcome, idOf, mustBe, seededRandom } from '@narrow-seas/core';
import { trapMoves } from '@narrow-seas/sixth-fleet';
import { adversaryOf, CHARACTERS } from '../dist/adversary/character.js';
import { forcingPlayer } from '../dist/adversary/forcing.js';
import { gapsBy } from '../dist/adversary/gap.js';
import { meanOf } from '../dist/simulate/statistics.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'captain' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    character: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
  },
});
const [id = '', scenario = ''] = positionals;
const level = LEVELS.find(known => known === values.level);
if (level === undefined) throw new Error(`The computer has no level ${values.level}.`);
const found = (await loadCatalogue()).find(some => idOf(some) === id);
const someFace = await FACES.find(face => face.id === id)?.load();
if (found === undefined || someFace === undefined) throw new Error(`There is no game ${id}.`);
const options = Object.fromEntries(
  values.option.map(text => {
    const [name = '', value = ''] = text.split('=');
    return [name, Number(value)];
  }),
);
/** @type {Readonly<Record<string, number>>} The most in a hundred that the level below wins. */
const SHARES = { cadet: 5, captain: 25, admiral: 35 };
const MOST_MOVES = 50_000;

found(({ game, mind, ledger }) => {
  if (mind === undefined) throw new Error(`The computer does not play ${id}.`);
  const face = /** @type {import('@narrow-seas/core').FacePackage<any>} */ (
    someFace(pack => /** @type {unknown} */ (pack))
  );
  const field = { game, mind, gaps: gapsBy(game, face) };
  const forced = /** @type {import('../dist/adversary/forcing.js').Forced<any> | undefined} */ (
    id === 'sixth-fleet' ? trapMoves : undefined
  );
  /** @param {string} character @param {number} seed */
  const seated = (character, seed) => {
    if (character === 'trap' && forced !== undefined) return forcingPlayer(game, mind, forced, seed);
    const known = CHARACTERS.find(each => each === character);
    if (known === undefined) throw new Error(`There is no adversary ${character}.`);
    return adversaryOf(known, field, seed);
  };
  const all = [...CHARACTERS, ...(forced === undefined ? [] : ['trap'])];
  for (const character of values.character === undefined ? all : [values.character]) {
    const results = Array.from({ length: Number(values.games) }, (_, number) => {
      const side = game.sides[number % game.sides.length];
      const seeds = seededRandom(Number(values.seed) + Math.floor(number / game.sides.length));
      const players = game.sides.map(seat => {
        const own = seeds.below(2 ** 31);
        return seat === side ? seated(character, own) : playerOf(level, game, mind, own);
      });
      const dice = seededRandom(seeds.below(2 ** 31));
      let state = mustBe(game.setup({ scenario, options }));
      let moves = 0;
      for (; moves < MOST_MOVES && game.outcome(state) === undefined; moves += 1) {
        const actor = game.actor(state);
        const mover = actor === 'chance' ? undefined : actor[0];
        const player = mover === undefined ? undefined : players[game.sides.indexOf(mover)];
        /** @type {unknown} */
        const action =
          mover === undefined || player === undefined
            ? drawOutcome(game.outcomes(state), dice)
            : choose(player, game.view(state, mover), mover);
        if (action === undefined) throw new Error(`${mover} has no move.`);
        const decided = game.decide(
          state,
          mover ?? 'chance',
          /** @type {Parameters<typeof game.decide>[2]} */ (action),
        );
        state = mustBe(decided).state;
      }
      if (moves === MOST_MOVES) console.log(`  game ${number + 1} did not end`);
      const winner = game.outcome(state)?.winner;
      return {
        side,
        result: winner === undefined ? 'drew' : winner === side ? 'won' : 'lost',
        points: ledger?.points(state) ?? 0,
      };
    });
    const count = (/** @type {string} */ what) => results.filter(({ result }) => result === what).length;
    const share = (100 * count('won')) / results.length;
    const bySide = game.sides.map(
      side =>
        `as ${side} ${results.filter(each => each.side === side && each.result === 'won').length} of ${results.filter(each => each.side === side).length}` +
        ` (mean ${meanOf(results.filter(each => each.side === side).map(({ points }) => points))?.mean.toFixed(1)})`,
    );
    console.log(
      `${id}/${scenario}, ${character} against ${level}: won ${count('won')}, drew ${count('drew')}, lost ${count('lost')}; ${bySide.join(', ')}` +
        (share > (SHARES[level] ?? 100) ? `  MORE THAN ${SHARES[level]}%` : ''),
    );
  }
});
