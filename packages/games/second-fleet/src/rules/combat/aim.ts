import type { Refusal } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import { refuseNuclear } from '../nuclear/nuclear.ts';
import { isShadowed } from '../optional/tattletale.ts';
import { zoneOf } from '../../model/chart.ts';
import { forceOf, pieceOf } from '../../model/position.ts';
import { no } from '../../turn/refusals.ts';
import { specOf } from '../../model/roster.ts';
import type { PublicState } from '../../model/state.ts';
import type { View } from '../../secrets/view.ts';
import type { Side, UnitId, Zone } from '../../model/vocabulary.ts';
import { sameTarget } from './aims.ts';
import { shipsAimedAt } from './anti-air.ts';
import { onMission } from '../strategic-air/missions.ts';
import type { Aim, AimedStrike, Strike, Targeting } from '../../model/fire/phase.ts';
import { strikePoints } from './strength.ts';
import { refuseAimAt } from './targets.ts';

export type AimAction = Extract<Action, { readonly type: 'aim' }>;

/** [C.8.6] */
export const TAC_COORD_LIMIT = 3;

/** [10.2] [7.4.3] Coordinators of a side over a zone. */
export const coordinatorsIn = (table: PublicState, side: Side, zone: Zone): readonly UnitId[] =>
  onMission(table, side)
    .filter(({ where }) => where.mission === 'tac-coord' && where.zone === zone)
    .map(({ unit }) => unit);

/** [10.7.2] [10.10.2] How many targets an attack may have. */
export const mostTargets = ({ type }: Strike): number =>
  type === 'asw' ? 1 : type === 'torpedo' ? 2 : Number.POSITIVE_INFINITY;

const refuseSplit = (aims: readonly Aim[], total: number): Refusal | undefined => {
  if (!aims.every(({ points }) => Number.isInteger(points) && points >= 1))
    return no('C.8.2', 'no-points', 'You must give every target at least one whole point.');
  const sum = aims.reduce((points, aim) => points + aim.points, 0);
  return sum === total
    ? undefined
    : no('C.8.2', 'wrong-sum', `The attack has ${total} points. You must share out all of them.`);
};

/** [C.8.2] [10.7.2] [10.10.2] As many as the attack may have, each allowed and named once. */
const refuseTargets = (
  view: View,
  { strike, resume }: Targeting,
  aims: readonly Aim[],
): Refusal | undefined => {
  if (aims.length === 0) return no('C.8.2', 'no-target', 'An attack needs a target.');
  if (aims.length > mostTargets(strike))
    return strike.type === 'asw'
      ? no('10.10.2', 'one-submarine', 'You can attack only one submarine at a time.')
      : no('10.7.2', 'too-many-targets', 'You can fire torpedoes at one or two ships.');
  const wrong = aims.map(({ target }) => refuseAimAt(view, resume, strike, target)).find(Boolean);
  if (wrong !== undefined) return wrong;
  const twice = aims.some(({ target }, place) =>
    aims.slice(0, place).some(other => sameTarget(target, other.target)),
  );
  return twice ? no('C.8.2', 'target-twice', 'Name each target only once.') : undefined;
};

const refuseCoordinators = (
  table: PublicState,
  strike: Strike,
  units: readonly UnitId[],
): Refusal | undefined => {
  if (units.length > TAC_COORD_LIMIT)
    return no('C.2.7', 'too-many-coordinators', 'At most three coordinators can help an attack.', ...units);
  if (strike.type === 'close' && units.length > 0)
    return no(
      'C.8.6',
      'no-coordinators',
      'Tac-Coord can help torpedoes, SSM, bombs and ASW, but not guns.',
      ...units,
    );
  const there = coordinatorsIn(table, strike.side, zoneOf(strike.hex));
  const stranger = units.find((unit, place) => !there.includes(unit) || units.indexOf(unit) < place);
  return stranger === undefined
    ? undefined
    : no('C.8.6', 'no-coordinator', 'This unit is not on Tac-Coord in the zone of the target.', stranger);
};

/** [C.19.2] One weapon, one target. */
const refuseWeapon = (
  table: PublicState,
  { strike }: Targeting,
  { aims, nuclear }: AimAction,
): Refusal | undefined => {
  if (!nuclear) return undefined;
  if (aims.length > 1 || strike.cruise)
    return no(
      'C.19.2',
      'one-target',
      'A nuclear weapon must have exactly one target and cannot be a cruise missile.',
    );
  return refuseNuclear(table, strike.side, strike.type);
};

/** [C.8.2] Every legal split is admitted, whatever is listed. */
export const refuseAim = (view: View, targeting: Targeting, action: AimAction): Refusal | undefined => {
  const { table } = view;
  const { strike, resume } = targeting;
  return (
    refuseTargets(view, targeting, action.aims) ??
    refuseSplit(action.aims, strikePoints(table, resume, strike)) ??
    refuseCoordinators(table, strike, action.tacCoord) ??
    refuseWeapon(table, targeting, action)
  );
};

export const aimedOf = (
  table: PublicState,
  { strike }: Targeting,
  { aims, tacCoord, nuclear }: AimAction,
): AimedStrike => {
  const guided =
    strike.type === 'ssm' &&
    strike.side === 'soviet' &&
    shipsAimedAt(aims).some(unit => isShadowed(table, forceOf(table, unit)));
  return { strike, aims, tacCoord, nuclear, ...(guided ? { guided } : {}) };
};

/** Whether somebody in the strike jams the guns [C.10.4]. */
export const isJammed = (table: PublicState, { resume }: Pick<Targeting, 'resume'>): boolean =>
  resume.name === 'flight' &&
  resume.units.some(unit => specOf(table, unit).kind === 'EW' && pieceOf(table, unit).where.at === 'flight');
