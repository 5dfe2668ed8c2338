import type { Desk } from '@narrow-seas/core';
import type { SecondFleetTypes } from '../game.ts';
import { choicesFor } from './choices.ts';
import { OVERLAYS, overlayFor } from './overlays.ts';
import { scoreOf } from './score.ts';
import { surveyFor } from './survey.ts';
import { whyNot } from './why.ts';

/** What a table needs of Second Fleet beyond its rules. It asks the rules everything and decides nothing. */
export const secondFleetDesk: Desk<SecondFleetTypes> = {
  survey: surveyFor,
  choices: choicesFor,
  why: whyNot,
  overlays: OVERLAYS,
  overlay: overlayFor,
  score: ({ table }) => scoreOf(table),
  secrets: true,
};
