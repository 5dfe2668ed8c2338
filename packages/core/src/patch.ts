import { isObject, type JsonObject, sameData } from './json.ts';

/**
 * How one piece of plain data becomes another: the whole of it, or only what differs. A long list of views that
 * change little from one to the next is stored as one view and a patch for each of the others.
 */
export type Patch =
  | { readonly to: unknown }
  | { readonly keys: { readonly [key: string]: Patch }; readonly drop?: readonly string[] }
  | { readonly items: { readonly [place: string]: Patch } }
  /** In an array: the `out` items after the first `from` give way to others. */
  | { readonly from: number; readonly out: number; readonly in: readonly unknown[] };

/** Undefined when nothing differs. */
export const patchBetween = (before: unknown, after: unknown): Patch | undefined => {
  if (sameData(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return betweenLists(before, after);
  return isObject(before) && isObject(after) ? betweenObjects(before, after) : { to: after };
};

const betweenObjects = (before: JsonObject, after: JsonObject): Patch => {
  const drop = Object.keys(before).filter(key => !Object.hasOwn(after, key));
  const keys = Object.entries(after).flatMap(([key, value]) => {
    const patch = Object.hasOwn(before, key) ? patchBetween(before[key], value) : { to: value };
    return patch === undefined ? [] : [[key, patch] as const];
  });
  return { keys: Object.fromEntries(keys), ...(drop.length === 0 ? {} : { drop }) };
};

const betweenLists = (before: readonly unknown[], after: readonly unknown[]): Patch => {
  if (before.length !== after.length) return spliceBetween(before, after);
  const items = after.flatMap((value, place) => {
    const patch = patchBetween(before[place], value);
    return patch === undefined ? [] : [[String(place), patch] as const];
  });
  return { items: Object.fromEntries(items) };
};

/** What lies between the ends that both lists share. */
const spliceBetween = (before: readonly unknown[], after: readonly unknown[]): Patch => {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && sameData(before[from], after[from])) from += 1;
  let shared = 0;
  while (shared < most - from && sameData(before.at(-1 - shared), after.at(-1 - shared))) shared += 1;
  return { from, out: before.length - from - shared, in: after.slice(from, after.length - shared) };
};

/** The data after the patch; what it does not name is shared. Throws on a patch that was made for other data. */
export const patched = (before: unknown, patch: Patch): unknown => {
  if ('to' in patch) return patch.to;
  if ('keys' in patch) return patchedObject(before, patch.keys, patch.drop ?? []);
  return 'items' in patch ? patchedItems(before, patch.items) : spliced(before, patch);
};

const patchedObject = (
  before: unknown,
  keys: { readonly [key: string]: Patch },
  drop: readonly string[],
): unknown => {
  if (!isObject(before)) throw unfit();
  const left = Object.entries(before).filter(([key]) => !drop.includes(key));
  const changed = Object.entries(keys).map(([key, patch]) => [key, patched(before[key], patch)] as const);
  return Object.fromEntries([...left, ...changed]);
};

const patchedItems = (before: unknown, items: { readonly [place: string]: Patch }): unknown => {
  if (!Array.isArray(before)) throw unfit();
  const after: unknown[] = before.slice();
  for (const [place, patch] of Object.entries(items)) {
    if (before[Number(place)] === undefined) throw unfit();
    after[Number(place)] = patched(before[Number(place)], patch);
  }
  return after;
};

const spliced = (
  before: unknown,
  { from, out, in: added }: { readonly from: number; readonly out: number; readonly in: readonly unknown[] },
): unknown => {
  if (!Array.isArray(before) || from + out > before.length) throw unfit();
  return before.toSpliced(from, out, ...added);
};

const unfit = (): RangeError => new RangeError('This patch was made for other data');
