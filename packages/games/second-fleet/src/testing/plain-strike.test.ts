import type { Random } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { zoneOf } from '../model/chart.ts';
import type { Activation, Aim, Target } from '../model/fire/phase.ts';
import { strikePoints } from '../rules/combat/strength.ts';
import { targetsOf } from '../rules/combat/targets.ts';
import { secondFleet } from '../game.ts';
import { optionsFor } from '../turn/options.ts';
import type { State } from '../model/state.ts';
import { afterAction, mixed, someOf } from './plain-acting.ts';
import { type Answers, count, leastOf, mismatchOf, type Scene, type Tally } from './plain-compare.ts';
import * as dice from './plain-dice.ts';
import { type Aimed, keyOf, oddsOf, resolved } from './plain-resolve.ts';
import { oneOf, rarely } from './plain-box.ts';
import { anyStrikes, type Attacking, attackingIn } from './plain-scene.ts';
import { mayPlainlyStrike, type PlainStrike, plainPoints, plainTargets } from './plain-strike.ts';
import { worldOf } from './plain-world.ts';
import { viewFor } from '../secrets/view.ts';
import { DIE_FACES, type Side, type UnitId } from '../model/vocabulary.ts';

const actionOf = (strike: PlainStrike): Action => ({ type: 'strike', ...strike });

const declared = (tally: Tally) =>
  function* ask(scene: Scene): Iterable<Answers> {
    const attacking = attackingIn(scene);
    if (attacking === undefined) return;
    const { state, world, activation } = attacking;
    const { refuse } = optionsFor(viewFor(state, activation.side));
    for (const strike of anyStrikes(scene.random, attacking)) {
      const may = mayPlainlyStrike(world, state, activation, strike);
      const refusal = refuse(actionOf(strike));
      count(tally, `${may ? 'allowed' : 'refused'} ${activation.resume.arm} ${strike.attack}`);
      const said = `${secondFleet.notation.printAction(state, actionOf(strike))} (${refusal?.rule} ${refusal?.code})`;
      yield [said, refusal === undefined, may, state];
    }
  };

const MADE = [
  'surface ssm',
  'surface asw',
  'surface close',
  'submarine torpedo',
  'submarine ssm',
  'submarine asw',
];
const FLOWN = ['air bombing', 'air ssm', 'air asw'];

/** The defender sets out his ships, in any order. */
const formedUp = (random: Random, state: State): State | undefined => {
  const { phase } = state.table;
  if (phase.name !== 'formation') return state;
  const forces = state.table.forces
    .filter(([unit]) => {
      const where = state.table.pieces[unit as UnitId]?.where;
      return where?.at === 'sea' && where.hex === phase.strike.hex;
    })
    .map(force => mixed(random, force));
  return afterAction(state, phase.side, { type: 'form', forces });
};

/** Whole points for each target, at least one [C.8.2]. */
const splitOf = (random: Random, targets: readonly Target[], points: number): readonly Aim[] => {
  let left = points;
  return targets.slice(0, points).map((target, place, all) => {
    const last = place === all.length - 1;
    const share = last ? left : 1 + random.below(left - (all.length - place - 1));
    left -= share;
    return { target, points: share };
  });
};

const helpersOf = (random: Random, { table }: State, side: Side, hex: HexId): readonly UnitId[] =>
  worldOf({ table })
    .all.filter(
      ({ piece: { where }, spec }) =>
        where.at === 'mission' &&
        where.mission === 'tac-coord' &&
        where.zone === zoneOf(hex) &&
        spec.side === side,
    )
    .map(({ unit }) => unit)
    .filter(() => rarely(random, 2))
    .slice(0, 3);

/** [C.21.8] A die for each salvo. */
const drifted = (random: Random, state: State): readonly [State, readonly number[]] => {
  const faces: number[] = [];
  let now = state;
  while (now.table.phase.name === 'drift-roll') {
    const face = oneOf(random, DIE_FACES);
    faces.push(face);
    now = afterAction(now, 'chance', { type: 'roll', face }) as State;
  }
  return [now, faces];
};

/** [C.19.1] The war has gone so far. */
const released = (state: State): State => {
  const { table } = state;
  if (!table.options.nuclear) return state;
  const campaign = { ...table.campaign, strategy: 'world-war', released: true } as const;
  return { ...state, table: { ...table, campaign } };
};

