import { andThen, isWaiting, progressFrom } from '../chain.ts';
import type { State } from '../../model/state.ts';
import type { Step } from '../step.ts';
import { timeOf } from '../../model/time.ts';
import { advance } from './advance.ts';
import { beginAssignment } from '../../rules/strategic-air/assignment.ts';
import { beginCap, hasPatrols } from '../../rules/patrols/cap.ts';
import { beginInterception } from '../../rules/strategic-air/interception.ts';
import { beginLanding } from '../../rules/patrols/landing.ts';
import { beginMining } from '../../rules/mines/mining.ts';
import { beginRecon } from '../../rules/strategic-air/recon.ts';

/** A step that has begun a phase in which nobody has a choice goes on by itself. */
const settled =
  (begin: Step['begin']): Step['begin'] =>
  state => {
    const begun = progressFrom(state, begin(state));
    return isWaiting(begun) ? andThen(begun, advance(begun.state)) : begun;
  };

const inTheMorning = ({ table }: State): boolean => timeOf(table) === 'am';
const atNight = ({ table }: State): boolean => timeOf(table) === 'night';
const always = (): boolean => true;

/** [2.2.5] [2.3.1] [2.3.7] [2.4.3] [7] [8] The steps of the sequence that belong to fire and flight. */
export const fireSteps: readonly Step[] = [
  { name: 'assignment', applies: inTheMorning, begin: settled(beginAssignment) },
  { name: 'interception', applies: inTheMorning, begin: settled(beginInterception) },
  { name: 'mining', applies: inTheMorning, begin: settled(beginMining) },
  { name: 'recon', applies: inTheMorning, begin: settled(beginRecon) },
  { name: 'cap', applies: ({ table }) => hasPatrols(table), begin: settled(beginCap) },
  { name: 'cap-landing', applies: always, begin: settled(state => beginLanding(state, 'soviet', 'cap')) },
  {
    name: 'termination',
    applies: atNight,
    begin: settled(state => beginLanding(state, 'soviet', 'mission')),
  },
];
