import { seededRandom } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { imagine } from './imagine.ts';
import { group, position } from '../testing/positions.ts';
import { viewFor } from './view.ts';

const imagined = (marks: string) => {
  const state = position('naval-step side=axis moving=3', `group 3 axis @048070 Convogli-A ${marks}`);
  return group(imagine(viewFor(state, 'allied'), seededRandom(1)), 3);
};

test('[F.7.2] what was seen stays found and contacted, for it moves the dice that follow', () => {
  expect(imagined('seen=true found=well contact=made alarm=area')).toMatchObject({
    seen: true,
    found: 'well',
    contact: 'made',
    alarm: 'area',
  });
});

test('[F.29 a] what was not seen is known to nobody', () => {
  expect(imagined('contact=clear')).toMatchObject({ seen: false, found: 'no', contact: 'none' });
});
