import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../parts/root.mjs';
import { folderGraph, mermaidOf, packageGraph } from './graph.mjs';
import { sourcesIn } from './sources.mjs';

/** The page that holds the pictures, each between its marks. */
export const PAGE = join(ROOT, 'ARCHITECTURE.md');

const MARKS = /(<!-- picture: (\S+) -->\n)[\s\S]*?(<!-- end of picture -->)/g;

/**
 * The page with every picture drawn from the sources: `packages`, or the folders of one package.
 * @param {string} page
 * @param {readonly import('./sources.mjs').Source[]} sources
 */
export const withPictures = (page, sources) =>
  page.replaceAll(MARKS, (_whole, begin, /** @type {string} */ name, end) => {
    const graph = name === 'packages' ? packageGraph(sources) : folderGraph(sources, name);
    return `${begin}\`\`\`mermaid\n${mermaidOf(graph)}\n\`\`\`\n${end}`;
  });

/** The page as it is, and as it should be. */
export const readPage = () => {
  const page = readFileSync(PAGE, 'utf8');
  return { page, drawn: withPictures(page, sourcesIn(ROOT)) };
};
