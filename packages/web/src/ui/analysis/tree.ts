import { sameData, type WinChance } from '@narrow-seas/core';
import type { Action, VariationMove, VariationStep } from '../../link/protocol.ts';

/** One move of a variation, and what it led to. */
export interface TreeNode extends VariationMove {
  readonly id: number;
  /** The move before it; undefined for a first move. */
  readonly parent: number | undefined;
  /** In words, as the log tells it. */
  readonly text: string;
  readonly value: number;
  readonly chance?: WinChance;
  readonly turn?: number;
  /** Where a side has done something at a stretch: that, in a few words. */
  readonly title?: string;
  /** What somebody calls it. */
  readonly name?: string;
}

/** Where variations begin: a position of the game, and all that was tried from it. */
export interface TreeRoot {
  readonly id: number;
  /** After this many entries of the game, as the viewer counts them. */
  readonly at: number;
  readonly position: string;
  /** Others had secrets: the position is as its owner imagined it. */
  readonly isImagined: boolean;
  readonly turn?: number;
  readonly name?: string;
  readonly nodes: readonly TreeNode[];
}

/** Plain data: it lies in the browser beside the game, and goes into a file as it is. */
export interface VariationTree {
  readonly format: 'narrow-seas/variations';
  readonly version: 1;
  /** The next id. */
  readonly next: number;
  readonly roots: readonly TreeRoot[];
}

export const NO_VARIATIONS: VariationTree = {
  format: 'narrow-seas/variations',
  version: 1,
  next: 1,
  roots: [],
};

/** More moves than these are not kept for one game. */
export const MOST_MOVES = 6000;

export const countMoves = ({ roots }: VariationTree): number =>
  roots.reduce((sum, { nodes }) => sum + nodes.length, 0);

export interface Grown {
  readonly tree: VariationTree;
  /** The root or move that one is at. */
  readonly at: number;
  /** The tree had no room for all of the line. */
  readonly isFull: boolean;
}

type NewRoot = Omit<TreeRoot, 'id' | 'nodes'>;

/** With a place to begin at; from one position all variations have one root. */
export const withRoot = (tree: VariationTree, root: NewRoot): Grown => {
  const known = tree.roots.find(
    ({ at, position, isImagined }) =>
      at === root.at && isImagined === root.isImagined && position === root.position,
  );
  if (known !== undefined) return { tree, at: known.id, isFull: false };
  const added = { ...root, id: tree.next, nodes: [] };
  const roots = [...tree.roots, added].toSorted((one, other) => one.at - other.at);
  return { tree: { ...tree, next: tree.next + 1, roots }, at: added.id, isFull: false };
};

export const rootOf = ({ roots }: VariationTree, id: number): TreeRoot | undefined =>
  roots.find(root => root.id === id || root.nodes.some(node => node.id === id));

type Said = VariationStep & { readonly text: string };

const toldOf = ({ by, action, text, value, chance, turn, title }: Said): Omit<TreeNode, 'id' | 'parent'> => ({
  by,
  action,
  text,
  value,
  ...(chance === undefined ? {} : { chance }),
  ...(turn === undefined ? {} : { turn }),
  ...(title === undefined ? {} : { title }),
});

/** With a line that was played from a root: moves that are known stay as they are called, new ones are added. */
export const withLine = (tree: VariationTree, root: number, line: readonly Said[]): Grown => {
  const found = tree.roots.find(({ id }) => id === root);
  if (found === undefined) return { tree, at: root, isFull: false };
  const room = MOST_MOVES - countMoves(tree);
  const nodes = new Map(found.nodes.map(node => [node.id, node]));
  const children = new Map<number | undefined, number[]>();
  for (const { id, parent } of found.nodes) children.set(parent, [...(children.get(parent) ?? []), id]);
  let { next } = tree;
  let parent: number | undefined;
  let added = 0;
  for (const step of line) {
    const known = (children.get(parent) ?? [])
      .map(id => nodes.get(id) as TreeNode)
      .find(node => node.by === step.by && sameData(node.action, step.action));
    if (known === undefined && added >= room) break;
    const id = known?.id ?? next;
    const name = known?.name === undefined ? {} : { name: known.name };
    nodes.set(id, { id, parent, ...toldOf(step), ...name });
    if (known === undefined) {
      next += 1;
      added += 1;
    }
    parent = id;
  }
  const grown = { ...found, nodes: [...nodes.values()] };
  const roots = tree.roots.map(each => (each.id === root ? grown : each));
  const isFull = added >= room && lineTo(grown, parent).length < line.length;
  return { tree: { ...tree, next, roots }, at: parent ?? root, isFull };
};

