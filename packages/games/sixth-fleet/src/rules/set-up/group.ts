import { memo } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { AIRBASES, hexOf, SETUP_HEXES } from '../../model/chart.ts';
import { ROSTER, specOf, type UnitSpec } from '../../model/roster.ts';
import type { State } from '../../model/state.ts';
import type { Force } from '../../scenarios/scenario.ts';
import { NATIONS, type Nation, type Side, SIDES, type UnitId } from '../../model/vocabulary.ts';

/** [11.1] [11.2] A unit of this type must stand in one of these hexes. */
export interface Requirement {
  readonly kind: string;
  readonly hexes: readonly HexId[];
}

/** [11] Units that are set up together: where they may go, how many each hex needs, and what else is asked of them. */
export interface Group {
  readonly rule: string;
  readonly units: readonly UnitId[];
  readonly hexes: readonly HexId[];
  readonly least: 0 | 1;
  readonly requirements: readonly Requirement[];
}

const one = (kind: string, ...names: readonly string[]): Requirement => ({ kind, hexes: names.map(hexOf) });

/** [11.1] A to C, [11.2] A and B. */
const NAVAL_REQUIREMENTS: { readonly [nation in Nation]?: readonly Requirement[] } = {
  US: [one('CV', '1602'), one('CV', '0812')],
  Tu: [one('SS', '2025')],
  So: [one('SN', '1902', '1404'), one('SN', '1212', '0615')],
};

/** [11.1] Where the American and British land-based aircraft must be. */
const AIR_REQUIREMENTS: { readonly [nation in Nation]?: readonly Requirement[] } = {
  US: [one('F4', '1311'), one('F4', '1022'), one('P-3', '1022')],
  Br: [one('NIM', '1010'), one('LTG', '1232'), one('NIM', '1232')],
};

const unitsWhere = (test: (spec: UnitSpec) => boolean): readonly UnitId[] =>
  ROSTER.flatMap((spec, id) => (test(spec) ? [id as UnitId] : []));

const navalGroup = (nation: Nation): Group => ({
  rule: nation === 'So' ? '11.2' : '11.1',
  units: unitsWhere(spec => spec.nation === nation && spec.domain !== 'air' && spec.arrives === 'start'),
  hexes: SETUP_HEXES.get(nation) ?? [],
  least: 1,
  requirements: NAVAL_REQUIREMENTS[nation] ?? [],
});

/** [11.1] At least one at each base of the nation; [11.2] the Soviets may leave bases empty. */
const airGroup = (nation: Nation): Group => ({
  rule: nation === 'So' ? '11.2' : '11.1',
  units: unitsWhere(
    spec => spec.nation === nation && spec.domain === 'air' && spec.arrives === 'start' && !spec.carrierBased,
  ),
  hexes: AIRBASES.filter(base => base.nation === nation && !base.optional).map(({ hex }) => hex),
  least: nation === 'So' ? 0 : 1,
  requirements: AIR_REQUIREMENTS[nation] ?? [],
});

const SETTING_UP: { readonly [side in Side]: readonly Nation[] } = {
  nato: NATIONS.filter(nation => nation !== 'So' && nation !== 'Is'),
  soviet: ['So'],
};

const NAVAL_GROUPS = {
  nato: SETTING_UP.nato.map(navalGroup).filter(({ units }) => units.length > 0),
  soviet: [navalGroup('So')],
};
const AIR_GROUPS = {
  nato: SETTING_UP.nato.map(airGroup).filter(({ units }) => units.length > 0),
  soviet: [airGroup('So')],
};

/** [14.3] How many of each type are based in Syria and in Egypt, by the die. */
const MIDDLE_EAST: readonly { readonly syria: Counts; readonly egypt: Counts }[] = [
  { syria: { M21: 4, Y28: 2 }, egypt: { M21: 4, Y28: 2 } },
  { syria: { M23: 2, M21: 4, Y28: 2 }, egypt: { M23: 2, M21: 4, Y28: 2 } },
  { syria: { M21: 4, Y28: 4 }, egypt: { M21: 4, Y28: 4 } },
  { syria: { M23: 4, M21: 4, Y28: 2 }, egypt: { M21: 4, Y28: 4, I28: 2 } },
  { syria: { M23: 2, M21: 4, Y28: 4 }, egypt: { M23: 2, M21: 4, Y28: 4 } },
  { syria: { M23: 4, M21: 4, Y28: 4 }, egypt: { M23: 2, M21: 4, Y28: 4, I28: 2 } },
];

type Counts = { readonly [kind: string]: number };

