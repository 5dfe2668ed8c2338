import type { Desk } from '@narrow-seas/core';
import type { EuropaNavalTypes } from '../game.ts';
import { choicesFor } from './choices.ts';
import { OVERLAYS, overlayFor } from './overlays.ts';
import { scoreOf } from './score.ts';
import { surveyFor } from './survey.ts';
import { whyNot } from './why.ts';

/** What a table needs of Europa Naval beyond its rules. It asks the rules everything and decides nothing. */
export const europaNavalDesk: Desk<EuropaNavalTypes> = {
  survey: surveyFor,
  choices: choicesFor,
  why: whyNot,
  overlays: OVERLAYS,
  overlay: overlayFor,
  score: ({ common }) => scoreOf(common),
  secrets: true,
};
