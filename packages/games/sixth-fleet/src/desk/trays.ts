import type { Tray } from '@narrow-seas/core';
import { waitingIn } from '../rules/set-up/deploy-rest.ts';
import { WORDS } from '../face/words.ts';
import { unitsDue } from '../rules/reinforcement/reinforce.ts';
import { specOf } from '../model/roster.ts';
import type { State } from '../model/state.ts';
import { NATIONS, SIDES, type UnitId } from '../model/vocabulary.ts';
import { say } from './say.ts';

/** Everything that is not on the map; trays with nothing in them are left out. */
export const traysOf = (state: State): readonly Tray[] =>
  [...waitingTrays(state), ...boxTrays(state), ...dueTrays(state), ...goneTrays(state)].filter(
    ({ pieces }) => pieces.length > 0,
  );

const waitingTrays = (state: State): readonly Tray[] => {
  const waiting = waitingIn(state);
  return NATIONS.map(nation => ({
    id: `waiting-${nation}`,
    title: WORDS.tray.waiting(WORDS.nations[nation]),
    pieces: waiting.filter(unit => specOf(state, unit).nation === nation),
  }));
};

/** [9.62] */
const boxTrays = (state: State): readonly Tray[] =>
  state.boxes.map(({ carrier, units }) => ({
    id: `box-${carrier}`,
    title: WORDS.tray.box(say(state, carrier)),
    pieces: units,
  }));

/**
 * [12.2] Those to come, unless they are among the waiting just now. In a game that ends before they come there are none,
 * and in a game of older rules some never came.
 */
const dueTrays = (state: State): readonly Tray[] => {
  const after = state.scenario.extension?.after;
  if (after === undefined || state.turn > after || state.lastTurn <= after) return [];
  const waiting = waitingIn(state);
  return SIDES.map(side => ({
    id: `due-${side}`,
    title: WORDS.tray.due(side, after + 1),
    pieces: unitsDue(state, side).filter(unit => !waiting.includes(unit)),
  }));
};

const goneTrays = (state: State): readonly Tray[] => {
  const lost = (id: string, title: string, pieces: readonly UnitId[]): Tray => ({ id, title, pieces });
  return [
    ...SIDES.map(side =>
      lost(
        `lost-${side}`,
        WORDS.tray.lost(side),
        state.dead.filter(unit => specOf(state, unit).side === side),
      ),
    ),
    lost('grounded', WORDS.tray.grounded, state.grounded),
    lost('forfeited', WORDS.tray.forfeited, state.forfeited),
  ];
};
