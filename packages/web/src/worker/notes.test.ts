import type { Briefing } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import { withNotes } from './notes.ts';

const BRIEFING: Briefing = {
  title: 'Sortie',
  side: 'North',
  situation: ['One.', 'Two.', 'Three.'],
  gains: [],
  costs: [],
  enemy: 'South wants you.',
  length: { turns: 6, span: 'one day', minutes: 10 },
  ideas: [['Go.']],
};

const headWith = (notes: object) => ({ opening: { position: 'x', notes } });

test('a side reads its own text, and no plans of another scenario', () => {
  const head = headWith({ title: 'Straits', summary: 'Two boats.', texts: { north: 'Hold.\n\nWait.' } });
  expect(withNotes(head, BRIEFING, 'north')).toEqual({
    ...BRIEFING,
    title: 'Straits',
    situation: ['Hold.', 'Wait.'],
    enemy: '',
    ideas: [],
  });
  expect(withNotes(head, BRIEFING, 'south')).toMatchObject({ title: 'Straits', situation: ['Two boats.'] });
});

test('without any text the orders of the game stay, under the new title', () => {
  const head = headWith({ title: 'Straits', summary: '', texts: {} });
  expect(withNotes(head, BRIEFING, 'north')).toEqual({ ...BRIEFING, title: 'Straits' });
});

test.each([{}, { opening: { scenario: 'sortie', options: {} } }, headWith({ title: 1 })])(
  'what nobody made is as the game tells it: %j',
  head => expect(withNotes(head, BRIEFING, 'north')).toBe(BRIEFING),
);
