import { CATALOGUE } from '@narrow-seas/catalogue';
import { FACES } from '@narrow-seas/catalogue/face';
import { referenceOf } from '@narrow-seas/reference';
import { expect, test } from 'vitest';
import { apiPage } from './api-page.ts';
import { contractPage } from './contract-page.ts';
import { homePage } from './home-page.ts';
import { plain, tableOf } from './page.ts';
import { lightPalette } from './palette.ts';
import { figureFiles, rulesPages, rulesSidebar } from './rules-pages.ts';

const skerry = async () => {
  const game = await CATALOGUE.find(({ id }) => id === 'skerry')!.load();
  return referenceOf(game, await FACES.find(({ id }) => id === 'skerry')!.load());
};

test('words with signs of Markdown or of a template in them stay words', () => {
  expect(plain('a [b](c) {{d}} <e> f*g')).not.toMatch(/[[\]{}<>*]/);
  expect(
    tableOf([
      ['a', 'b'],
      ['1', ''],
    ]),
  ).toBe('| a | b |\n| --- | --- |\n| 1 |   |');
});

test('each chapter is a page, with a place for each case and a link to each case that it names', async () => {
  const reference = await skerry();
  const pages = rulesPages(reference);
  const sailing = pages.find(({ path }) => path === 'rules/skerry/4.md')?.text ?? '';
  expect(sailing).toContain('### 4.4 Contact {#case-4-4}');
  expect(sailing).toContain('Used by: [');
  expect(sailing).toContain('(./4.md#case-4-1)');
  expect(sailing).toContain('(/figures/skerry-contact.svg)');
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['rules/skerry/index.md', 'rules/skerry/glossary.md', 'rules/skerry/sheet.md']),
  );
  expect(rulesSidebar(reference)[0]).toEqual({ text: 'Overview', link: '/rules/skerry/' });
  expect(homePage([reference]).text).toContain('./rules/skerry/index.md');
});

test('pictures are drawn in the colours of the page; a colour that it has not is a fault', async () => {
  const colour = lightPalette();
  const figures = figureFiles(await skerry(), colour);
  expect(figures.map(({ path }) => path)).toContain('public/figures/skerry-contact.svg');
  for (const { text } of figures) expect(text).toMatch(/^<svg [^>]+><title>/);
  expect(() => colour('no-such-role')).toThrow('no-such-role');
});

test('every route of the interface and every part of the contract has a heading', () => {
  expect(apiPage().text).toContain('### `POST /api/v1/games/{id}/actions`');
  expect(contractPage().text).toContain('export interface Game<T extends GameTypes>');
});
