import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, pageOf } from './page.ts';
import { ROOT } from './places.ts';

/** What a game brings, in reading order. */
const FILES = [
  ['game', 'The rules of a game'],
  ['game-package', 'Everything a game brings'],
  ['desk', 'What a screen asks'],
  ['face', 'How a game looks'],
  ['mind', 'What the computer needs'],
  ['handbook', 'Pictures and sheets for the rules'],
  ['rule-index', 'Cases, readings and glossary'],
] as const;

/** The contract between a game and everything else, read from the code. */
export const contractPage = (): Page =>
  pageOf('contract.md', [
    '# The contract of a game',
    'A game is an object of these types. This page is the code itself, from `packages/core/src`; [adding a game](./adding-a-game.md) shows how to fill it in.',
    ...FILES.flatMap(([file, title]) => [
      `## ${title}`,
      `\`packages/core/src/${file}.ts\``,
      `\`\`\`ts\n${readFileSync(join(ROOT, `packages/core/src/${file}.ts`), 'utf8').trim()}\n\`\`\``,
    ]),
  ]);
