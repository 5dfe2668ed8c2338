import { chain, type Consequence, type Effect } from '../../turn/chain.ts';
import { damageShip, loseAirfield } from '../damage/damage.ts';
import type { Event } from '../../model/event.ts';
import { forceOf, pieceOf, ratingsNow, surfaceAt } from '../../model/position.ts';
import { CLOSE_COMBAT_SHIPS } from '../optional/close-combat.ts';
import { baseState } from '../stacking/bases.ts';
import { detectionByAttack } from '../detection/detection.ts';
import type { State, PublicState } from '../../model/state.ts';
import { enemyOf, type UnitId } from '../../model/vocabulary.ts';
import { shipsAimedAt } from './anti-air.ts';
import type { Activation, Aim, AimedStrike, Strike } from '../../model/fire/phase.ts';
import { baseResult, bombingLosses, worsened } from './results.ts';
import { isStretched } from './strength.ts';

/** [11] [14] [14.6] What points do to one target. */
const hitTarget = (state: State, { target }: Aim, points: number, { type }: Strike): readonly Event[] => {
  if (target.kind === 'unit') return damageShip(state, target.unit, points, type);
  const { base, part } = target;
  const hit = baseResult(points);
  if (hit === 0) return [];
  const grade = worsened(baseState(state.table, base)[part], hit);
  const lost = part === 'airfield' && grade === 3 ? loseAirfield(state, { kind: 'base', base }) : [];
  return [{ type: 'base-damaged', base, part, grade }, ...lost];
};

const isAfloat = (table: PublicState, unit: UnitId): boolean => pieceOf(table, unit).where.at === 'sea';

/** [C.21.9] Survivors of the forces that were attacked fire back, the best six. */
const answerOf = (table: PublicState, strike: Strike, attacked: readonly UnitId[]): Strike | undefined => {
  const units = attacked
    .filter(unit => isAfloat(table, unit) && ratingsNow(table, unit).closeCombat > 0)
    .toSorted((a, b) => ratingsNow(table, b).closeCombat - ratingsNow(table, a).closeCombat)
    .slice(0, CLOSE_COMBAT_SHIPS);
  const nobody = units.length === 0 || surfaceAt(table, strike.side, strike.from).length === 0;
  if (strike.type !== 'close' || strike.answer || nobody) return undefined;
  const { side, from, hex } = strike;
  return { ...strike, side: enemyOf(side), units, from: hex, hex: from, answer: true };
};

const answered =
  (strike: Strike, attacked: readonly UnitId[]): Consequence =>
  ({ table }) => {
    const answer = answerOf(table, strike, attacked);
    return answer === undefined
      ? []
      : [
          {
            type: 'began',
            phase: {
              name: 'targeting',
              side: answer.side,
              strike: answer,
              resume: table.phase as Activation,
            },
          },
        ];
  };

/** [C.2.28] What the guns cost the bombers, after the attack rolls. */
const flak =
  (strike: Strike, defence: number): Consequence =>
  ({ table }) => {
    const steps = strike.type === 'bombing' ? bombingLosses(defence) : 0;
    const { phase } = table;
    if (steps === 0 || phase.name !== 'flight') return [];
    const { side, units: among } = strike;
    return [
      {
        type: 'began',
        phase: { name: 'air-losses', side, steps, among, hit: [], cause: 'flak', resume: phase },
      },
    ];
  };

/** [C.8.3] All dice are cast: damage, what the attack gives away, and what it costs. */
export const endOfStrike = (
  state: State,
  { strike, aims }: AimedStrike,
  points: readonly number[],
  defence: number,
  resume: Activation,
): Effect => {
  const attacked = [...new Set(shipsAimedAt(aims).flatMap(unit => forceOf(state.table, unit)))];
  const stretched = isStretched(state.table, resume, strike);
  return chain(
    state,
    ...aims.map(
      (aim, place): Consequence =>
        now =>
          hitTarget(now, aim, points[place] ?? 0, strike),
    ),
    () => [{ type: 'fired', strike, stretched }],
    ({ table }) => detectionByAttack(state.table, table, strike),
    flak(strike, defence),
    answered(strike, attacked),
  );
};
