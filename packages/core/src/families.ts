import type { Declaration, TypeOf } from './declaration/declare.ts';

/** The phases of a large game by families of chapters, each with its declarations. */
interface Families {
  readonly [family: string]: readonly Declaration<unknown>[];
}

type PhaseOf<F extends Families, Name extends keyof F> = TypeOf<F[Name]>;

type Named = { readonly name: string };

/**
 * The one dispatcher of a game whose phases fall into families. A question is put together from the answers of the families;
 * whose answer it is follows from the name of the phase.
 */
export const familiesOf = <const F extends Families>(families: F) => {
  type Any = PhaseOf<F, keyof F>;
  const familyByName = new Map(
    Object.entries(families).flatMap(([family, phases]) => phases.map(({ word }) => [word, family] as const)),
  );
  const familyOf = (phase: Any): keyof F => familyByName.get((phase as Named).name) as keyof F;
  return {
    /** A question about the phase alone. */
    byPhase:
      <Result>(answers: { readonly [Name in keyof F]: (phase: PhaseOf<F, Name>) => Result }) =>
      (phase: Any): Result =>
        answers[familyOf(phase)](phase),
    /** A question about a view or a state in that phase: what it lists, refuses or makes of what is given. */
    inPhase:
      <Source, Given, Result>(
        answers: {
          readonly [Name in keyof F]: (source: Source, phase: PhaseOf<F, Name>, given: Given) => Result;
        },
      ) =>
      (source: Source, phase: Any, given: Given): Result =>
        answers[familyOf(phase)](source, phase, given),
  };
};
