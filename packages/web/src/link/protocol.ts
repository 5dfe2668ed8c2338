import type {
  Choice,
  Fault,
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
}

/** What the viewer saw of one entry of the log. */
export interface LogEntry {
  readonly number: number;
  readonly by: string;
  readonly sights: readonly Sight[];
}

export type Seats = { readonly [side: string]: string };

/** Everything the page needs to know after something has happened. */
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
}

export interface NewGame {
  readonly game: string;
  readonly scenario: string;
  readonly options: { readonly [id: string]: OptionValue };
  readonly seats: Seats;
  /** Under which name the game is kept in the browser. */
  readonly keep: string;
}

export interface SavedGame {
  readonly game: string;
  /** The name of its scenario. */
  readonly title: string;
  readonly text: string;
  readonly seats: Seats;
  readonly keep: string;
}

export interface Moment {
  readonly length: number;
  readonly view: View;
  readonly score: Score;
  readonly lost: readonly number[];
}

/** What can be asked of the worker: name, question, answer. */
export interface Calls {
  readonly games: { readonly ask: undefined; readonly answer: readonly GameCard[] };
  readonly open: { readonly ask: NewGame; readonly answer: Result<Standing, Fault> };
  readonly resume: { readonly ask: SavedGame; readonly answer: Result<Standing, Fault> };
  readonly act: { readonly ask: Action; readonly answer: Result<Standing, Refusal> };
  readonly undo: { readonly ask: undefined; readonly answer: Result<Standing, Refusal> };
  readonly computer: { readonly ask: number; readonly answer: Standing };
  readonly look: { readonly ask: string; readonly answer: Standing };
  readonly choices: { readonly ask: Selection; readonly answer: readonly Choice<Action>[] };
  readonly why: { readonly ask: Selection; readonly answer: Refusal | undefined };
  readonly overlay: {
    readonly ask: { readonly id: string; readonly selection: Selection };
    readonly answer: Overlay;
  };
  readonly replay: { readonly ask: number; readonly answer: View };
  readonly history: { readonly ask: number; readonly answer: readonly Moment[] };
  readonly save: { readonly ask: undefined; readonly answer: string };
  readonly notation: { readonly ask: undefined; readonly answer: string };
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
