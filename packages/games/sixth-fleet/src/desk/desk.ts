import { type Desk, soundDesk } from '@narrow-seas/core';
import { GRID } from '../chart.ts';
import type { SixthFleetTypes } from '../game.ts';
import { unitCount } from '../roster.ts';
import { choicesFor } from './choices.ts';
import { OVERLAYS, overlayFor } from './overlays.ts';
import { scoreOf } from './score.ts';
import { surveyFor } from './survey.ts';
import { whyNot } from './why.ts';

const DESK: Desk<SixthFleetTypes> = {
  survey: surveyFor,
  choices: choicesFor,
  why: whyNot,
  overlays: OVERLAYS,
  overlay: overlayFor,
  score: ({ table }) => scoreOf(table),
};

/** What a table needs of Sixth Fleet beyond its rules. It asks the rules everything and decides nothing. */
export const sixthFleetDesk: Desk<SixthFleetTypes> = soundDesk(DESK, {
  piece: ({ table }, piece) => piece >= 0 && piece < unitCount(table),
  hex: (_view, hex) => hex >= 0 && hex < GRID.size,
});
