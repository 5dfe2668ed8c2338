import type {
  Advice,
  Analysis,
  Briefing,
  Choice,
  Fault,
  LineWords,
  Opening,
  OptionalRule,
  OptionValue,
  Mission,
  MissionSheet,
  MissionState,
  Outcome,
  Overlay,
  OverlayTitle,
  PositionReport,
  Refusal,
  Result,
  ScenarioPace,
  Scene,
  Score,
  SeatOrders,
  Selection,
  StandingSpec,
  Survey,
  Tray,
} from '@narrow-seas/core';
import type { Reference } from '@narrow-seas/reference';
import type { EditingCalls } from './editing.ts';
import type { Explored, ExplorerQuestion } from './explored.ts';
import type { LessonBegun, LessonMark, LessonPlace, LessonSheet } from './lesson.ts';
import type { ProblemMark } from './problem.ts';
import type { ProblemCalls } from './problem-calls.ts';

/** An action of some game. The page carries it from a choice back to the umpire and never looks inside. */
export type Action = object;

/** A view of some game: only its face can read it. */
export type View = object;

export type Sight = object;

export interface ScenarioCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly options: readonly OptionalRule[];
  readonly pace?: ScenarioPace;
}

export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly sides: readonly string[];
  readonly scenarios: readonly ScenarioCard[];
  readonly overlays: readonly OverlayTitle[];
  readonly tables: readonly RulesTable[];
  /** The levels of the computer, the weakest first. */
  readonly levels: readonly string[];
  /** Whether somebody can be asked for advice. */
  readonly advises: boolean;
  /** Whether the sides know different things, so that players at one screen must take turns before it. */
  readonly secrets: boolean;
  /** Whether scenarios can be made of it. */
  readonly edits: boolean;
}

/** A table of the rules in whose place players may put their own. */
export interface RulesTable {
  /** The option of an opening that carries it. */
  readonly option: string;
  readonly title: string;
  /** The file that holds ours: the form to copy. */
  readonly ours: object;
}

/** What the viewer saw of one entry of the log. */
export interface LogEntry {
  readonly number: number;
  readonly by: string;
  readonly sights: readonly Sight[];
  /** The standing order that made it, where it is the viewer's own. */
  readonly order?: string;
}

/** The standing orders of the viewer. */
export interface OrdersSheet {
  readonly specs: readonly StandingSpec[];
  readonly orders: SeatOrders;
  /** How many questions of the last enemy turn there were, and how many of them the orders answered. */
  readonly tally?: { readonly asked: number; readonly answered: number };
}

/** A mission that was given, and how it stands. */
export interface GivenMission {
  readonly mission: Mission;
  readonly state: MissionState;
}

/** What one entry of the log tells for the screen. */
export interface Tale {
  readonly number: number;
  readonly by: string;
  readonly scenes: readonly Scene[];
}

export type Seats = { readonly [side: string]: string };

/** Everything the page needs to know after something has happened. All numbers of entries are the viewer's own. */
export interface Snapshot {
  readonly length: number;
  readonly actor: readonly string[];
  readonly viewer: string;
  /** Left out where the game began from a position, and for a record. */
  readonly scenario?: string;
  readonly view: View;
  readonly survey: Survey<Action>;
  readonly score: Score;
  readonly outcome: Outcome<string> | undefined;
  readonly undoRefusal: Refusal | undefined;
  /** Taking back needs the consent of the other side: `undo` asks for it. */
  readonly undoByConsent?: true;
  /** The side that a computer must act for. */
  readonly computer: string | undefined;
  /** The entries after the first `since`: what the page has beyond them is no longer true. */
  readonly since: number;
  readonly entries: readonly LogEntry[];
  /** The bookmarks that the viewer may read, at his numbers. */
  readonly bookmarks: readonly Bookmark[];
  /** The viewer's missions; left out where the game has no standing orders. */
  readonly missions?: readonly GivenMission[];
  /** Its first moves were made under this older version of the rules: they were taken as played. */
  readonly older?: number;
  /** Why the rest of what was asked for was not done; what came before it was. */
  readonly refused?: Refusal;
  /** What of this could not be worked out, in words; the rest holds. */
  readonly fault?: string;
  /** How the step of a lesson stands. */
  readonly lesson?: LessonMark;
  /** How a problem stands. */
  readonly problem?: ProblemMark<Action>;
}

