import type { HexId } from '@narrow-seas/hex';
import { type Chart, hexNamed, nameOfHex } from '../chart.ts';
import { allShips, chartOf } from '../fleet.ts';
import { rosterOf, type ShipSpec } from '../roster.ts';
import type { FieldKind } from '../field-kind.ts';
import type { Common } from '../state.ts';

type Named = Pick<Common, 'scenario' | 'map' | 'extra'>;

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

const known = new WeakMap<object, Codes>();

/** Worked out once for a list: rosters and maps never change. */
const remembered = (list: readonly { readonly name: string }[], full: boolean): Codes => {
  const found = known.get(list);
  if (found !== undefined) return found;
  const made = codes(list.map(({ name }) => (full ? name.replaceAll(/[()]/g, '') : name)));
  known.set(list, made);
  return made;
};

const shipCodes = (common: Named): Codes => {
  const ships: readonly ShipSpec[] = allShips(common);
  return remembered(ships, false);
};

const codesFor = (common: Named, kind: Exclude<FieldKind, 'hexes'>): Codes => {
  const { air, ground } = rosterOf(common.scenario);
  const { ports, fields } = chartOf(common);
  switch (kind) {
    case 'ships':
      return shipCodes(common);
    case 'air':
      return remembered(air, false);
    case 'ground':
      return remembered(ground, false);
    case 'ports':
      return remembered(ports, false);
    default:
      return remembered(fields, true);
  }
};

/** What a number of this kind is called in positions and actions. */
export const nameOf = (common: Named, kind: FieldKind, id: number): string => {
  if (kind === 'hexes') return nameOfHex(chartOf(common), id as HexId);
  return codesFor(common, kind).names[id] ?? String(id);
};

export const idOf = (common: Named, kind: FieldKind, name: string): number | undefined =>
  kind === 'hexes' ? hexOf(chartOf(common), name) : codesFor(common, kind).ids.get(name);

/** A hex by its number, or by its port. */
const hexOf = (chart: Chart, name: string): HexId | undefined =>
  hexNamed(chart, name) ?? chart.ports[remembered(chart.ports, false).ids.get(name) ?? -1]?.hex;
