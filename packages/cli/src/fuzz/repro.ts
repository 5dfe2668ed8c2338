import {
  CHECKS,
  type CheckId,
  type ExamKit,
  type Fault,
  type FileKind,
  type Finding,
  fault,
  type Game,
  type GameTypes,
  isObject,
  type JsonObject,
  type Match,
  type Opening,
  ok,
  openMatch,
  play,
  type Result,
  randomMove,
  readVersioned,
  seededRandom,
  writeSave,
  writeVersioned,
} from '@narrow-seas/core';
import { LAST_SEED } from '../number.ts';
import { FUZZ_WORDS } from '../words/verbs.ts';

const REPRO_FILE: FileKind = { format: 'narrow-seas/repro', version: 1, migrations: {} };

/** A finding and the walk that led to it: enough to take that walk again. */
export interface Repro {
  readonly game: string;
  readonly rules: number;
  readonly opening: Opening;
  /** 0 when it was found in the index or the set-ups, where no game is played. */
  readonly seed: number;
  /** How closely the game was watched: at another pace the finding may be missed. */
  readonly pace: number;
  readonly move: number;
  readonly check: CheckId;
  readonly detail: string;
}

export const writeRepro = <T extends GameTypes>(
  game: Game<T>,
  kit: ExamKit<T>,
  { opening, seed, move, check, detail }: Finding,
  pace: number,
): string => {
  const chosen = kit.openings[opening];
  if (chosen === undefined) throw new RangeError(`${game.id} has no opening ${opening}`);
  const save = seed === 0 ? undefined : saveUpTo(game, chosen, seed, move);
  return writeVersioned(REPRO_FILE, {
    game: game.id,
    rules: game.version,
    opening: chosen,
    seed,
    pace,
    move,
    check,
    detail,
    ...(save === undefined ? {} : { save }),
  });
};

/** The match as it stood at the finding, for people. A game that is broken enough cannot even be saved. */
const saveUpTo = <T extends GameTypes>(
  game: Game<T>,
  opening: Opening,
  seed: number,
  moves: number,
): unknown => {
  try {
    const opened = openMatch(game, opening);
    return opened.ok
      ? JSON.parse(writeSave(game, walkTo(game, opened.value, seed, moves), undefined))
      : undefined;
  } catch {
    return undefined;
  }
};

/** The moves that the examination drew with this seed; it keeps dice of its own for what it tries besides. */
const walkTo = <T extends GameTypes>(
  game: Game<T>,
  opened: Match<T>,
  seed: number,
  moves: number,
): Match<T> => {
  const random = seededRandom(seed);
  let match = opened;
  while (match.length < moves) {
    const move = randomMove(game, match.state, random);
    const played = move === undefined ? undefined : play(game, match, move.by, move.action);
    if (played === undefined || !played.ok) break;
    match = played.value;
  }
  return match;
};

export const readRepro = (text: string): Result<Repro, Fault> => {
  const read = readVersioned(REPRO_FILE, text);
  return read.ok ? decodeRepro(read.value) : read;
};

const FAULT = FUZZ_WORDS.fault;

const decodeRepro = ({
  game,
  rules,
  opening,
  seed,
  // Files made before there was a pace had every moment examined.
  pace = 1,
  move,
  check,
  detail,
}: JsonObject): Result<Repro, Fault> => {
  if (typeof game !== 'string') return fault('ERR_REPRO', 'game', FAULT.noGame);
  if (!isCount(rules)) return fault('ERR_REPRO', 'rules', FAULT.noRules);
  if (!isOpening(opening)) return fault('ERR_REPRO', 'opening', FAULT.opening);
  if (!isCount(seed) || seed > LAST_SEED) return fault('ERR_REPRO', 'seed', FAULT.seed);
  if (!isCount(pace) || pace < 1) return fault('ERR_REPRO', 'pace', FAULT.pace);
  if (!isCount(move)) return fault('ERR_REPRO', 'move', FAULT.moves);
  const known = CHECKS.find(id => id === check);
  if (known === undefined) return fault('ERR_REPRO', 'check', FAULT.check);
  if (typeof detail !== 'string') return fault('ERR_REPRO', 'detail', FAULT.detail);
  return ok({ game, rules, opening, seed, pace, move, check: known, detail });
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isOpening = (value: unknown): value is Opening => {
  if (!isObject(value)) return false;
  const { position, scenario, options } = value;
  if (typeof position === 'string') return true;
  return typeof scenario === 'string' && isObject(options) && Object.values(options).every(isOptionValue);
};

const isOptionValue = (value: unknown): boolean => ['boolean', 'number', 'string'].includes(typeof value);
