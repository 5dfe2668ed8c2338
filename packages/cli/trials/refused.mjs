/* oxlint-disable max-lines-per-function -- a script, told from top to bottom */
// Which ideas of the computer the rules refuse, and why: node packages/cli/trials/refused.mjs GAME SCENARIO [--games 20] [--seed 1]
// [--level admiral] [--option NAME=VALUE]. A refused idea is a bug of the mind.
import { parseArgs } from 'node:util';
import { choose, LEVELS, playerOf } from '@narrow-seas/ai';
import { loadCatalogue } from '@narrow-seas/catalogue';
import { drawOutcome, idOf, mustBe, seededRandom } from '@narrow-seas/core';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'admiral' },
    option: { type: 'string', multiple: true, default: [] },
  },
});
const [id = '', scenario = ''] = positionals;
const level = LEVELS.find(known => known === values.level);
if (level === undefined) throw new Error(`The computer has no level ${values.level}.`);
/** @type {Map<string, number>} */
const refused = new Map();

const found = (await loadCatalogue()).find(some => idOf(some) === id);
if (found === undefined) throw new Error(`There is no game ${id}.`);
const options = Object.fromEntries(
  values.option.map(text => {
    const [name = '', value = ''] = text.split('=');
    return [name, Number(value)];
  }),
);

found(({ game, mind }) => {
  if (mind === undefined) throw new Error(`The computer does not play ${id}.`);
  let ideas = 0;

  for (let seed = Number(values.seed); seed < Number(values.seed) + Number(values.games); seed += 1) {
    const seeds = seededRandom(seed);
    let moves = 0;
    /** @type {typeof game} */
    const watched = {
      ...game,
      decide: (state, by, action) => {
        const decided = game.decide(state, by, action);
        if (!decided.ok) {
          const what = `${by}: ${action.type} refused: ${JSON.stringify(decided.error)}`;
          refused.set(what, (refused.get(what) ?? 0) + 1);
          console.log(
            `seed ${seed}, move ${moves}: ${by} ${JSON.stringify(action)}: ${JSON.stringify(decided.error)}`,
          );
        }
        return decided;
      },
    };
    const players = game.sides.map(() => playerOf(level, watched, mind, seeds.below(2 ** 31)));
    const dice = seededRandom(seeds.below(2 ** 31));
    let state = mustBe(game.setup({ scenario, options }));
    for (; game.outcome(state) === undefined; moves += 1) {
      const actor = game.actor(state);
      const side = actor === 'chance' ? undefined : actor[0];
      const player = side === undefined ? undefined : players[game.sides.indexOf(side)];
      const action =
        side === undefined || player === undefined
          ? drawOutcome(game.outcomes(state), dice)
          : choose(player, game.view(state, side), side);
      if (action === undefined) throw new Error(`${side} has no move.`);
      state = mustBe(game.decide(state, side ?? 'chance', action)).state;
    }
    ideas += players.reduce((sum, player) => sum + player.refusals(), 0);
  }
  console.log(
    `${id}/${scenario}, ${level}, ${values.games} games from ${values.seed}: ${ideas} refusals counted`,
  );
  for (const [what, many] of refused) console.log(`  ${many} ${what}`);
});
