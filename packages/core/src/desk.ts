import type { Briefing } from './briefing.ts';
import type { GameTypes } from './game.ts';
import type { Odds } from './odds.ts';
import type { Refusal } from './refusal.ts';
import type { Score } from './score.ts';

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
  /** The layers that the map can show for this game. */
  readonly overlays: readonly OverlayTitle[];
  /** One of these layers, for what is picked up. */
  readonly overlay: (view: T['view'], id: string, selection: Selection) => Overlay;
  /** How it stands, seen from the viewer's side. */
  readonly score: (view: T['view']) => Score;
  /** What the turn is called: "Turn 3 of 6, night". */
  readonly turn?: (view: T['view']) => string;
  /** The orders of the viewer's side; for a spectator those of the side that moves first. */
  readonly briefing?: (view: T['view']) => Briefing;
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

/** Something that a person can do now. */
export interface Choice<A> {
  /** Tells choices of one answer apart. */
  readonly key: string;
  /** What it does, so that a screen can sort and mark it. */
  readonly kind: 'move' | 'attack' | 'place' | 'answer' | 'command';
  /** In words: "Move to 1423, 3 of 4 points". */
  readonly label: string;
  /** Done in this order, as one message; never empty. The rest is left when dice or the enemy come between. */
  readonly actions: readonly A[];
  /** Clicking this hex means this choice. */
  readonly hex?: number;
  /** Clicking anywhere in a region of the map means this choice: the first one that is about the region. */
  readonly area?: ChoiceArea;
  /** Hexes entered, in order. */
  readonly path?: readonly number[];
  /** For an order to many: the way of each, with the hex where it begins. The map draws them before the order is given. */
  readonly ways?: readonly (readonly number[])[];
  /** Movement points that it takes. */
  readonly cost?: number;
  /** The chances of the die that follows, with every modifier. */
  readonly odds?: Odds;
  /** Set where dice may follow that cannot be taken back: a first press shows the chances, a second does it. */
  readonly weighed?: true;
  /**
   * Set where one order goes on after its dice: the page gives it again as long as the survey has a command with this key.
   * A game that wants to ask, because something was found, changes the key. Each time must use something up.
   */
  readonly repeats?: true;
  /** Something that speaks against it: "The aircraft cannot reach a base from there." */
  readonly warning?: string;
  /** Points for each of the targets picked, in their order, where a person may share them out otherwise. */
  readonly shares?: readonly number[];
  /** What the button says that does it, in a few words: "Attack all three: 67%". Left out: the label. */
  readonly button?: string;
  /** The enemy pieces that it is aimed at. */
  readonly targets?: readonly number[];
  /** What may come of it, for a table that compares several. */
  readonly prospect?: Prospect;
}

/** A whole region of the map that a choice is about. */
export interface ChoiceArea {
  /** The region in the map file. */
  readonly region: string;
  /** Where a label may stand: where its name is written, then other places in it, the nearest first. */
  readonly hexes: readonly number[];
  /** What the label over it says: "Search here". */
  readonly label: string;
}

/** What an attack may bring, in one row of a table: people compare rows, so each says the same things in the same order. */
export interface Prospect {
  /** "All three ships". */
  readonly name: string;
  /** "Saratoga, Wainwright and the destroyers: 14 points". */
  readonly detail: string;
  /** What one hopes for, the best first. What is missing from the whole brings nothing. */
  readonly outcomes: readonly ProspectOutcome[];
  /** The faces of the die that bring the first outcome, where a single die of six decides. */
  readonly faces?: readonly number[];
  /** Points for the player, on average: above zero is good. */
  readonly gain: number;
  /** What the average counts where that is not points: "hits". */
  readonly gainIn?: string;
  /** What one should know before: "Lost, not just forced back: no hex around them is free." */
  readonly notes: readonly string[];
}

/** One thing that an attack may bring. */
export interface ProspectOutcome {
  /** In one or two words, for the head of a column: "lost". */
  readonly what: string;
  /** From 0 to 1. */
  readonly chance: number;
}

