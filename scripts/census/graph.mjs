import { posix } from 'node:path';
import { packageOf } from './sources.mjs';

/** @typedef {import('./sources.mjs').Source} Source */
/** Who needs whom. @typedef {ReadonlyMap<string, ReadonlySet<string>>} Graph */

const IMPORT = /(?:\bfrom|\bimport\() ?'([^']+)'/g;

/**
 * @param {readonly Source[]} sources
 * @param {(source: Source) => string | undefined} nodeOf
 * @param {(source: Source, imported: string) => string | undefined} targetOf
 * @returns {Graph}
 */
const graphOf = (sources, nodeOf, targetOf) => {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const source of sources) {
    const node = source.isTest ? undefined : nodeOf(source);
    if (node === undefined) continue;
    const needed = graph.get(node) ?? new Set();
    graph.set(node, needed);
    for (const [, imported = ''] of source.text.matchAll(IMPORT)) {
      const target = targetOf(source, imported);
      if (target !== undefined && target !== node) needed.add(target);
    }
  }
  return graph;
};

/**
 * Which package imports which.
 * @param {readonly Source[]} sources
 */
export const packageGraph = sources => {
  const folders = new Map(
    sources.map(({ path }) => packageOf(path)).map(name => [name.replace('games/', ''), name]),
  );
  return graphOf(
    sources,
    ({ path }) => packageOf(path),
    (_source, imported) => folders.get(/^@narrow-seas\/([\w-]+)/.exec(imported)?.[1] ?? ''),
  );
};

/**
 * The folder of a file below `src`, or the file itself where it lies in none.
 * @param {string} path
 */
const partOf = path => (/\/src\/(.+)$/.exec(path)?.[1] ?? '').replace(/\/.*$|\.tsx?$/, '');

/**
 * Which folder of a package imports which.
 * @param {readonly Source[]} sources
 * @param {string} name
 */
export const folderGraph = (sources, name) =>
  graphOf(
    sources.filter(({ path }) => packageOf(path) === name),
    ({ path }) => (partOf(path) === 'index' ? undefined : partOf(path)),
    ({ path }, imported) =>
      imported.startsWith('.') && imported.endsWith('.ts')
        ? partOf(posix.join(posix.dirname(path), imported))
        : undefined,
  );

/**
 * Everybody whom a node needs, and whom those need in turn.
 * @param {Graph} graph
 * @param {string} from
 */
const reachOf = (graph, from) => {
  /** @type {Set<string>} */
  const reached = new Set();
  const left = [...(graph.get(from) ?? [])];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    left.push(...(graph.get(node) ?? []));
  }
  return reached;
};

/**
 * Whether the way from one to another also leads by somebody else. One that needs `from` in turn does not count: of two
 * that need each other each would stand for the arrows of the other, and none would be drawn.
 * @param {Graph} graph
 * @param {string} from
 * @param {string} to
 */
const isReachedByOthers = (graph, from, to) =>
  [...(graph.get(from) ?? [])].some(
    by => by !== to && !reachOf(graph, by).has(from) && reachOf(graph, by).has(to),
  );

/**
 * The graph as a Mermaid picture. An arrow that others together say as well is left out.
 * @param {Graph} graph
 */
export const mermaidOf = graph => {
  const id = /** @param {string} node */ node => node.replaceAll(/\W/g, '_');
  const nodes = [...graph.keys()].toSorted();
  return [
    'graph TD',
    ...nodes.map(node => `  ${id(node)}["${node}"]`),
    ...nodes.flatMap(node =>
      [...(graph.get(node) ?? [])]
        .toSorted()
        .filter(needed => graph.has(needed) && !isReachedByOthers(graph, node, needed))
        .map(needed => `  ${id(node)} --> ${id(needed)}`),
    ),
  ].join('\n');
};
