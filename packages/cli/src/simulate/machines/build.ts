import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { World } from '../../world.ts';

/** Everything that decides how a game goes: rules, minds, dice and the loop that plays. */
const PARTS = ['core', 'hex', 'ai', 'cli/dist/simulate'] as const;
const DIGITS = 12;

/** Two programs with the same build play the same games from the same seeds. */
export const buildOf = ({ sources }: Pick<World, 'sources'>): string => {
  const packages = dirname(sources);
  const games = readdirSync(sources, { withFileTypes: true }).filter(entry => entry.isDirectory());
  const folders = [
    ...PARTS.map(part => (part.includes('/') ? part : join(part, 'dist'))),
    ...games.map(({ name }) => join('games', name, 'dist')),
  ];
  const hash = createHash('sha256');
  for (const folder of folders.toSorted()) {
    for (const file of scriptsIn(join(packages, folder))) {
      hash.update(`${folder}/${file}\n`);
      hash.update(readFileSync(join(packages, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, DIGITS);
};

const scriptsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(js|json)$/.test(file))
    .map(file => file.replaceAll('\\', '/'))
    .toSorted();
