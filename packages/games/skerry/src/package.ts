import type { GamePackage } from '@narrow-seas/core';
import { skerryDesk } from './desk/desk.ts';
import { skerry, type SkerryTypes } from './game.ts';
import { skerryKit } from './kit.ts';
import type { Question } from './mind/answers.ts';
import { skerryChances } from './mind/win-chances.ts';
import { skerryCounsel } from './mind/counsel.ts';
import { skerryLedger } from './mind/ledger.ts';
import { skerryMind } from './mind/mind.ts';
import { skerryStory } from './story/story.ts';
import { skerryStanding } from './orders/standing.ts';

/** Everything that this game brings. */
export const gamePackage: GamePackage<SkerryTypes, Question> = {
  game: skerry,
  kit: skerryKit,
  desk: skerryDesk,
  editor: async () => (await import('./editor/editor.ts')).skerryEditor,
  standing: skerryStanding,
  mind: skerryMind,
  counsel: skerryCounsel,
  ledger: skerryLedger,
  chances: skerryChances,
  story: skerryStory,
  handbook: async () => (await import('./handbook/handbook.ts')).handbook,
  lessons: async () => (await import('./lessons/course.ts')).skerryCourse,
};
