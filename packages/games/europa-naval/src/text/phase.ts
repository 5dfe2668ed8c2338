import {
  type Fault,
  type Fields,
  parseLayerBy,
  parsePhases,
  type Result,
  schemasBy,
  type Statement,
} from '@narrow-seas/core';
import { PHASE, PHASES, type Phase } from '../model/phase.ts';
import { namingOf, printFields } from './fields.ts';
import type { Named } from './names.ts';

const SCHEMAS = schemasBy(PHASES);

const schemaOf = (name: string) => SCHEMAS[name] ?? PHASE;

/** What a phase holds when it has only just begun, so that a person need not write it. */
const BEGUN: { readonly [name: string]: Fields } = Object.fromEntries(
  PHASES.map(({ word, begun }) => [word, { ...begun }]),
);

/** The phase in one line, with what it interrupts under `resume`: `phase initial side=axis`. */
export const printPhase = (common: Named, { name, ...fields }: Phase): string =>
  ['phase', name, ...printFields(common, schemaOf(name), fields)].join(' ');

export const parsePhase = (common: Named, statements: readonly Statement[]): Result<Phase, Fault> =>
  parsePhases(
    statements,
    parseLayerBy({
      empty: BEGUN,
      example: 'phase initial side=axis',
      naming: name => namingOf(common, schemaOf(name)),
    }),
    PHASE,
  );
