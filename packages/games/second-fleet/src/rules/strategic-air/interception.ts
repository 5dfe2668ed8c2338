import { andThen, chain, type Effect, isWaiting, type Progress, progressFrom } from '../../turn/chain.ts';
import type { Refusal } from '@narrow-seas/core';
import type { Event } from '../../model/event.ts';
import { no } from '../../turn/refusals.ts';
import type { State, PublicState } from '../../model/state.ts';
import { finished } from '../../turn/step.ts';
import {
  enemyOf,
  type DieFace,
  SIDES,
  type Side,
  type UnitId,
  ZONES,
  type Zone,
} from '../../model/vocabulary.ts';
import { interceptorsIn, preyIn } from './missions.ts';
import type { Bounce, InterceptionRoll } from '../../model/fire/phase.ts';

const began = (phase: Bounce | InterceptionRoll): Event => ({ type: 'began', phase });

/** Sides with interceptors over a zone. */
const fightersOver = (table: PublicState, zone: Zone): readonly Side[] =>
  SIDES.filter(side => interceptorsIn(table, side, zone).length > 0);

/** [7.4.1.1] [7.5] [C.12.4] All interceptors of the zone go home; those who had it to themselves are remembered. */
const goHome = (table: PublicState, zone: Zone): readonly Event[] => {
  const [only, other] = fightersOver(table, zone);
  return SIDES.flatMap(side => {
    const units = interceptorsIn(table, side, zone);
    const held = only === side && other === undefined ? { held: zone } : {};
    return units.length === 0 ? [] : [{ type: 'returned', units, ...held } as const];
  });
};

/** [7.7] [2.2.5.3] [C.12.3] Who is alone in the zone bounces the rest, if there is anybody. */
const bounceOrLeave = (state: State, zone: Zone): Effect => {
  const [side, other] = fightersOver(state.table, zone);
  const alone = side !== undefined && other === undefined;
  if (alone && preyIn(state.table, enemyOf(side), zone).length > 0)
    return [began({ name: 'bounce', side, zone, used: [], struck: [] })];
  return chain(
    state,
    ({ table }) => goHome(table, zone),
    now => zonesAfter(now, zone),
  );
};

const zoneAt = (state: State, place: number): Effect => {
  const zone = ZONES[place];
  if (zone === undefined) return [];
  return fightersOver(state.table, zone).length === 2
    ? [began({ name: 'interception', zone })]
    : bounceOrLeave(state, zone);
};

const zonesAfter = (state: State, zone: Zone): Effect => zoneAt(state, ZONES.indexOf(zone) + 1);

/** [7.6] [2.2.5.2] [C.12.2] Zone by zone. */
export const beginInterception = (state: State): Effect => zoneAt(state, 0);

const orFinished = (state: State, effect: Effect): Progress => {
  const progress = progressFrom(state, effect);
  return isWaiting(progress) ? progress : andThen(progress, [finished('interception')]);
};

/** [7.6.1] [C.2.14] Even NATO, odd Soviet attacks. */
export const rollInterception = ({ zone }: InterceptionRoll, face: DieFace): readonly Event[] => [
  { type: 'rolled', face },
  {
    type: 'began',
    phase: {
      name: 'air-roll',
      fight: { kind: 'interception', zone, attacker: face % 2 === 0 ? 'nato' : 'soviet' },
      resume: { name: 'interception-over', zone },
    },
  },
];

export const afterInterception = (state: State, zone: Zone): Progress =>
  orFinished(state, bounceOrLeave(state, zone));

/** INT that have not attacked yet, and aircraft not attacked yet. */
export const bouncersOf = (table: PublicState, { side, zone, used }: Bounce): readonly UnitId[] =>
  interceptorsIn(table, side, zone).filter(unit => !used.includes(unit));

export const preyOf = (table: PublicState, { side, zone, struck }: Bounce): readonly UnitId[] =>
  preyIn(table, enemyOf(side), zone).filter(unit => !struck.includes(unit));

export const refuseBounce = (
  table: PublicState,
  phase: Bounce,
  unit: UnitId,
  target: UnitId,
): Refusal | undefined => {
  if (!bouncersOf(table, phase).includes(unit))
    return no('C.12.4', 'no-bouncer', 'Each INT of the zone can attack only once.', unit);
  return preyOf(table, phase).includes(target)
    ? undefined
    : no('C.12.4', 'no-prey', 'Each enemy on another mission in the zone can be attacked only once.', target);
};

export const bounce = (state: State, phase: Bounce, unit: UnitId, target: UnitId): Effect =>
  chain(
    state,
    () => [{ type: 'bounced', unit, target }],
    ({ table }) => [
      {
        type: 'began',
        phase: {
          name: 'air-roll',
          fight: { kind: 'bounce', zone: phase.zone, attacker: unit, target },
          resume: table.phase as Bounce,
        },
      },
    ],
  );

/** The bouncing side has had enough, or there is nobody left. */
export const endBounce = (state: State, { zone }: Bounce): Effect =>
  orFinished(
    state,
    chain(
      state,
      ({ table }) => goHome(table, zone),
      now => zonesAfter(now, zone),
    ),
  );

export const advanceBounce = (state: State, phase: Bounce): Effect =>
  bouncersOf(state.table, phase).length > 0 && preyOf(state.table, phase).length > 0
    ? []
    : endBounce(state, phase);
