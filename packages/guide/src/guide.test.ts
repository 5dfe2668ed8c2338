/* oxlint-disable no-await-in-loop -- one game after another */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '@narrow-seas/catalogue';
import { describe, expect, test } from 'vitest';
import { LIBRARY, pageNameOf, partsOf } from './library/shelf.ts';
import { OWN } from './own-pages.ts';
import { ROOT, SITE } from './places.ts';
import { anchorOf } from './rules-pages.ts';

if (!existsSync(join(SITE, 'index.html')))
  throw new Error('This test reads the built guides: run `npm run build` first.');

const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).map(name =>
  name.replaceAll('\\', '/'),
);
const pages = files.filter(name => name.endsWith('.html') && name !== '404.html');
const read = (name: string): string => readFileSync(join(SITE, name), 'utf8');
const texts = new Map(pages.map(name => [name, read(name)]));

const BASE = '/docs/';

const targetsIn = (html: string): readonly string[] =>
  [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target = '']) => target.replaceAll('&amp;', '&'));

/** The file that an address of the site leads to; undefined for one that leads out of it. */
const fileOf = (page: string, target: string): string | undefined => {
  const address = new URL(target, `http://site${BASE}${page}`);
  if (address.host !== 'site' || !address.pathname.startsWith(BASE)) return undefined;
  const path = decodeURIComponent(address.pathname.slice(BASE.length));
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
};

describe('the built guides', () => {
  test('hold every page of the repository that belongs to them, and the rules of every game', () => {
    for (const path of Object.values(OWN)) expect(pages).toContain(path.replace(/\.md$/, '.html'));
    for (const { id } of CATALOGUE) {
      expect(pages).toContain(`rules/${id}/index.html`);
      expect(pages).toContain(`rules/${id}/sheet.html`);
      expect(pages).toContain(`rules/${id}/glossary.html`);
    }
    expect(pages).toEqual(
      expect.arrayContaining(['index.html', 'api.html', 'contract.html', 'laboratory.html']),
    );
  });

  test('have no dead link: files are there, and so are the places within them', () => {
    const dead = [...texts].flatMap(([page, html]) =>
      targetsIn(html).flatMap(target => {
        const file = fileOf(page, target);
        if (file === undefined) return [];
        const name = files.includes(file) ? file : `${file}.html`;
        if (!files.includes(name)) return [`${page}: ${target}`];
        const place = /#(.+)$/.exec(target)?.[1];
        const there = texts.get(name);
        const isThere =
          place === undefined || there === undefined || there.includes(`id="${decodeURIComponent(place)}"`);
        return isThere ? [] : [`${page}: ${target}`];
      }),
    );
    expect([...new Set(dead)]).toEqual([]);
  });

  test('have a place for every case of every game', async () => {
    for (const { id, load } of CATALOGUE) {
      const cases = (await load())(({ game }) => game.rules.cases);
      const all = [...texts]
        .filter(([name]) => name.startsWith(`rules/${id}/`))
        .map(([, html]) => html)
        .join('');
      expect(cases.filter(rule => !all.includes(`id="${anchorOf(rule.id)}"`)).map(rule => rule.id)).toEqual(
        [],
      );
    }
  });

  test('keep to the content policy of the game: no script and no style in the markup, nothing from elsewhere', () => {
    const inline = [...texts].filter(
      ([, html]) => /<script(?![^>]*\bsrc=)/.test(html) || / style="/.test(html) || /<style/.test(html),
    );
    expect(inline.map(([name]) => name)).toEqual([]);
    const foreign = [...texts].flatMap(([name, html]) =>
      [...html.matchAll(/<(?:script|link|img)[^>]+(?:src|href)="(https?:[^"]+)"/g)].map(
        ([, from]) => `${name}: ${from}`,
      ),
    );
    expect(foreign).toEqual([]);
  });

  test('explain each type of the contract, with what the code says of it, and link one to another', () => {
    for (const volume of LIBRARY)
      for (const [file] of partsOf(volume))
        expect(pages).toContain(`library/${volume.name}/${pageNameOf(file)}.html`);
    const game = texts.get('library/core/game.html') ?? '';
    expect(game).toContain('How the game ended; undefined while it goes on.');
    const linksOf = (page: string): readonly string[] =>
      targetsIn(texts.get(page) ?? '').map(target => {
        const { pathname, hash } = new URL(target, `http://site${BASE}${page}`);
        return `${pathname}${hash}`;
      });
    expect(linksOf('library/core/game.html')).toContain('/docs/library/core/refusal.html#refusal');
    expect(linksOf('library/umpire/table.html')).toContain('/docs/library/core/match.html#opening');
  });

  test('show the description of the interface that the server answers with', () => {
    expect(texts.get('api.html')).toContain('/api/v1/games/{id}/actions');
    expect(existsSync(join(ROOT, 'docs/schema/openapi.json'))).toBe(true);
  });
});