/** The moves that lead from the root to a move, with it; none for the root itself. */
export const lineTo = ({ nodes }: TreeRoot, id: number | undefined): readonly TreeNode[] => {
  const byId = new Map(nodes.map(node => [node.id, node]));
  const line: TreeNode[] = [];
  for (let node = id === undefined ? undefined : byId.get(id); node !== undefined; ) {
    line.push(node);
    node = node.parent === undefined ? undefined : byId.get(node.parent);
  }
  return line.toReversed();
};

/** Without a root with all that was tried there, or without a move with all that follows it. */
export const without = (tree: VariationTree, id: number): VariationTree => ({
  ...tree,
  roots: tree.roots
    .filter(root => root.id !== id)
    .map(root => {
      const gone = new Set([id]);
      // A move stands after the move before it.
      for (const node of root.nodes)
        if (node.parent !== undefined && gone.has(node.parent)) gone.add(node.id);
      return { ...root, nodes: root.nodes.filter(node => !gone.has(node.id)) };
    }),
});

/** A name that says nothing takes the name away. */
export const renamed = (tree: VariationTree, id: number, name: string): VariationTree => {
  const named = <A extends { readonly id: number; readonly name?: string }>(each: A): A => {
    if (each.id !== id) return each;
    const { name: _, ...rest } = each;
    return (name.trim() === '' ? rest : { ...rest, name: name.trim().slice(0, LONGEST_NAME) }) as A;
  };
  return { ...tree, roots: tree.roots.map(root => named({ ...root, nodes: root.nodes.map(named) })) };
};

const LONGEST_NAME = 60;

/** Moves that belong together, as one line of the list; what else was tried in its place hangs below it. */
export interface TreeRow {
  /** The last of the moves: one goes to it. */
  readonly node: TreeNode;
  readonly ids: readonly number[];
  /** Each a list of rows that begins after this one, beside the row that follows. */
  readonly branches: readonly (readonly TreeRow[])[];
}

export interface TreeRows {
  readonly rows: readonly TreeRow[];
  /** What else was tried at the very beginning. */
  readonly branches: readonly (readonly TreeRow[])[];
}

/** The tree for reading: what a side does at a stretch is one row, and a throw of the dice is another. */
export const rowsOf = (root: TreeRoot): TreeRows => {
  const children = new Map<number | undefined, TreeNode[]>();
  for (const node of root.nodes) {
    const list = children.get(node.parent) ?? [];
    list.push(node);
    children.set(node.parent, list);
  }
  const after = (id: number | undefined): readonly TreeNode[] => children.get(id) ?? [];
  const rowsFrom = (first: TreeNode): readonly TreeRow[] => {
    const rows: TreeRow[] = [];
    for (let next: TreeNode | undefined = first; next !== undefined; ) {
      const moves = stretchFrom(next, after);
      const node = moves.at(-1) as TreeNode;
      const [main, ...others] = after(node.id);
      rows.push({ node, ids: moves.map(({ id }) => id), branches: others.map(rowsFrom) });
      next = main;
    }
    return rows;
  };
  const [main, ...others] = after(undefined);
  return { rows: main === undefined ? [] : rowsFrom(main), branches: others.map(rowsFrom) };
};

/** From a move as far as the same side does more, nothing else was tried and nobody calls it anything. */
const stretchFrom = (first: TreeNode, after: (id: number) => readonly TreeNode[]): readonly TreeNode[] => {
  const moves = [first];
  for (let last = first; last.by !== 'chance' && last.title === undefined && last.name === undefined; ) {
    const [only, ...more] = after(last.id);
    if (only === undefined || more.length > 0 || only.by !== last.by) break;
    moves.push(only);
    last = only;
  }
  return moves;
};

/** The move before the stretch that one is in; undefined at the root. */
export const stepBefore = (root: TreeRoot, id: number): number | undefined =>
  root.nodes.find(node => node.id === id)?.parent ?? (id === root.id ? undefined : root.id);

/** The moves as the worker is asked to make them. */
export const movesOf = (line: readonly TreeNode[]): readonly VariationMove[] =>
  line.map(({ by, action }: { readonly by: string; readonly action: Action }) => ({ by, action }));
