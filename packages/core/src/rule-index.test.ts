import { expect, test } from 'vitest';
import { findRule, flawsOfIndex, type RuleIndex, TABLE_RULES } from './rule-index.ts';

const SOUND: RuleIndex = {
  cases: [
    { id: '6.1', title: 'Steps', summary: 'One hex at a time.' },
    { id: '6.2', title: 'Land', summary: 'Ships keep to the sea.' },
  ],
  fills: [
    { id: 'F1', rule: '6.1', value: 'Three steps.', reason: 'The worked example.' },
    { id: 'F2', rule: 'NS.3', value: 'At once.', reason: 'Nothing else is said.' },
  ],
};
const [steps, land] = SOUND.cases;
const [fill] = SOUND.fills;

test('a sound index has no flaws', () => {
  expect(flawsOfIndex(SOUND)).toEqual([]);
});

test('cases are found, those of the table too', () => {
  expect(findRule(SOUND, '6.2')).toBe(land);
  expect(findRule(SOUND, 'NS.2')).toBe(TABLE_RULES[1]);
  expect(findRule(SOUND, '6.3')).toBeUndefined();
});

test.each([
  ['a case listed three times', { cases: [steps, steps, steps] }, ['Case 6.1 is listed twice.']],
  ['a case of the table', { cases: [steps, { ...land, id: 'NS.1' }] }, ['Case NS.1 is listed twice.']],
  ['a case without a title', { cases: [steps, { ...land, title: '' }] }, ['Case 6.2 has no wording.']],
  ['a case without a summary', { cases: [steps, { ...land, summary: '' }] }, ['Case 6.2 has no wording.']],
  ['a fill listed twice', { fills: [fill, fill] }, ['Fill F1 is listed twice.']],
  ['a fill without a value', { fills: [{ ...fill, value: '' }] }, ['Fill F1 has no wording.']],
  ['a fill without a reason', { fills: [{ ...fill, reason: '' }] }, ['Fill F1 has no wording.']],
  [
    'a fill of no case',
    { fills: [{ ...fill, rule: '9' }] },
    ['Fill F1 completes case 9, which is not listed.'],
  ],
  ['prose that is a case', { prose: ['6.1'] }, []],
  ['prose of no case', { prose: ['6.1', '9'] }, ['Prose names case 9, which is not listed.']],
])('%s', (_name, change, flaws) => {
  expect(flawsOfIndex({ ...SOUND, ...change } as RuleIndex)).toEqual(flaws);
});
