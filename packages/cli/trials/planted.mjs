// How many planted blunders the analysis finds: node packages/cli/trials/planted.mjs GAME SCENARIO [COUNT] [SEED].
import { scaleOf } from '@narrow-seas/ai';
import { loadCatalogue } from '@narrow-seas/catalogue';
import { idOf, seededRandom } from '@narrow-seas/core';
import { crossingsOf, plantAt, verdictOn } from '../dist/analyse/planted.js';

const [id = 'sixth-fleet', scenario = 'short', count = '50', seed = '1'] = process.argv.slice(2);
const LEVEL = 'captain';
const GAMES = 2;
const some = (await loadCatalogue()).find(each => idOf(each) === id);
if (some === undefined) throw new Error(`There is no game ${id}.`);

some(kit => {
  const start = kit.game.setup({ scenario, options: {} });
  if (!start.ok) throw new Error(start.error.message);
  const scale = scaleOf(kit.desk.score(kit.game.view(start.value, kit.game.sides[0])).scale);
  const crossings = [];
  let [tried, planted, found] = [0, 0, 0];
  /** @type {Map<string, number>} */
  const grades = new Map();
  while (planted < Number(count)) {
    if (tried % 40 === 0 && crossings.length < GAMES)
      crossings.push(crossingsOf(kit, scenario, LEVEL, Number(seed) + 100 * crossings.length));
    tried += 1;
    const game = crossings[tried % crossings.length];
    const crossing = game[seededRandom(Number(seed) + tried).below(game.length)];
    if (crossing === undefined) continue;
    const blunder = plantAt(kit, crossing, { seed: Number(seed) + tried, scale });
    if (blunder === undefined) continue;
    planted += 1;
    const { grade = 'not graded', lost } = verdictOn(kit, blunder, LEVEL, scale);
    grades.set(grade, (grades.get(grade) ?? 0) + 1);
    const isFound = grade === 'mistake' || grade === 'blunder';
    if (isFound) found += 1;
    console.log(
      `${planted}. ${blunder.side}, stage ${kit.mind.stage(blunder.state)}: ${blunder.worse.toFixed(1)} points worse, ` +
        `graded ${grade} (${lost.toFixed(1)})${isFound ? '' : '  MISSED'}`,
    );
  }
  console.log(
    `${id}/${scenario}: ${found} of ${planted} found; ${tried} decisions tried; ${JSON.stringify([...grades])}`,
  );
});
