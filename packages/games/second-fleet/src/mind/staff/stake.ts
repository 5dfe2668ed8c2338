import { memoBy } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { accountOf } from '../../rules/victory/account.ts';
import { watersOf } from '../../model/chart.ts';
import { pieceOf } from '../../model/position.ts';
import { specOf, unitCount } from '../../model/roster.ts';
import type { Piece, PublicState, Where } from '../../model/state.ts';
import type { UnitId } from '../../model/vocabulary.ts';
import { scenarioOf } from '../../scenarios/scenarios.ts';
import type { ScenarioSpec } from '../../scenarios/spec.ts';

const UNUSED: Piece = {
  where: { at: 'unused' },
  damaged: false,
  mark: 'none',
  deep: false,
  landed: false,
};

const atSea = (zone: 'LS' | 'NS'): Where => ({ at: 'sea', hex: watersOf(zone)[0] as HexId });

/** Where a unit may be at the end, other than lost: out of play, in the Norwegian Sea, in the ocean beyond the Gap. */
const FATES: readonly Where[] = [{ at: 'away' }, atSea('NS'), atSea('LS')];

const UNSCORED: PublicState['score'] = { nato: [], soviet: [] };

/** What the account says for the owner if this unit alone were in play and came to this end. */
const accountFor = (table: PublicState, unit: UnitId, where: Where): number => {
  const pieces = Array.from({ length: unitCount(table) }, () => UNUSED);
  pieces[unit] = { ...UNUSED, where };
  const { side } = specOf(table, unit);
  return accountOf({ ...table, pieces, score: UNSCORED }).reduce(
    (sum, line) => sum + (line.side === side ? line.points : -line.points),
    0,
  );
};

/** [C.22] Points between the best end of a unit and its loss. */
const pointsAtStake = (table: PublicState, unit: UnitId): number =>
  Math.max(...FATES.map(fate => accountFor(table, unit, fate))) - accountFor(table, unit, { at: 'lost' });

const CARRIER = 6;

const reckonStake = (table: PublicState, unit: UnitId): number => {
  const { kind, front } = specOf(table, unit);
  const strength = (front.ssm + front.torpedo + front.bombing / 4 + front.asw) / 12;
  return Math.max(1, pointsAtStake(table, unit)) + strength + (kind === 'CV' ? CARRIER : 0);
};

/** One list for each scenario and order of battle, filled as units are asked about. */
const stakesIn = memoBy((_extra: PublicState['extra'], _scenario: ScenarioSpec) => new Map<UnitId, number>());

/** What is at stake with a unit: by the account of this scenario, and for what the unit can still do. */
export const stakeOf = (table: PublicState, unit: UnitId): number => {
  if (pieceOf(table, unit).landed) return 2;
  const stakes = stakesIn(table.extra, scenarioOf(table));
  const known = stakes.get(unit);
  if (known !== undefined) return known;
  const made = reckonStake(table, unit);
  stakes.set(unit, made);
  return made;
};