/** A game to be opened. */
export interface NewGame {
  readonly game: string;
  /** The name of its scenario, or another name for the list of saved games. */
  readonly title: string;
  readonly opening: Opening;
  readonly seats: Seats;
  /** The id under which the browser saves the game; empty: nobody plays it yet. */
  readonly saveId: string;
}

export interface SavedGame extends Omit<NewGame, 'opening'> {
  readonly text: string;
  readonly bookmarks: readonly Bookmark[];
}

/** A place in the game that somebody wants to find again. It is saved beside the log, never in it. */
export interface Bookmark {
  /** In a file a place in the log, before a viewer's eyes a number of his own. */
  readonly at: number;
  readonly name: string;
  /** The side that alone sees it, in a game with secrets: a name may tell what the other side must not know. */
  readonly by?: string;
}

/** How long the computer may work before it tells how far it is. */
export interface ComputerTurn {
  /** The most moves to make. */
  readonly moves: number;
  /** Milliseconds. One step of thought may go over it, never two. */
  readonly slice: number;
  /** Makes the best move found so far instead of thinking on. */
  readonly enough: boolean;
}

export interface ComputerProgress {
  /** Undefined while it still thinks. */
  readonly snapshot: Snapshot | undefined;
  /** Positions looked at for the next move. */
  readonly nodes: number;
  /** How much of the thinking is done, 0 to 1; undefined where nobody can tell. */
  readonly share: number | undefined;
}

export interface Moment {
  readonly length: number;
  readonly view: View;
  readonly score: Score;
  readonly lost: readonly number[];
}

/** A moment of the past as it looked to the viewer, for the replay. */
export interface PastMoment extends Pick<Moment, 'view' | 'score'> {
  readonly trays: readonly Tray[];
}

export interface AnalysisKey {
  readonly key: string;
  /** Which build of the page works it out: another one may find something else. */
  readonly maker: string;
}

/** After this many of the viewer's entries; left out: now. */
export interface ReportQuestion {
  readonly at?: number;
  /** Whose points are wanted, where all is open; left out: the viewer's. */
  readonly side?: string;
  /** Milliseconds. */
  readonly slice: number;
}

/** A move of a variation: who, and what. Dice move too. */
export interface VariationMove {
  readonly by: string;
  readonly action: Action;
}

/** Where a variation begins: in the game after this many of the viewer's entries, or in a position that was written down. */
export type VariationRoot = { readonly at: number } | { readonly position: string };

export interface VariationOrder {
  readonly root: VariationRoot;
  readonly moves: readonly VariationMove[];
  readonly seats: Seats;
  /** Whose eyes look where no person acts. */
  readonly viewer: string;
  /** The dice wait for somebody who says how they fall. */
  readonly isChosen: boolean;
}

export interface OpenedVariation {
  readonly snapshot: Snapshot;
  /** Whose points are told of its moves. */
  readonly side: string;
  readonly position: string;
  /** Others have secrets: it is played as its owner imagines the truth. */
  readonly isImagined: boolean;
  /** How many of the moves the rules still let be made. */
  readonly made: number;
  readonly turn?: number;
}

/** A move that was made in a variation, and what came of it. */
export interface VariationStep extends VariationMove, LineWords {
  /** What the viewer saw of it. */
  readonly entry: LogEntry;
}

/** One way in which dice may fall. */
export interface PossibleThrow {
  readonly action: Action;
  /** In percent. */
  readonly percent: number;
  readonly entry: LogEntry;
}

