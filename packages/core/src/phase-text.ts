import type { ZodType } from 'zod';
import { type Fault, fault } from './fault.ts';
import { type Fields, type Naming, parseFields } from './fields.ts';
import { faultAt, type Statement } from './notation.ts';
import { ok, type Result } from './result.ts';

/** Whether the line is about the phase: `phase` first, then `under` for each phase that it interrupts. */
export const isPhaseLine = ([word]: Statement): boolean => word.text === 'phase' || word.text === 'under';

/** The phase and, under it, what it interrupts. */
export const parsePhases = <P>(
  statements: readonly Statement[],
  parseLayer: (statement: Statement) => Result<Fields, Fault>,
  schema: ZodType<P>,
): Result<P, Fault> => {
  const [top] = statements;
  if (top === undefined) return fault('ERR_POSITION', '', 'The position has no phase line.');
  let built: Fields | undefined;
  for (const statement of statements.toReversed()) {
    const layer = parseLayer(statement);
    if (!layer.ok) return layer;
    built = built === undefined ? layer.value : { ...layer.value, resume: built };
  }
  return complete(schema, built, top);
};

const complete = <P>(schema: ZodType<P>, built: Fields | undefined, [word]: Statement): Result<P, Fault> => {
  const parsed = schema.safeParse(built);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return faultAt(word, `The phase is not complete: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`);
};

interface LayerForm {
  /** What a phase holds when it has only just begun, so that a person need not write it. */
  readonly empty: { readonly [name: string]: Fields };
  /** `phase cap side=soviet`, for the complaint about a line without a name. */
  readonly example: string;
  readonly naming: (phase: string) => Naming;
}

/** `phase cap side=soviet` as the phase of that name with its fields. */
export const parseLayerBy =
  ({ empty, example, naming }: LayerForm) =>
  ([first, name, ...words]: Statement): Result<Fields, Fault> => {
    if (name === undefined) return faultAt(first, `Name the phase here, for example "${example}".`);
    const fields = parseFields(naming(name.text), words);
    return fields.ok ? ok({ ...empty[name.text], ...fields.value, name: name.text }) : fields;
  };
