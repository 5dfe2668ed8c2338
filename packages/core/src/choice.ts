import type { Choice } from './desk.ts';

const OPTIONAL = [
  'hex',
  'area',
  'path',
  'ways',
  'cost',
  'odds',
  'weighed',
  'repeats',
  'warning',
  'shares',
  'button',
  'targets',
  'prospect',
] as const satisfies readonly (keyof Choice<never>)[];
type Optional = (typeof OPTIONAL)[number];

/** A choice as a desk puts it together: without a key it goes by its actions, and what is undefined is left out. */
export type ChoiceDraft<A> = Pick<Choice<A>, 'kind' | 'label' | 'actions'> & {
  readonly [Key in Optional]?: Choice<A>[Key] | undefined;
} & {
  /** Given where the text of the actions would be long: a way by sea has thousands. */
  readonly key?: string;
};

/** What has nothing but a type is known by it. */
const keyOf = (actions: readonly { readonly type: string }[]): string => {
  const [only, ...more] = actions;
  if (only === undefined || more.length > 0) return JSON.stringify(actions);
  return Object.keys(only).length === 1 ? only.type : JSON.stringify(only);
};

/** What is undefined is left out. */
const givenOf = <A>(draft: ChoiceDraft<A>): Partial<Pick<Choice<A>, Optional>> =>
  Object.fromEntries(OPTIONAL.flatMap(name => (draft[name] === undefined ? [] : [[name, draft[name]]])));

/** The choice as a screen gets it. */
export const choiceOf = <A extends { readonly type: string }>(draft: ChoiceDraft<A>): Choice<A> => ({
  key: draft.key ?? keyOf(draft.actions),
  kind: draft.kind,
  label: draft.label,
  actions: draft.actions,
  ...givenOf(draft),
});
