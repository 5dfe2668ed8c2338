import type { GamePackage } from '@narrow-seas/core';
import { sixthFleetDesk } from './desk/desk.ts';
import { sixthFleet, type SixthFleetTypes } from './game.ts';
import { sixthFleetKit } from './kit.ts';
import { sixthFleetChances } from './mind/win-chances.ts';
import { sixthFleetCounsel } from './mind/advice/counsel.ts';
import { sixthFleetLedger } from './mind/advice/ledger.ts';
import { type Question, sixthFleetMind } from './mind/mind.ts';
import { HISTORIES } from './scenarios/scenarios.ts';
import { sixthFleetStanding } from './orders/standing.ts';
import { sixthFleetStory } from './story/story.ts';

/** Everything that this game brings. */
export const gamePackage: GamePackage<SixthFleetTypes, Question> = {
  game: sixthFleet,
  kit: sixthFleetKit,
  desk: sixthFleetDesk,
  editor: async () => (await import('./editor/editor.ts')).sixthFleetEditor,
  standing: sixthFleetStanding,
  mind: sixthFleetMind,
  counsel: sixthFleetCounsel,
  ledger: sixthFleetLedger,
  chances: sixthFleetChances,
  story: sixthFleetStory,
  histories: HISTORIES,
  lessons: async () => (await import('./lessons/course.ts')).sixthFleetCourse,
  handbook: async () => (await import('./handbook/handbook.ts')).handbook,
  problems: async () => (await import('../data/problems.json', { with: { type: 'json' } })).default,
};
