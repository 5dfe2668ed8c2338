import type { Reason } from '@narrow-seas/core';
import { type HexId, hasHex } from '@narrow-seas/hex';
import { aircraftAway, aircraftUnlanded } from '../../rules/air/air.ts';
import { homeRanges } from '../../desk/way-home.ts';
import { type Unlanded, unlandedIn } from '../../rules/air/grounding.ts';
import { hexOfUnit } from '../../model/position.ts';
import type { State } from '../../model/state.ts';
import type { Side, UnitId } from '../../model/vocabulary.ts';
import { pointsOf, type Reasoner, say, sayPlace } from './reason.ts';
import { ADVICE_WORDS } from './words.ts';

/** [9.22] Which aircraft come home by the plan, which are lost, and which could not come home after it. */
export const airReasons: Reasoner = ({ side, before, after }) => {
  const { phase } = before;
  const due = phase.name === 'movement' && phase.side === side ? phase.mustLand : [];
  const reason = (unit: UnitId, text: string): Reason => ({ text, weight: pointsOf(before, unit) });
  const { grounded, lost } = unlanded(after);
  const late = [...grounded, ...lost];
  const [astrayBefore, astrayAfter] = [astray(before, side, due), astray(after, side, due)];
  return [
    ...due
      .filter(unit => aircraftUnlanded(before, due).includes(unit) && !late.includes(unit))
      .map(unit => reason(unit, comeHome(after, unit))),
    ...grounded.map(unit => reason(unit, ADVICE_WORDS.air.grounded(say(after, unit)))),
    ...lost.map(unit => reason(unit, ADVICE_WORDS.air.lost(say(after, unit), sayPlace(after, unit)))),
    ...astrayAfter.map(unit =>
      reason(unit, ADVICE_WORDS.air.astray(say(after, unit), sayPlace(after, unit))),
    ),
    ...astrayBefore
      .filter(unit => !astrayAfter.includes(unit) && hexOfUnit(after, unit) !== undefined)
      .map(unit => reason(unit, ADVICE_WORDS.air.saved(say(after, unit)))),
  ];
};

/** What the end of the phase would make of those still in the air. */
const unlanded = (state: State): Unlanded =>
  state.phase.name === 'movement' ? unlandedIn(state, state.phase) : { grounded: [], lost: [] };

/** [9.15] On foreign ground it is out of the game. */
const comeHome = (after: State, unit: UnitId): string =>
  after.grounded.includes(unit)
    ? ADVICE_WORDS.air.grounded(say(after, unit))
    : ADVICE_WORDS.air.landed(say(after, unit), sayPlace(after, unit));

/** Away from a base and out of range of all; on the last turn nobody needs to come home. */
const astray = (state: State, side: Side, due: readonly UnitId[]): readonly UnitId[] => {
  if (state.turn >= state.lastTurn) return [];
  const home = homeRanges(state);
  return aircraftAway(state, side).filter(
    unit => !due.includes(unit) && !hasHex(home(unit), hexOfUnit(state, unit) as HexId),
  );
};