/** Something owed before the phase ends, or in danger of being lost. */
export interface Duty {
  /** The case that demands it. */
  readonly rule: string;
  /** The whole of it in one sentence. */
  readonly text: string;
  /** The pieces that it is about. */
  readonly pieces: readonly number[];
  /** The hexes that it is about. */
  readonly hexes: readonly number[];
  /** Whether something is lost if it is not done. */
  readonly urgent: boolean;
  /** For a list of duties: who owes it, and where. Left out where the text is short enough to stand alone. */
  readonly who?: string;
  readonly where?: string;
  /** Duties of one kind stand under one heading: "Must attack a neighbour". */
  readonly heading?: string;
  /** The best chance of success, from 0 to 1, where dice decide. */
  readonly chance?: number;
  /** What the button says that leads to it: "Plan this attack". */
  readonly button?: string;
  /** The button does it at once, where there is only one thing to do and nothing speaks against it: "Withdraw it". */
  readonly atOnce?: true;
}

/** Something that is lost when the phase ends now, and what can still be done about it. */
export interface EndLoss<A> {
  /** What is lost, in one sentence. */
  readonly text: string;
  /** The pieces that it is about. */
  readonly pieces: readonly number[];
  /** The hexes that it is about. */
  readonly hexes: readonly number[];
  /** What can still be done to keep it. */
  readonly repairs: readonly Choice<A>[];
}

/** Pieces that are ordered as a whole, and what they are called: "Saratoga's task force". The first one leads. */
export interface Formation {
  /** What it is called in an order. */
  readonly name: string;
  /** Its pieces, the leader first. */
  readonly pieces: readonly number[];
}

/** Pieces that are not on the map: waiting to be placed, in a holding box, lost. */
export interface Tray {
  /** Tells the trays of a game apart. */
  readonly id: string;
  /** What stands above it. */
  readonly title: string;
  /** What lies in it, in order. */
  readonly pieces: readonly number[];
  /** A line of a board: trays of one board and row are shown together, each under its line. */
  readonly board?: { readonly title: string; readonly row: string; readonly line: string };
}

/** The state of affairs, as a table shows it. */
export interface Survey<A> {
  /** "Soviet combat". */
  readonly title: string;
  /**
   * One sentence that tells a newcomer what to do now: one thing, where, and how ("Move the Standing Force: click it off
   * Andoya."). It says "click"; a page under a finger says "tap".
   */
  readonly advice: string;
  /** Which step of the player's turn this is. */
  readonly step?: readonly [now: number, of: number];
  /** Pieces of the viewer that can still do something. */
  readonly ready: readonly number[];
  /** Ready pieces that one may have forgotten when the phase ends; left out: all that are ready. */
  readonly idle?: readonly number[];
  /** Ready pieces that have their order: it can be changed, but they are not among those still to act. */
  readonly settled?: readonly number[];
  /** Pieces that are best picked together, as a force: a first press takes them all. */
  readonly groups?: readonly (readonly number[])[];
  /** Pieces that one order can move as a whole, wherever they stand: a task force, all aircraft. */
  readonly formations?: readonly Formation[];
  /** What is asked is about these pieces, and perhaps a hex: the screen picks them and points at it by itself. */
  readonly focus?: {
    readonly pieces: readonly number[];
    readonly hex?: number;
    /** Where targets are asked for: those in the hex that may be picked. */
    readonly targets?: readonly number[];
  };
  /** What is asked takes several pieces, one after another: a press on a row adds its piece. Left out: it takes it alone. */
  readonly several?: true;
  /** What is owed before the phase ends. */
  readonly duties: readonly Duty[];
  /** Pieces beside the map. */
  readonly trays: readonly Tray[];
  /** Things done for the whole phase: place the rest, decline, go on. */
  readonly commands: readonly Choice<A>[];
  /** How the phase is ended; absent when it ends by itself. */
  readonly end?: {
    readonly action: A;
    readonly label: string;
    readonly losses: readonly EndLoss<A>[];
    readonly refusal?: Refusal;
  };
}

/** A layer that the map can show. Those that one looks at most often come first: they have keys. */
export interface OverlayTitle {
  /** The word by which the layer is asked for. */
  readonly id: string;
  /** What its button says. */
  readonly title: string;
}

/** Hexes to be marked, never by colour alone: a tone has its own hatch, and may carry a label. */
export interface Overlay {
  /** The hexes that are marked, and how. */
  readonly hexes: readonly {
    readonly hex: number;
    readonly tone: 'own' | 'enemy' | 'good' | 'bad' | 'neutral';
    readonly label?: string;
  }[];
  /** Ways that are drawn from hex to hex. */
  readonly lines: readonly { readonly hexes: readonly number[]; readonly tone: 'good' | 'bad' }[];
  /** What whole areas are called, written in their middle at every zoom. */
  readonly names?: readonly { readonly hex: number; readonly text: string }[];
  /** What it shows, in a sentence. */
  readonly caption: string;
}
