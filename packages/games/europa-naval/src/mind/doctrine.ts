/** What a level knows beyond the habits of a cadet. */
export interface Doctrine {
  /** [F.31] Weighs what a voyage brings against what it may cost; else whatever is wanted somewhere sails. */
  readonly weighs: boolean;
  /** [36.A.2] Crosses the enemy's zone by night where it can. */
  readonly sneaks: boolean;
  /** Warships that have nothing to do stay where they are safe, and so do minelayers in narrow seas. */
  readonly staysHome: boolean;
  /** [S.3] Submarines are kept out of waters where they cost more than they sink. */
  readonly sparesSubmarines: boolean;
  /** [F.30] Aims at what counts, and takes hits where they do not. */
  readonly countsPoints: boolean;
  /** [F.11.8] Bombers that nothing at sea needs go for ships in port. */
  readonly strikesHarbours: boolean;
  /** [F.11.2] Aircraft move to fields from which they reach more, and away from those that will fall. */
  readonly rebases: boolean;
  /** [F.11.4] Fighters that nobody needs overhead look for the enemy. */
  readonly looksOut: boolean;
  /** [S.2] Points that a landing must bring while the Italian fleet can come out. */
  readonly leastLanding: number;
  /** Landings and columns go for several ports at once, to each as many as win it. */
  readonly spreads: boolean;
  /** [36.A.4.a] Keeps all bombers that can be brought there on Malta, so that it cannot strike. */
  readonly besieges: boolean;
  /** Transports gather in one port and cross together: a group is attacked once, however large. */
  readonly gathers: boolean;
  /** A warship goes with every convoy that is large enough to pay for its oil. */
  readonly escorts: boolean;
  /** [F.17] Transports are made good before warships are mended. */
  readonly rebuilds: boolean;
  /** [F.19.7] Sends Malta no more stores by warship than it eats. */
  readonly rations: boolean;
  /** How much what may be lost on the way weighs against what is brought. */
  readonly caution: number;
}

export const CADET: Doctrine = {
  weighs: true,
  sneaks: true,
  staysHome: false,
  sparesSubmarines: false,
  countsPoints: false,
  strikesHarbours: false,
  rebases: false,
  looksOut: false,
  leastLanding: 5,
  spreads: false,
  besieges: false,
  gathers: false,
  escorts: false,
  rebuilds: false,
  rations: false,
  caution: 1,
};

export const CAPTAIN: Doctrine = {
  weighs: true,
  sneaks: true,
  staysHome: true,
  sparesSubmarines: true,
  countsPoints: true,
  strikesHarbours: true,
  rebases: true,
  looksOut: true,
  leastLanding: 5,
  spreads: true,
  besieges: false,
  gathers: false,
  escorts: false,
  rebuilds: false,
  rations: false,
  caution: 1,
};

/** What an admiral tries out before each turn: the captain's way first, then what may be better now. */
export const STANCES: readonly Doctrine[] = [
  CAPTAIN,
  { ...CAPTAIN, caution: 2.5 },
  { ...CAPTAIN, caution: 0.4 },
  { ...CAPTAIN, sparesSubmarines: false },
  { ...CAPTAIN, strikesHarbours: false },
  { ...CAPTAIN, staysHome: false },
];
