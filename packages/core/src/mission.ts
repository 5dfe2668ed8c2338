/** What can be put into a field of a mission: plain data, so that it goes into saves and through a worker. */
export type MissionValue = boolean | number | string | readonly (number | string)[];

/** An order to certain pieces that goes on for several turns. What its fields mean is the game's own business. */
export interface Mission {
  /** Tells the missions of one seat apart. */
  readonly id: string;
  readonly type: string;
  readonly fields: { readonly [field: string]: MissionValue };
}

/** How a mission stands, from the view and the mission alone. */
export interface MissionState {
  readonly stage: 'draft' | 'under-way' | 'stopped' | 'done';
  /** Own pieces that it is about. */
  readonly pieces: readonly number[];
  readonly hex?: number;
  /** "Convoy E: to Tripoli and home". */
  readonly title: string;
  /** What it does next, or why it has stopped. */
  readonly text: string;
}

/** A value of a mission that the player may exchange for another. */
export interface MissionSlot {
  readonly field: string;
  /** How it reads in the sentence. */
  readonly text: string;
  readonly options: readonly { readonly value: MissionValue; readonly label: string }[];
}

/** How much trouble a piece of a way means. */
export type RouteRisk = 'low' | 'middle' | 'high';

/** A way on the map, cut where its risk changes. */
export interface RoutePiece {
  readonly hexes: readonly number[];
  readonly risk: RouteRisk;
  /** "Step 1: 17% seen". */
  readonly label: string;
  readonly night: boolean;
}

/** One of several ways to do it, compared with the others. */
export interface MissionWay {
  readonly value: MissionValue;
  readonly label: string;
  readonly note: string;
  /** One text for each column of the table of ways. */
  readonly figures: readonly string[];
  readonly isChosen: boolean;
  readonly pieces: readonly RoutePiece[];
}

/** A mission as a page shows it. */
export interface MissionSheet {
  /** With everything filled in that was left open. */
  readonly mission: Mission;
  readonly state: MissionState;
  readonly heading: string;
  readonly subheading: string;
  readonly sentence: readonly (string | MissionSlot)[];
  readonly ways?: {
    readonly field: string;
    readonly title: string;
    readonly columns: readonly string[];
    readonly rows: readonly MissionWay[];
  };
  readonly notes: readonly string[];
  /** Boxes to tick: what stops it so that the player is asked. */
  readonly stops: readonly { readonly field: string; readonly label: string; readonly isOn: boolean }[];
  /** Where it has stopped: the mission as it goes on when the player says so. */
  readonly resume?: Mission;
  /** Why it cannot be given. */
  readonly refusal?: string;
}

/** The mission with one field changed. */
export const withField = (mission: Mission, field: string, value: MissionValue): Mission => ({
  ...mission,
  fields: { ...mission.fields, [field]: value },
});
