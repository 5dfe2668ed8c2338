import { type Desk, sayTurn, soundDesk } from '@narrow-seas/core';
import { GRID } from '../model/chart.ts';
import type { SecondFleetTypes } from '../game.ts';
import { unitCount } from '../model/roster.ts';
import { trackOf } from '../face/track.ts';
import { briefingOf } from './briefing.ts';
import { choicesFor } from './choices.ts';
import { OVERLAYS, overlayFor } from './overlays.ts';
import { scoreOf } from './score.ts';
import { surveyFor } from './survey.ts';
import { whyNot } from './why.ts';

const DESK: Desk<SecondFleetTypes> = {
  survey: surveyFor,
  choices: choicesFor,
  why: whyNot,
  overlays: OVERLAYS,
  overlay: overlayFor,
  score: ({ table, viewer }) => scoreOf(table, viewer),
  briefing: briefingOf,
  turn: ({ table }) => sayTurn(trackOf(table)),
  secrets: true,
};

/** What a table needs of Second Fleet beyond its rules. It asks the rules everything and decides nothing. */
export const secondFleetDesk: Desk<SecondFleetTypes> = soundDesk(DESK, {
  piece: ({ table }, piece) => piece >= 0 && piece < unitCount(table),
  hex: (_view, hex) => hex >= 0 && hex < GRID.size,
});
