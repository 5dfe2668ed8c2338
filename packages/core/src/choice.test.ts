import { expect, test } from 'vitest';
import { type ChoiceDraft, choiceOf } from './choice.ts';

interface Order {
  readonly type: string;
  readonly ship?: number;
}

const draft = (actions: readonly Order[], given: Partial<ChoiceDraft<Order>> = {}): ChoiceDraft<Order> => ({
  kind: 'command',
  label: 'Do it',
  actions,
  ...given,
});

test.each<[string, readonly Order[], string]>([
  ['a type alone', [{ type: 'done' }], 'done'],
  ['an action with fields', [{ type: 'sail', ship: 3 }], '{"type":"sail","ship":3}'],
  ['several actions', [{ type: 'form' }, { type: 'sail' }], '[{"type":"form"},{"type":"sail"}]'],
])('a choice goes by its actions: %s', (_what, actions, key) => {
  expect(choiceOf(draft(actions)).key).toBe(key);
});

test('unless it has a key of its own', () => {
  expect(choiceOf(draft([{ type: 'sail', ship: 3 }], { key: 'sail 3' })).key).toBe('sail 3');
});

test('what is undefined is left out, zero is not', () => {
  const choice = choiceOf(draft([{ type: 'done' }], { hex: undefined, cost: 0, warning: 'Late.' }));
  expect(choice).toEqual({
    key: 'done',
    kind: 'command',
    label: 'Do it',
    actions: [{ type: 'done' }],
    cost: 0,
    warning: 'Late.',
  });
  expect('hex' in choice).toBe(false);
});
