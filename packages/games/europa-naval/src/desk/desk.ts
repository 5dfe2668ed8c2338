import { type Desk, sayTurn, soundDesk } from '@narrow-seas/core';
import { chartOf } from '../model/fleet.ts';
import type { EuropaNavalTypes } from '../game.ts';
import { trackOf } from '../face/track.ts';
import { briefingOf } from './briefing.ts';
import { choicesFor } from './choices.ts';
import { isKnownPiece } from './picks.ts';
import { OVERLAYS, overlayFor } from './overlays.ts';
import { scoreOf } from './score.ts';
import { surveyFor } from './survey.ts';
import { whyNot } from './why.ts';

const DESK: Desk<EuropaNavalTypes> = {
  survey: surveyFor,
  choices: choicesFor,
  why: whyNot,
  overlays: OVERLAYS,
  overlay: overlayFor,
  briefing: briefingOf,
  turn: ({ common }) => sayTurn(trackOf(common)),
  score: ({ common, viewer }) => scoreOf(common, viewer),
  secrets: true,
};

/** What a table needs of Europa Naval beyond its rules. It asks the rules everything and decides nothing. */
export const europaNavalDesk: Desk<EuropaNavalTypes> = soundDesk(DESK, {
  piece: isKnownPiece,
  hex: ({ common }, hex) => hex >= 0 && hex < chartOf(common).grid.size,
});
