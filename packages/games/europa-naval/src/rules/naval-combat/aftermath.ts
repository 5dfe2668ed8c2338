import type { Event } from '../../model/event.ts';
import type { State } from '../../model/state.ts';
import { enemyOf, type GroupId, type Side } from '../../model/vocabulary.ts';
import type { Battle, TurnBackChoice, Withdrawal } from '../../model/sea/phase.ts';
import { whereabouts } from '../groups/whereabouts.ts';

type BrokeOff = Side | 'both' | undefined;

const groupsIn = (state: State, battle: Battle, side: Side): readonly GroupId[] =>
  battle.groups.filter(id => whereabouts(state, id)?.group.side === side);

const hasBroken = (brokeOff: BrokeOff, side: Side): boolean => brokeOff === 'both' || brokeOff === side;

/** [F.8.6] Whether the phasing side came off worst: it broke off, or lost more than it inflicted. */
const isBeaten = (phasing: Side, { lost }: Battle, brokeOff: BrokeOff): boolean =>
  hasBroken(brokeOff, phasing) || lost[phasing] > lost[enemyOf(phasing)];

/** [F.8.6] Who broke off goes away, who was beaten turns back or stops. Nothing, when the mover may go on. */
export const afterBattle = (state: State, battle: Battle, brokeOff: BrokeOff): readonly Event[] => {
  const { phasing } = state.common;
  const side = enemyOf(phasing);
  const beaten = isBeaten(phasing, battle, brokeOff);
  const groups = hasBroken(brokeOff, side) ? groupsIn(state, battle, side) : [];
  return groups.length > 0
    ? [{ type: 'began', phase: { name: 'withdrawal', side, groups, battle, beaten } }]
    : afterWithdrawal(state, battle, beaten);
};

/** The beaten mover is asked, if it is still afloat. */
const afterWithdrawal = (state: State, battle: Battle, beaten: boolean): readonly Event[] => {
  const afloat = whereabouts(state, battle.passage.group) !== undefined;
  return beaten && afloat
    ? [{ type: 'began', phase: { name: 'turn-back-choice', side: state.common.phasing, battle } }]
    : [];
};

/** When the last group has gone: what follows, or nothing. */
export const nextWithdrawal = (state: State, phase: Withdrawal): readonly Event[] =>
  phase.groups.length > 0 ? [{ type: 'began', phase }] : afterWithdrawal(state, phase.battle, phase.beaten);

/** [F.8.6] Home, or no further in this step. */
export const turnBack = ({ battle }: TurnBackChoice, yes: boolean): readonly Event[] => {
  const { group } = battle.passage;
  return [yes ? { type: 'turned-back', group } : { type: 'stopped', group }];
};
