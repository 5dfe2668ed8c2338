import { isObject } from '@narrow-seas/core';
import { MOST_MOVES, NO_VARIATIONS, type VariationTree } from './tree.ts';

type Unknown = Record<string, unknown>;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNothing = (value: unknown): boolean => value === undefined || isText(value);

const isNode = (value: unknown): value is Unknown =>
  isObject(value) &&
  isCount(value['id']) &&
  (value['parent'] === undefined || isCount(value['parent'])) &&
  isText(value['by']) &&
  isObject(value['action']) &&
  isText(value['text']) &&
  Number.isFinite(value['value']) &&
  isTextOrNothing(value['title']) &&
  isTextOrNothing(value['name']);

const isRoot = (value: unknown): value is Unknown & { readonly nodes: readonly Unknown[] } =>
  isObject(value) &&
  isCount(value['id']) &&
  isCount(value['at']) &&
  isText(value['position']) &&
  typeof value['isImagined'] === 'boolean' &&
  isTextOrNothing(value['name']) &&
  Array.isArray(value['nodes']) &&
  value['nodes'].every(isNode);

/** Every id once, below the next one, and every move after the move before it. */
const areLinked = (
  next: number,
  roots: readonly { readonly id?: unknown; readonly nodes: readonly Unknown[] }[],
) => {
  const seen = new Set<unknown>();
  const isNew = (id: unknown): boolean => {
    const isFirst = !seen.has(id) && Number(id) < next;
    seen.add(id);
    return isFirst;
  };
  return roots.every(root => {
    if (!isNew(root.id)) return false;
    const before = new Set<unknown>([undefined]);
    return root.nodes.every(({ id, parent }) => {
      const isFit = before.has(parent) && isNew(id);
      before.add(id);
      return isFit;
    });
  });
};

/** The variations that were kept; none where what was kept is damaged. */
export const soundTree = (value: unknown): VariationTree => {
  if (!isObject(value) || value['format'] !== NO_VARIATIONS.format) return NO_VARIATIONS;
  const { version, next, roots } = value;
  const isSound =
    version === NO_VARIATIONS.version &&
    isCount(next) &&
    Array.isArray(roots) &&
    roots.every(isRoot) &&
    areLinked(next, roots) &&
    roots.reduce((sum, { nodes }) => sum + nodes.length, 0) <= MOST_MOVES;
  return isSound ? (value as unknown as VariationTree) : NO_VARIATIONS;
};
