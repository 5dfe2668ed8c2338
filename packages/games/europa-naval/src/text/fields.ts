import {
  type Fault,
  type Fields,
  namingBy,
  parseFields as parseFieldsBy,
  printFields as printFieldsBy,
  type Result,
  type Word,
} from '@narrow-seas/core';
import type { ZodType } from 'zod';
import { NAMES } from './kinds.ts';
import type { Named } from './names.ts';

/** How the fields of a thing of this schema are written. */
export const namingOf = (common: Named, schema: ZodType) =>
  namingBy({ names: NAMES, position: { common } }, schema, 'side=axis');

/** `side=axis`, `ships=[Convogli-A,Convogli-B]`, `passage.group=3`: whatever a thing of this schema remembers. */
export const printFields = (common: Named, schema: ZodType, fields: object): readonly string[] =>
  printFieldsBy(namingOf(common, schema), fields);

export const parseFields = (common: Named, schema: ZodType, words: readonly Word[]): Result<Fields, Fault> =>
  parseFieldsBy(namingOf(common, schema), words);
