import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameData, throughJson } from './json.ts';
import { type Patch, patchBetween, patched } from './patch.ts';

const data = fc.jsonValue({ maxDepth: 4, depthSize: 'medium' });

/** Data and a neighbour of it: some parts changed, the rest the same. */
const neighbours = fc.tuple(
  fc.array(fc.record({ id: fc.nat(9), where: data }), { maxLength: 6 }),
  fc.array(fc.nat(9), { maxLength: 3 }),
  data,
);

test('a patch turns any data into any other, also after JSON', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      // JSON knows no negative zero, so both have been through it once.
      const [from, to] = [throughJson(before), throughJson(after)];
      const patch = patchBetween(from, to);
      const reached = patch === undefined ? from : patched(from, throughJson(patch) as Patch);
      expect(sameData(reached, to)).toBe(true);
    }),
  );
});

test('a patch between data that share most of their parts works too', () => {
  fc.assert(
    fc.property(neighbours, ([pieces, dropped, where]) => {
      const before = throughJson({ turn: 1, pieces });
      const left = pieces.filter(({ id }) => !dropped.includes(id)).map(piece => ({ ...piece, where }));
      const after = throughJson({ turn: 2, pieces: left });
      const patch = patchBetween(before, after) as Patch;
      expect(sameData(patched(before, throughJson(patch) as Patch), after)).toBe(true);
    }),
  );
});

test.each<[string, unknown, unknown, Patch]>([
  ['one field', { turn: 1, fleet: [1, 2] }, { turn: 2, fleet: [1, 2] }, { keys: { turn: { to: 2 } } }],
  ['a field that goes', { a: 1, b: 2 }, { a: 1 }, { keys: {}, drop: ['b'] }],
  ['one item of a list', [1, 2, 3], [1, 5, 3], { items: { '1': { to: 5 } } }],
  ['an item in the middle that goes', [1, 2, 3, 4], [1, 2, 4], { from: 2, out: 1, in: [] }],
  ['an item that comes', ['a', 'c'], ['a', 'b', 'c'], { from: 1, out: 0, in: ['b'] }],
])('%s is all that the patch holds', (_what, before, after, patch) => {
  expect(patchBetween(before, after)).toEqual(patch);
});

test('what the patch does not name is shared, not copied', () => {
  const before = { fleet: { ships: [1, 2, 3] }, turn: 1 };
  const after = patched(before, { keys: { turn: { to: 2 } } }) as typeof before;
  expect(after.fleet).toBe(before.fleet);
});

test('a key that names the prototype stays a key', () => {
  const hostile = JSON.parse('{"keys":{"__proto__":{"to":{"admin":true}}}}') as Patch;
  const after = patched({}, hostile) as { readonly admin?: boolean };
  expect(after.admin).toBeUndefined();
  expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
});

test.each<[string, unknown, Patch]>([
  ['keys of a list', [1], { keys: {} }],
  ['items of an object', { a: 1 }, { items: {} }],
  ['an item that is not there', [1], { items: { '3': { to: 1 } } }],
  ['an item called length', [1], { items: { length: { to: 9 } } }],
  ['more items than there are', [1], { from: 0, out: 2, in: [] }],
])('%s: the patch was made for other data', (_what, before, patch) => {
  expect(() => patched(before, patch)).toThrow('This patch was made for other data');
});
