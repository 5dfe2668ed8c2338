import type { GameTypes } from './game.ts';
import type { Odds } from './odds.ts';
import type { Refusal } from './refusal.ts';

/**
 * What a table needs to know of a game beyond the contract: what a person can do with what is picked up, what is owed,
 * what would be lost. A screen draws the answers and sends back actions; it never works out a rule. Pieces and hexes
 * are the game's own numbers.
 */
export interface Desk<T extends GameTypes> {
  /** The state of affairs for the viewer: what to do now, what is owed, how the phase ends. */
  readonly survey: (view: T['view']) => Survey<T['action']>;
  /** Everything that can be done with what is picked up. With a hex or targets pointed at: with these only. */
  readonly choices: (view: T['view'], selection: Selection) => readonly Choice<T['action']>[];
  /** Why what is picked up cannot do anything with what is pointed at. */
  readonly why: (view: T['view'], selection: Selection) => Refusal | undefined;
  readonly overlays: readonly OverlayTitle[];
  readonly overlay: (view: T['view'], id: string, selection: Selection) => Overlay;
  readonly score: (view: T['view']) => Score;
  /** Set where the sides know different things: two players at one screen must not see each other's. */
  readonly secrets?: boolean;
}

/** What a person has picked up and points at. */
export interface Selection {
  /** Own pieces picked up. */
  readonly pieces: readonly number[];
  /** Enemy pieces picked as targets. */
  readonly targets: readonly number[];
  /** The hex pointed at. */
  readonly hex?: number;
  /** Points of an attack for each of the targets, in their order; left out: as the game shares them out. */
  readonly shares?: readonly number[];
}

export interface Choice<A> {
  /** Tells choices of one answer apart. */
  readonly key: string;
  readonly kind: 'move' | 'attack' | 'place' | 'answer' | 'command';
  /** In words: "Move to 1423, 3 of 4 points". */
  readonly label: string;
  readonly action: A;
  /** Clicking this hex means this choice. */
  readonly hex?: number;
  /** Hexes entered, in order. */
  readonly path?: readonly number[];
  readonly cost?: number;
  readonly odds?: Odds;
  /** Set where dice may follow that cannot be taken back: a first press shows the chances, a second does it. */
  readonly weighed?: true;
  /** Something that speaks against it: "The aircraft cannot reach a base from there." */
  readonly warning?: string;
  /** Points for each of the targets picked, in their order, where a person may share them out otherwise. */
  readonly shares?: readonly number[];
}

/** Something owed before the phase ends, or in danger of being lost. */
export interface Duty {
  readonly rule: string;
  readonly text: string;
  readonly pieces: readonly number[];
  readonly hexes: readonly number[];
  readonly urgent: boolean;
}

/** Pieces that are not on the map: waiting to be placed, in a holding box, lost. */
export interface Tray {
  readonly id: string;
  readonly title: string;
  readonly pieces: readonly number[];
  /** A line of a board: trays of one board and row are shown together, each under its line. */
  readonly board?: { readonly title: string; readonly row: string; readonly line: string };
}

export interface Survey<A> {
  /** "Soviet combat". */
  readonly title: string;
  /** One sentence that tells a newcomer what to do now. */
  readonly advice: string;
  /** Pieces of the viewer that can still do something. */
  readonly ready: readonly number[];
  /** Pieces that are best picked together, as a force: a first press takes them all. */
  readonly groups?: readonly (readonly number[])[];
  /** What is asked is about these pieces, and perhaps a hex: the screen picks them and points at it by itself. */
  readonly focus?: {
    readonly pieces: readonly number[];
    readonly hex?: number;
    /** Where targets are asked for: those in the hex that may be picked. */
    readonly targets?: readonly number[];
  };
  readonly duties: readonly Duty[];
  readonly trays: readonly Tray[];
  /** Things done for the whole phase: place the rest, decline, go on. */
  readonly commands: readonly Choice<A>[];
  /** How the phase is ended; absent when it ends by itself. */
  readonly end?: {
    readonly action: A;
    readonly label: string;
    readonly losses: readonly string[];
    readonly refusal?: Refusal;
  };
}

export interface OverlayTitle {
  readonly id: string;
  readonly title: string;
}

/** Hexes to be marked, never by colour alone: a tone has its own hatch, and may carry a label. */
export interface Overlay {
  readonly hexes: readonly {
    readonly hex: number;
    readonly tone: 'own' | 'enemy' | 'good' | 'bad' | 'neutral';
    readonly label?: string;
  }[];
  readonly lines: readonly { readonly hexes: readonly number[]; readonly tone: 'good' | 'bad' }[];
  /** What whole areas are called, written in their middle at every zoom. */
  readonly names?: readonly { readonly hex: number; readonly text: string }[];
  /** What it shows, in a sentence. */
  readonly caption: string;
}

export interface Score {
  /** "Soviet 22, NATO 14: net 8, draw". */
  readonly summary: string;
  readonly lines: readonly {
    readonly text: string;
    readonly points: number;
    readonly rule: string;
    readonly earned: boolean;
  }[];
}
