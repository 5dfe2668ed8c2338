import { LEVELS } from '@narrow-seas/ai';
import {
  failed,
  type FileKind,
  type Game,
  type GameTypes,
  ok,
  openingState,
  readVersioned,
  type Result,
  sayFault,
} from '@narrow-seas/core';
import { z } from 'zod';
import { COMMON_WORDS } from '../../words/common.ts';
import { STUDY_WORDS } from '../../words/study.ts';
import type { Study } from './study.ts';

const STUDY_FILE: FileKind = { format: 'narrow-seas/study', version: 1, migrations: {} };

const TEXT = z.string().max(200);
const VALUE = z.union([z.boolean(), z.number(), z.string()]);
const OPENING = z.union([
  z.strictObject({ scenario: TEXT, options: z.record(z.string(), VALUE) }),
  z.strictObject({ position: z.string() }),
]);

const STUDY = z.strictObject({
  game: TEXT,
  rules: z.int().positive(),
  title: TEXT,
  factors: z.array(z.strictObject({ name: TEXT, title: TEXT, values: z.array(TEXT).min(2) })).min(1),
  arms: z
    .array(
      z.strictObject({
        name: TEXT,
        values: z.array(TEXT),
        opening: OPENING,
        seats: z.record(z.string(), z.enum(LEVELS)),
      }),
    )
    .min(2),
  seed: z.int().positive(),
  seeds: z.int().positive(),
  stopping: z.strictObject({ early: z.boolean(), precision: z.number().positive().exactOptional() }),
});

/** The study as a file holds it. */
export const studyText = (study: Study): string => {
  const { format, version } = STUDY_FILE;
  return `${JSON.stringify({ format, version, ...study }, undefined, 2)}\n`;
};

export const isStudyFile = (text: string): boolean => text.includes(`"${STUDY_FILE.format}"`);

/** The study of a file, whatever game it is of. */
export const readStudy = (file: string, text: string): Result<Study, string> => {
  const read = readVersioned(STUDY_FILE, text);
  if (!read.ok) return failed(COMMON_WORDS.notUsable(file, sayFault(read.error)));
  const { format: _format, version: _version, ...rest } = read.value;
  const study = STUDY.safeParse(rest);
  if (study.success) return ok(study.data);
  const [issue] = study.error.issues;
  return failed(
    COMMON_WORDS.notUsable(file, STUDY_WORDS.badPlace(issue?.path.join('.') ?? '', issue?.message ?? '')),
  );
};

/** Why this game cannot play the study; undefined where it can. */
export const refuseStudy = <T extends GameTypes>(
  game: Game<T>,
  { rules, arms, factors }: Study,
): string | undefined => {
  if (rules !== game.version) return STUDY_WORDS.otherRules(rules, game.version);
  for (const { name, opening, seats, values } of arms) {
    const state = openingState(game, opening);
    if (!state.ok) return STUDY_WORDS.noArm(name, sayFault(state.error));
    const empty = game.sides.find(side => seats[side] === undefined);
    if (empty !== undefined) return STUDY_WORDS.noSeat(name, empty);
    if (values.length !== factors.length) return STUDY_WORDS.noValues(name);
  }
  return new Set(arms.map(({ name }) => name)).size < arms.length ? STUDY_WORDS.armTwice : undefined;
};
