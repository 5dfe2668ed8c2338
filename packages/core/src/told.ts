/**
 * T, while the list names all of its fields. A view takes what it shows as such: who adds a field to a state must say
 * in the view who sees it before anything compiles. A view is built field by field, so that until then nobody does.
 */
export type Told<T, Fields extends PropertyKey> = [Exclude<keyof T, Fields>] extends [never]
  ? T
  : { readonly 'say in the view who sees': Exclude<keyof T, Fields> };
