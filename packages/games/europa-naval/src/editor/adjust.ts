import {
  type Adjustable,
  adjusted,
  type EditChoice,
  type EditValue,
  type Fault,
  ok,
  type Result,
} from '@narrow-seas/core';

/** The value set; one that is as it was changes nothing, even where nobody could have chosen it. */
export const set = <S>(
  list: readonly Adjustable<S>[],
  state: S,
  id: string,
  value: EditValue,
): Result<S, Fault> => {
  const field = list.map(each => each.field(state)).find(each => each.id === id);
  return field?.value === value ? ok(state) : adjusted(list, state, id, value);
};

export const choices = (
  entries: readonly (readonly [value: string, title: string])[],
): readonly EditChoice[] => entries.map(([value, title]) => ({ value, title }));

/** The choices of a table of words. */
export const choicesOf = (words: { readonly [value: string]: string }): readonly EditChoice[] =>
  choices(Object.entries(words));

/** What is chosen now is in the list, too. */
export const withNow = (
  list: readonly EditChoice[],
  value: string,
  title: string = value,
): readonly EditChoice[] => (list.some(each => each.value === value) ? list : [{ value, title }, ...list]);
