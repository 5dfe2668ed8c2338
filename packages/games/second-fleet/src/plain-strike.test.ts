import { mustBe, type Random } from '@narrow-seas/core';
import { expect, test } from 'vitest';
import type { Action } from './action.ts';
import { fold } from './chain.ts';
import { nameOfHex, zoneOf } from './chart.ts';
import type { Event } from './event.ts';
import { oddsOfAimed } from './fire/odds.ts';
import type { Aim, AttackRoll, Target, Targeting } from './fire/phase.ts';
import { targetsOf } from './fire/targets.ts';
import { strikePoints } from './fire/strength.ts';
import { secondFleet } from './game.ts';
import { optionsFor } from './options.ts';
import type { State } from './state.ts';
import { afterAction, mixed, someOf } from './testing/plain-acting.ts';
import { type Answers, count, mismatchOf, type Scene, type Tally } from './testing/plain-compare.ts';
import * as dice from './testing/plain-dice.ts';
import { oneOf, rarely } from './testing/plain-scatter.ts';
import { anyStrikes, type Attacking, attackingIn } from './testing/plain-scene.ts';
import { mayPlainlyStrike, type PlainStrike, plainPoints, plainTargets } from './testing/plain-strike.ts';
import { type World, worldOf } from './testing/plain-world.ts';
import { viewFor } from './view.ts';
import { FACES, type UnitId } from './vocabulary.ts';

const actionOf = (strike: PlainStrike): Action => ({ type: 'strike', cruise: false, ...strike });

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

test('[10] [C.8] an attack is refused if and only if the text, read plainly, does not allow it', () => {
  const tally: Tally = new Map();
  expect(mismatchOf(60, 500, declared(tally))).toBeUndefined();
  for (const kind of [...MADE, ...FLOWN])
    for (const fate of ['allowed', 'refused']) expect([...tally.keys()]).toContain(`${fate} ${kind}`);
});

const keyOf = (target: Target): string =>
  target.kind === 'unit' ? `unit ${target.unit}` : `base ${target.base} ${target.part}`;

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

const helpersOf = (random: Random, { table }: State, { side, hex }: Targeting['strike']): readonly UnitId[] =>
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
    const face = oneOf(random, FACES);
    faces.push(face);
    now = afterAction(now, 'chance', { type: 'roll', face }) as State;
  }
  return [now, faces];
};

interface Aimed {
  readonly strike: PlainStrike;
  readonly aims: readonly Aim[];
  readonly helpers: number;
}

/** Points by face for one target, read off the text. */
const readPoints = (
  world: World,
  { activation }: Attacking,
  aimed: Aimed,
  aim: Aim,
  result: number,
): readonly number[] => {
  const shift = dice.plainAttackShift(world, activation, aimed.strike, aim.target, aimed.helpers);
  return FACES.map(face => dice.plainAttackPoints(aim.points, face + shift - result));
};

const pointsTold = (state: State): readonly number[] =>
  FACES.map(face => {
    const events = secondFleet.decide(state, 'chance', { type: 'roll', face });
    const fired = events.ok ? events.value.find(event => event.type === 'fired-on') : undefined;
    return fired?.type === 'fired-on' ? fired.points : -1;
  });

const fateTold = ({ table }: State, target: Target): string => {
  if (target.kind === 'base') return `grade ${table.bases[target.base]?.[target.part]}`;
  const piece = table.pieces[target.unit];
  return piece?.where.at === 'lost' ? 'destroyed' : piece?.damaged ? 'damaged' : 'whole';
};

/** [10.9.5.8] Steps that the guns cost, however they are shared out. */
const flakIn = (events: readonly Event[]): number => {
  const toll = events.find(event => event.type === 'began' && event.phase.name === 'air-losses');
  return toll?.type === 'began' && toll.phase.name === 'air-losses' ? toll.phase.steps : 0;
};

/** Every target is rolled for in turn; then all of them have what the points do. */
function* attacked(random: Random, attacking: Attacking, aimed: Aimed, start: State): Iterable<Answers> {
  const world = worldOf(start);
  const { defence } = start.table.phase as AttackRoll;
  const done: number[] = [];
  let now = start;
  let last: readonly Event[] = [];
  for (const aim of aimed.aims) {
    const read = readPoints(world, attacking, aimed, aim, defence);
    yield [`points on ${keyOf(aim.target)} after defence ${defence}`, pointsTold(now), read, now];
    const face = oneOf(random, FACES);
    done.push(read[face] ?? 0);
    const events = mustBe(secondFleet.decide(now, 'chance', { type: 'roll', face }));
    now = fold(now, events);
    last = events;
  }
  for (const [place, { target }] of aimed.aims.entries()) {
    const was = worldOf(start).table.pieces;
    const read = dice.plainEffect(world, target, done[place] ?? 0);
    const before = target.kind === 'unit' && was[target.unit]?.damaged === true && read === 'whole';
    yield [`fate of ${keyOf(target)}`, fateTold(now, target), before ? 'damaged' : read, start];
  }
  yield ['flak', flakIn(last), dice.plainFlak(aimed.strike.attack, defence), start];
}

