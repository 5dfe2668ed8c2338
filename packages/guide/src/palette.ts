import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.ts';

const MOODS = join(ROOT, 'packages/web/src/style/moods.css');

/** A colour by its role, as the page has it in its light mood: a picture in a file cannot ask a style sheet. */
export const lightPalette = (): ((role: string) => string) => {
  const [light = ''] = readFileSync(MOODS, 'utf8').split('}');
  const values = new Map(
    [...light.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
  return role => {
    const [own = '', instead = ''] = role.split('|');
    const found = values.get(own) ?? values.get(`map-${own}`) ?? values.get(`map-${instead}`);
    if (found === undefined) throw new Error(`moods.css has no colour for ${role}.`);
    return found;
  };
};
