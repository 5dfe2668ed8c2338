import type { Reference } from '@narrow-seas/reference';
import { type Page, pageOf, plain } from './page.ts';

/** Where each way into the site begins. */
export const homePage = (references: readonly Reference[]): Page =>
  pageOf('index.md', [
    '# Narrow Seas',
    'Operational naval wargames on real seas, in a browser, with every rule enforced and every ruling explained. <a href="/" target="_self">Play</a>.',
    '## For players',
    '- [A first game](./player.md), with pictures\n- [Playing with a friend](./online.md)\n- [The analysis of a game](./analysis.md)\n- [How strong the computer is](./ladder.md)',
    '## The rules',
    references
      .map(
        ({ game, title }) =>
          `- [${plain(title)}](./rules/${game}/index.md) ([sheet](./rules/${game}/sheet.md), [glossary](./rules/${game}/glossary.md))`,
      )
      .join('\n'),
    '## For hosts',
    '- [Running a server](./hosting.md)\n- [What it stores](./storage.md)\n- [What it withstood](./online-trials.md)',
    '## For programs and experiments',
    '- [Bots](./bots.md)\n- [Programming interface](./api.md)\n- [The laboratory](./laboratory.md)',
    '## For those who build',
    '- [How the code is organised](./architecture.md)\n- [The contract of a game](./contract.md)\n- [Types and functions of the packages](./library/index.md)\n- [Adding a game](./adding-a-game.md)\n- [Adding a scenario](./adding-a-scenario.md)\n- [How we write](./contributing.md)',
  ]);
