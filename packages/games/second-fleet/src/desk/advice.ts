import type { Phase } from '../state.ts';
import { actorOf } from '../turn.ts';
import type { View } from '../view.ts';
import { actingSide } from './seat.ts';
import { DESK_WORDS } from './words.ts';

const { advice: SAY } = DESK_WORDS;

/** One sentence that tells a newcomer what to do now. */
export const adviceFor = (view: View): string =>
  actingSide(view) === undefined ? adviceToWait(view.table.phase) : adviceToAct(view.table.phase);

const adviceToWait = (phase: Phase): string => {
  if (phase.name === 'over') return SAY.over;
  const turn = actorOf(phase);
  if (turn === 'chance') return SAY.dice;
  const [side] = turn;
  return side === undefined || phase.name === 'assignment' ? SAY.waitBoth : SAY.wait(side);
};

type Advice = { readonly [Name in Phase['name']]?: string };

const PLAIN: Advice = {
  arm: SAY.arm,
  'surface-activation': SAY.surface,
  'submarine-activation': SAY.submarine,
  'mine-losses': SAY.mineLosses,
  'submarine-mode': SAY.depth,
  'sweep-choice': SAY.sweep,
  flight: SAY.flight,
  reaction: SAY.reaction,
  'air-losses': SAY.airLosses,
  formation: SAY.formation,
  targeting: SAY.targeting,
  assignment: SAY.assignment,
  'open-assignment': SAY.openAssignment,
  bounce: SAY.bounce,
  recon: SAY.recon,
  cap: SAY.cap,
  landing: SAY.landing,
  'set-up': SAY.setUp,
  arrival: SAY.arrival,
  invasion: SAY.invasion,
  replenishment: SAY.replenishment,
  declarations: SAY.declarations,
};

const adviceToAct = (phase: Phase): string => {
  if (phase.name === 'segment') return SAY.segment[phase.arm];
  return phase.name === 'mining' ? SAY.mining[phase.side] : (PLAIN[phase.name] ?? SAY.dice);
};
