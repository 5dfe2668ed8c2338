import type { Fault } from '../fault.ts';
import { printFields } from '../fields.ts';
import type { Statement } from '../notation.ts';
import { parseLayerBy, parsePhases } from '../phase-text.ts';
import type { Result } from '../result.ts';
import { anyOf, type PhaseDeclaration, type TypeOf } from './declare.ts';
import type { Names } from './names.ts';
import { namingBy } from './wording.ts';

type Phases = readonly PhaseDeclaration<{ readonly name: string }>[];

interface PhaseLinesForm<C, D extends Phases> {
  /** `phase cap side=soviet`, for the complaint about a line without a name. */
  readonly example: string;
  readonly phases: D;
  readonly names: Names<C>;
}

export interface PhaseLines<C, P> {
  /** The phase, and under it what it interrupts. */
  readonly print: (position: C, phase: P) => readonly string[];
  readonly parse: (position: C, statements: readonly Statement[]) => Result<P, Fault>;
}

/** Prints and reads the phases of a game by their declarations: `phase landing side=nato`, `under flight spent=2`. */
export const phaseLines = <C, const D extends Phases>({
  example,
  phases,
  names,
}: PhaseLinesForm<C, D>): PhaseLines<C, TypeOf<D>> => {
  const schema = anyOf('name', phases);
  const known = new Map(phases.map(phase => [phase.word, phase]));
  const naming = (position: C, name: string) =>
    namingBy({ names, position }, known.get(name)?.schema ?? schema, example.replace(/^.* /, ''));
  const linesOf = (position: C, word: string, phase: Interrupting): readonly string[] => {
    const { name, resume, ...rest } = phase;
    const line = [word, name, ...printFields(naming(position, name), rest)].join(' ');
    return resume === undefined ? [line] : [line, ...linesOf(position, 'under', resume)];
  };
  const empty = Object.fromEntries(phases.map(({ word, begun }) => [word, { ...begun }]));
  return {
    print: (position, phase: Interrupting) => linesOf(position, 'phase', phase),
    parse: (position, statements) => {
      const parseLayer = parseLayerBy({ empty, example, naming: name => naming(position, name) });
      return parsePhases(statements, parseLayer, schema);
    },
  };
};

interface Interrupting {
  readonly name: string;
  readonly resume?: Interrupting;
}
