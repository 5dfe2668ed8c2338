/** What a level knows beyond the habits of a cadet. */
export interface Doctrine {
  /** [36.C] [36.D] Sails round mines, batteries, the enemy's zone and markers; else by the shortest way. */
  readonly shuns: boolean;
  /** [36.C] [F.14.1] Takes warships and landing craft round the belts and batteries that everybody knows of, even where convoys go straight on. */
  readonly roundsDefences: boolean;
  /** [F.11.4] Flies patrols, and fighters over the own ports; else aircraft only strike, and escort those who do. */
  readonly watches: boolean;
  /** [F.31] Weighs what a voyage brings against what it may cost; else whatever is wanted somewhere sails. */
  readonly weighs: boolean;
  /** Warships that have nothing to do stay where they are safe, and so do minelayers in narrow seas. */
  readonly staysHome: boolean;
  /** [S.3] Submarines are kept out of waters where they cost more than they sink. */
  readonly sparesSubmarines: boolean;
  /** Landings go for several ports at once, to each as many as win it. */
  readonly spreads: boolean;
  /** [36.A.2] Crosses the enemy's zone by night where it can. */
  readonly sneaks: boolean;
  /** An army marches on several ports at once, on each with as many as win it. */
  readonly columns: boolean;
  /** [F.30] Aims at what counts, and takes hits where they do not. */
  readonly countsPoints: boolean;
  /** [F.11.8] Bombers that nothing at sea needs go for ships in port. */
  readonly strikesHarbours: boolean;
  /** [F.11.2] Aircraft move to fields from which they reach more, and away from those that will fall. */
  readonly rebases: boolean;
  /** [F.11.4] Fighters that nobody needs overhead look for the enemy. */
  readonly looksOut: boolean;
  /** [F.7.3] Counts on warships at sea that would come up to who is seen. */
  readonly expectsReaction: boolean;
  /** [36.E] Knows which oil is paid for already; else every step costs the same. */
  readonly countsOil: boolean;
  /** How much of the luck that a fight or a landing would need is hoped for, 0 to 1. */
  readonly hopes: number;
  /** In how many of a hundred decisions it loses the thread: leaves the rest of a step undone, or does the next best thing. */
  readonly lapses: number;
}

/** Sends everything where it is wanted, convoys straight on, by night where the enemy watches, and shoots at the largest. */
export const CADET: Doctrine = {
  shuns: false,
  roundsDefences: true,
  watches: false,
  weighs: false,
  staysHome: false,
  sparesSubmarines: false,
  spreads: false,
  sneaks: true,
  columns: false,
  countsPoints: false,
  strikesHarbours: false,
  rebases: false,
  looksOut: false,
  expectsReaction: false,
  countsOil: false,
  hopes: 0,
  lapses: 0,
};

/** A cadet in the first games: it sails past the guns by day, and trusts in luck. */
export const RECRUIT: Doctrine = { ...CADET, roundsDefences: false, sneaks: false, hopes: 0.5, lapses: 20 };

/** Plans every voyage and every landing, with the ways and the patrols that belong to them. */
export const CAPTAIN: Doctrine = {
  ...CADET,
  shuns: true,
  watches: true,
  weighs: true,
  staysHome: true,
  sparesSubmarines: true,
  spreads: true,
  expectsReaction: true,
};

/** Commands squadrons, the air and the army as well, and aims at what counts. */
export const ADMIRAL: Doctrine = {
  ...CAPTAIN,
  columns: true,
  countsPoints: true,
  strikesHarbours: true,
  rebases: true,
  looksOut: true,
  countsOil: true,
};
