import {
  type Fault,
  fault,
  type Game,
  type GameTypes,
  type Opening,
  type OptionValue,
  parseJson,
  type PlayedGame,
  readSave,
  type Result,
} from '@narrow-seas/core';
import type { Trial } from '../link/editing.ts';
import type { Action, GameCard, LessonTold, Snapshot } from '../link/protocol.ts';
import { WORDS } from '../words.ts';
import type { EditingHost } from './editing.ts';
import { type LessonOrder, type LessonRoom, openLesson } from './lesson.ts';
import { openProblem, type ProblemOrder, type ProblemRoom } from './problem.ts';
import { openRemote, type RemoteOrder } from './remote/remote-session.ts';
import type { AnySession, Session } from './session-calls.ts';
import type { GameParts } from './game-parts.ts';
import { openSession, type SessionOrder } from './session.ts';
import { playTrial } from './trial.ts';

/** A lesson at its table, and how it begins. */
interface OpenLesson {
  readonly room: LessonRoom;
  readonly told: LessonTold;
}

/** A problem at its table. */
interface OpenProblem {
  readonly room: ProblemRoom;
  readonly snapshot: Snapshot;
}

/** Where matches of one game are opened; the types of the game stay behind it. */
export interface GameHost {
  readonly card: GameCard;
  readonly open: (order: SessionOrder) => Result<Session, Fault>;
  /** Sits down at a match on the server. */
  readonly join: (order: RemoteOrder) => Promise<Result<AnySession, Fault>>;
  /** What the explorer keeps of a save, told by these eyes; undefined where it cannot be read or told. */
  readonly played: (text: string, eyes: string) => Generator<undefined, PlayedGame<Action>> | undefined;
  /** Opens a lesson at one of its steps. */
  readonly teach: (order: LessonOrder) => Promise<Result<OpenLesson, Fault>>;
  /** Opens a problem, with what was ordered in it before. */
  readonly pose: (order: ProblemOrder) => Promise<Result<OpenProblem, Fault>>;
  /** The value of an option, from the file of a player's own table. */
  readonly readRulesTable: (option: string, text: string) => Result<OptionValue, Fault>;
  /** Loaded when somebody makes a scenario. */
  readonly editing: () => Promise<EditingHost>;
  /** Plays one quick game between computers. */
  readonly trial: (opening: Opening, seed: number) => Result<Trial, Fault>;
}

const loadEditing = async <T extends GameTypes>({ game, editor }: GameParts<T>): Promise<EditingHost> => {
  const { editingHostOf, noEditing } = await import('./editing.ts');
  return editor === undefined ? noEditing(game.title) : editingHostOf(game, await editor());
};

const readRulesTable = <T extends GameTypes>(
  { tables = [], id }: Game<T>,
  option: string,
  text: string,
): Result<OptionValue, Fault> => {
  const table = tables.find(known => known.option === option);
  if (table === undefined) return fault('ERR_TABLE', 'option', WORDS.start.noTable(id, option));
  const file = parseJson(text);
  return file.ok ? table.read(file.value) : file;
};

export const gameHostOf = <T extends GameTypes>(parts: GameParts<T>): GameHost => {
  const { id, title, summary, sides, scenarios } = parts.game;
  const { overlays, secrets = false } = parts.desk;
  const levels = Object.keys(parts.levels);
  const advises = parts.adviser !== undefined;
  const edits = parts.editor !== undefined;
  // A decoder cannot travel to the page.
  const tables = (parts.game.tables ?? []).map(({ option, title: name, ours }) => ({
    option,
    title: name,
    ours,
  }));
  return {
    card: { id, title, summary, sides, scenarios, overlays, tables, levels, advises, secrets, edits },
    open: order => openSession(parts, order),
    join: order => openRemote(parts, order),
    played: (text, eyes) => {
      const saved = parts.analyst === undefined ? undefined : readSave(parts.game, text);
      return saved?.ok === true ? parts.analyst?.played(saved.value.match, eyes) : undefined;
    },
    teach: order => openLesson(parts, order),
    pose: order => openProblem(parts, order),
    readRulesTable: (option, text) => readRulesTable(parts.game, option, text),
    editing: () => loadEditing(parts),
    trial: (opening, seed) => playTrial(parts.game, parts.levels, opening, seed),
  };
};
