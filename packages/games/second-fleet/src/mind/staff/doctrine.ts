import type { Aim } from '../command/aim.ts';

/** How far the planning of a level goes. */
export interface Doctrine {
  /** Among how many targets the points of an attack are shared out, at most. */
  readonly targets: number;
  /** How many hexes a flight goes about for each hex under an enemy patrol that it does not cross, on its way out. */
  readonly outward: number;
  /** The same on its way home. */
  readonly homeward: number;
  /** What a step of damage to aircraft counts against what they take. */
  readonly fear: number;
  /** Fighters sent against enemy scouts over a zone, at most. */
  readonly interceptors: number;
  /** Aircraft sent to guide attacks in a zone, at most. */
  readonly coordinators: number;
  /** Whether it is reckoned what patrols take: who would not arrive stays at home, and patrols attack where they are strongest. */
  readonly reckonsPatrols: boolean;
  /** Less than this is not worth a flight. */
  readonly worthFlying: number;
  /** The only ship or base that is attacked by air, with those around it; left out where all are. */
  readonly seeks?: string;
}

const WORTH_FLYING = 0.6;

/** Sends the fleet as one, and each strike where it brings more than it costs. */
export const CAPTAIN: Doctrine = {
  targets: 3,
  outward: 0,
  homeward: 0,
  fear: 0.7,
  interceptors: 0,
  coordinators: 1,
  reckonsPatrols: false,
  worthFlying: WORTH_FLYING,
};

/** Prepares the strikes of a day: who must not be found, who guides them, and by which way they come and go. */
export const ADMIRAL: Doctrine = {
  targets: 6,
  outward: 5,
  homeward: 5,
  fear: 0.5,
  interceptors: 6,
  coordinators: 3,
  reckonsPatrols: true,
  worthFlying: WORTH_FLYING,
};

/** Nothing is too dear. */
const BOLD = { fear: 0.1, worthFlying: -5 } as const;
/** What costs much stays undone. */
const SPARING = { fear: 1.5, worthFlying: 3 } as const;

/** How aircraft fly that have been ordered to. */
export const inTheAir = (doctrine: Doctrine, aim: Aim | undefined): Doctrine => {
  if (aim?.to === 'strike') return { ...doctrine, ...BOLD, seeks: aim.target };
  return aim?.to === 'spare' ? { ...doctrine, ...SPARING } : doctrine;
};
