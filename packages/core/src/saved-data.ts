import { type Fault, fault } from './fault.ts';
import type { Game, GameData, GameTypes } from './game.ts';
import { firstDifference, isObject, type JsonObject } from './json.ts';
import type { Numbering } from './renumber.ts';
import { ok, type Result } from './result.ts';

const NO_DATA: GameData = { lists: {}, fixed: {}, digests: {} };

/** What a match from this start is played with. */
export const dataOf = <T extends GameTypes>({ data }: Game<T>, start: T['state']): GameData =>
  data?.(start) ?? NO_DATA;

/** For a save of our own rules, which must carry our own data. */
export const refuseOtherData = (ours: GameData, carried: unknown): Result<undefined, Fault> => {
  const wrong = firstDifference(ours, carried);
  return wrong === undefined
    ? ok(undefined)
    : fault('ERR_DATA', joined('data', wrong), 'These rules have other data; the file was changed.');
};

/** What older data means to us. */
export interface DataChange {
  readonly numbering: Numbering;
  /** What has changed since, a sentence each. */
  readonly changes: readonly string[];
}

/** For a save of older rules: its numbers are brought up to ours by name, and what differs is told. */
export const changeSince = (ours: GameData, carried: unknown): Result<DataChange, Fault> => {
  const decoded = decodeData(carried);
  if (!decoded.ok) return decoded;
  const { lists, fixed, digests } = decoded.value;
  const other = Object.keys(fixed).find(part => fixed[part] !== ours.fixed[part]);
  if (other !== undefined) return tooDifferent(`data.fixed.${other}`);
  const lost = Object.keys(lists).find(list => ours.lists[list] === undefined);
  if (lost !== undefined) return tooDifferent(`data.lists.${lost}`);
  const pairs = Object.entries(lists).map(([list, items]) => [list, items, ours.lists[list] ?? []] as const);
  return ok({
    numbering: Object.fromEntries(
      pairs.flatMap(([list, then, now]) => {
        const places = placesNow(then, now);
        return places.every((place, old) => place === old) ? [] : [[list, places]];
      }),
    ),
    changes: [
      ...pairs.flatMap(([list, then, now]) => sayFigures(list, then, now)),
      ...Object.keys(digests).flatMap(part =>
        digests[part] === ours.digests[part] ? [] : [`The ${part} has changed since.`],
      ),
    ],
  });
};

const tooDifferent = (at: string) =>
  fault('ERR_DATA', at, 'It was played with data that we no longer have; use the release that made it.');

const joined = (outer: string, inner: string): string => (inner === '' ? outer : `${outer}.${inner}`);

const nameIn = (item: string): string => item.split(' ', 1)[0] ?? '';

/** The place of each old name in the list of now, -1 for one that is gone. */
const placesNow = (then: readonly string[], now: readonly string[]): readonly number[] => {
  const places = new Map(now.map((item, place) => [nameIn(item), place]));
  return then.map(item => places.get(nameIn(item)) ?? -1);
};

const MOST_NAMES = 5;

const sayFigures = (list: string, then: readonly string[], now: readonly string[]): readonly string[] => {
  const known = new Set(now);
  const names = then.filter(item => !known.has(item)).map(nameIn);
  if (names.length === 0) return [];
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  return [
    `Other figures since, or gone, among the ${list}: ${names.slice(0, MOST_NAMES).join(', ')}${more}.`,
  ];
};

const isText = (value: unknown): value is string => typeof value === 'string';

const isListOfTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);

const isAll = <V>(value: unknown, is: (part: unknown) => part is V): value is { readonly [key: string]: V } =>
  isObject(value) && Object.values(value).every(is);

const decodeData = (carried: unknown): Result<GameData, Fault> => {
  const { lists, fixed, digests }: JsonObject = isObject(carried) ? carried : {};
  if (!isAll(lists, isListOfTexts)) return fault('ERR_SAVE', 'data.lists', 'The lists of names are missing.');
  if (!isAll(fixed, isText)) return fault('ERR_SAVE', 'data.fixed', 'What the numbers mean is missing.');
  return isAll(digests, isText)
    ? ok({ lists, fixed, digests })
    : fault('ERR_SAVE', 'data.digests', 'The digests are missing.');
};
