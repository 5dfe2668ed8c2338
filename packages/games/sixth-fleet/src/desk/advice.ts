import type { Duty } from '@narrow-seas/core';
import { aircraftUnlanded } from '../rules/air/air.ts';
import { waitingIn } from '../rules/set-up/deploy-rest.ts';
import { hexOfUnit } from '../model/position.ts';
import { actor } from '../turn/sequence.ts';
import { overfullHexes } from '../rules/stacking/stacking.ts';
import type { Movement, State } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { actingSide, say, where, whereOf } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { advice: SAY } = DESK_WORDS;

/** What the side has before it, as the survey has found it. */
export interface Before {
  readonly ready: readonly UnitId[];
  readonly duties: readonly Duty[];
}

/** One sentence that tells a newcomer what to do now: one thing, where, and how. */
export const adviceFor = (view: View, before: Before): string =>
  actingSide(view) === undefined ? adviceToWait(view.table) : adviceToAct(view.table, before);

const adviceToWait = (state: State): string => {
  if (state.phase.name === 'over') return SAY.over;
  const turn = actor(state);
  if (turn === 'chance') return SAY.dice;
  const [side] = turn;
  return side === undefined || state.phase.name === 'extension' ? SAY.waitBoth : SAY.wait(side);
};

const adviceToAct = (state: State, before: Before): string => {
  const { phase } = state;
  switch (phase.name) {
    case 'set-up':
      return adviceToPlace(
        state,
        phase.branch === 'naval' ? SAY.setUpShips : SAY.setUpAircraft,
        SAY.setUpDone,
      );
    case 'combat':
      return adviceToFight(state, before);
    case 'movement':
      return adviceToMove(state, phase, before);
    case 'retreat':
      return ofFirst(state, before.ready, SAY.retreat);
    case 'displacement':
      return ofFirst(state, phase.units, SAY.displace);
    case 'advance':
      return SAY.advance(where(phase.hex));
    case 'excess':
      return SAY.remove(overfullHexes(state, phase.mover).map(where)[0] ?? '');
    case 'sacrifice':
      return SAY.sacrifice;
    case 'reinforcement':
      return adviceToPlace(state, SAY.reinforce, SAY.reinforced);
    case 'extension':
      return SAY.extension(state.scenario.extension?.lastTurn ?? state.lastTurn);
    default:
      return SAY.dice;
  }
};

const ofFirst = (
  state: State,
  units: readonly UnitId[],
  tell: (name: string, place: string) => string,
): string => {
  const [first] = units;
  return first === undefined ? SAY.dice : tell(say(state, first), whereOf(state, first));
};

const adviceToPlace = (state: State, toPlace: (name: string) => string, done: string): string => {
  const [first] = waitingIn(state);
  return first === undefined ? done : toPlace(say(state, first));
};

const adviceToFight = (state: State, { ready, duties: [owed] }: Before): string => {
  if (owed !== undefined) return owed.text;
  return ready.length === 0 ? SAY.noAttack : ofFirst(state, ready, SAY.attackFree);
};

const adviceToMove = (state: State, { side, mustLand }: Movement, { ready }: Before): string => {
  const landing = aircraftUnlanded(state, mustLand).filter(unit => ready.includes(unit));
  const [overfull] = overfullHexes(state, side);
  if (landing.length > 0) return ofFirst(state, landing, SAY.land);
  if (overfull !== undefined) return SAY.thin(where(overfull));
  const onMap = ready.find(unit => hexOfUnit(state, unit) !== undefined);
  if (onMap !== undefined) return SAY.move(say(state, onMap), whereOf(state, onMap));
  const [aboard] = ready;
  return aboard === undefined ? SAY.moved : SAY.moveAboard(say(state, aboard));
};
