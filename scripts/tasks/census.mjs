import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourcesIn } from '../census/sources.mjs';
import { tellCensus } from '../census/tell.mjs';
import { endOnSignals, run } from '../parts/command.mjs';
import { ROOT } from '../parts/root.mjs';
import { probeDisk } from '../parts/trouble.mjs';

endOnSignals();

/**
 * The tree of another commit, in a folder that is gone afterwards.
 * @param {string} commit
 */
const tellCommit = async commit => {
  const folder = mkdtempSync(join(tmpdir(), 'narrow-seas-census-'));
  try {
    const archive = join(folder, 'tree.tar');
    const tree = join(folder, 'tree');
    mkdirSync(tree);
    const packed = await run('git', ['archive', '-o', archive, commit, 'packages']);
    const unpacked = packed.code === 0 ? await run('tar', ['-xf', archive, '-C', tree]) : packed;
    if (unpacked.code !== 0) {
      console.error(`There is no tree of ${commit} to count: ${unpacked.output.trim()}`);
      return 2;
    }
    console.log(tellCensus(sourcesIn(tree)).join('\n'));
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const USAGE = 'npm run census counts this tree; npm run census -- --at COMMIT counts that of a commit.';

probeDisk();
const [word, commit, ...more] = process.argv.slice(2);
if (word === undefined) {
  const lines = tellCensus(sourcesIn(ROOT));
  console.log(lines.join('\n'));
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  writeFileSync(join(ROOT, 'reports', 'census.txt'), `${lines.join('\n')}\n`);
} else if (word === '--at' && commit !== undefined && more.length === 0)
  process.exitCode = await tellCommit(commit);
else {
  console.error(USAGE);
  process.exitCode = 2;
}
