/** What can go wrong at an edge (parsing, deciding, decoding) is a value; exceptions are for our own bugs. */
export type Result<T, E> = Ok<T> | Failed<E>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Failed<E> {
  readonly ok: false;
  readonly error: E;
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const failed = <E>(error: E): Failed<E> => ({ ok: false, error });

/** Opens a result that cannot have failed; a failure here is a bug and is thrown with its content. */
export const mustBe = <T, E>(result: Result<T, E>): T => {
  if (result.ok) return result.value;
  throw new Error(`A result that could not fail has failed: ${JSON.stringify(result.error)}`);
};

/** The last case of an exhaustive switch: the compiler proves that nothing gets here. */
export const exhausted = (value: never): never => {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
};
