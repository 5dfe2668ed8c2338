import { ROSTER, type UnitSpec } from '../../model/roster.ts';
import type { Arrival, Nation } from '../../model/vocabulary.ts';

/** Units of a nation that share the reason for their numbers and ratings. */
export interface Force {
  readonly id: string;
  readonly rule: string;
  readonly nation: Nation;
  readonly arrives: Arrival;
  readonly carrierBased: boolean;
  readonly kinds: readonly string[];
  /** Given is what the rulebook states; all else is ours. */
  readonly reason: string;
}

/** The units of these types that start on their own: ships, or aircraft on land. */
export const force = (id: string, rule: string, nation: Nation, kinds: string, reason: string): Force => ({
  id,
  rule,
  nation,
  arrives: 'start',
  carrierBased: false,
  kinds: kinds.split(' '),
  reason,
});

export const arriving = (arrives: Arrival, base: Force): Force => ({ ...base, arrives });

export const onCarriers = (base: Force): Force => ({ ...base, carrierBased: true });

const belongsTo = (base: Force, { nation, arrives, carrierBased, kind }: UnitSpec): boolean =>
  nation === base.nation &&
  arrives === base.arrives &&
  carrierBased === base.carrierBased &&
  base.kinds.includes(kind);

/** Type and the six numbers in the order of the rulebook's examples. */
const printed = ({ kind, ratings }: UnitSpec): string => {
  const { antiAir, antiSurface, antiSubmarine, move, defence, ecm } = ratings;
  return `${kind} ${[antiAir, antiSurface, antiSubmarine, move, defence, ecm].join('-')}`;
};

/** `2 CV 7-1-36-4-12-6, ...`: read from the list of units, so that it cannot differ from it. */
export const unitsText = (base: Force): string => {
  const counts = new Map<string, number>();
  for (const spec of ROSTER.filter(unit => belongsTo(base, unit))) {
    counts.set(printed(spec), (counts.get(printed(spec)) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => `${count} ${text}`).join(', ');
};
