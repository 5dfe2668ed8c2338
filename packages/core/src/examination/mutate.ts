import { isObject, throughJson } from '../json.ts';
import { pick, type Random } from '../random.ts';

/** A small change at a random place of plain data, as a careless or hostile client would send it. */
export const mutate = (value: unknown, random: Random): unknown => change(throughJson(value), random);

const change = (value: unknown, random: Random): unknown => {
  if (Array.isArray(value)) return changeItems(value, random);
  if (isObject(value)) return changeField(value, random);
  if (typeof value === 'number') return changeNumber(value, random);
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? pick(random, ['', 'x', value.toUpperCase(), `${value}${value}`]) : value;
};

const changeNumber = (value: number, random: Random): number =>
  pick(random, [value + 1, value - 1, -1, value === 0 ? -0 : 0, random.below(400), value + 0.5, 1e9]) ??
  value;

const changeField = (value: { readonly [key: string]: unknown }, random: Random): unknown => {
  const key = pick(
    random,
    Object.keys(value).filter(name => name !== 'type'),
  );
  return key === undefined ? value : { ...value, [key]: change(value[key], random) };
};

const changeItems = (items: readonly unknown[], random: Random): unknown => {
  if (items.length === 0) return items;
  const place = random.below(items.length);
  const item = items[place];
  return pick(random, [
    items.toSpliced(place, 1),
    items.toSpliced(place, 0, throughJson(item)),
    items.with(place, change(item, random)),
    items.with(place, change(item, random)),
  ]);
};
