import { baseAt, baseSpec, isAirfieldInUse, isPortInUse } from '../stacking/bases.ts';
import { isWater } from '../../model/chart.ts';
import type { Event } from '../../model/event.ts';
import { pieceOf } from '../../model/position.ts';
import { specOf, type UnitSpec } from '../../model/roster.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import type { State, PublicState } from '../../model/state.ts';
import { timeOf } from '../../model/time.ts';
import { type BaseId, enemyOf, type UnitId } from '../../model/vocabulary.ts';
import { laidStill, laidStillToday } from '../invasion/voyage.ts';
import { unloadingWorth } from './unloading-worth.ts';

/** [A11] What the Soviets score: in the Barents Sea, elsewhere. */
const UNLOADED_SOVIET = { barents: 7, elsewhere: 10 } as const;

const baseUnder = (table: PublicState, unit: UnitId): BaseId | undefined => {
  const { where } = pieceOf(table, unit);
  return where.at === 'sea' ? baseAt(where.hex) : undefined;
};

/** A scenario may want its freight in some countries only. */
const isDestination = (table: PublicState, base: BaseId): boolean =>
  scenarioOf(table).unloadsAt?.includes(baseSpec(base).nation) ?? true;

/** [C.16.6] NATO uses its ports, the Soviets what they have captured: ports, and airfields on the coast. */
const isUnloadingPort = (table: PublicState, unit: UnitId, base: BaseId): boolean => {
  const { side } = specOf(table, unit);
  const { name, side: owner, hex } = baseSpec(base);
  if (side === 'nato')
    return unloadingWorth(name) > 0 && isPortInUse(table, side, base) && isDestination(table, base);
  return (
    owner === enemyOf(side) &&
    (isPortInUse(table, side, base) || (isWater(hex) && isAirfieldInUse(table, side, base)))
  );
};

const valueOf = (table: PublicState, unit: UnitId, base: BaseId): number => {
  const { name, zone } = baseSpec(base);
  if (specOf(table, unit).side === 'nato') return unloadingWorth(name);
  return zone === 'BS' ? UNLOADED_SOVIET.barents : UNLOADED_SOVIET.elsewhere;
};

const unload = (table: PublicState, unit: UnitId): readonly Event[] => {
  const base = baseUnder(table, unit);
  const able = base !== undefined && laidStill(table, unit) && isUnloadingPort(table, unit, base);
  if (!able) return [];
  const { side } = specOf(table, unit);
  return [
    { type: 'left', unit, why: 'unloaded' },
    {
      type: 'scored',
      side,
      cause: `unloaded-${baseSpec(base).name}`,
      points: valueOf(table, unit, base),
    },
  ];
};

const unitsAtSea = (table: PublicState, fits: (spec: UnitSpec) => boolean): readonly UnitId[] => {
  const found: UnitId[] = [];
  for (const [id, { where }] of table.pieces.entries())
    if (where.at === 'sea' && fits(specOf(table, id as UnitId))) found.push(id as UnitId);
  return found;
};

const unitsOfKind = (table: PublicState, wanted: string): readonly UnitId[] =>
  unitsAtSea(table, ({ kind }) => kind === wanted);

/** [C.16.6] Convoy ships that lay a whole turn in port. */
export const unloadConvoys = ({ table }: State): readonly Event[] =>
  unitsOfKind(table, 'CR').flatMap(unit => unload(table, unit));

/** Ships that a scenario lets leave by one of its ports. */
export const leaveBySafePort = ({ table }: State): readonly Event[] =>
  scenarioOf(table).leave.flatMap(({ side, kind, ports }) => {
    const fits = (spec: UnitSpec): boolean =>
      spec.side === side && spec.arm === 'surface' && (kind === 'any' || spec.kind === kind);
    return unitsAtSea(table, fits).flatMap((unit): readonly Event[] => {
      const base = baseUnder(table, unit);
      if (base === undefined || !ports.includes(base)) return [];
      return [{ type: 'left', unit, why: specOf(table, unit).kind === 'AA' ? 'landed' : 'safe' }];
    });
  });

/** [C.17.3] Amphibious ships that lay a whole day in a port of their own side. */
export const reloadMarines = ({ table }: State): readonly Event[] => {
  if (timeOf(table) !== 'night') return [];
  return unitsOfKind(table, 'AA').flatMap((unit): readonly Event[] => {
    const { side } = specOf(table, unit);
    const base = baseUnder(table, unit);
    const home = base !== undefined && baseSpec(base).side === side && isPortInUse(table, side, base);
    return home && pieceOf(table, unit).landed && laidStillToday(table, unit)
      ? [{ type: 'reloaded', unit }]
      : [];
  });
};
