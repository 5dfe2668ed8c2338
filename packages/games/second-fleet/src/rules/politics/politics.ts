import { chain, type Consequence, type Effect } from '../../turn/chain.ts';
import { eventsIn } from '@narrow-seas/core';
import { isHeldBy } from '../stacking/bases.ts';
import type { Event } from '../../model/event.ts';
import type { State, PublicState } from '../../model/state.ts';
import { finished, type Step } from '../../turn/step.ts';
import type { Arm, DieFace, Side } from '../../model/vocabulary.ts';
import { accidentTo, nextDigit } from './accident.ts';
import { endsBreakUp, nationOnDie } from './alliance.ts';
import { takeBase } from '../invasion/control.ts';
import type { PoliticalEvent, Politics } from '../../model/campaign/phase.ts';
import {
  ARMISTICE_BOX,
  armisticeResult,
  FALL_ORDER,
  randomEvent,
  SHORT_GAME,
  specialEvent,
} from './politics-tables.ts';
import { isMorning } from '../reinforcement/reinforcement.ts';
import { endCampaign, scoreMoment } from '../../turn/campaign/moment.ts';
import { isAtLeast, raised } from '../strategy/strategy.ts';

const DONE: readonly Event[] = [finished('politics')];

const ask = (phase: Omit<Politics, 'name'>): readonly Event[] => [
  { type: 'began', phase: { name: 'politics', ...phase } },
];

/** [C.14] Even NATO, odd Soviet. */
export const sideOnDie = (face: DieFace): Side => (face % 2 === 0 ? 'nato' : 'soviet');

/** [C.14.2] */
export const armOnDie = (face: DieFace): Arm => {
  if (face <= 2) return 'air';
  return face <= 5 ? 'submarine' : 'surface';
};

/** [C.14] What is added to the armistice die. */
const armisticeShift = ({ lastTurn, campaign }: PublicState): number =>
  campaign.talks + (lastTurn <= SHORT_GAME ? 1 : 0);

/** [C.14] 8 and more: one box on, with what is scored there; at the last the war is over. */
const advance: Consequence = state => {
  const box = state.table.campaign.armistice + 1;
  return chain(
    state,
    () => [{ type: 'armistice-moved', box }],
    now => scoreMoment(now, box),
    now => (box >= ARMISTICE_BOX ? endCampaign(now) : DONE),
  );
};

const rollArmistice = (state: State, face: DieFace): Effect => {
  const result = armisticeResult(face + armisticeShift(state.table));
  if (result === 'random') return ask({ die: 'random' });
  return result === 'advance' ? advance(state) : DONE;
};

/** [C.14.1] */
const turnTalks = (event: PoliticalEvent): readonly Event[] => [
  { type: 'happened', event },
  { type: 'talks-turned', talks: event === 'un-collapse' ? -1 : 1 },
  ...DONE,
];

/** [C.14.3] At Unrestricted or more the next base in order becomes Soviet; otherwise nothing happens. */
const norwegianBaseFalls: Consequence = state => {
  const base = isAtLeast(state.secret.soviet.strategy, 'unrestricted')
    ? FALL_ORDER.find(candidate => isHeldBy(state.table, 'nato', candidate))
    : undefined;
  const fallen = base === undefined ? [] : eventsIn(takeBase(state, base, 'soviet', 0));
  return [{ type: 'happened', event: 'norwegian-base-falls' }, ...fallen, ...DONE];
};

/** [C.14.5] One box up; at the end of the track nuclear weapons are released where they are in play. */
const escalate: Consequence = ({ table, secret }) => {
  const { strategy } = secret.soviet;
  const next = strategy === undefined ? undefined : raised(strategy);
  const happened: Event = { type: 'happened', event: 'escalation' };
  if (next !== undefined) return [happened, { type: 'strategy-known', strategy: next }, ...DONE];
  const releases = table.options.nuclear && !table.campaign.released;
  return [happened, ...(releases ? [{ type: 'released' } as const] : []), ...DONE];
};

/** What an event asks or does first. */
const begin = (state: State, event: PoliticalEvent): Effect => {
  switch (event) {
    case 'un-collapse':
    case 'un-breakthrough':
      return turnTalks(event);
    case 'norwegian-base-falls':
      return norwegianBaseFalls(state);
    case 'escalation':
      return escalate(state);
    case 'nato-break-up':
      return ask({ die: 'nation', event });
    default:
      return ask({ die: 'side', event });
  }
};

/** What follows once the side is known. */
const befall = (state: State, event: PoliticalEvent | undefined, side: Side): readonly Event[] => {
  if (event === 'command-failure') return ask({ die: 'arm', event, side });
  if (event === 'accident' || event === 'submarine-accident') return nextDigit(state, { event, side }, []);
  if (event === undefined) throw new Error('A side was rolled for nothing');
  return [{ type: 'happened', event, side }, ...DONE];
};

const silence = (phase: Politics, face: DieFace): readonly Event[] => {
  const side = phase.side as Side;
  return [
    { type: 'happened', event: 'command-failure', side },
    { type: 'silenced', side, arm: armOnDie(face) },
    ...DONE,
  ];
};

/** [C.14.4] Only one nation at a time is out; another that leaves takes its place. */
const breakUp = (face: DieFace): readonly Event[] => [
  { type: 'happened', event: 'nato-break-up' },
  { type: 'alliance-broken', nation: nationOnDie(face) },
  ...DONE,
];

/** [C.14.4] Each following morning. */
const reunite = (face: DieFace): readonly Event[] => [
  ...(endsBreakUp(face)
    ? ([{ type: 'happened', event: 'nato-mended' }, { type: 'alliance-mended' }] as const)
    : []),
  ...ask({ die: 'armistice' }),
];

/** [C.14] One die after another, until the event is worked out. */
export const rollPolitics = (state: State, phase: Politics, face: DieFace): Effect => {
  switch (phase.die) {
    case 'mending':
      return reunite(face);
    case 'armistice':
      return rollArmistice(state, face);
    case 'random': {
      const event = randomEvent(face);
      return event === 'special' ? ask({ die: 'special' }) : begin(state, event);
    }
    case 'special':
      return begin(state, specialEvent(face));
    case 'side':
      return befall(state, phase.event, sideOnDie(face));
    case 'arm':
      return silence(phase, face);
    case 'nation':
      return breakUp(face);
    default:
      return accidentTo(state, phase, face);
  }
};

/** [2.2.1] [C.14] Each morning from turn 4. */
export const politicsStep: Step = {
  name: 'politics',
  applies: ({ table }) => isMorning(table),
  begin: ({ table }) => ask({ die: table.campaign.broken === undefined ? 'armistice' : 'mending' }),
};
