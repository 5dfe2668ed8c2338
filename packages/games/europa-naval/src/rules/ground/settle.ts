import { andThen, chain, type Effect, isWaiting, type Progress, unlessWaiting } from '../../turn/chain.ts';
import type { Event } from '../../model/event.ts';
import { chartOf, ownerAt, portOf, strengthOf } from '../../model/fleet.ts';
import { banksBeside } from '../movement/channel.ts';
import type { Common, State, Troop } from '../../model/state.ts';
import { finished, type StepName } from '../../turn/step.ts';
import { enemyOf, type Owner, type PortId, SIDES } from '../../model/vocabulary.ts';
import { capturePort } from './capture.ts';
import { groundKind, holding, sideOfGround, supportedRe } from './ground.ts';
import { overrunNext } from './overrun.ts';
import { scuttle } from '../scuttling/scuttle.ts';
import type { AfterCapture } from '../../model/shore/phase.ts';

/** [F.10.5] Troops of the mover who came among enemies, which only a landing does, and did not win are lost. */
const lostOnBeaches = ({ common }: State, step: StepName): readonly Event[] => {
  if (step === 'ground-movement') return [];
  return common.troops.flatMap(({ unit, re, hex }): readonly Event[] => {
    const { phasing } = common;
    const isOurs = sideOfGround(common, unit) === phasing;
    return isOurs && holding(common, enemyOf(phasing), hex) > 0
      ? [{ type: 'troops-lost', unit, re, hex }]
      : [];
  });
};

/**
 * [F.2.3] [F.15.5] What a march or a landing takes it takes at once. A position made by hand may hold troops of the mover on land
 * that is still the enemy's: they hold it from now on. Engineers in a port of the enemy cannot have come there, and are lost.
 */
const settledOnEnemyLand = ({ common }: State): readonly Event[] =>
  common.troops.flatMap(({ unit, re, hex }): readonly Event[] => {
    const { phasing } = common;
    const isTheirs = sideOfGround(common, unit) === phasing && ownerAt(common, hex) === enemyOf(phasing);
    if (!isTheirs || holding(common, enemyOf(phasing), hex) > 0) return [];
    if (!chartOf(common).portAt.has(hex)) return [{ type: 'taken', hex, owner: phasing }];
    return groundKind(common, unit) === 'engineer' ? [{ type: 'troops-lost', unit, re, hex }] : [];
  });

/** [F.15.5] A port of the enemy where troops of this side stand alone; engineers take none. */
const portTaken = (common: Common, { unit, hex }: Troop): PortId | undefined => {
  const port = chartOf(common).portAt.get(hex);
  const enemy = enemyOf(sideOfGround(common, unit));
  if (port === undefined || portOf(common, port.id).owner !== enemy) return undefined;
  if (groundKind(common, unit) === 'engineer' || holding(common, enemy, hex) > 0) return undefined;
  return port.id;
};

/** Whose a port will be when the phase on land ends: its owner's, or theirs who stand there alone. */
export const holderOf = (common: Common, port: PortId): Owner => {
  const { owner } = portOf(common, port);
  const takes = common.troops.find(troop => portTaken(common, troop) === port);
  return takes === undefined ? owner : sideOfGround(common, takes.unit);
};

const captureNext = (state: State, afterwards: AfterCapture): Effect => {
  for (const troop of state.common.troops) {
    const port = portTaken(state.common, troop);
    const side = sideOfGround(state.common, troop.unit);
    if (port !== undefined)
      return capturePort(state, port, side, supportedRe(state, side, troop.hex), afterwards);
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
export const settle = (start: State, step: StepName): Progress => {
  const afterwards: AfterCapture = { after: 'ground', step };
  let progress = chain(start, () => lostOnBeaches(start, step), settledOnEnemyLand);
  for (;;) {
    const next = andThen(progress, captureNext(progress.state, afterwards));
    if (isWaiting(next)) return next;
    if (next === progress) return andThen(progress, last(progress.state, afterwards, step));
    progress = next;
  }
};

const last = (start: State, afterwards: AfterCapture, step: StepName): Progress =>
  unlessWaiting(
    chain(start, lostOnRivers, state => overrunNext(state, afterwards)),
    () => [finished(step)],
  );
