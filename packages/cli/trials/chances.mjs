// How values become chances: plays games between equals, fits the curve of a scenario and checks it on other games.
// node packages/cli/trials/chances.mjs GAME SCENARIO [GAMES] [SEED] [LEVEL] [FILE]
// FILE is the win-curves.json of the game; its curve for this scenario is replaced.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chanceFrom, scaleOf, scoreOf } from '@narrow-seas/ai';
import { loadCatalogue } from '@narrow-seas/catalogue';
import { idOf } from '@narrow-seas/core';
import { brierOf, fitCurve, reliabilityOf } from '../dist/analyse/fit-curve.js';
import { sampledGame } from '../dist/analyse/outcomes.js';

const [id = 'skerry', scenario = 'sortie', count = '60', seed = '1', level = 'captain', file] =
  process.argv.slice(2);
const some = (await loadCatalogue()).find(each => idOf(each) === id);
if (some === undefined) throw new Error(`There is no game ${id}.`);

/** Games for the check begin this far from those of the fit. */
const APART = 100_000;

some(kit => {
  const start = kit.game.setup({ scenario, options: {} });
  if (!start.ok) throw new Error(start.error.message);
  const scale = scaleOf(kit.desk.score(kit.game.view(start.value, kit.game.sides[0])).scale);
  /** @type {(first: number, many: number) => import('../dist/analyse/outcomes.js').PlayedGame[]} */
  const play = (first, many) =>
    Array.from({ length: many }, (_, place) => sampledGame(kit, scenario, level, first + 10 * place)).flatMap(
      game => game ?? [],
    );
  const fitted = play(Number(seed), Number(count));
  const others = play(Number(seed) + APART, Math.ceil(Number(count) / 2));
  const curve = fitCurve(fitted, scale);
  const mean = fitted.reduce((sum, { samples }) => sum + (samples[0]?.result ?? 0), 0) / fitted.length;
  console.log(
    `${id}/${scenario}, ${fitted.length} games of ${level} for the fit, ${others.length} for the check`,
  );
  console.log(JSON.stringify(curve));
  for (const { from, to, moments, games, foretold, happened } of reliabilityOf(curve, others))
    console.log(
      `| ${id} ${scenario} | ${100 * from} to ${100 * to}% | ${moments} of ${games} games | ` +
        `${(100 * foretold).toFixed(0)}% | ${(100 * happened).toFixed(0)}% |`,
    );
  const own = brierOf(({ value, stage }) => scoreOf(chanceFrom(curve, value, stage)), others);
  console.log(
    `Brier score ${own.toFixed(3)}; always ${(100 * mean).toFixed(0)}%: ${brierOf(() => mean, others).toFixed(3)}`,
  );
  if (file === undefined) return;
  const known = /** @type {object} */ (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  writeFileSync(file, `${JSON.stringify({ ...known, [scenario]: curve }, undefined, 2)}\n`);
});
