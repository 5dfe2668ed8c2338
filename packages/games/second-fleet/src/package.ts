import type { GamePackage, Question } from '@narrow-seas/core';
import { secondFleetDesk } from './desk/desk.ts';
import { secondFleet, type SecondFleetTypes } from './game.ts';
import { secondFleetKit } from './kit.ts';
import { secondFleetChances } from './mind/win-chances.ts';
import { secondFleetCounsel } from './mind/advice/counsel.ts';
import { secondFleetLedger } from './mind/ledger.ts';
import { secondFleetMind } from './mind/mind.ts';
import { secondFleetStanding } from './orders/standing.ts';
import { SCENARIO_SPECS } from './scenarios/scenarios.ts';
import { secondFleetStory } from './story/story.ts';

/** Everything that this game brings. */
export const gamePackage: GamePackage<SecondFleetTypes, Question> = {
  game: secondFleet,
  kit: secondFleetKit,
  desk: secondFleetDesk,
  editor: async () => (await import('./editor/editor.ts')).secondFleetEditor,
  standing: secondFleetStanding,
  mind: secondFleetMind,
  counsel: secondFleetCounsel,
  ledger: secondFleetLedger,
  chances: secondFleetChances,
  story: secondFleetStory,
  lessons: async () => (await import('./lessons/course.ts')).secondFleetCourse,
  histories: SCENARIO_SPECS.map(({ id, title, history }) => ({ scenario: id, title, ...history })),
  handbook: async () => (await import('./handbook/handbook.ts')).handbook,
  problems: async () => (await import('../data/problems.json', { with: { type: 'json' } })).default,
};
