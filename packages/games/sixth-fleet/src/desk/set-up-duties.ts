import type { Duty } from '@narrow-seas/core';
import { isHeld, unitsToSetUp, unmetRequirements } from '../rules/set-up/deploy.ts';
import { WORDS } from '../face/words.ts';
import { type Group, groupsOf } from '../rules/set-up/group.ts';
import { inReserve } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import type { SetUp, State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';
import { where } from './say.ts';
import { DESK_WORDS } from './words.ts';

const { duty: SAY } = DESK_WORDS;

/** [11] What the set-up still needs: every unit a place, every coded hex a unit, and the demands on some types. */
export const setUpDuties = (state: State, phase: SetUp): readonly Duty[] => {
  const waiting = unitsToSetUp(state, phase);
  const all: Duty = {
    rule: phase.side === 'nato' ? '11.1' : '11.2',
    text: SAY.setUp(waiting.length),
    heading: SAY.setUps,
    button: SAY.place,
    pieces: waiting,
    hexes: [],
    urgent: true,
  };
  return [
    ...(waiting.length > 0 ? [all] : []),
    ...groupsOf(state, phase.side, phase.branch).flatMap(group => [
      ...demands(state, group),
      ...emptyHexes(state, group),
    ]),
  ];
};

const waitingOf = (state: State, { units }: Group): readonly UnitId[] =>
  units.filter(unit => inReserve(state, unit));

const demands = (state: State, group: Group): readonly Duty[] =>
  unmetRequirements(state, group).map(({ kind, hexes }) => ({
    rule: group.rule,
    text: SAY.demand(kind, hexes.map(where)),
    heading: SAY.setUps,
    button: SAY.place,
    pieces: waitingOf(state, group).filter(unit => specOf(state, unit).kind === kind),
    hexes,
    urgent: false,
  }));

const emptyHexes = (state: State, group: Group): readonly Duty[] => {
  const hexes = group.least === 0 ? [] : group.hexes.filter(hex => !isHeld(state, group, hex));
  const [first] = group.units;
  if (hexes.length === 0 || first === undefined) return [];
  const nation = WORDS.nations[specOf(state, first).nation];
  const text = SAY.empty(nation, hexes.map(where));
  return [
    {
      rule: group.rule,
      text,
      heading: SAY.setUps,
      button: SAY.place,
      pieces: waitingOf(state, group),
      hexes,
      urgent: false,
    },
  ];
};
