/** Whether anything in the data is undefined or minus nothing, which JSON would lose. */
const isPlain = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return value !== undefined && !Object.is(value, -0);
  if (Array.isArray(value)) return isPlainList(value);
  for (const key in value) if (!isPlain(value[key as keyof typeof value])) return false;
  return true;
};

/** Place by place: asked for its keys, a list writes each of them as text. */
const isPlainList = (list: readonly unknown[]): boolean => {
  for (const value of list) if (!isPlain(value)) return false;
  return true;
};

const stripped = (value: object): unknown =>
  Array.isArray(value)
    ? value.map(plainData)
    : Object.fromEntries(
        Object.entries(value)
          .filter(([, part]) => part !== undefined)
          .map(([key, part]) => [key, plainData(part)]),
      );

/** The same without what JSON would lose: states, events and actions are plain data. Shares what is plain. */
export const plainData = <T>(value: T): T => {
  if (isPlain(value)) return value;
  if (typeof value === 'number') return (value + 0) as T;
  return typeof value === 'object' && value !== null ? (stripped(value) as T) : value;
};
