import { aircraftUnlanded } from '../air.ts';
import { WORDS } from '../face/words.ts';
import { debtsIn, hexesInContact } from '../obligation.ts';
import { actor } from '../sequence.ts';
import { overfullHexes } from '../stacking.ts';
import type { Combat, Movement, State } from '../state.ts';
import type { View } from '../view.ts';
import { actingSide } from './seat.ts';

/** One sentence that tells a newcomer what to do now. */
export const adviceFor = (view: View): string =>
  actingSide(view) === undefined ? adviceToWait(view.table) : adviceToAct(view.table);

const adviceToWait = (state: State): string => {
  if (state.phase.name === 'over') return WORDS.advice.over;
  const turn = actor(state);
  if (turn === 'chance') return WORDS.advice.dice;
  const [side] = turn;
  return side === undefined || state.phase.name === 'extension'
    ? WORDS.advice.waitBoth
    : WORDS.advice.wait(side);
};

const adviceToAct = (state: State): string => {
  const { phase } = state;
  switch (phase.name) {
    case 'set-up':
      return phase.branch === 'naval' ? WORDS.advice.setUpShips : WORDS.advice.setUpAircraft;
    case 'combat':
      return adviceToFight(state, phase);
    case 'movement':
      return adviceToMove(state, phase);
    case 'retreat':
      return WORDS.advice.retreat;
    case 'displacement':
      return WORDS.advice.displace;
    case 'advance':
      return WORDS.advice.advance;
    case 'excess':
      return WORDS.advice.remove;
    case 'sacrifice':
      return WORDS.advice.sacrifice;
    case 'reinforcement':
      return WORDS.advice.reinforce;
    case 'extension':
      return WORDS.advice.extension;
    default:
      return WORDS.advice.dice;
  }
};

const adviceToFight = (state: State, phase: Combat): string => {
  const { attack, withdrawal, either } = debtsIn(state, phase);
  if (attack.length > 0) return WORDS.advice.attackOwed;
  if (withdrawal.length > 0) return WORDS.advice.withdrawOwed;
  if (either.length > 0) return WORDS.advice.eitherOwed;
  return hexesInContact(state, phase.side).length > 0 ? WORDS.advice.attackFree : WORDS.advice.noAttack;
};

const adviceToMove = (state: State, { side, mustLand }: Movement): string => {
  if (aircraftUnlanded(state, mustLand).length > 0) return WORDS.advice.land;
  return overfullHexes(state, side).length > 0 ? WORDS.advice.thin : WORDS.advice.move;
};
