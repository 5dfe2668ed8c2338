import type { Duty } from '@narrow-seas/core';
import { isHeld, unitsToSetUp, unmetRequirements } from '../deploy.ts';
import { WORDS } from '../face/words.ts';
import { type Group, groupsOf } from '../group.ts';
import { inReserve } from '../position.ts';
import { specOf } from '../roster.ts';
import type { SetUp, State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { at } from './seat.ts';

/** [11] What the set-up still needs: every unit a place, every coded hex a unit, and the demands on some types. */
export const setUpDuties = (state: State, phase: SetUp): readonly Duty[] => {
  const waiting = unitsToSetUp(state, phase);
  const all: Duty = {
    rule: phase.side === 'nato' ? '11.1' : '11.2',
    text: WORDS.duty.setUp(waiting.length),
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
    text: WORDS.duty.demand(kind, hexes.map(at)),
    pieces: waitingOf(state, group).filter(unit => specOf(state, unit).kind === kind),
    hexes,
    urgent: false,
  }));

const emptyHexes = (state: State, group: Group): readonly Duty[] => {
  const hexes = group.least === 0 ? [] : group.hexes.filter(hex => !isHeld(state, group, hex));
  const [first] = group.units;
  if (hexes.length === 0 || first === undefined) return [];
  const nation = WORDS.nations[specOf(state, first).nation];
  const text = WORDS.duty.empty(nation, hexes.map(at));
  return [{ rule: group.rule, text, pieces: waitingOf(state, group), hexes, urgent: false }];
};
