import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, pageOf, plain } from '../page.ts';
import { LIBRARY as BOUND } from '../places.ts';
import { LIBRARY, type Part, pageNameOf, partsOf, type Volume } from './shelf.ts';

const NAMES = LIBRARY.map(({ name }) => name).join('|');

/** Links between pages of one package, and out of it: `../../core/src/mind.md` as the site has it. */
const TARGET = new RegExp(String.raw`\]\(((?:\.\./)*)(?:(${NAMES})/src/)?([\w./-]+)\.md(#[^)]*)?\)`, 'g');

/** What a folder exports through its index is written as a page of the folder's name. */
const writtenAs = (file: string): string => file.replace(/\/index$/, '');

/** The file that a link of a page leads to, from the folder of its package. */
const fileFrom = (page: string, path: string): string => join(page, '..', path).replaceAll('\\', '/');

const relinked = (volume: Volume, [file]: Part, text: string): string =>
  text.replaceAll(TARGET, (_, up: string, other: string | undefined, path: string, place = '') => {
    const there = pageNameOf(other === undefined ? fileFrom(writtenAs(file), `${up}${path}`) : path);
    return `](../${other ?? volume.name}/${there}.md${place})`;
  });

const addressOf = ({ name }: Volume, [file]: Part): string => `/library/${name}/${pageNameOf(file)}`;

const partPage = (volume: Volume, part: Part): Page => {
  const [file, title] = part;
  const text = readFileSync(join(BOUND, 'packages', volume.name, 'src', `${writtenAs(file)}.md`), 'utf8');
  return pageOf(`library/${volume.name}/${pageNameOf(file)}.md`, [
    // The style sheet shows tables of such pages as lists on a phone.
    '---\npageClass: library\n---',
    `# ${plain(title)}`,
    `\`packages/${volume.name}/src/${file}.ts\`, imported from \`@narrow-seas/${volume.name}\``,
    relinked(volume, part, text.trim()).replaceAll('{{', '&#123;&#123;'),
  ]);
};

const indexPage = (): Page =>
  pageOf('library/index.md', [
    '# Types and functions',
    'What the packages offer to those who write games, bots and servers, type by type, as the code says it. [The contract of a game](../contract.md) is the short way in; [adding a game](../adding-a-game.md) shows how to fill it in.',
    ...LIBRARY.flatMap(volume => [
      `## ${plain(volume.title)}`,
      volume.about.replaceAll('](./', '](../'),
      ...volume.shelves.map(
        ({ title, parts }) =>
          `**${plain(title)}.** ${parts
            .map(part => `[${plain(part[1])}](./${volume.name}/${pageNameOf(part[0])}.md)`)
            .join(' · ')}`,
      ),
    ]),
  ]);

/** A page for each file on a shelf, and one that leads to all. */
export const libraryPages = (): readonly Page[] => [
  indexPage(),
  ...LIBRARY.flatMap(volume => partsOf(volume).map(part => partPage(volume, part))),
];

interface Menu {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly Menu[];
}

/** What stands beside each of these pages. */
export const librarySidebar = (): readonly Menu[] => [
  { text: 'Types and functions', link: '/library/' },
  ...LIBRARY.map(volume => ({
    text: volume.title,
    collapsed: false,
    items: volume.shelves.map(({ title, parts }) => ({
      text: title,
      collapsed: true,
      items: parts.map(part => ({ text: part[1], link: addressOf(volume, part) })),
    })),
  })),
];
