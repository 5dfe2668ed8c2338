import { memo } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { type Chart, hexNamed, nameOfHex } from '../model/chart.ts';
import { allShips, chartOf } from '../model/fleet.ts';
import { rosterOf } from '../model/roster.ts';
import type { Common } from '../model/state.ts';

/** What of a position decides how things are called in it. */
export type Named = Pick<Common, 'scenario' | 'map' | 'extra'>;

/** What goes by a name in positions and actions. */
export type NamedThing = 'hex' | 'ship' | 'air' | 'ground' | 'port' | 'field';

/** A name without what a word cannot hold: `9a-Divisione`, `La-Spezia`. */
export const slug = (name: string): string =>
  name
    .replace(/ \(.*$/, '')
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Names that occur twice are numbered from the second on. */
const codesOf = (names: readonly string[]): readonly string[] => {
  const seen = new Map<string, number>();
  return names.map(name => {
    const code = slug(name);
    const count = (seen.get(code) ?? 0) + 1;
    seen.set(code, count);
    return count === 1 ? code : `${code}.${count}`;
  });
};

interface Codes {
  readonly names: readonly string[];
  readonly ids: ReadonlyMap<string, number>;
}

const codes = (names: readonly string[]): Codes => {
  const all = codesOf(names);
  return { names: all, ids: new Map(all.map((name, id) => [name, id])) };
};

type NamedList = readonly { readonly name: string }[];

/** Worked out once for a list: rosters and maps never change. */
const codesIn = memo((list: NamedList) => codes(list.map(({ name }) => name)));

/** Fields of one town are told apart by what is in brackets. */
const fieldCodes = memo((list: NamedList) => codes(list.map(({ name }) => name.replaceAll(/[()]/g, ''))));

const codesFor = (common: Named, kind: Exclude<NamedThing, 'hex'>): Codes => {
  const { air, ground } = rosterOf(common.scenario);
  const { ports, fields } = chartOf(common);
  switch (kind) {
    case 'ship':
      return codesIn(allShips(common));
    case 'air':
      return codesIn(air);
    case 'ground':
      return codesIn(ground);
    case 'port':
      return codesIn(ports);
    default:
      return fieldCodes(fields);
  }
};

/** What a number of this kind is called in positions and actions. */
export const nameOf = (common: Named, kind: NamedThing, id: number): string => {
  if (kind === 'hex') return nameOfHex(chartOf(common), id as HexId);
  return codesFor(common, kind).names[id] ?? String(id);
};

export const idOf = (common: Named, kind: NamedThing, name: string): number | undefined =>
  kind === 'hex' ? hexOf(chartOf(common), name) : codesFor(common, kind).ids.get(name);

/** A hex by its number, or by its port. */
const hexOf = (chart: Chart, name: string): HexId | undefined =>
  hexNamed(chart, name) ?? chart.ports[codesIn(chart.ports).ids.get(name) ?? -1]?.hex;
