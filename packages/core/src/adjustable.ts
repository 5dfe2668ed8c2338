import { type EditField, type EditValue, fieldValue, type ValueOf } from './editor.ts';
import { type Fault, fault } from './fault.ts';
import { ok, type Result } from './result.ts';

/** A value of a position that a person may change: how it is shown, and the position with another one. */
export interface Adjustable<S> {
  readonly field: (state: S) => EditField;
  readonly set: (state: S, value: EditValue | undefined) => Result<S, Fault>;
}

type Kind = EditField['kind'];
type FieldOf<K extends Kind> = Extract<EditField, { readonly kind: K }>;
type Described<K extends Kind> = Omit<FieldOf<K>, 'kind'>;

const adjustable =
  <K extends Kind>(kind: K) =>
  <S>(describe: (state: S) => Described<K>, put: (state: S, value: ValueOf[K]) => S): Adjustable<S> => {
    const field = (state: S): EditField => ({ kind, ...describe(state) }) as unknown as FieldOf<K>;
    return {
      field,
      set: (state, value) => {
        const read = fieldValue(field(state), kind, value);
        return read.ok ? ok(put(state, read.value)) : read;
      },
    };
  };

export const adjustNumber = adjustable('number');
export const adjustFlag = adjustable('flag');
export const adjustChoice = adjustable('choice');

export const fieldsIn = <S>(list: readonly Adjustable<S>[], state: S): readonly EditField[] =>
  list.map(({ field }) => field(state));

/** The position with one of these values changed. */
export const adjusted = <S>(
  list: readonly Adjustable<S>[],
  state: S,
  id: string,
  value: EditValue,
): Result<S, Fault> => {
  const found = list.find(({ field }) => field(state).id === id);
  return found === undefined
    ? fault('ERR_EDIT', id, 'There is nothing of this name to set here.')
    : found.set(state, value);
};
