import { readFileSync } from 'node:fs';

const WORK = new URL('../../dist/work/', import.meta.url);

/** @param {readonly (readonly [text: string, link: string])[]} links */
const items = links => links.map(([text, link]) => ({ text, link }));

const GUIDES = [
  {
    text: 'Players',
    items: items([
      ['A first game', '/player'],
      ['With a friend', '/online'],
      ['Analysis', '/analysis'],
      ['Strength of the computer', '/ladder'],
    ]),
  },
  {
    text: 'Rules',
    items: items([
      ['Sixth Fleet', '/rules/sixth-fleet/'],
      ['Second Fleet', '/rules/second-fleet/'],
      ['Europa Naval', '/rules/europa-naval/'],
      ['Skerry', '/rules/skerry/'],
      ['Manifest of Sixth Fleet', '/sixth-fleet-manifest'],
    ]),
  },
  {
    text: 'Hosts',
    items: items([
      ['Running a server', '/hosting'],
      ['Storage', '/storage'],
      ['Trials', '/online-trials'],
      ['Security', '/security'],
    ]),
  },
  {
    text: 'Programs',
    items: items([
      ['Bots', '/bots'],
      ['Programming interface', '/api'],
      ['Types and functions', '/library/'],
      ['Laboratory', '/laboratory'],
      ['Many machines', '/machines'],
      ['How the computer thinks', '/computer'],
      ['Fuzzing', '/fuzz'],
      ['Mutation', '/mutation'],
    ]),
  },
  {
    text: 'Builders',
    items: items([
      ['Architecture', '/architecture'],
      ['Contract of a game', '/contract'],
      ['Types and functions', '/library/'],
      ['Adding a game', '/adding-a-game'],
      ['Adding a scenario', '/adding-a-scenario'],
      ['How we write', '/contributing'],
      ['What is new', '/changelog'],
    ]),
  },
];

/** @type {{ readonly [sign: string]: string }} */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Without colours: they would stand in the markup as styles, and the server lets no style in there.
 * @param {string} code
 */
const highlight = code =>
  `<pre v-pre><code>${code.replaceAll(/[&<>]/g, sign => ESCAPES[sign] ?? sign)}</code></pre>`;

/**
 * The pages work under the same content policy as the game: no script and no style stands in the markup.
 * @param {string} html
 */
const withoutInline = html =>
  html
    .replaceAll(/<script(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/ style="text-align:\s*(\w+);?"/g, ' class="at-$1"')
    .replaceAll(/ style="[^"]*"/g, '');

/** @returns {object} */
const sidebars = () =>
  /** @type {object} */ (JSON.parse(readFileSync(new URL('sidebars.json', WORK), 'utf8')));

// oxlint-disable-next-line import/no-default-export -- what draws the site asks for one
export default {
  title: 'Narrow Seas',
  description: 'Guides and rules of Narrow Seas.',
  lang: 'en-GB',
  base: '/docs/',
  srcDir: '../dist/work',
  outDir: '../dist/site',
  cacheDir: '../dist/cache',
  appearance: false,
  metaChunk: true,
  head: [['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }]],
  markdown: { highlight },
  transformHtml: withoutInline,
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: items([
      ['Guide', '/player'],
      ['Rules', '/rules/sixth-fleet/'],
      ['Host', '/hosting'],
      ['Build', '/architecture'],
    ]),
    sidebar: { ...sidebars(), '/': GUIDES },
  },
};
