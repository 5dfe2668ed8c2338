import { chain, fold } from '../chain.ts';
import type { Event } from '../event.ts';
import { chartOf, ownerAt, portOf, strengthOf } from '../fleet.ts';
import { banksBeside } from '../sea/channel.ts';
import type { Common, State, Troop } from '../state.ts';
import { finished, type StepName } from '../step.ts';
import { enemyOf, type PortId, SIDES } from '../vocabulary.ts';
import { capturePort } from './capture.ts';
import { groundKind, holding, sideOfGround, supportedRe } from './ground.ts';
import { overrunNext } from './overrun.ts';
import { scuttle } from './scuttle.ts';
import type { Sequel } from './phase.ts';

const isWaiting = (events: readonly Event[]): boolean => events.at(-1)?.type === 'began';

/** [F.10.5] Troops that landed among enemies and did not win are lost. */
const lostOnBeaches = ({ common }: State, step: StepName): readonly Event[] => {
  if (step === 'ground-movement') return [];
  return common.troops.flatMap(({ unit, re, hex, landed }): readonly Event[] => {
    const { phasing } = common;
    const ours = landed && sideOfGround(common, unit) === phasing;
    return ours && holding(common, enemyOf(phasing), hex) > 0 ? [{ type: 'troops-lost', unit, re, hex }] : [];
  });
};

/** [F.15.5] A port of the enemy where troops of this side stand alone; engineers take none. */
const portTaken = (common: Common, { unit, hex }: Troop): PortId | undefined => {
  const port = chartOf(common).portAt.get(hex);
  const enemy = enemyOf(sideOfGround(common, unit));
  if (port === undefined || portOf(common, port.id).owner !== enemy) return undefined;
  if (groundKind(common, unit) === 'engineer' || holding(common, enemy, hex) > 0) return undefined;
  return port.id;
};

const captureNext = (state: State, sequel: Sequel): readonly Event[] => {
  for (const troop of state.common.troops) {
    const port = portTaken(state.common, troop);
    const side = sideOfGround(state.common, troop.unit);
    if (port !== undefined)
      return capturePort(state, port, side, supportedRe(state, side, troop.hex), sequel);
  }
  return [];
};

/** [36.B] Ships on a river or canal with an enemy on a bank cannot escape. */
const lostOnRivers = (state: State): readonly Event[] =>
  SIDES.flatMap(side =>
    state.fleets[side].groups
      .filter(({ place }) =>
        banksBeside(state.common, place).some(hex => ownerAt(state.common, hex) === enemyOf(side)),
      )
      .flatMap(({ ships }) => ships)
      .flatMap(ship => scuttle(state, ship, strengthOf(state.common, state.fleets[side], ship))),
  );

/**
 * The end of a phase on land: those who failed on the beaches are lost, ports change hands one by one [F.15.5] [36.B],
 * aircraft leave fields that were overrun [F.11.2]. Run again after each of their dice, until nothing is left.
 */
export const settle = (start: State, step: StepName): readonly Event[] => {
  const sequel: Sequel = { after: 'ground', step };
  const events: Event[] = [...lostOnBeaches(start, step)];
  for (let state = fold(start, events); ; ) {
    const more = captureNext(state, sequel);
    events.push(...more);
    if (isWaiting(more)) return events;
    if (more.length === 0) return [...events, ...last(state, sequel, step)];
    state = fold(state, more);
  }
};

const last = (start: State, sequel: Sequel, step: StepName): readonly Event[] => {
  const events = chain(start, lostOnRivers, state => overrunNext(state, sequel));
  return isWaiting(events) ? events : [...events, finished(step)];
};
