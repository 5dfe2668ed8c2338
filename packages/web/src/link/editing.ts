import type {
  Edit,
  EditFault,
  EditField,
  EditorSheet,
  Fault,
  Opening,
  Result,
  ScenarioNotes,
} from '@narrow-seas/core';

/** A scenario that somebody makes: what its players are told, and where it begins, in the notation of the game. */
export interface Draft {
  readonly game: string;
  readonly notes: ScenarioNotes;
  readonly position: string;
}

/** A draft on the screen: nothing of it is a secret from its maker. */
export interface DraftShown {
  readonly position: string;
  readonly sheet: EditorSheet;
  /** By side, a view of the game that only its face can read: together they see everything. */
  readonly views: { readonly [side: string]: object };
}

/** A draft that does not exist yet. */
export interface DraftOrder {
  readonly game: string;
  /** The scenario whose rules, map and length it takes. */
  readonly scenario: string;
  /** Without the units that start there. */
  readonly isBlank: boolean;
}

type Position = Pick<Draft, 'game' | 'position'>;

/** What can be set of a unit and of a hex. */
export interface FieldsAt {
  readonly unit: readonly EditField[];
  readonly hex: readonly EditField[];
}

/** How one quick game between computers ended. */
export interface Trial {
  /** Undefined for a draw. */
  readonly winner?: string;
  readonly summary: string;
}

/** What the editor asks of the worker, which remembers nothing of a draft: name, question, answer. */
export interface EditingCalls {
  readonly newDraft: { readonly ask: DraftOrder; readonly answer: Result<DraftShown, Fault> };
  readonly showDraft: { readonly ask: Position; readonly answer: Result<DraftShown, Fault> };
  readonly edit: {
    readonly ask: Position & { readonly edit: Edit };
    readonly answer: Result<DraftShown, EditFault>;
  };
  readonly fieldsAt: {
    readonly ask: Position & { readonly unit: string | undefined; readonly hex: number | undefined };
    readonly answer: FieldsAt;
  };
  /** The draft as a scenario file. */
  readonly printScenario: { readonly ask: Draft; readonly answer: Result<string, Fault> };
  readonly readScenario: { readonly ask: string; readonly answer: Result<Draft, Fault> };
  /** Plays one quick game from an opening, to its end. */
  readonly trial: {
    readonly ask: { readonly game: string; readonly opening: Opening; readonly seed: number };
    readonly answer: Result<Trial, Fault>;
  };
}
