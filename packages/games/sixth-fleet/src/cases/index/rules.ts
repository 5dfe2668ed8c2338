import type { RuleIndex } from '@narrow-seas/core';
import { GLOSSARY } from '../glossary.ts';
import { EDITION } from '../edition/edition.ts';
import { CHAPTER_5 } from './chapter-05.ts';
import { CHAPTER_6 } from './chapter-06.ts';
import { CHAPTER_7 } from './chapter-07.ts';
import { CHAPTER_8 } from './chapter-08.ts';
import { CHAPTER_9 } from './chapter-09.ts';
import { CHAPTER_10 } from './chapter-10.ts';
import { CHAPTERS_1_TO_4 } from './chapters-01-04.ts';
import { CHAPTERS_11_AND_12 } from './chapters-11-12.ts';
import { CHAPTERS_13_TO_17 } from './chapters-13-17.ts';

/** Introduction, outline, definitions, inventory, advice and credits. */
const TALES = ['1.0', '2.0', '3.3', '3.4', '3.5', '12.0', '15.0', '17.0'];

/** Titles with no text of their own: the cases under them say it all. */
const HEADINGS = [
  '3.0 4.0 5.2 6.1 6.2 6.3 6.4 7.1 7.2 7.3 7.4 8.1 8.3 8.4',
  '9.1 9.2 9.3 9.4 9.5 9.6 10.1 10.2 10.3 10.4 13.1',
].flatMap(line => line.split(' '));

/** Every numbered case of the rulebook in our own words, and every hole in it that we closed. */
export const RULES: RuleIndex = {
  glossary: GLOSSARY,
  cases: [
    ...CHAPTERS_1_TO_4,
    ...CHAPTER_5,
    ...CHAPTER_6,
    ...CHAPTER_7,
    ...CHAPTER_8,
    ...CHAPTER_9,
    ...CHAPTER_10,
    ...CHAPTERS_11_AND_12,
    ...CHAPTERS_13_TO_17,
  ],
  fills: EDITION,
  prose: [...TALES, ...HEADINGS],
};
