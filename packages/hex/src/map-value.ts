/** Turns a piece of untrusted JSON into a value, or throws a sentence that says where it is wrong. */
export type Reader<Value> = (value: unknown, where: string) => Value;

export const mapError = (where: string, problem: string): RangeError =>
  new RangeError(`The map file cannot be read: ${where} ${problem}.`);

export const readText: Reader<string> = (value, where) => {
  if (typeof value !== 'string') throw mapError(where, 'must be text');
  return value;
};

export const readNumber: Reader<number> = (value, where) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw mapError(where, 'must be a number');
  return value;
};

export const readWhole: Reader<number> = (value, where) => {
  if (!Number.isInteger(readNumber(value, where))) throw mapError(where, 'must be a whole number');
  return value as number;
};

export const readList =
  <Value>(read: Reader<Value>): Reader<readonly Value[]> =>
  (value, where) => {
    if (!Array.isArray(value)) throw mapError(where, 'must be a list');
    return value.map((each, index) => read(each, `${where}[${index}]`));
  };

export const readOneOf =
  <Value extends string | number>(choices: readonly Value[]): Reader<Value> =>
  (value, where) => {
    const choice = choices.find(each => each === value);
    if (choice === undefined) throw mapError(where, `must be ${choices.join(' or ')}`);
    return choice;
  };

export type Fields = { readonly [key: string]: unknown };

export const readFields: Reader<Fields> = (value, where) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw mapError(where, 'must be an object');
  return { ...value };
};

type Readers<Value> = { readonly [Key in keyof Value]: Reader<Value[Key]> };

/** An object with exactly these fields; others are left out. */
export const readObject =
  <Value extends object>(readers: Readers<Value>): Reader<Value> =>
  (value, where) => {
    const fields = readFields(value, where);
    const entries = Object.entries<Reader<unknown>>(readers).map(([key, read]) => [
      key,
      read(fields[key], `${where}.${key}`),
    ]);
    return Object.fromEntries(entries) as Value;
  };
