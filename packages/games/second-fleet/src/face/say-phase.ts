import type { CampaignPhase } from '../model/campaign/phase.ts';
import type { FirePhase } from '../model/fire/phase.ts';
import type { SeaPhase } from '../model/sea/phase.ts';
import type { Phase } from '../model/state.ts';
import { PHASE_WORDS } from './phase-words.ts';

type Sayer<Of> = (phase: Of) => string;
type Sayers<Of extends Phase> = {
  readonly [Name in Of['name']]: Sayer<Extract<Of, { readonly name: Name }>>;
};

const AT_SEA: Sayers<SeaPhase> = {
  initiative: () => PHASE_WORDS.initiative,
  arm: ({ side, segment }) => PHASE_WORDS.arm(side, segment),
  segment: ({ side, arm }) => PHASE_WORDS.segment(side, arm),
  'surface-activation': ({ side }) => PHASE_WORDS.surface(side),
  'submarine-activation': ({ side }) => PHASE_WORDS.submarine(side),
  sosus: () => PHASE_WORDS.sosus,
  'mine-roll': () => PHASE_WORDS.mineRoll,
  'mine-losses': ({ side }) => PHASE_WORDS.mineLosses(side),
  'submarine-mode': ({ side }) => PHASE_WORDS.submarineMode(side),
  'sweep-choice': ({ side }) => PHASE_WORDS.sweepChoice(side),
  sweep: () => PHASE_WORDS.sweep,
};

const UNDER_FIRE: Sayers<FirePhase> = {
  flight: ({ side }) => PHASE_WORDS.flight(side),
  reaction: ({ side }) => PHASE_WORDS.reaction(side),
  'air-roll': () => PHASE_WORDS.airRoll,
  'air-losses': ({ side }) => PHASE_WORDS.airLosses(side),
  formation: ({ side }) => PHASE_WORDS.formation(side),
  targeting: ({ side }) => PHASE_WORDS.targeting(side),
  'drift-roll': () => PHASE_WORDS.driftRoll,
  'defence-roll': () => PHASE_WORDS.defenceRoll,
  'attack-roll': () => PHASE_WORDS.attackRoll,
  assignment: () => PHASE_WORDS.assignment,
  'open-assignment': ({ side }) => PHASE_WORDS.openAssignment(side),
  interception: ({ zone }) => PHASE_WORDS.interception(zone),
  'interception-over': ({ zone }) => PHASE_WORDS.interception(zone),
  bounce: ({ side, zone }) => PHASE_WORDS.bounce(side, zone),
  mining: ({ side }) => PHASE_WORDS.mining(side),
  recon: ({ side }) => PHASE_WORDS.recon(side),
  search: () => PHASE_WORDS.search,
  cap: ({ side }) => PHASE_WORDS.cap(side),
  landing: ({ side }) => PHASE_WORDS.landing(side),
};

const IN_CAMPAIGN: Sayers<CampaignPhase> = {
  'set-up': ({ side }) => PHASE_WORDS.setUp(side),
  politics: ({ die }) => PHASE_WORDS.politics(die),
  weather: () => PHASE_WORDS.weather,
  'reinforcement-roll': ({ side }) => PHASE_WORDS.reinforcementRoll(side),
  arrival: ({ side }) => PHASE_WORDS.arrival(side),
  invasion: ({ side }) => PHASE_WORDS.invasion(side),
  'assault-roll': () => PHASE_WORDS.assaultRoll,
  replenishment: ({ side }) => PHASE_WORDS.replenishment(side),
  declarations: ({ side }) => PHASE_WORDS.declarations(side),
  'general-war': () => PHASE_WORDS.generalWar,
  over: () => PHASE_WORDS.over,
};

const SAYERS: Sayers<Phase> = { ...AT_SEA, ...UNDER_FIRE, ...IN_CAMPAIGN };

/** The table above pairs each name with its own phase; the compiler cannot see that through a lookup. */
const sayerFor = <Name extends Phase['name']>(name: Name): Sayers<Phase>[Name] => SAYERS[name];

/** The phase as a heading: "Soviet surface ships act". */
export const sayPhase = <Name extends Phase['name']>(
  phase: Extract<Phase, { readonly name: Name }>,
): string => sayerFor<Name>(phase.name)(phase);
