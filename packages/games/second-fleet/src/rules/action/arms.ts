import type { Refusal } from '@narrow-seas/core';
import { mustPass } from '../../turn/campaign/rules-in-play.ts';
import type { Event } from '../../model/event.ts';
import { no } from '../../turn/refusals.ts';
import type { PublicState } from '../../model/state.ts';
import { finished } from '../../turn/step.ts';
import { ARMS, type Arm, enemyOf, type DieFace, type Side } from '../../model/vocabulary.ts';
import type { ArmChoice, Segment } from '../../model/sea/phase.ts';

/** [2.3.5.1] [C.20.5] Each arm once a turn; one that may not act is named and passed. */
export const refuseArm = (
  table: PublicState,
  { side, chosen }: ArmChoice,
  arm: Arm,
  pass: boolean,
): Refusal | undefined => {
  if (chosen[side].includes(arm))
    return no('2.3.5.1', 'arm-spent', 'This arm has already had its segment in this turn.');
  return pass ? undefined : refuseActing(table, side, arm);
};

/** [C.14.2] [C.26] An arm without orders passes, and so does one that the scenario does not play. */
const refuseActing = (table: PublicState, side: Side, arm: Arm): Refusal | undefined => {
  if (!mustPass(table, side, arm)) return undefined;
  return table.campaign.silenced[side].includes(arm)
    ? no(
        'C.14.2',
        'must-pass',
        'The command of this arm has failed, so it must pass its segment in this turn.',
      )
    : no('C.26', 'not-played', 'This scenario does not use this arm.');
};

interface NamedArm {
  readonly arm: Arm;
  readonly pass: boolean;
}

const EVERY_CHOICE: readonly NamedArm[] = ARMS.flatMap(arm => [
  { arm, pass: false },
  { arm, pass: true },
]);

/** What can be named now: each arm that is left, to act or to pass. */
export const armsFor = (table: PublicState, phase: ArmChoice): readonly NamedArm[] =>
  EVERY_CHOICE.filter(({ arm, pass }) => refuseArm(table, phase, arm, pass) === undefined);

/** [2.3.5.2.1] Even NATO, odd Soviet. */
export const rollInitiative = (face: DieFace): readonly Event[] => [
  { type: 'rolled', face },
  { type: 'initiative-taken', first: face % 2 === 0 ? 'nato' : 'soviet' },
];

/** [2.3.5] [2.3.5.2] [2.3.5.3] [2.3.5.4] [C.20.5] The other side, then the next segment; after the third the action phase is over. */
export const afterSegment = ({ segment, first, chosen, side }: ArmChoice | Segment): readonly Event[] => {
  if (side === first)
    return [{ type: 'began', phase: { name: 'arm', segment, first, chosen, side: enemyOf(side) } }];
  if (segment === 3) return [finished('action')];
  const next = segment === 1 ? 2 : 3;
  return [{ type: 'began', phase: { name: 'arm', segment: next, first, chosen, side: first } }];
};

/** An arm that passes is spent at once. */
export const chooseArm = (phase: ArmChoice, arm: Arm, pass: boolean): readonly Event[] => {
  const { side } = phase;
  const named: Event = { type: 'arm-chosen', side, arm, pass };
  if (!pass) return [named];
  const chosen = { ...phase.chosen, [side]: [...phase.chosen[side], arm] };
  return [named, ...afterSegment({ ...phase, chosen })];
};
