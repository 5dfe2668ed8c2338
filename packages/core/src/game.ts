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
  /** The names of the sides, a union of words. */
  readonly side: string;
  /** The whole truth about the table: plain readonly data, secrets included. */
  readonly state: object;
  /** What a side or the dice may do, told apart by `type`. */
  readonly action: { readonly type: string };
  /** What happened, told apart by `type`. The log of a match is a list of these. */
  readonly event: { readonly type: string };
  /** What `options` answers beside the offer itself: what the game wants to tell of a phase. */
  readonly options: object;
  /** What one viewer knows of the state. */
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

/** What an optional rule can be set to. */
export type OptionValue = boolean | number | string;

/** A rule the players may agree on before the start. */
export interface OptionalRule {
  /** The word under which openings and the command line name it. */
  readonly id: string;
  /** What menus call it. */
  readonly title: string;
  /** What it changes, in a sentence. */
  readonly summary: string;
  /** The first value is the default. */
  readonly values: readonly OptionValue[];
}

/** A table of the rules that players who own the printed sheet may replace by their own, from a file. */
export interface PlayerTable {
  /** The option of an opening that carries it; no menu lists it, for its value is no choice among a few. */
  readonly option: string;
  /** What menus call it. */
  readonly title: string;
  /** The file that holds ours: the form to copy. */
  readonly ours: object;
  /** The value of the option, from such a file. */
  readonly read: Decoder<OptionValue>;
}

/** A start of the game that players can choose. */
export interface Scenario {
  /** The word under which saves and the command line name it. */
  readonly id: string;
  /** What menus call it. */
  readonly title: string;
  /** What it is about, in a sentence or two. */
  readonly summary: string;
  /** How long it takes and how hard it is; left out where nobody has said. */
  readonly pace?: ScenarioPace;
  /** The rules that players may agree on for it. */
  readonly options: readonly OptionalRule[];
}

/** The scenario asked for; options left out take their defaults. */
export interface ScenarioOpening {
  readonly scenario: string;
  readonly options: { readonly [id: string]: OptionValue };
}

/** Positions and actions as a person writes them; what is printed is read back as the same. */
export interface Notation<S, A> {
  /** The position as text. */
  readonly print: (state: S) => string;
  /** Reads a position, or says where the text is wrong. */
  readonly parse: (text: string) => Result<S, Fault>;
  /** One line: `attack So32 at 1423 on Gr25 Tu36`. Names are those of the position. */
  readonly printAction: (state: S, action: A) => string;
  /** Reads an action in a position whose names it uses. */
  readonly parseAction: (state: S, text: string) => Result<A, Fault>;
  /** The same positions as JSON, for files and editors. */
  readonly json?: JsonNotation<S>;
}

/** Positions as JSON. */
export interface JsonNotation<S> {
  /** A JSON Schema of what `parse` reads. */
  readonly schema: object;
  /** Reads a position, or says where the data is wrong. */
  readonly parse: Decoder<S>;
  /** The position as data that `parse` reads back as the same. */
  readonly print: (state: S) => object;
}

/** What the numbers of a game stand for, and the schemas that say where such numbers are. */
export interface GameWording<T extends GameTypes> {
  /** The name of each number, by what it stands for. */
  readonly names: Names<T['state']>;
  /** The schema of all actions. */
  readonly action: ZodType<T['action']>;
  /** The schema of all events. */
  readonly event: ZodType<T['event']>;
  /** The schema of all sights. */
  readonly sight: ZodType<T['sight']>;
  /** The schema of all phases. */
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

/** How a game ended. */
export interface Outcome<P extends string> {
  /** Undefined after a draw. */
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
  /** The word for the game in addresses, files and commands: "sixth-fleet". */
  readonly id: string;
  /** What menus call it. */
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly summary: string;
  /** Version of these rules; a save carries it. Raised whenever an old log would play differently. */
  readonly version: number;
  /** The sides in the order of play. */
  readonly sides: readonly T['side'][];
  /** The starts that players can choose. */
  readonly scenarios: readonly Scenario[];
  /** The cases of the rulebook in our own words, with what we decided where it is silent. Refusals cite them. */
  readonly rules: RuleIndex;
  /** Tables that players may replace. */
  readonly tables?: readonly PlayerTable[];
  /** Every unit and place with its figures, as a page for people, in Markdown. */
  readonly manifest?: () => string;
  /** How a log made by version n becomes one of version n + 1. */
  readonly migrations: Migrations;

  /** The data that a match from this start is played with; a save carries it. */
  readonly data?: (start: T['state']) => GameData;
  /** The state at the start of a scenario, or what is wrong with the opening. */
  readonly setup: (opening: ScenarioOpening) => Result<T['state'], Fault>;
  /** Who may act now. The umpire asks nobody else. */
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
  /** The state after an event. The only place where a state is made; it must answer the same for the same event. */
  readonly evolve: (state: T['state'], event: T['event']) => T['state'];
  /** What the viewer knows of the state. What no line here shows stays secret. */
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
  /** How the game ended; undefined while it goes on. */
  readonly outcome: (state: T['state']) => Outcome<T['side']> | undefined;
  /** Whether the event told somebody something: it can then no longer be taken back. */
  readonly final: (event: T['event']) => boolean;

  /** How positions and actions are written, in tests, files, links and on the command line. */
  readonly notation: Notation<T['state'], T['action']>;
  /** How the numbers in actions, events, sights and phases become names. */
  readonly wording?: GameWording<T>;
  /** Reads an action from outside: a save, a message. Whether it is allowed is for `decide` to say. */
  readonly decodeAction: Decoder<T['action']>;
  /** Reads an event of a stored log. */
  readonly decodeEvent: Decoder<T['event']>;
}

/** The state after a list of events. */
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
