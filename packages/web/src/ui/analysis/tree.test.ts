import { expect, test } from 'vitest';
import type { VariationStep } from '../../link/protocol.ts';
import {
  countMoves,
  lineTo,
  MOST_MOVES,
  NO_VARIATIONS,
  renamed,
  rowsOf,
  type TreeRoot,
  type TreeRow,
  type VariationTree,
  without,
  withLine,
  withRoot,
} from './tree.ts';
import { soundTree } from './tree-sound.ts';

type Said = VariationStep & { readonly text: string };

/** "n1 n2 dice3": who moves, and what. A star ends a stretch. */
const line = (text: string): readonly Said[] =>
  text.split(' ').map(word => {
    const [, who = '', what = '', end = ''] = /^([a-z]+)(\d+)(\*?)$/.exec(word) ?? [];
    return {
      by: { n: 'north', s: 'south', dice: 'chance' }[who] ?? who,
      action: { type: 'move', what },
      text: word,
      value: Number(what),
      entry: { number: 0, by: who, sights: [] },
      ...(end === '' ? {} : { title: `stretch ${what}` }),
    };
  });

const ROOT = { at: 4, position: 'start', isImagined: false };

const grown = (...lines: readonly string[]): VariationTree => {
  const begun = withRoot(NO_VARIATIONS, ROOT);
  return lines.reduce((tree, text) => withLine(tree, begun.at, line(text)).tree, begun.tree);
};

const rootIn = ({ roots: [root] }: VariationTree): TreeRoot => root as TreeRoot;

const textOf = (rows: readonly TreeRow[]): unknown =>
  rows.map(({ node, ids, branches }) =>
    branches.length === 0
      ? `${node.text}/${ids.length}`
      : [`${node.text}/${ids.length}`, branches.map(textOf)],
  );

test('one line grows move by move, and playing it again adds nothing', () => {
  const tree = grown('n1', 'n1 n2', 'n1 n2 dice3', 'n1 n2');
  expect(countMoves(tree)).toBe(3);
  expect(lineTo(rootIn(tree), 4).map(({ text }) => text)).toEqual(['n1', 'n2', 'dice3']);
});

test('another move at the same place is a branch, and where one is is told', () => {
  const tree = grown('n1 n2* s3');
  const other = withLine(tree, rootIn(tree).id, line('n1 n2* s4'));
  expect(countMoves(other.tree)).toBe(4);
  expect(lineTo(rootIn(other.tree), other.at).map(({ text }) => text)).toEqual(['n1', 'n2*', 's4']);
});

test('what a side does at a stretch is one row, each throw another, and branches hang where they begin', () => {
  const tree = grown('n1 n2* s3 s4* dice5 dice6 n7*', 'n1 n2* s3 s4* dice6 n8*', 'n9*');
  const { rows, branches } = rowsOf(rootIn(tree));
  expect(textOf(rows)).toEqual(['n2*/2', ['s4*/2', [['dice6/1', 'n8*/1']]], 'dice5/1', 'dice6/1', 'n7*/1']);
  expect(branches.map(textOf)).toEqual([['n9*/1']]);
});

test('a branch in the middle of a stretch cuts its row', () => {
  const { rows } = rowsOf(rootIn(grown('n1 n2 n3*', 'n1 n4*')));
  expect(textOf(rows)).toEqual([['n1/1', [['n4*/1']]], 'n3*/2']);
});

test('a move is dropped with all that follows it, and nothing else', () => {
  const tree = grown('n1 s2 n3', 'n1 s4');
  const [, second] = lineTo(rootIn(tree), 4);
  const less = without(tree, second?.id ?? 0);
  expect(rootIn(less).nodes.map(({ text }) => text)).toEqual(['n1', 's4']);
  expect(without(tree, rootIn(tree).id).roots).toEqual([]);
});

test('names stay when the line is played again, and an empty name takes one away', () => {
  const tree = renamed(grown('n1 n2*'), 3, ' The dash ');
  const again = withLine(tree, rootIn(tree).id, line('n1 n2*')).tree;
  expect(rootIn(again).nodes.map(({ name }) => name)).toEqual([undefined, 'The dash']);
  expect(rootIn(renamed(again, 3, ' ')).nodes[1]).not.toHaveProperty('name');
  expect(rootIn(renamed(tree, 1, 'Night')).name).toBe('Night');
});

test('one position has one root, and roots stand in the order of the game', () => {
  const first = withRoot(NO_VARIATIONS, ROOT);
  expect(withRoot(first.tree, ROOT)).toMatchObject({ at: first.at, tree: first.tree });
  const earlier = withRoot(first.tree, { ...ROOT, at: 1 });
  expect(earlier.tree.roots.map(({ at }) => at)).toEqual([1, 4]);
});

test('a tree has an end, and says so', () => {
  const { tree, at } = withRoot(NO_VARIATIONS, ROOT);
  const long = Array.from({ length: MOST_MOVES + 5 }, (_, place) => `n${place}`).join(' ');
  const full = withLine(tree, at, line(long));
  expect(full.isFull).toBe(true);
  expect(countMoves(full.tree)).toBe(MOST_MOVES);
  expect(withLine(full.tree, at, line('n0 n1')).isFull).toBe(false);
});

test('what was kept is read back, and what is damaged is none', () => {
  const tree = grown('n1 n2*', 'n3');
  expect(soundTree(structuredClone(tree))).toEqual(tree);
  const root = rootIn(tree);
  const spoiled: readonly unknown[] = [
    undefined,
    'tree',
    { ...tree, version: 9 },
    { ...tree, next: 2 },
    { ...tree, roots: [{ ...root, position: 7 }] },
    { ...tree, roots: [root, root] },
    { ...tree, roots: [{ ...root, nodes: root.nodes.toReversed() }] },
    { ...tree, roots: [{ ...root, nodes: [{ ...root.nodes[0], value: Number.NaN }] }] },
  ];
  for (const each of spoiled) expect(soundTree(each)).toBe(NO_VARIATIONS);
});
