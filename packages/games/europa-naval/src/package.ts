import type { GamePackage, Question } from '@narrow-seas/core';
import { europaNavalDesk } from './desk/desk.ts';
import { europaNaval, type EuropaNavalTypes } from './game.ts';
import { europaNavalKit } from './kit.ts';
import { europaNavalChances } from './mind/win-chances.ts';
import { europaNavalCounsel } from './mind/advice/counsel.ts';
import { europaNavalLedger } from './mind/ledger.ts';
import { europaNavalMind } from './mind/mind.ts';
import { europaNavalStanding } from './orders/standing.ts';
import { OWN_SCENARIOS } from './scenarios/shelf.ts';
import { europaNavalStory } from './story/story.ts';

/** Everything that this game brings. */
export const gamePackage: GamePackage<EuropaNavalTypes, Question> = {
  game: europaNaval,
  kit: europaNavalKit,
  desk: europaNavalDesk,
  editor: async () => (await import('./editor/editor.ts')).europaNavalEditor,
  standing: europaNavalStanding,
  mind: europaNavalMind,
  counsel: europaNavalCounsel,
  ledger: europaNavalLedger,
  chances: europaNavalChances,
  story: europaNavalStory,
  lessons: async () => (await import('./lessons/course.ts')).europaNavalCourse,
  histories: OWN_SCENARIOS.map(({ id, history }) => ({ scenario: id, ...history })),
  handbook: async () => (await import('./handbook/handbook.ts')).handbook,
};
