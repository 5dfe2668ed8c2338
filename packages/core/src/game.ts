import type { ZodType } from 'zod';
import type { ScenarioPace } from './briefing.ts';
import type { Chance } from './chance.ts';
import type { Names } from './declaration/names.ts';
import type { Fault } from './fault.ts';
import type { Odds } from './odds.ts';
import type { Progress } from './progress.ts';
import type { Random } from './random.ts';
import type { Refusal } from './refusal.ts';
import type { Numbering } from './renumber.ts';
import type { Result } from './result.ts';
import type { RuleIndex } from './rule-index.ts';
import type { Migrations } from './versioned.ts';

/** The types a game brings, under one roof, so that generic code carries one parameter instead of seven. */
export interface GameTypes {
  readonly side: string;
  readonly state: object;
  readonly action: { readonly type: string };
  readonly event: { readonly type: string };
  readonly options: object;
  readonly view: object;
  /** What a viewer saw of an event. */
  readonly sight: object;
}

/** Who makes a move: a side, or the dice. */
export type Mover<P extends string> = P | 'chance';

/** Who looks: a side, or somebody who plays neither and sees only what is public. */
export type Viewer<P extends string> = P | 'spectator';

/** Who may act now: chance, or every side that may act (none once the game is over). */
export type Actor<P extends string> = 'chance' | readonly P[];

/** A set of actions that need not be listed to be used: people ask, random play samples, search lists. */
export interface Offer<A> {
  /** Every offered action, lazily. It may be long; it is never infinite. */
  readonly list: () => Iterable<A>;
  /** One offered action, each of them possible. Undefined when there is nothing to do. */
  readonly sample: (random: Random) => A | undefined;
  /** The one predicate: why this action is not offered, undefined when it is. */
  readonly refuse: (action: A) => Refusal | undefined;
}

export type OptionValue = boolean | number | string;

/** A rule the players may agree on before the start. */
export interface OptionalRule {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The first value is the default. */
  readonly values: readonly OptionValue[];
}

/** A table of the rules that players who own the printed sheet may replace by their own, from a file. */
export interface PlayerTable {
  /** The option of an opening that carries it; no menu lists it, for its value is no choice among a few. */
  readonly option: string;
  readonly title: string;
  /** The file that holds ours: the form to copy. */
  readonly ours: object;
  /** The value of the option, from such a file. */
  readonly read: Decoder<OptionValue>;
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** How long it takes and how hard it is; left out where nobody has said. */
  readonly pace?: ScenarioPace;
  readonly options: readonly OptionalRule[];
}

/** The scenario asked for; options left out take their defaults. */
export interface ScenarioOpening {
  readonly scenario: string;
  readonly options: { readonly [id: string]: OptionValue };
}

/** Positions and actions as a person writes them; what is printed is read back as the same. */
export interface Notation<S, A> {
  readonly print: (state: S) => string;
  readonly parse: (text: string) => Result<S, Fault>;
  /** One line: `attack So32 at 1423 on Gr25 Tu36`. Names are those of the position. */
  readonly printAction: (state: S, action: A) => string;
  readonly parseAction: (state: S, text: string) => Result<A, Fault>;
  /** The same positions as JSON, for files and editors. */
  readonly json?: JsonNotation<S>;
}

export interface JsonNotation<S> {
  /** A JSON Schema of what `parse` reads. */
  readonly schema: object;
  readonly parse: Decoder<S>;
  readonly print: (state: S) => object;
}

/** What the numbers of a game stand for, and the schemas that say where such numbers are. */
export interface GameWording<T extends GameTypes> {
  readonly names: Names<T['state']>;
  readonly action: ZodType<T['action']>;
  readonly event: ZodType<T['event']>;
  readonly sight: ZodType<T['sight']>;
  readonly phase: ZodType;
  /** What orders call a piece of the board; undefined where they have no word for it. */
  readonly piece?: (position: T['state'], piece: number) => string | undefined;
}

/** With a numbering it reads a log of older data, whose numbers meant something else. */
export type Decoder<T> = (value: unknown, numbering?: Numbering) => Result<T, Fault>;

