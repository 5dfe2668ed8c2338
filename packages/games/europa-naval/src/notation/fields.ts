import {
  type Fault,
  type Fields,
  type Naming,
  parseFields as parseFieldsBy,
  printFields as printFieldsBy,
  type Result,
  type Word,
} from '@narrow-seas/core';
import { kindOfField } from '../field-kind.ts';
import type { Common } from '../state.ts';
import { idOf, nameOf } from './names.ts';

type Named = Pick<Common, 'scenario' | 'map' | 'extra'>;

/** How fields of a thing of this name are written: what a number means is told by its key. */
export const namingOf = (common: Named, name: string): Naming => ({
  nameOf: (key, value) => {
    const kind = typeof value === 'number' ? kindOfField(name, key) : undefined;
    return kind === undefined ? undefined : nameOf(common, kind, value as number);
  },
  valueOf: (key, text) => {
    const kind = kindOfField(name, key);
    return kind === undefined ? undefined : idOf(common, kind, text);
  },
  example: 'side=axis',
});

/** `side=axis`, `ships=[Convogli-A,Convogli-B]`, `passage.group=3`: whatever a thing of this name remembers. */
export const printFields = (common: Named, name: string, fields: object): readonly string[] =>
  printFieldsBy(namingOf(common, name), fields);

export const parseFields = (common: Named, name: string, words: readonly Word[]): Result<Fields, Fault> =>
  parseFieldsBy(namingOf(common, name), words);
