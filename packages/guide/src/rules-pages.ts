import type { SheetBlock } from '@narrow-seas/core';
import {
  type CaseEntry,
  type Chapter,
  type Figure,
  placeOf,
  type Reference,
  type Run,
  svgOf,
} from '@narrow-seas/reference';
import { type Page, pageOf, plain, tableOf } from './page.ts';

/** What stands for a case in an address. */
export const anchorOf = (id: string): string => `case-${id.replaceAll('.', '-')}`;

const fileOf = (chapter: Pick<Chapter, 'id'>): string => `${chapter.id.replaceAll('.', '-')}.md`;

const linkTo = (reference: Reference, id: string, text = id): string => {
  const found = placeOf(reference, id) ?? placeOf(reference, id.replace(/\.0$/, ''));
  return found === undefined
    ? plain(text)
    : `[${plain(text)}](./${fileOf(found.chapter)}#${anchorOf(found.entry.id)})`;
};

const sentence = (reference: Reference, runs: readonly Run[]): string =>
  runs
    .map(run => {
      if (typeof run === 'string') return plain(run);
      return 'rule' in run ? linkTo(reference, run.rule, run.text) : `[${plain(run.text)}](./glossary.md)`;
    })
    .join('');

const others = (reference: Reference, label: string, ids: readonly string[]): string =>
  ids.length === 0 ? '' : `${label}: ${ids.map(id => linkTo(reference, id)).join(', ')}.`;

const figureFile = ({ game }: Reference, { id }: Figure): string => `/figures/${game}-${id}.svg`;

const caseText = (reference: Reference, entry: CaseEntry): string =>
  [
    `### ${plain(entry.id)} ${plain(entry.title)} {#${anchorOf(entry.id)}}`,
    sentence(reference, entry.text),
    ...entry.figures.map(
      figure =>
        `![${plain(figure.title)}](${figureFile(reference, figure)})\n\n**${plain(figure.title)}.** ${sentence(reference, figure.caption)}`,
    ),
    ...entry.notes.map(
      ({ value, reason }) =>
        `> **Our reading.** ${sentence(reference, value)}\n>\n> Why: ${sentence(reference, reason)}`,
    ),
    others(reference, 'See also', entry.see),
    others(reference, 'Used by', entry.usedBy),
  ]
    .filter(part => part !== '')
    .join('\n\n');

const chapterPage = (reference: Reference, chapter: Chapter): Page =>
  pageOf(`rules/${reference.game}/${fileOf(chapter)}`, [
    `# ${plain(chapter.id)}. ${plain(chapter.title)}`,
    ...chapter.cases.map(entry => caseText(reference, entry)),
  ]);

const glossaryPage = (reference: Reference): Page =>
  pageOf(`rules/${reference.game}/glossary.md`, [
    `# ${plain(reference.title)}: words and abbreviations`,
    tableOf([
      ['word', 'meaning', 'case'],
      ...reference.glossary.map(({ term, meaning, rule }) => [
        `**${plain(term)}**`,
        plain(meaning),
        linkTo(reference, rule),
      ]),
    ]),
  ]);

const block = (reference: Reference, part: SheetBlock): string =>
  [
    `### ${plain(part.title)} ${linkTo(reference, part.rule, `[${part.rule}]`)}`,
    'rows' in part
      ? tableOf([part.head, ...part.rows].map(row => row.map(plain)))
      : part.lines.map(line => `- ${plain(line)}`).join('\n'),
    part.note === undefined ? '' : plain(part.note),
  ]
    .filter(text => text !== '')
    .join('\n\n');

const sheetPage = (reference: Reference): readonly Page[] =>
  reference.sheet === undefined
    ? []
    : [
        pageOf(`rules/${reference.game}/sheet.md`, [
          `# ${plain(reference.title)}: sheet for the table`,
          `The page of the game prints this sheet on two pages of A4: <a href="/#/rules/${reference.game}/sheet" target="_self">open it there</a>.`,
          ...reference.sheet.pages.flat().map(part => block(reference, part)),
        ]),
      ];

const indexPage = (reference: Reference): Page =>
  pageOf(`rules/${reference.game}/index.md`, [
    `# ${plain(reference.title)}: the rules`,
    `In our own words, case by case. What the rulebook leaves open is marked as our reading, with the reason. The <a href="/#/rules/${reference.game}" target="_self">same rules</a> stand in the page of the game, one press away from every refusal.`,
    reference.chapters
      .map(chapter => `- [${plain(chapter.id)}. ${plain(chapter.title)}](./${fileOf(chapter)})`)
      .join('\n'),
    `[Words and abbreviations](./glossary.md)${reference.sheet === undefined ? '' : ' · [Sheet for the table](./sheet.md)'}`,
  ]);

/** All pages about the rules of a game. */
export const rulesPages = (reference: Reference): readonly Page[] => [
  indexPage(reference),
  ...reference.chapters.map(chapter => chapterPage(reference, chapter)),
  glossaryPage(reference),
  ...sheetPage(reference),
];

/** Its pictures, as files. */
export const figureFiles = (reference: Reference, colour: (role: string) => string): readonly Page[] =>
  reference.chapters
    .flatMap(({ cases }) => cases)
    .flatMap(({ figures }) => figures)
    .map(figure => ({ path: `public${figureFile(reference, figure)}`, text: svgOf(figure, colour) }));

interface SidebarLink {
  readonly text: string;
  readonly link: string;
}

/** The chapters beside each page of the rules. */
export const rulesSidebar = (reference: Reference): readonly SidebarLink[] => [
  { text: 'Overview', link: `/rules/${reference.game}/` },
  ...reference.chapters.map(chapter => ({
    text: `${chapter.id}. ${chapter.title}`,
    link: `/rules/${reference.game}/${fileOf(chapter).replace('.md', '')}`,
  })),
  { text: 'Glossary', link: `/rules/${reference.game}/glossary` },
  { text: 'Sheet', link: `/rules/${reference.game}/sheet` },
];
