import type { Counsel } from './advice.ts';
import type { WinCurves } from './analysis.ts';
import type { Desk } from './desk.ts';
import type { Editor } from './editor.ts';
import type { ExamKit } from './examination/kit.ts';
import type { Game, GameTypes } from './game.ts';
import type { Handbook } from './handbook.ts';
import type { ScenarioHistory } from './history.ts';
import type { Ledger } from './ledger.ts';
import type { Course } from './lesson.ts';
import type { Mind, Question } from './mind.ts';
import type { Storyteller } from './story.ts';
import type { StandingRules } from './standing-orders.ts';

/**
 * Everything that a game brings, in one object: what its package exports. Only the face is apart, behind the door
 * `./face`, because a page that shows a game must not load its rules.
 */
export interface GamePackage<T extends GameTypes, Q extends Question> {
  /** The rules. */
  readonly game: Game<T>;
  /** What the examination needs to test the rules. */
  readonly kit: ExamKit<T>;
  /** Left out while a game can only be played by the computer: the page then cannot offer it. */
  readonly desk?: Desk<T>;
  /** Loaded when somebody makes a scenario; left out where nobody can. */
  readonly editor?: () => Promise<Editor<T>>;
  /** Left out where every question goes to the player. */
  readonly standing?: StandingRules<T>;
  /** Left out where nothing better than random play is known. */
  readonly mind?: Mind<T, Q>;
  /** Without words there is no advice. */
  readonly counsel?: Counsel<T>;
  /** Left out where a game keeps no account. */
  readonly ledger?: Ledger<T>;
  /** How values become chances; left out where nobody has counted. */
  readonly chances?: WinCurves<T>;
  /** Left out where nothing is told but the log. */
  readonly story?: Storyteller<T>;
  /** Pages of history for its scenarios; left out where it has none. */
  readonly histories?: readonly ScenarioHistory[];
  /** Its lessons, loaded when somebody learns; left out where it has none. */
  readonly lessons?: () => Promise<Course<T>>;
  /** Pictures and tables for the rules reference; nobody needs them to play. */
  readonly handbook?: () => Promise<Handbook<T>>;
  /** A file of problems, loaded when somebody wants one; `decodeProblems` reads it. Left out where a game has none. */
  readonly problems?: () => Promise<unknown>;
}

/** A game whose types are its own business: `some(({ game, kit }) => ...)` keeps them without `any`. */
export type SomeGame = <R>(use: <T extends GameTypes, Q extends Question>(pack: GamePackage<T, Q>) => R) => R;

/** Hides the types of a package, for lists of games. */
export const someGame =
  <T extends GameTypes, Q extends Question>(pack: GamePackage<T, Q>): SomeGame =>
  use =>
    use(pack);

/** The id of a game whose types are its own business. */
export const idOf = (some: SomeGame): string => some(({ game }) => game.id);
