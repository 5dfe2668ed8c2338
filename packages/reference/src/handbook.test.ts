import { CATALOGUE } from '@narrow-seas/catalogue';
import { FACES } from '@narrow-seas/catalogue/face';
import {
  blocksOf,
  citedIn,
  type Diagram,
  findRule,
  type Game,
  type GamePackage,
  type GameTypes,
  mustBe,
  type Question,
} from '@narrow-seas/core';
import { describe, expect, test } from 'vitest';
import { referenceOf } from './build.ts';
import { casesOf, type Reference } from './model.ts';

const FEWEST: { readonly [game: string]: number } = { skerry: 2 };

const judge = <T extends GameTypes>(game: Game<T>, diagram: Diagram<T>): readonly string[] => {
  let state: T['state'] = mustBe(game.notation.parse(diagram.position));
  return diagram.orders.map(({ order, leads = '' }) => {
    const [by = '', ...words] = order.split(' ');
    const action = game.notation.parseAction(state, words.join(' '));
    if (!action.ok) return action.error.message;
    const decided = game.decide(state, by, action.value);
    if (!decided.ok) return decided.error.rule;
    state = decided.value.state;
    const text = game.notation.print(state);
    return text.includes(leads) ? 'legal' : `not ${leads} but ${text}`;
  });
};

interface Told {
  readonly id: string;
  readonly rule: string;
  readonly expected: readonly string[];
  readonly ruled: readonly string[];
  readonly cited: readonly string[];
  readonly marks: number | undefined;
}

const tellOf = async <T extends GameTypes, Q extends Question>({
  game,
  handbook,
}: GamePackage<T, Q>): Promise<readonly Told[]> => {
  const book = await handbook?.();
  return (book?.diagrams ?? []).map(diagram => ({
    id: diagram.id,
    rule: diagram.rule,
    expected: diagram.orders.map(({ expect: wanted }) => wanted),
    ruled: judge(game, diagram),
    cited: [diagram.rule, ...citedIn(diagram.caption), ...diagram.orders.map(order => order.expect)].filter(
      rule => rule !== 'legal' && findRule(game.rules, rule) === undefined,
    ),
    marks: diagram.marks?.(mustBe(game.notation.parse(diagram.position))).length,
  }));
};

const referenceTo = async (id: string): Promise<Reference> => {
  const game = await CATALOGUE.find(listed => listed.id === id)!.load();
  return referenceOf(game, await FACES.find(listed => listed.id === id)!.load());
};

describe.each(CATALOGUE)('the handbook of $id', ({ id, load }) => {
  test('has pictures of the rules, each with an order at least that its caption speaks of', async () => {
    const told = await (await load())(tellOf);
    expect(told.length).toBeGreaterThanOrEqual(FEWEST[id] ?? 4);
    expect(new Set(told.map(diagram => diagram.id)).size).toBe(told.length);
    expect(told.filter(({ expected }) => expected.length === 0)).toEqual([]);
    expect(told.flatMap(({ cited }) => cited)).toEqual([]);
  });

  test('the rules say what the captions claim, and mark what they mark', async () => {
    const told = await (await load())(tellOf);
    expect(told.map(({ id: name, ruled }) => [name, ruled])).toEqual(
      told.map(({ id: name, expected }) => [name, expected]),
    );
    expect(told.filter(({ marks }) => marks === 0).map(diagram => diagram.id)).toEqual([]);
  });

  test('every picture stands under its case, drawn with pieces, and its links lead to cases', async () => {
    const reference = await referenceTo(id);
    const figures = casesOf(reference).flatMap(entry => entry.figures);
    expect(figures).toHaveLength((await (await load())(tellOf)).length);
    for (const { shapes, width, height } of figures) {
      expect(shapes.filter(({ tag }) => tag === 'g').length).toBeGreaterThan(0);
      expect(Math.max(width, height)).toBeLessThan(1100);
    }
  });

  test('has a sheet of two pages whose blocks cite listed cases', async () => {
    const { sheet } = await referenceTo(id);
    const blocks = sheet === undefined ? [] : blocksOf(sheet);
    expect(blocks.length).toBeGreaterThan(3);
    const rules = await (await load())(async ({ game }) =>
      blocks
        .flatMap(block => [
          block.rule,
          ...citedIn(['lines' in block ? block.lines.join(' ') : '', block.note ?? ''].join(' ')),
        ])
        .filter(
          rule =>
            findRule(game.rules, rule.replace(/\.0$/, '')) === undefined &&
            findRule(game.rules, rule) === undefined,
        ),
    );
    expect(rules).toEqual([]);
    for (const block of blocks)
      if ('rows' in block) for (const row of block.rows) expect(row).toHaveLength(block.head.length);
  });
});
