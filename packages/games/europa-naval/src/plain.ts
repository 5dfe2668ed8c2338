/** Whether anything in the data is undefined or minus nothing, which JSON would lose. */
const isPlain = (value: unknown): boolean => {
  if (value === undefined || Object.is(value, -0)) return false;
  if (typeof value !== 'object' || value === null) return true;
  for (const key in value) if (!isPlain(value[key as keyof typeof value])) return false;
  return true;
};

const stripped = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 0;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(stripped);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => [key, stripped(part)]),
  );
};

/** The same without what JSON would lose: states, events and actions are plain data. Shares what is plain. */
export const plain = <T>(value: T): T => (isPlain(value) ? value : (stripped(value) as T));