/** [C.19.2] Whether the side has a weapon for it. */
const isArmed = ({ side }: Activation, { attack, cruise }: PlainStrike): boolean =>
  !cruise && (attack === 'bombing' || attack === 'asw' || (attack === 'ssm' && side === 'soviet'));

/** Somebody attacks what he may, with the defender's ships set out. */
const aimingIn = (
  scene: Scene,
): (Attacking & { strike: PlainStrike; aiming: State | undefined }) | undefined => {
  const attacking = attackingIn({ ...scene, state: released(scene.state) });
  if (attacking === undefined) return undefined;
  const { state, world, activation } = attacking;
  const strike = mixed(scene.random, [...anyStrikes(scene.random, attacking)]).find(one =>
    mayPlainlyStrike(world, state, activation, one),
  );
  if (strike === undefined) return undefined;
  const struck = afterAction(state, activation.side, actionOf(strike));
  return { ...attacking, strike, aiming: struck === undefined ? undefined : formedUp(scene.random, struck) };
};

/** Any number of targets is allowed [C.8.2]; a few of them tell the same. */
const MOST = { asw: 1, torpedo: 2, ssm: 4, bombing: 4, close: 4 };

/** Targets, points, helpers and weapon of an attack, any that are allowed. */
const aimedIn = (
  random: Random,
  attacking: Attacking,
  strike: PlainStrike,
  aiming: State,
  points: number,
): Aimed => {
  const { state, world, activation } = attacking;
  const nuclear = state.table.options.nuclear && isArmed(activation, strike) && rarely(random, 2);
  const targets = plainTargets(world, state, activation, strike);
  const aims = splitOf(random, someOf(random, targets, nuclear ? 1 : MOST[strike.attack]), points);
  const tacCoord = strike.attack === 'close' ? [] : helpersOf(random, aiming, activation.side, strike.hex);
  return { strike, aims, tacCoord, nuclear };
};

const strikes = (tally: Tally) =>
  function* ask(scene: Scene): Iterable<Answers> {
    const { random } = scene;
    const found = aimingIn(scene) ?? aimingIn(scene) ?? aimingIn(scene);
    if (found === undefined) return;
    const { state, world, activation, strike, aiming } = found;
    if (aiming?.table.phase.name !== 'targeting') {
      yield [
        secondFleet.notation.printAction(state, actionOf(strike)),
        aiming?.table.phase.name,
        'targeting',
        state,
      ];
      return;
    }
    const told = targetsOf(viewFor(aiming, activation.side), activation, aiming.table.phase.strike);
    const targets = plainTargets(world, state, activation, strike);
    yield ['targets', told.map(keyOf).toSorted(), targets.map(keyOf).toSorted(), aiming];
    const points = strike.units.reduce((sum, unit) => sum + plainPoints(world, activation, strike, unit), 0);
    yield ['points', strikePoints(aiming.table, activation, aiming.table.phase.strike), points, aiming];
    const aimed = aimedIn(random, found, strike, aiming, points);
    yield* oddsOf(worldOf(aiming), found, aimed, aiming);
    const { aims, tacCoord, nuclear } = aimed;
    const action = { type: 'aim', aims, tacCoord, nuclear } as const;
    const fired = afterAction(aiming, activation.side, action);
    yield [secondFleet.notation.printAction(aiming, action), fired !== undefined, true, aiming];
    if (fired === undefined) return;
    count(
      tally,
      `${activation.resume.arm} ${strike.attack}${nuclear ? ' nuclear' : ''}${strike.cruise ? ' cruise' : ''}`,
    );
    const [settled, faces] = drifted(random, fired);
    const left = dice.plainDrift(worldOf(fired), aims, faces);
    if (settled.table.phase.name.endsWith('-roll'))
      yield* resolved(random, found, { ...aimed, aims: left }, settled);
    else yield ['all decoyed', left.length, 0, fired];
  };

test('[10] [A1] [A2] [C.7] [C.8] [C.10] [C.19.3] attacks are made and end as the text, read plainly, says', () => {
  const tally: Tally = new Map();
  expect(mismatchOf(60, 250, [declared(tally), strikes(tally)])).toBeUndefined();
  for (const kind of [...MADE, ...FLOWN])
    expect([kind, leastOf(tally, [`allowed ${kind}`, `refused ${kind}`]) > 0]).toEqual([kind, true]);
  for (const kind of [...MADE, ...FLOWN]) expect([...tally.keys()]).toContain(kind);
  for (const kind of ['cruise', 'nuclear']) expect([...tally.keys()].join()).toContain(kind);
});
