/** What a level knows beyond the habits of a cadet. */
export interface Doctrine {
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
  /** How much what may be lost on the way weighs against what is brought. */
  readonly caution: number;
}

export const CADET: Doctrine = {
  staysHome: false,
  sparesSubmarines: false,
  countsPoints: false,
  strikesHarbours: false,
  rebases: false,
  looksOut: false,
  leastLanding: 5,
  spreads: false,
  caution: 1,
};

export const CAPTAIN: Doctrine = {
  staysHome: true,
  sparesSubmarines: true,
  countsPoints: true,
  strikesHarbours: true,
  rebases: true,
  looksOut: true,
  // Craft and troops lost on the way to Sicily cost more than its ports bring; after the surrender most are for the asking.
  leastLanding: 12,
  spreads: true,
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
