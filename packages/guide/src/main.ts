import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CATALOGUE } from '@narrow-seas/catalogue';
import { FACES } from '@narrow-seas/catalogue/face';
import { type Reference, referenceOf } from '@narrow-seas/reference';
import { build } from 'vitepress';
import { apiPage } from './api-page.ts';
import { contractPage } from './contract-page.ts';
import { homePage } from './home-page.ts';
import { libraryPages, librarySidebar } from './library/pages.ts';
import { ownPages } from './own-pages.ts';
import type { Page } from './page.ts';
import { lightPalette } from './palette.ts';
import { SOURCE, WORK } from './places.ts';
import { figureFiles, rulesPages, rulesSidebar } from './rules-pages.ts';

const readAll = (): Promise<readonly Reference[]> =>
  Promise.all(
    CATALOGUE.map(async ({ id, load }) => {
      const face = FACES.find(listed => listed.id === id);
      if (face === undefined) throw new Error(`The game ${id} has no face.`);
      return referenceOf(await load(), await face.load());
    }),
  );

const write = ({ path, text }: Page): void => {
  const place = join(WORK, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
};

type Sidebar = readonly [path: string, items: readonly object[]];

const sidebars = (references: readonly Reference[]): object =>
  Object.fromEntries<readonly object[]>([
    ...references.map(
      (reference): Sidebar => [
        `/rules/${reference.game}/`,
        [{ text: reference.title, items: rulesSidebar(reference) }],
      ],
    ),
    ['/library/', librarySidebar()],
  ]);

const make = async (): Promise<void> => {
  rmSync(WORK, { recursive: true, force: true });
  const references = await readAll();
  const colour = lightPalette();
  const pages = [
    homePage(references),
    ...ownPages(),
    apiPage(),
    contractPage(),
    ...libraryPages(),
    ...references.flatMap(rulesPages),
    ...references.flatMap(reference => figureFiles(reference, colour)),
    { path: 'sidebars.json', text: JSON.stringify(sidebars(references)) },
  ];
  for (const page of pages) write(page);
  await build(SOURCE);
};

await make();
