import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endOnSignals } from '../parts/command.mjs';
import { packRelease } from '../parts/release.mjs';
import { ROOT } from '../parts/root.mjs';
import { setUp } from '../parts/setup.mjs';
import { tryRelease } from '../parts/try-release.mjs';

endOnSignals();
const { values } = parseArgs({ options: { out: { type: 'string' }, try: { type: 'boolean' } } });
const folder = values.out === undefined ? join(ROOT, '.cache') : resolve(values.out);

const makeRelease = async () => {
  if (!(await setUp(['.']))) return false;
  const { tarball, megabytes } = await packRelease(folder);
  console.log(`${tarball} (${megabytes} MB) is ready: npm install it anywhere, or npm publish it.`);
  return values.try !== true || tryRelease(tarball);
};

if (!(await makeRelease())) process.exitCode = 1;