/** [C.25] All hundred ways of both dice. */
const spreadRead = (
  world: World,
  attacking: Attacking,
  aimed: Aimed,
  aim: Aim,
  value: number,
  shift: number,
) => {
  const ways = new Array<number>(12).fill(0);
  for (const face of FACES) {
    const result = dice.plainDefencePoints(value, face + shift);
    for (const points of readPoints(world, attacking, aimed, aim, result))
      ways[points] = (ways[points] ?? 0) + 1;
  }
  return ways;
};

function* odds(
  world: World,
  attacking: Attacking,
  aimed: Aimed,
  before: State,
  helpers: readonly UnitId[],
): Iterable<Answers> {
  const { strike, resume } = before.table.phase as Targeting;
  const told = oddsOfAimed(before.table, resume, {
    strike,
    aims: aimed.aims,
    tacCoord: helpers,
    nuclear: false,
  });
  const value = dice.plainDefence(world, attacking.activation, aimed.strike, aimed.aims);
  const shift = dice.plainDefenceShift(world, attacking.activation, aimed.strike, aimed.aims);
  for (const [place, aim] of aimed.aims.entries()) {
    const spread = told.targets[place]?.spread;
    yield [
      `odds of ${keyOf(aim.target)}`,
      spread,
      spreadRead(world, attacking, aimed, aim, value, shift),
      before,
    ];
  }
}

function* resolved(random: Random, attacking: Attacking, aimed: Aimed, rolling: State): Iterable<Answers> {
  const world = worldOf(rolling);
  const { activation } = attacking;
  const value = dice.plainDefence(world, activation, aimed.strike, aimed.aims);
  const shift = dice.plainDefenceShift(world, activation, aimed.strike, aimed.aims);
  const { phase } = rolling.table;
  if (phase.name !== 'defence-roll') {
    yield ['no defence', [phase.name, 0], ['attack-roll', value], rolling];
    yield* attacked(random, attacking, aimed, rolling);
    return;
  }
  yield ['defence', [phase.value, phase.shift], [value, shift], rolling];
  const faced = FACES.map(face => afterAction(rolling, 'chance', { type: 'roll', face }) as State);
  const results = faced.map(({ table }) => (table.phase as AttackRoll).defence);
  const read = FACES.map(face => dice.plainDefencePoints(value, face + shift));
  yield [`defence results of ${value} and ${shift}`, results, read, rolling];
  yield* attacked(random, attacking, aimed, oneOf(random, faced));
}

const strikes = (tally: Tally) =>
  function* ask(scene: Scene): Iterable<Answers> {
    const { random } = scene;
    const attacking = attackingIn(scene);
    if (attacking === undefined) return;
    const { state, world, activation } = attacking;
    const strike = [...anyStrikes(random, attacking)].find(one =>
      mayPlainlyStrike(world, state, activation, one),
    );
    if (strike === undefined) return;
    const struck = afterAction(state, activation.side, actionOf(strike));
    const aiming = struck === undefined ? undefined : formedUp(random, struck);
    if (aiming?.table.phase.name !== 'targeting') {
      yield [nameOfHex(strike.hex), aiming?.table.phase.name, 'targeting', struck ?? state];
      return;
    }
    const targets = plainTargets(world, state, activation, strike);
    const told = targetsOf(viewFor(aiming, activation.side), activation, aiming.table.phase.strike);
    yield ['targets', told.map(keyOf).toSorted(), targets.map(keyOf).toSorted(), aiming];
    const points = strike.units.reduce(
      (sum, unit) => sum + plainPoints(world, activation, strike.attack, unit),
      0,
    );
    yield ['points', strikePoints(aiming.table, activation, aiming.table.phase.strike), points, aiming];
    const most = { asw: 1, torpedo: 2, ssm: 99, bombing: 99, close: 99 }[strike.attack];
    const aims = splitOf(random, someOf(random, targets, most), points);
    const helpers = strike.attack === 'close' ? [] : helpersOf(random, aiming, aiming.table.phase.strike);
    const aimed: Aimed = { strike, aims, helpers: helpers.length };
    yield* odds(worldOf(aiming), attacking, aimed, aiming, helpers);
    const fired = afterAction(aiming, activation.side, {
      type: 'aim',
      aims,
      tacCoord: helpers,
      nuclear: false,
    });
    if (fired === undefined) {
      yield [
        `aim ${aims.map(({ target, points: share }) => `${keyOf(target)}=${share}`).join(' ')}`,
        'refused',
        'allowed',
        aiming,
      ];
      return;
    }
    count(tally, `${activation.resume.arm} ${strike.attack}`);
    const [settled, faces] = drifted(random, fired);
    const left = dice.plainDrift(worldOf(fired), aims, faces);
    if (settled.table.phase.name.endsWith('-roll'))
      yield* resolved(random, attacking, { ...aimed, aims: left }, settled);
    else yield ['all decoyed', left.length, 0, fired];
  };

test('[10] [A1] [A2] [C.7] [C.10] strengths, dice and results are what the text, read plainly, makes them', () => {
  const tally: Tally = new Map();
  expect(mismatchOf(61, 600, strikes(tally))).toBeUndefined();
  for (const kind of [...MADE, ...FLOWN]) expect([...tally.keys()]).toContain(kind);
});