const optionalGroup = (country: string, units: readonly UnitId[]): Group => ({
  rule: '14.3',
  units,
  hexes: AIRBASES.filter(base => base.optional && base.country === country).map(({ hex }) => hex),
  least: 1,
  requirements: [],
});

const ISRAEL = optionalGroup(
  'Israel',
  unitsWhere(({ nation }) => nation === 'Is'),
);

/** Syria takes the first of the pool, Egypt the next. */
const middleEastGroups = (counts: (typeof MIDDLE_EAST)[number]): readonly Group[] => {
  const pool = (kind: string): readonly UnitId[] =>
    unitsWhere(spec => spec.side === 'soviet' && spec.arrives === 'middle-east' && spec.kind === kind);
  const take = (from: Counts, skipped: Counts): readonly UnitId[] =>
    Object.entries(from).flatMap(([kind, count]) =>
      pool(kind).slice(skipped[kind] ?? 0, (skipped[kind] ?? 0) + count),
    );
  return [
    optionalGroup('Syria', take(counts.syria, {})),
    optionalGroup('Egypt', take(counts.egypt, counts.syria)),
  ];
};

/** By the die, from 1; nothing for 0, before it is rolled. */
const MIDDLE_EAST_GROUPS: readonly (readonly Group[])[] = [[], ...MIDDLE_EAST.map(middleEastGroups)];

/** The groups that a side sets up now: those of the rules, or those that the scenario names. */
export const groupsOf = (state: State, side: Side, branch: 'naval' | 'air'): readonly Group[] => {
  const { forces } = state.scenario;
  const { naval, air } = forces === undefined ? GROUPS_OF_RULES[side] : groupsOfForces(forces)[side];
  if (branch === 'naval') return naval;
  if (!state.options.middleEast) return air;
  return side === 'nato' ? [...air, ISRAEL] : [...air, ...(MIDDLE_EAST_GROUPS[state.middleEast] ?? [])];
};

interface Groups {
  readonly naval: readonly Group[];
  readonly air: readonly Group[];
}

const GROUPS_OF_RULES: { readonly [side in Side]: Groups } = {
  nato: { naval: NAVAL_GROUPS.nato, air: AIR_GROUPS.nato },
  soviet: { naval: NAVAL_GROUPS.soviet, air: AIR_GROUPS.soviet },
};

/** A scenario with forces of its own asks for nothing but a place for each. */
const groupsOfForces = memo(
  (forces: readonly Force[]): { readonly [side in Side]: Groups } =>
    Object.fromEntries(
      SIDES.map(side => [side, { naval: groupsIn(forces, side, false), air: groupsIn(forces, side, true) }]),
    ) as { readonly [side in Side]: Groups },
);

const groupsIn = (forces: readonly Force[], side: Side, flying: boolean): readonly Group[] =>
  forces
    .map(
      ({ units, hexes }): Group => ({
        rule: side === 'nato' ? '11.1' : '11.2',
        units: unitsWhere(
          spec => units.includes(spec.name) && spec.side === side && (spec.domain === 'air') === flying,
        ),
        hexes: hexes.map(hexOf),
        least: 0,
        requirements: [],
      }),
    )
    .filter(({ units }) => units.length > 0);

/** [11.1] [11.2] [12.24] Carrier aircraft and the carrier they are assigned to. */
export const assignedCarrier = (state: State, unit: UnitId): UnitId | undefined => {
  const { home, carrierBased } = specOf(state, unit);
  if (!carrierBased || !home.startsWith('CV:')) return undefined;
  const place = ROSTER.findIndex(({ name }) => name === home.slice(3));
  return place < 0 ? undefined : (place as UnitId);
};

const CARRIER_AIR: { readonly [side in Side]: readonly UnitId[] } = {
  nato: unitsWhere(spec => spec.side === 'nato' && spec.carrierBased && spec.arrives === 'start'),
  soviet: unitsWhere(spec => spec.side === 'soviet' && spec.carrierBased && spec.arrives === 'start'),
};

/** Carrier aircraft that start with their carrier: every carrier that takes part brings hers. */
export const carrierAirOf = ({ scenario: { forces } }: State, side: Side): readonly UnitId[] =>
  forces === undefined ? CARRIER_AIR[side] : carrierAirOfForces(forces)[side];

const carrierAirOfForces = memo(
  (forces: readonly Force[]): { readonly [side in Side]: readonly UnitId[] } => {
    const present = new Set(forces.flatMap(({ units }) => units));
    const of = (side: Side): readonly UnitId[] =>
      unitsWhere(
        spec => spec.side === side && spec.carrierBased && present.has(spec.home.replace('CV:', '')),
      );
    return { nato: of('nato'), soviet: of('soviet') };
  },
);
