import { mustBe, type Random } from '@narrow-seas/core';
import type { Event } from '../model/event.ts';
import { oddsOfAimed } from '../turn/fire/odds.ts';
import type { Aim, AttackRoll, Target, Targeting } from '../model/fire/phase.ts';
import { secondFleet } from '../game.ts';
import type { State } from '../model/state.ts';
import { DIE_FACES, type UnitId } from '../model/vocabulary.ts';
import { afterAction } from './plain-acting.ts';
import type { Answers } from './plain-compare.ts';
import * as dice from './plain-dice.ts';
import { oneOf } from './plain-box.ts';
import type { Attacking } from './plain-scene.ts';
import type { PlainStrike } from './plain-strike.ts';
import { type World, worldOf } from './plain-world.ts';

/** An attack whose targets are named, resolved twice: by the rules, and die by die off the text. */
export interface Aimed {
  readonly strike: PlainStrike;
  readonly aims: readonly Aim[];
  readonly tacCoord: readonly UnitId[];
  readonly nuclear: boolean;
}

export const keyOf = (target: Target): string =>
  target.kind === 'unit' ? `unit ${target.unit}` : `base ${target.base} ${target.part}`;

/** [C.19.3] A nuclear weapon halves the defence result. */
const resultOf = ({ nuclear }: Aimed, value: number, die: number): number =>
  nuclear ? Math.floor(dice.plainDefencePoints(value, die) / 2) : dice.plainDefencePoints(value, die);

const rolledFor = (
  world: World,
  { activation }: Attacking,
  { strike, aims, nuclear }: Aimed,
): readonly Aim[] => (nuclear ? dice.plainBlast(world, activation, strike, aims) : aims);

/** Points by face for one target, read off the text. */
const readPoints = (
  world: World,
  { activation }: Attacking,
  aimed: Aimed,
  aim: Aim,
  result: number,
): readonly number[] => {
  const shift = dice.plainAttackShift(world, activation, aimed.strike, aim.target, {
    helpers: aimed.tacCoord.length,
    nuclear: aimed.nuclear,
  });
  return DIE_FACES.map(face => dice.plainAttackPoints(aim.points, face + shift - result));
};

const pointsTold = (state: State): readonly number[] =>
  DIE_FACES.map(face => {
    const events = secondFleet.decide(state, 'chance', { type: 'roll', face });
    const fired = events.ok ? events.value.events.find(event => event.type === 'fired-on') : undefined;
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
  const aims = rolledFor(world, attacking, aimed);
  for (const aim of aims) {
    const read = readPoints(world, attacking, aimed, aim, defence);
    yield [`points on ${keyOf(aim.target)} after defence ${defence}`, pointsTold(now), read, now];
    const face = oneOf(random, DIE_FACES);
    done.push(read[face] ?? 0);
    ({ state: now, events: last } = mustBe(secondFleet.decide(now, 'chance', { type: 'roll', face })));
  }
  for (const [place, { target }] of aims.entries()) {
    const read = dice.plainEffect(world, target, done[place] ?? 0);
    const before =
      target.kind === 'unit' && start.table.pieces[target.unit]?.damaged === true && read === 'whole';
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
  for (const face of DIE_FACES) {
    const result = resultOf(aimed, value, face + shift);
    for (const points of readPoints(world, attacking, aimed, aim, result))
      ways[points] = (ways[points] ?? 0) + 1;
  }
  return ways;
};

export function* oddsOf(world: World, attacking: Attacking, aimed: Aimed, before: State): Iterable<Answers> {
  const { strike, resume } = before.table.phase as Targeting;
  const told = oddsOfAimed(before.table, resume, { ...aimed, strike });
  const value = dice.plainDefence(world, attacking.activation, aimed.strike, aimed.aims);
  const shift = dice.plainDefenceShift(world, attacking.activation, aimed.strike, aimed.aims);
  for (const [place, aim] of rolledFor(world, attacking, aimed).entries()) {
    const spread = told.targets[place]?.spread;
    yield [
      `odds of ${keyOf(aim.target)}`,
      spread,
      spreadRead(world, attacking, aimed, aim, value, shift),
      before,
    ];
  }
}

export function* resolved(
  random: Random,
  attacking: Attacking,
  aimed: Aimed,
  rolling: State,
): Iterable<Answers> {
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
  const faced = DIE_FACES.map(face => afterAction(rolling, 'chance', { type: 'roll', face }) as State);
  const results = faced.map(({ table }) => (table.phase as AttackRoll).defence);
  const read = DIE_FACES.map(face => resultOf(aimed, value, face + shift));
  yield [`defence results of ${value} and ${shift}`, results, read, rolling];
  yield* attacked(random, attacking, aimed, oneOf(random, faced));
}