/** A game to continue, as it lies in this browser. */
export interface Reopening {
  readonly id: string;
  readonly game: string;
  /** Takes it away from another tab. */
  readonly steal: boolean;
}

/** The game as it was found: another tab may have changed all of it. */
export interface Reopened extends Pick<SavedGame, 'title' | 'seats'> {
  readonly snapshot: Snapshot;
}

/** A game on the server, as one of its players or a spectator opens it. */
export interface OnlineOpening {
  readonly game: string;
  /** The id of the match on the server. */
  readonly id: string;
  readonly scenario: string;
  /** The sides that I play; none for a spectator. */
  readonly mine: readonly string[];
}

/** A step of a lesson has begun. */
export type LessonTold = LessonBegun<Snapshot>;
export type LessonOpened = LessonTold & { readonly sheet: LessonSheet };

/** The code of the fault that another tab has the game open. */
export const OPEN_ELSEWHERE = 'ERR_HELD';
/** The code of the fault that no such game is in this browser. */
export const UNKNOWN = 'ERR_UNKNOWN';

/** The code of a fault that may be gone when one asks again: the rules did not come over the network. */
export const UNLOADED = 'ERR_UNLOADED';

/** What can be asked of the worker: name, question, answer. */
export interface Calls extends EditingCalls, ProblemCalls<Action, Snapshot> {
  /** The value of an option, from the file of a player's own table. */
  readonly readRulesTable: {
    readonly ask: { readonly game: string; readonly option: string; readonly text: string };
    readonly answer: Result<OptionValue, Fault>;
  };
  readonly open: { readonly ask: NewGame; readonly answer: Result<Snapshot, Fault> };
  readonly resume: { readonly ask: SavedGame; readonly answer: Result<Snapshot, Fault> };
  /** Resumes a game that is saved in this browser. */
  readonly reopen: { readonly ask: Reopening; readonly answer: Result<Reopened, Fault> };
  /** Sits down at a game on the server. What happens there is told by notices. */
  readonly openOnline: { readonly ask: OnlineOpening; readonly answer: Result<Snapshot, Fault> };
  readonly openLesson: { readonly ask: LessonPlace; readonly answer: Result<LessonOpened, Fault> };
  /** Begins a step of the open lesson, or the same once more. A step that is not done is carried out first. */
  readonly lessonStep: {
    readonly ask: { readonly step: number; readonly again?: true };
    readonly answer: LessonTold;
  };
  /** The order of this number that leads to the goal of the step; undefined after the last. */
  readonly lessonOrder: { readonly ask: number; readonly answer: Action | undefined };
  /** Tries at once to reach the server again. */
  readonly reconnect: { readonly ask: undefined; readonly answer: undefined };
  /** The game is put away: what is to be saved is saved, and another tab may open it. */
  readonly leave: { readonly ask: undefined; readonly answer: undefined };
  /** Tries once more to save. */
  readonly retrySave: { readonly ask: undefined; readonly answer: undefined };
  /** One choice, which may be several actions: they are done in order until one is refused or something comes between. */
  readonly act: { readonly ask: readonly Action[]; readonly answer: Result<Snapshot, Refusal> };
  /** Undefined where the viewer can give no standing orders. */
  readonly orders: { readonly ask: undefined; readonly answer: OrdersSheet | undefined };
  /** Gives other orders; what follows from them is done at once. */
  readonly setOrders: { readonly ask: SeatOrders; readonly answer: Result<Snapshot, Fault> };
  /** The mission that is meant by what is picked up, or this one, in words. */
  readonly mission: { readonly ask: Selection | Mission; readonly answer: MissionSheet | undefined };
  /** Missions that are worth giving now, each as it would stand. */
  readonly suggestions: { readonly ask: undefined; readonly answer: readonly GivenMission[] };
  /** The set-up was made for the player: nothing of it can be taken back. */
  readonly settle: { readonly ask: undefined; readonly answer: undefined };
  readonly undo: { readonly ask: undefined; readonly answer: Result<Snapshot, Refusal> };
  readonly computer: { readonly ask: ComputerTurn; readonly answer: ComputerProgress };
  /** Advice for the viewer after this many milliseconds more; asked again until it is complete. */
  readonly advice: { readonly ask: number; readonly answer: Advice<Action> | undefined };
  /**
   * The analysis of the match after this many milliseconds more, at the viewer's own numbers; asked again until it is
   * complete. Undefined where there is none: for a record, and for who plays neither side of a game with secrets.
   */
  readonly analysis: { readonly ask: number; readonly answer: Analysis<Action> | undefined };
  /** What the analysis would be kept under; undefined where there is none. */
  readonly analysisKey: { readonly ask: undefined; readonly answer: AnalysisKey | undefined };
  /** What a position is worth, after this many milliseconds more; asked again until it is complete. */
  readonly report: {
    readonly ask: ReportQuestion;
    readonly answer: PositionReport<Action> | undefined;
  };
  /**
   * What was played from a position in the games of this browser, after this many milliseconds more; asked again until all
   * are read. Undefined where nobody can analyse the match.
   */
  readonly explore: { readonly ask: ExplorerQuestion; readonly answer: Explored | undefined };
  /** Opens a variation beside the game: until it is closed, all that follows is asked of it. */
  readonly openVariation: {
    readonly ask: VariationOrder;
    readonly answer: Result<OpenedVariation, Fault>;
  };
  readonly closeVariation: { readonly ask: undefined; readonly answer: undefined };
  /** What has been played in the variation, from its first move. */
  readonly variationLine: { readonly ask: undefined; readonly answer: readonly VariationStep[] };
  /** What the dice may bring, where they are due after this many moves of the variation. */
  readonly throws: { readonly ask: number; readonly answer: readonly PossibleThrow[] };
  /** Throws the dice that are due in the variation. */
  readonly throwDice: { readonly ask: undefined; readonly answer: Snapshot };
  readonly look: { readonly ask: string; readonly answer: Snapshot };
  readonly choices: { readonly ask: Selection; readonly answer: readonly Choice<Action>[] };
  readonly why: { readonly ask: Selection; readonly answer: Refusal | undefined };
  readonly overlay: {
    readonly ask: { readonly id: string; readonly selection: Selection };
    readonly answer: Overlay;
  };
  readonly replay: { readonly ask: number; readonly answer: PastMoment };
  /** The orders of the viewer's side; nothing where the game has none. */
  readonly briefing: { readonly ask: undefined; readonly answer: Briefing | undefined };
  /** The scenes of the entries after the first `from`, up to number `to`. */
  readonly story: {
    readonly ask: { readonly from: number; readonly to: number };
    readonly answer: readonly Tale[];
  };
  readonly sampledTimeline: { readonly ask: number; readonly answer: readonly Moment[] };
  /** Every moment at which points or losses changed, from the start to the present. */
  readonly timeline: { readonly ask: undefined; readonly answer: readonly Moment[] };
  /** The bookmarks of the viewer, at his numbers; those that he may not read stay. */
  readonly setBookmarks: { readonly ask: readonly Bookmark[]; readonly answer: undefined };
  /** The match with all bookmarks beside it. */
  readonly save: { readonly ask: undefined; readonly answer: string };
  /** The match as the viewer may hand it to anybody: without the seed of the dice and the other side's secrets. */
  readonly share: { readonly ask: undefined; readonly answer: string };
  /** The save without what the rules can work out again: for a link. */
  readonly compactSave: { readonly ask: undefined; readonly answer: string };
  /** The position after this many entries, or the present one. */
  readonly notation: { readonly ask: number | undefined; readonly answer: string };
  /** The rules of a game as somebody reads them; no match need be open. */
  readonly reference: { readonly ask: string; readonly answer: Result<Reference, Fault> };
}
export type Call = keyof Calls;
