import type {
  Advice,
  Choice,
  Fault,
  Opening,
  OptionalRule,
  OptionValue,
  Outcome,
  Overlay,
  OverlayTitle,
  Refusal,
  Result,
  RuleIndex,
  Score,
  Selection,
  Survey,
} from '@narrow-seas/core';

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
}

export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly sides: readonly string[];
  readonly scenarios: readonly ScenarioCard[];
  readonly overlays: readonly OverlayTitle[];
  readonly tables: readonly TableCard[];
  /** The levels of the computer, the weakest first. */
  readonly levels: readonly string[];
  /** Whether somebody can be asked for advice. */
  readonly advises: boolean;
  /** Whether the sides know different things, so that players at one screen must take turns before it. */
  readonly secrets: boolean;
}

/** A table of the rules in whose place players may put their own. */
export interface TableCard {
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
}

export type Seats = { readonly [side: string]: string };

/** Everything the page needs to know after something has happened. All numbers of entries are the viewer's own. */
export interface Standing {
  readonly length: number;
  readonly actor: readonly string[];
  readonly viewer: string;
  readonly view: View;
  readonly survey: Survey<Action>;
  readonly score: Score;
  readonly outcome: Outcome<string> | undefined;
  readonly undoRefusal: Refusal | undefined;
  /** The side that a computer must act for. */
  readonly computer: string | undefined;
  /** The entries after the first `since`: what the page has beyond them is no longer true. */
  readonly since: number;
  readonly entries: readonly LogEntry[];
  /** The bookmarks that the viewer may read, at his numbers. */
  readonly marks: readonly Mark[];
  /** Its first moves were made under this older version of the rules: they were taken as played. */
  readonly older?: number;
  /** What of this could not be worked out, in words; the rest holds. */
  readonly fault?: string;
}

/** A game to be opened. */
export interface NewGame {
  readonly game: string;
  /** The name of its scenario, or what else it is called in the list of kept games. */
  readonly title: string;
  readonly opening: Opening;
  readonly seats: Seats;
  /** Under which name the game is kept in the browser; empty: it is only looked at. */
  readonly keep: string;
}

export interface SavedGame extends Omit<NewGame, 'opening'> {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** A place in the game that somebody wants to find again. It is kept beside the log, never in it. */
export interface Mark {
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

export interface ComputerTold {
  /** Undefined while it still thinks. */
  readonly standing: Standing | undefined;
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

/** A game to continue, as it lies in this browser. */
export interface Reopening {
  readonly id: string;
  readonly game: string;
  /** Takes it away from another tab. */
  readonly steal: boolean;
}

/** The game as it was found: another tab may have changed all of it. */
export interface Reopened extends Pick<SavedGame, 'title' | 'seats'> {
  readonly standing: Standing;
}

/** The code of the fault that another tab has the game open. */
export const HELD = 'ERR_HELD';
/** The code of the fault that no such game is in this browser. */
export const UNKNOWN = 'ERR_UNKNOWN';

/** The code of a fault that may be gone when one asks again: the rules did not come over the network. */
export const UNLOADED = 'ERR_UNLOADED';

/** What can be asked of the worker: name, question, answer. */
export interface Calls {
  /** The value of an option, from the file of a player's own table. */
  readonly readTable: {
    readonly ask: { readonly game: string; readonly option: string; readonly text: string };
    readonly answer: Result<OptionValue, Fault>;
  };
  readonly open: { readonly ask: NewGame; readonly answer: Result<Standing, Fault> };
  readonly resume: { readonly ask: SavedGame; readonly answer: Result<Standing, Fault> };
  /** Goes on with a game that lies in this browser. */
  readonly reopen: { readonly ask: Reopening; readonly answer: Result<Reopened, Fault> };
  /** The game is put away: what is to be saved is saved, and another tab may open it. */
  readonly leave: { readonly ask: undefined; readonly answer: undefined };
  /** Tries once more to save. */
  readonly keep: { readonly ask: undefined; readonly answer: undefined };
  readonly act: { readonly ask: Action; readonly answer: Result<Standing, Refusal> };
  readonly undo: { readonly ask: undefined; readonly answer: Result<Standing, Refusal> };
  readonly computer: { readonly ask: ComputerTurn; readonly answer: ComputerTold };
  /** Advice for the viewer after so many milliseconds of thought more; asked again until it is complete. */
  readonly advice: { readonly ask: number; readonly answer: Advice<Action> | undefined };
  readonly look: { readonly ask: string; readonly answer: Standing };
  readonly choices: { readonly ask: Selection; readonly answer: readonly Choice<Action>[] };
  readonly why: { readonly ask: Selection; readonly answer: Refusal | undefined };
  readonly overlay: {
    readonly ask: { readonly id: string; readonly selection: Selection };
    readonly answer: Overlay;
  };
  readonly replay: { readonly ask: number; readonly answer: View };
  readonly history: { readonly ask: number; readonly answer: readonly Moment[] };
  /** Every moment at which points or losses changed, from the start to the present. */
  readonly course: { readonly ask: undefined; readonly answer: readonly Moment[] };
  /** The bookmarks of the viewer, at his numbers; those that he may not read stay. */
  readonly mark: { readonly ask: readonly Mark[]; readonly answer: undefined };
  /** The match with all bookmarks beside it. */
  readonly save: { readonly ask: undefined; readonly answer: string };
  /** The match as the viewer may hand it to anybody: without the seed of the dice and the other side's secrets. */
  readonly share: { readonly ask: undefined; readonly answer: string };
  /** The save without what the rules can work out again: for a link. */
  readonly brief: { readonly ask: undefined; readonly answer: string };
  /** The position after so many entries, or the present one. */
  readonly notation: { readonly ask: number | undefined; readonly answer: string };
  readonly rules: { readonly ask: undefined; readonly answer: RuleIndex };
}
export type Call = keyof Calls;

export interface Request<C extends Call = Call> {
  readonly id: number;
  readonly call: C;
  readonly ask: Calls[C]['ask'];
}

export interface Cancel {
  readonly cancel: number;
}

export type Reply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };

/** What the worker tells without being asked. `id` is the name under which the game is kept. */
export type Notice =
  /** A change is being written, and not confirmed yet. */
  | { readonly notice: 'saving'; readonly id: string }
  /** The browser has confirmed that every move is saved. */
  | { readonly notice: 'saved'; readonly id: string }
  | { readonly notice: 'unsaved'; readonly id: string; readonly reason: string }
  /** The game went on in another tab; nothing of this one is written any more. */
  | { readonly notice: 'overtaken'; readonly id: string }
  /** The worker lives as long as it holds the lock of this name. */
  | { readonly notice: 'alive'; readonly life: string }
  /** The link itself tells these: the worker has ended, does not answer, answers again. */
  | { readonly notice: 'stopped' }
  | { readonly notice: 'silent' }
  | { readonly notice: 'heard' };

export type Message = Reply | Notice;