/** What a game's logs mean by their numbers, and what it plays with. */
export interface GameData {
  /** By kind: one text for each number, its name and then its figures. Names are single words. */
  readonly lists: { readonly [list: string]: readonly string[] };
  /** What else numbers mean: the size of the map. A log cannot be read once it has changed. */
  readonly fixed: { readonly [part: string]: string };
  /** What has no numbers but decides how it plays: terrain, tables. */
  readonly digests: { readonly [part: string]: string };
}

export interface Outcome<P extends string> {
  readonly winner: P | undefined;
  /** How it ended, in a few words: "NATO marginal victory, net -7". */
  readonly summary: string;
  /** The level of victory alone, where the game has levels: so that results can be counted. */
  readonly level?: string;
  /** The points that the level was read from. */
  readonly net?: number;
}

/** Everything the umpire, the computer, the screens and the laboratory need to know about a game. */
export interface Game<T extends GameTypes> {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Version of these rules; a save carries it. Raised whenever an old log would play differently. */
  readonly version: number;
  readonly sides: readonly T['side'][];
  readonly scenarios: readonly Scenario[];
  readonly rules: RuleIndex;
  /** Tables that players may replace. */
  readonly tables?: readonly PlayerTable[];
  /** Every unit and place with its figures, as a page for people, in Markdown. */
  readonly manifest?: () => string;
  /** How a log made by version n becomes one of version n + 1. */
  readonly migrations: Migrations;

  /** The data that a match from this start is played with; a save carries it. */
  readonly data?: (start: T['state']) => GameData;
  readonly setup: (opening: ScenarioOpening) => Result<T['state'], Fault>;
  readonly actor: (state: T['state']) => Actor<T['side']>;
  /** What the viewer may do now. Takes a view: a choice can never depend on what its owner may not know. */
  readonly options: (view: T['view']) => T['options'] & Offer<T['action']>;
  /** When chance acts. */
  readonly outcomes: (state: T['state']) => readonly Chance<T['action']>[];
  /** What comes of a move, event by event, with the state after each: `evolve` alone makes those states. */
  readonly decide: (
    state: T['state'],
    by: Mover<T['side']>,
    action: T['action'],
  ) => Result<Progress<T['state'], T['event']>, Refusal>;
  readonly evolve: (state: T['state'], event: T['event']) => T['state'];
  readonly view: (state: T['state'], viewer: Viewer<T['side']>) => T['view'];
  /** What the viewer saw of an event that happened in `state`. */
  readonly witness: (
    state: T['state'],
    event: T['event'],
    viewer: Viewer<T['side']>,
  ) => readonly T['sight'][];
  /** A truth that fits the view, drawn at random: how the computer thinks about what it cannot see. */
  readonly imagine: (view: T['view'], random: Random) => T['state'];
  /** What an offered action would lead to by chance, with every modifier; undefined when no die follows it. */
  readonly odds: (view: T['view'], action: T['action']) => Odds | undefined;
  readonly outcome: (state: T['state']) => Outcome<T['side']> | undefined;
  /** Whether the event told somebody something: it can then no longer be taken back. */
  readonly final: (event: T['event']) => boolean;

  readonly notation: Notation<T['state'], T['action']>;
  /** How the numbers in actions, events, sights and phases become names. */
  readonly wording?: GameWording<T>;
  readonly decodeAction: Decoder<T['action']>;
  readonly decodeEvent: Decoder<T['event']>;
}

export const fold = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  events: readonly T['event'][],
): T['state'] => {
  let next = state;
  for (let place = 0; place < events.length; place += 1)
    next = game.evolve(next, events[place] as T['event']);
  return next;
};

/** Whether `by` is among those who may act. */
export const mayAct = <P extends string>(actor: Actor<P>, by: Mover<P>): boolean =>
  actor === 'chance' ? by === 'chance' : by !== 'chance' && actor.includes(by);

/** Whether the viewer is a side that may act. */
export const isToAct = <P extends string>(actor: Actor<P>, viewer: string): viewer is P =>
  actor !== 'chance' && actor.some(side => side === viewer);
