import type { Event } from '../../model/event.ts';
import type { State } from '../../model/state.ts';
import type { Step } from '../step.ts';
import { groundKind, sideOfGround } from '../../rules/ground/ground.ts';
import { settle } from '../../rules/ground/settle.ts';

/** [F.11.3] */
const airCover: Step = {
  name: 'air-cover',
  applies: () => true,
  begin: ({ common }) => [
    { type: 'began', phase: { name: 'air-segment', side: common.phasing, part: 'cover' } },
  ],
};

const airAttack: Step = {
  name: 'air-attack',
  applies: () => true,
  begin: ({ common }) => [
    { type: 'began', phase: { name: 'air-segment', side: common.phasing, part: 'attack' } },
  ],
};

const marching = ({ common }: State, exploitation: boolean): readonly Event[] => [
  {
    type: 'began',
    phase: { name: 'ground-movement', side: common.phasing, exploitation, railed: 0, exploited: [] },
  },
];

/** [F.15.2] */
const groundMovement: Step = {
  name: 'ground-movement',
  applies: () => true,
  begin: state => marching(state, false),
};

/** [F.15.3] [F.27.2] */
const combat: Step = {
  name: 'combat',
  applies: () => true,
  begin: ({ common }) => [
    { type: 'began', phase: { name: 'ground-combat', side: common.phasing, attacked: [], used: [] } },
  ],
};

const hasMech = ({ common }: State): boolean =>
  common.troops.some(
    ({ unit }) => groundKind(common, unit) === 'mech' && sideOfGround(common, unit) === common.phasing,
  );

/** [F.3.2] Mech only; without any, the phase on land is settled at once. */
const exploitation: Step = {
  name: 'exploitation-ground',
  applies: () => true,
  begin: state => (hasMech(state) ? marching(state, true) : settle(state, 'exploitation-ground')),
};

/** The steps of the sequence that this family plays. */
export const shoreSteps: readonly Step[] = [airCover, airAttack, groundMovement, combat, exploitation];
