import { memoBy } from '@narrow-seas/core';
import { GRID } from '../model/chart.ts';
import { surfaceStacks } from '../model/position.ts';
import { isCombatant, specOf, type UnitSpec } from '../model/roster.ts';
import { type SeaField, seaFieldTo } from '../model/sea-field.ts';
import type { PublicState } from '../model/state.ts';
import { type BaseId, enemyOf, type Side, type UnitId } from '../model/vocabulary.ts';
import { baseOf, baseSpec } from '../rules/stacking/bases.ts';
import { against, destroyed, type Fate, type Line, line } from '../rules/victory/fate.ts';
import { countedBy } from './counted.ts';
import { scenarioData } from './file.ts';
import type { Asked, WayToPrey } from './goals.ts';
import { NORWAY_CONVOY_HISTORY } from './history/norway-convoy.ts';
import { norwayConvoyOrders } from './orders/norway-convoy.ts';
import type { ScenarioSpec } from './spec.ts';

const DATA = scenarioData('norway-convoy');

const isFreighter = ({ side, kind }: UnitSpec): boolean => side === 'nato' && kind === 'CR';
const isMarines = ({ side, kind }: UnitSpec): boolean => side === 'nato' && kind === 'AA';

const WORTHS = {
  'freighter-sunk': ['Freighter sunk', 8],
  'freighter-late': ['Freighter not unloaded at the end', 3],
  landed: ['Landing ship: marines ashore', 4],
} as const;

type Points = { readonly [id in keyof typeof WORTHS]: number };

/** Freighters lost or late, marines landed. */
const linesBy =
  (points: Points) =>
  (table: PublicState, fate: Fate): readonly Line[] => {
    const { spec, lost, away } = fate;
    if (isFreighter(spec)) {
      if (lost) return against(fate, 'destroyed', points['freighter-sunk']);
      return away ? [] : against(fate, 'not unloaded', points['freighter-late']);
    }
    return isMarines(spec) && away ? line('nato', 'landed', spec, points.landed) : destroyed(table, fate);
  };

const openBy =
  ({ landed }: Points) =>
  ({ spec, lost, away }: Fate): readonly Line[] =>
    isMarines(spec) && !(lost || away) ? line('nato', 'landed', spec, landed) : [];

const fieldToBases = (bases: readonly BaseId[]): SeaField =>
  seaFieldTo(bases.map(base => baseSpec(base).hex));

/** [C.16.6] Norwegian ports where freighters unload. */
const UNLOADING = fieldToBases(['Bergen', 'Trondheim', 'Narvik', 'Tromso'].map(baseOf));
/** Where amphibious ships of NATO go ashore. */
const LANDING = fieldToBases(DATA.leave.filter(({ kind }) => kind === 'AA').flatMap(({ ports }) => ports));
const HOME = fieldToBases([baseOf('Pechenga')]);
/** Soviet ships that go farther from home are sunk from the air before they meet the convoy. */
const HOME_WATERS = 8;

const wayOf = ({ spec, hex }: Asked): number | undefined => (isFreighter(spec) ? UNLOADING[hex] : undefined);

const isHunter = ({ arm, kind }: UnitSpec): boolean => arm === 'submarine' && kind !== 'SB';

/** Nothing is left to escort. */
const NOWHERE: SeaField = new Uint8Array(GRID.size);

/** Ways to the own ships that carry something. */
const fieldToCargo = memoBy(
  (stacks: ReturnType<typeof surfaceStacks>, extra: PublicState['extra']): SeaField => {
    const isCargo = (unit: UnitId): boolean => {
      const spec = specOf({ extra }, unit);
      return isFreighter(spec) || isMarines(spec);
    };
    const hexes = [...stacks].filter(([, units]) => units.some(isCargo)).map(([hex]) => hex);
    return hexes.length === 0 ? NOWHERE : seaFieldTo(hexes);
  },
);

/** Soviet boats hunt as long as something is carried; then there is nothing left at sea that is worth a boat. */
const boatsInBeing = (table: PublicState, side: Side): boolean =>
  side === 'nato' || fieldToCargo(surfaceStacks(table, 'nato'), table.extra) === NOWHERE;

const fleetWayOf = ({ table, spec, hex }: Asked, wayToPrey: WayToPrey): number => {
  if (spec.nation === 'NO') return 0;
  if (isHunter(spec)) return wayToPrey(enemyOf(spec.side), hex);
  if (spec.side === 'soviet') return Math.max(0, (HOME[hex] as number) - HOME_WATERS);
  if (spec.kind === 'CR') return UNLOADING[hex] as number;
  if (spec.kind === 'AA') return LANDING[hex] as number;
  if (!isCombatant(spec)) return 0;
  return fieldToCargo(surfaceStacks(table, 'nato'), table.extra)[hex] as number;
};

export const NORWAY_CONVOY: ScenarioSpec = {
  ...DATA,
  isCampaign: false,
  // The brigade is wanted in Norway: what is put ashore in Scotland or Iceland has not arrived.
  unloadsAt: ['NO'],
  countsLosses: true,
  ...countedBy(WORTHS, (points, own) => ({
    scoring: { linesOf: linesBy(points), openOf: { unit: openBy(points) } },
    goals: { wayOf, fleetWayOf, fleetInBeing: 'soviet', boatsInBeing },
    orders: norwayConvoyOrders(
      {
        freighter: { lost: points['freighter-sunk'], late: points['freighter-late'] },
        landed: points.landed,
      },
      own,
    ),
  })),
  history: NORWAY_CONVOY_HISTORY,
};
