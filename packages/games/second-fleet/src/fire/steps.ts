import { chain } from '../chain.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { timeOf } from '../time.ts';
import { advance } from './advance.ts';
import { beginAssignment } from './assignment.ts';
import { beginCap, hasPatrols } from './cap.ts';
import { beginInterception } from './interception.ts';
import { beginLanding } from './landing.ts';
import { beginMining } from './mining.ts';
import { beginRecon } from './recon.ts';

/** A step that has begun a phase in which nobody has a choice goes on by itself. */
const settled =
  (begin: Step['begin']): Step['begin'] =>
  state => {
    const events = begin(state);
    if (events.at(-1)?.type !== 'began') return events;
    return chain(state, () => events, advance);
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
