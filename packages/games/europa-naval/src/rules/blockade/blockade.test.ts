import { describe, expect, test } from 'vitest';
import { chartOf } from '../../model/fleet.ts';
import { position } from '../../testing/positions.ts';
import { isBlockaded } from './blockade.ts';

const blockaded = (table: string, name = 'Valletta'): boolean => {
  const state = position('initial side=axis', table);
  const port = chartOf(state.common).ports.find(each => each.name === name);
  return port !== undefined && isBlockaded(state, port);
};

describe('[F.18.1] a port is blockaded', () => {
  test.each([
    ['by four points of warships in its hex', 'unit X4 axis TF 4 | group 3 axis @Valletta X4', true],
    ['not by three', 'unit X3 axis TF 3 | group 3 axis @Valletta X3', false],
    [
      'by two groups together',
      'unit X3 axis TF 3 | unit X1 axis TF 1 | group 3 axis @Valletta X3 | group 4 axis @Valletta X1',
      true,
    ],
    ['not by damaged ones', 'unit X4 axis TF 4 | group 3 axis @Valletta X4/hits=1', false],
    ['not by transports with them', 'unit X4 axis TF 4 | group 3 axis @Valletta X4 Convogli-A', false],
    [
      'not while warships as strong lie in it',
      'unit X4 axis TF 4 | unit Y4 allied TF 4 | group 3 axis @Valletta X4 | in Valletta Y4',
      false,
    ],
    [
      'while those in it are weaker',
      'unit X4 axis TF 4 | unit Y3 allied TF 3 | group 3 axis @Valletta X4 | in Valletta Y3',
      true,
    ],
    ['not from far away', 'unit X4 axis TF 4 | group 3 axis @Napoli X4', false],
  ])('%s', (_case, table, expected) => {
    expect(blockaded(table)).toBe(expected);
  });

  test('not by its owner’s ships', () => {
    expect(blockaded('unit X4 axis TF 4 | group 3 axis @Napoli X4', 'Napoli')).toBe(false);
  });
});
