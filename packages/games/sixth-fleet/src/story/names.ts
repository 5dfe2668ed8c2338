import { lookOf } from '../face/units.ts';
import { WORDS } from '../face/words.ts';
import type { State } from '../model/state.ts';
import type { UnitId } from '../model/vocabulary.ts';

/** "FRAM group" is a group of destroyers. */
const GROUPS: ReadonlyMap<string, string> = new Map([
  ['DD', 'destroyers'],
  ['DE', 'escorts'],
]);

/** Each of the two great powers has no names in common with others. */
const SPEAK_FOR_THEMSELVES: readonly string[] = ['US', 'So'];

/** The name in a story: no numbers, which tell aircraft apart for nobody. */
export const nameOf = (state: State, unit: UnitId): string => {
  const { nation, title, kind, ships, isAircraft } = lookOf(state, unit);
  const isAlone = !isAircraft && ships.length === 1 && ships[0] === title;
  const ofWhom = isAlone || SPEAK_FOR_THEMSELVES.includes(nation) ? '' : `${WORDS.nations[nation]} `;
  return `${ofWhom}${title.replace(/\bgroup$/, GROUPS.get(kind) ?? 'group')}`;
};

/** Whether the name speaks of several: "FRAM destroyers sail". */
export const isMany = (name: string): boolean => [...GROUPS.values()].some(plural => name.endsWith(plural));

export const namesOf = (state: State, units: readonly UnitId[]): readonly string[] =>
  units.map(unit => nameOf(state, unit));

/** What it is: "missile submarine", "aircraft". */
export const kindOf = (state: State, unit: UnitId): string => {
  const { kind } = lookOf(state, unit);
  return WORDS.kinds.get(kind)?.replace(/ unit$/, '') ?? WORDS.aircraftKind;
};
