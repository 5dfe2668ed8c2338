import type { BattleScene, MovementScene, NewsScene, Scene } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import type { Beat } from './beat.ts';
import { headlineOf, isWorthTelling, pinsOf, summaryOf } from './summary.ts';

const MOVE: MovementScene = {
  kind: 'movement',
  side: 'nato',
  who: 'Bergall, submarine',
  pieces: [11],
  path: [5, 7],
  way: 'sea',
  caption: 'Bergall sails to Kithira.',
};

const battle = (own: Partial<BattleScene>): BattleScene => ({
  kind: 'battle',
  side: 'nato',
  caption: 'Bergall attacks Grozny.',
  title: 'NATO attack at Kithira',
  about: '',
  from: [5],
  hex: 7,
  attackers: [],
  targets: [],
  dice: [],
  verdict: 'No effect: die 6, needed 1',
  detail: '',
  effect: 'none',
  points: 0,
  label: '',
  ...own,
});

const NEWS: NewsScene = { kind: 'news', topic: 'turn', caption: 'Turn 3 begins.', pieces: [], points: 0 };

const beats = (...scenes: readonly Scene[]): readonly Beat[] =>
  scenes.map((scene, place) => ({ first: place + 1, last: place + 1, scenes: [scene] }));

const LOSS = battle({ verdict: 'Grozny lost', effect: 'loss', points: -3 });
const GAIN = battle({ verdict: 'Belknap lost', effect: 'loss', points: 4 });

test('losses and points first, then dangers; failures and harmless moves are apart, a new turn is no news', () => {
  const danger = { ...MOVE, danger: 'now beside your Foxtrot' };
  const summary = summaryOf(beats(NEWS, MOVE, battle({}), danger, LOSS, { ...NEWS, topic: 'contact' }));
  const titles = (lines: readonly { readonly title: string }[]) => lines.map(({ title }) => title);
  expect(titles(summary.results)).toEqual(['Grozny lost']);
  expect(titles(summary.dangers)).toEqual(['Bergall, submarine', 'Turn 3 begins.']);
  expect(titles(summary.failures)).toEqual(['No effect: die 6, needed 1']);
  expect(titles(summary.others)).toEqual(['Bergall sails to Kithira.']);
  expect([summary.attacks, summary.moves]).toEqual([2, 2]);
  expect(pinsOf(summary).map(({ beat, hex }) => [beat, hex])).toEqual([
    [4, 7],
    [3, 7],
    [5, undefined],
  ]);
});

test.each([
  [[], 'No points changed hands'],
  [[LOSS], 'You lost 3 points'],
  [[GAIN], 'You gained 4 points'],
  [[GAIN, LOSS, LOSS], 'You gained 4 and lost 6'],
])('the headline tells points (%#)', (scenes, headline) => {
  expect(headlineOf(summaryOf(beats(...scenes)))).toBe(headline);
});

test('a single harmless move needs no summary; a loss, own ships found or many moves do', () => {
  expect(isWorthTelling(beats(MOVE, battle({})))).toBe(false);
  expect(isWorthTelling(beats(LOSS))).toBe(true);
  const contact: NewsScene = { ...NEWS, topic: 'contact', caption: 'Your Hawes is found.' };
  expect(isWorthTelling(beats(contact))).toBe(false);
  expect(isWorthTelling(beats({ ...contact, danger: 'so the enemy can attack now' }))).toBe(true);
  expect(isWorthTelling(beats(MOVE, MOVE, MOVE, MOVE, MOVE))).toBe(true);
});
