import { memo } from '@narrow-seas/core';
import { fateOf } from '../rules/victory/account.ts';
import { netPoints } from '../rules/victory/victory.ts';
import type { Fate } from '../rules/victory/fate.ts';
import { hitOf, type Hit, unitsOn } from '../rules/damage/damage.ts';
import { baseResult, worsened } from '../rules/combat/results.ts';
import { attackDieShift } from '../rules/combat/attack-die.ts';
import { attackPoints, columnOf } from '../rules/combat/crt.ts';
import { detectionByAttack } from '../rules/detection/detection.ts';
import { baseState } from '../rules/stacking/bases.ts';
import type { Aim, AttackRoll, Target } from '../model/fire/phase.ts';
import { aircraftAt, pieceOf } from '../model/position.ts';
import { isCarrier, specOf } from '../model/roster.ts';
import type { BaseState, PublicState } from '../model/state.ts';
import { scenarioOf } from '../scenarios/scenarios.ts';
import { DIE_FACES, enemyOf, type Grade, type Side, type UnitId } from '../model/vocabulary.ts';
import { healthOf, HURT, standingOf, type Worth } from './strike-value.ts';
import { WEIGHTS } from './weights.ts';

/**
 * What damage is worth to the enemy of who takes it: just what the evaluation of the position afterwards will count. An attack on a
 * base that the score does not pay for is worth the aircraft that it grounds or destroys, and nothing more.
 */
export const gainOf = (table: PublicState, target: Target, points: number, worthTo: Worth): number =>
  target.kind === 'base'
    ? baseGain(
        table,
        target,
        worsened(baseState(table, target.base)[target.part], baseResult(points)),
        worthTo,
      )
    : unitGain(table, target.unit, hitOf(table, target.unit, points), worthTo);

const pointsOf = (table: PublicState, fate: Fate, side: Side): number =>
  scenarioOf(table)
    .scoring.linesOf(table, fate)
    .reduce((sum, line) => sum + (line.side === side ? line.points : -line.points), 0);

/** How the unit fares after the hit. */
const fateAfter = (fate: Fate, hit: Hit): Fate =>
  hit === 'damaged'
    ? { ...fate, damaged: true }
    : { ...fate, lost: true, damaged: false, zone: undefined, base: undefined };

const unitGain = (table: PublicState, unit: UnitId, hit: Hit, worthTo: Worth): number => {
  if (hit === 'none') return 0;
  const fate = fateOf(table, unit);
  const enemy = enemyOf(fate.spec.side);
  const points = pointsOf(table, fateAfter(fate, hit), enemy) - pointsOf(table, fate, enemy);
  const taken = hit === 'damaged' ? HURT : standingOf(table, unit) - foundPart(table, unit);
  const own = WEIGHTS.points * points + WEIGHTS.worth * taken * worthTo(table, unit);
  return hit === 'destroyed' && isCarrier(specOf(table, unit))
    ? own + lossesOf(table, unitsOn(table, { kind: 'carrier', carrier: unit }), worthTo)
    : own;
};

/** Nobody looks any longer for what is gone. */
const foundPart = (table: PublicState, unit: UnitId): number =>
  pieceOf(table, unit).mark === 'none' ? 0 : WEIGHTS.found / WEIGHTS.worth;

const lossesOf = (table: PublicState, units: readonly UnitId[], worthTo: Worth): number =>
  units.reduce((sum, unit) => sum + unitGain(table, unit, 'destroyed', worthTo), 0);

type BaseTarget = Extract<Target, { readonly kind: 'base' }>;

const baseGain = (table: PublicState, target: BaseTarget, grade: Grade, worthTo: Worth): number => {
  const before = baseState(table, target.base)[target.part];
  if (grade === before) return 0;
  const points = WEIGHTS.points * pointsOfGrade(table, target, grade);
  if (target.part === 'port') return points;
  const parked = aircraftAt(table, { kind: 'base', base: target.base });
  return (
    points +
    (grade === DESTROYED ? lossesOf(table, parked, worthTo) : groundedNow(table, parked, before, worthTo))
  );
};

const DESTROYED: Grade = 3;

/** What it counts that nobody flies from a field that was whole. */
const groundedNow = (table: PublicState, parked: readonly UnitId[], before: Grade, worthTo: Worth): number =>
  before > 0
    ? 0
    : parked.reduce(
        (sum, unit) => sum + WEIGHTS.worth * WEIGHTS.grounded * healthOf(table, unit) * worthTo(table, unit),
        0,
      );

/** One list for each list of bases, filled as grades are asked about: the account is dear and seldom changes. Scenarios share a list and pay differently. */
const pointsIn = memo((_bases: PublicState['bases']) => new Map<string, number>());

/** What the account pays the enemy for this grade of damage, beyond what it pays now. */
export const pointsOfGrade = (table: PublicState, target: BaseTarget, grade: Grade): number => {
  const known = pointsIn(table.bases);
  const key = `${table.scenario} ${target.base} ${target.part} ${grade}`;
  const points = known.get(key) ?? pointsWith(table, target, grade);
  known.set(key, points);
  return points;
};

const pointsWith = (table: PublicState, { base, part }: BaseTarget, grade: Grade): number => {
  const bases = table.bases.with(base, { ...(table.bases[base] as BaseState), [part]: grade });
  return Math.abs(netPoints({ ...table, bases }) - netPoints(table));
};

const meanGain = (table: PublicState, phase: AttackRoll, { target, points }: Aim, worthTo: Worth): number => {
  const shift = attackDieShift(table, phase.aimed, target) - phase.defence;
  const column = columnOf(points);
  return (
    DIE_FACES.reduce<number>(
      (sum, face) => sum + gainOf(table, target, attackPoints(column, face + shift), worthTo),
      0,
    ) / DIE_FACES.length
  );
};

/** [C.5.5] Who fires under the eyes of the enemy is found. */
const givenAway = (table: PublicState, { aimed }: AttackRoll, worthTo: Worth): number =>
  detectionByAttack(table, table, aimed.strike)
    .flatMap(event => (event.type === 'marked' ? event.units : []))
    .filter(unit => pieceOf(table, unit).mark === 'none')
    .reduce((sum, unit) => sum + WEIGHTS.found * worthTo(table, unit), 0);

/** [C.8.3] What an attack whose defence has been rolled will bring: the dice already thrown count as they fell. */
export const pendingGain = (table: PublicState, phase: AttackRoll, worthTo: Worth): number =>
  phase.aims.reduce(
    (sum, aim, place) => {
      const fallen = phase.points[place];
      return (
        sum +
        (fallen === undefined
          ? meanGain(table, phase, aim, worthTo)
          : gainOf(table, aim.target, fallen, worthTo))
      );
    },
    -givenAway(table, phase, worthTo),
  );
