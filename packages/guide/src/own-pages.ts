import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Page } from './page.ts';
import { ROOT, WORK } from './places.ts';

/** Pages of the repository, and what they are called on the site. */
export const OWN = {
  'docs/player.md': 'player.md',
  'docs/online.md': 'online.md',
  'docs/analysis.md': 'analysis.md',
  'docs/hosting.md': 'hosting.md',
  'docs/storage.md': 'storage.md',
  'docs/online-trials.md': 'online-trials.md',
  'docs/bots.md': 'bots.md',
  'docs/laboratory.md': 'laboratory.md',
  'docs/machines.md': 'machines.md',
  'docs/computer.md': 'computer.md',
  'docs/ladder.md': 'ladder.md',
  'docs/fuzz.md': 'fuzz.md',
  'docs/mutation.md': 'mutation.md',
  'docs/sixth-fleet-manifest.md': 'sixth-fleet-manifest.md',
  'docs/adding-a-game.md': 'adding-a-game.md',
  'docs/adding-a-scenario.md': 'adding-a-scenario.md',
  'ARCHITECTURE.md': 'architecture.md',
  'CONTRIBUTING.md': 'contributing.md',
  'CHANGELOG.md': 'changelog.md',
  'SECURITY.md': 'security.md',
} as const;

const LINK = /(!?)\[([^\]]*)\]\(([^)\s]+)\)/g;

const isAway = (target: string): boolean => /^(https?:|mailto:|#)/.test(target);

/** What a link of a page of the repository leads to, from the root; undefined for a place elsewhere. */
const fromRoot = (page: string, target: string): string =>
  join(dirname(page), target.replace(/#.*$/, '')).replaceAll('\\', '/');

/** Links between pages of the site stay links; what lies in the repository only is named. */
const relinked = (page: string, text: string, pictures: Set<string>): string =>
  text.replaceAll(LINK, (whole, image: string, words: string, target: string) => {
    if (isAway(target)) return whole;
    const path = fromRoot(page, target);
    if (image !== '') {
      pictures.add(path);
      return `![${words}](/${path.replace(/^docs\//, '')})`;
    }
    const own = OWN[path as keyof typeof OWN];
    return own === undefined ? words : `[${words}](./${own}${/#.*$/.exec(target)?.[0] ?? ''})`;
  });

const FENCE = /(^```[\s\S]*?^```$)/m;

/** Outside of code a template would see its own signs in double braces, and a tag in what stands in angles. */
const safe = (text: string): string =>
  text
    .split(FENCE)
    .map(part => (part.startsWith('```') ? part : part.replaceAll('{{', '&#123;&#123;')))
    .join('');

/** The pages as they stand in the repository, with their pictures copied beside them. */
export const ownPages = (): readonly Page[] => {
  const pictures = new Set<string>();
  const pages = Object.entries(OWN).map(([source, path]) => ({
    path,
    text: safe(relinked(source, readFileSync(join(ROOT, source), 'utf8'), pictures)),
  }));
  for (const picture of pictures) {
    const place = join(WORK, 'public', picture.replace(/^docs\//, ''));
    mkdirSync(dirname(place), { recursive: true });
    cpSync(join(ROOT, picture), place);
  }
  return pages;
};
