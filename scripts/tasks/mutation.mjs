import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHAPTERS, pathOf } from '../mutation/chapters.mjs';
import { missedIn, scoresOf } from '../mutation/score.mjs';
import { endOnSignals, runNode } from '../parts/command.mjs';
import { install } from '../parts/install.mjs';
import { ROOT } from '../parts/root.mjs';
import { probeDisk } from '../parts/trouble.mjs';

endOnSignals();
const [game = '', ...asked] = process.argv.slice(2);
const chapters = CHAPTERS[game];
const chosen = Object.entries(chapters ?? {}).filter(
  ([title]) => asked.length === 0 || asked.some(word => title.split(' ')[0] === word),
);

/** Runs Stryker over the chapters, and tells the score of each and where to read what was missed. */
const mutate = async () => {
  const files = chosen.flatMap(([, names]) => names.split(' ').map(name => pathOf(game, name)));
  const stryker = join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const { code } = await runNode([stryker, 'run', '--mutate', files.join(',')], {
    shown: true,
    env: { ...process.env, MUTATED_GAME: game },
  });
  const folder = join(ROOT, 'reports', 'mutation');
  const text = readFileSync(join(folder, 'mutation.json'), 'utf8');
  const report = /** @type {import('../mutation/score.mjs').Report} */ (JSON.parse(text));
  const missed = join(folder, `${game}.txt`);
  writeFileSync(missed, `${missedIn(game, report).join('\n')}\n`);
  for (const { chapter, noticed, missed: not, score } of scoresOf(game, report))
    console.log(`${score.toFixed(1).padStart(6)}%  ${chapter}: ${noticed} noticed, ${not} missed`);
  console.log(`What was missed: ${missed}`);
  return code;
};

const tellUsage = () => {
  const what = chapters === undefined ? Object.keys(CHAPTERS) : Object.keys(chapters);
  console.error(
    `npm run mutation -- GAME [CHAPTER ...] needs ${chapters === undefined ? 'a game' : 'a chapter'} of these: ${what.join(', ')}.`,
  );
  return 2;
};

probeDisk();
if (!(await install())) process.exitCode = 1;
else process.exitCode = chosen.length === 0 ? tellUsage() : await mutate();
