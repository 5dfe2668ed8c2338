import type { BattleEffect, BattleScene, Fighter, StoryDie } from '@narrow-seas/core';
import { baseName } from '../face/map.ts';
import type { Event } from '../model/event.ts';
import type { Activation, Aim, AimedStrike, Strike } from '../model/fire/phase.ts';
import { submarinesAt, surfaceAt } from '../model/position.ts';
import { specOf } from '../model/roster.ts';
import type { PublicState } from '../model/state.ts';
import { enemyOf, type UnitId } from '../model/vocabulary.ts';
import { pointsOf } from '../rules/combat/strength.ts';
import type { View } from '../secrets/view.ts';
import { kindOf, nameOf, namesOf } from './names.ts';
import { where } from './places.ts';
import { gainOf } from './points.ts';
import { STORY_WORDS as SAY } from './words.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** The activation that an attack interrupts. */
const activationOf = ({ phase }: PublicState): Activation | undefined => {
  if (phase.name === 'surface-activation' || phase.name === 'submarine-activation' || phase.name === 'flight')
    return phase;
  const isAttack =
    phase.name === 'formation' ||
    phase.name === 'targeting' ||
    phase.name === 'drift-roll' ||
    phase.name === 'defence-roll' ||
    phase.name === 'attack-roll';
  return isAttack ? phase.resume : undefined;
};

const strengthOf = (table: PublicState, strike: Strike, unit: UnitId): number | undefined => {
  const activation = activationOf(table);
  // Who fires back was not activated: its guns count as they are.
  if (activation === undefined || strike.answer) return undefined;
  return pointsOf(table, activation, strike, unit);
};

const attackersIn = (table: PublicState, strike: Strike): readonly Fighter[] =>
  strike.units.map(unit => {
    const strength = strengthOf(table, strike, unit);
    return {
      piece: unit,
      name: nameOf(table, unit),
      note: kindOf(table, unit),
      ...(strength === undefined ? {} : { strength: String(strength) }),
    };
  });

/** Everybody there who could be meant, while nobody has said who is. */
const thoseThere = (table: PublicState, { hex, side, type }: Strike): readonly UnitId[] =>
  type === 'asw' ? submarinesAt(table, enemyOf(side), hex) : surfaceAt(table, enemyOf(side), hex);

const unitFighter = (table: PublicState, unit: UnitId, result?: BattleEffect): Fighter => ({
  piece: unit,
  name: nameOf(table, unit),
  note: SAY.noted(kindOf(table, unit), SAY.became[result ?? 'none']),
  ...(result === undefined ? {} : { result }),
});

const nameOfAim = (table: PublicState, { target }: Aim): string =>
  target.kind === 'unit' ? nameOf(table, target.unit) : SAY.part(baseName(target.base), target.part);

/** What became of those who were attacked. */
interface Damage {
  readonly died: readonly UnitId[];
  readonly damaged: readonly UnitId[];
  readonly repelled: readonly UnitId[];
  readonly bases: readonly Of<'base-damaged'>[];
}

const damageIn = ({ table }: View, sights: readonly Event[], { side }: Strike): Damage => {
  const isTarget = (unit: UnitId): boolean => specOf(table, unit).side !== side;
  const died = sights.flatMap(event => (event.type === 'died' ? event.unit : []));
  const damaged = sights.flatMap(event => (event.type === 'damaged' ? event.unit : []));
  return {
    died: died.filter(isTarget),
    damaged: damaged.filter(isTarget),
    // What the guns did to those who came.
    repelled: [...died, ...damaged].filter(unit => !isTarget(unit)),
    bases: sights.filter((event): event is Of<'base-damaged'> => event.type === 'base-damaged'),
  };
};

const targetFighter = (table: PublicState, aim: Aim, { died, damaged, bases }: Damage): Fighter => {
  const { target } = aim;
  if (target.kind === 'base') {
    const hit = bases.find(({ base, part }) => base === target.base && part === target.part);
    const result = hit === undefined ? 'none' : 'hit';
    const became = hit === undefined ? '' : SAY.grade(hit.grade);
    return { name: nameOfAim(table, aim), note: SAY.noted(SAY.aimedAt(aim.points), became), result };
  }
  const result = died.includes(target.unit) ? 'loss' : damaged.includes(target.unit) ? 'hit' : 'none';
  const became = result === 'none' ? SAY.aimedAt(aim.points) : SAY.became[result];
  return { ...unitFighter(table, target.unit, result), note: SAY.noted(kindOf(table, target.unit), became) };
};

const NO_DAMAGE: Damage = { died: [], damaged: [], repelled: [], bases: [] };

/** What is known of an attack before its dice. */
const openScene = (before: View, strike: Strike, aims: readonly Aim[], damage = NO_DAMAGE): BattleScene => {
  const { table, viewer } = before;
  const attackers = attackersIn(table, strike);
  const there = thoseThere(table, strike);
  const targets =
    aims.length > 0
      ? aims.map(aim => targetFighter(table, aim, damage))
      : there.map(unit => unitFighter(table, unit));
  const names = namesOf(table, strike.units);
  const place = where(strike.hex);
  const strength = attackers.reduce((sum, fighter) => sum + Number(fighter.strength ?? 0), 0);
  return {
    kind: 'battle',
    key: `${strike.type} at ${strike.hex} by ${strike.side}`,
    side: strike.side,
    caption: SAY.strikes(names, strike.type, place),
    title:
      strike.side === viewer
        ? SAY.yourAttack(strike.type, place)
        : SAY.attack(strike.side, strike.type, place),
    about: SAY.against(
      names,
      targets.map(({ name }) => name),
    ),
    from: strike.from === strike.hex ? [] : [strike.from],
    hex: strike.hex,
    attackers,
    targets,
    ...(strength === 0 ? {} : { sum: SAY.sum(strength) }),
    dice: [],
    verdict: '',
    detail: '',
    effect: 'none',
    points: 0,
    label: '',
  };
};

const defenceDie = ({ face, result }: Of<'defended'>): StoryDie => ({
  face,
  faces: 10,
  wins: [],
  title: SAY.defenceDie,
  note: SAY.stops(result),
});

const attackDie = ({ face, points }: Of<'fired-on'>): StoryDie => ({
  face,
  faces: 10,
  wins: [],
  title: SAY.attackDie,
  note: SAY.damage(points),
});

const diceIn = (sights: readonly Event[]): readonly StoryDie[] =>
  sights.flatMap(event => {
    if (event.type === 'defended') return [defenceDie(event)];
    return event.type === 'fired-on' ? [attackDie(event)] : [];
  });

/** The result in words, the worst first. */
const resultOf = ({ table }: View, damage: Damage, most: number, aims: readonly Aim[]) => {
  const { died, damaged, bases, repelled } = damage;
  const ships = died.filter(unit => specOf(table, unit).arm !== 'air');
  const aircraft = died.length - ships.length;
  const withThem = [
    ...(aircraft > 0 ? [SAY.withThem(aircraft)] : []),
    ...(repelled.length > 0 ? [SAY.flak(namesOf(table, repelled))] : []),
  ].join(' ');
  if (ships.length > 0)
    return { verdict: SAY.sunk(namesOf(table, ships)), detail: withThem, effect: 'loss' } as const;
  if (damaged.length > 0) {
    const detail = [SAY.weaker, withThem].filter(text => text !== '').join(' ');
    return { verdict: SAY.damaged(namesOf(table, damaged)), detail, effect: 'hit' } as const;
  }
  const [base] = bases;
  if (base !== undefined) {
    const verdict = `${SAY.part(baseName(base.base), base.part)} ${SAY.grade(base.grade)}`;
    return { verdict, detail: withThem, effect: 'hit' } as const;
  }
  const why = aims.length === 0 ? SAY.decoyed : SAY.tooLittle(most);
  const detail = [why, withThem].filter(text => text !== '').join(' ');
  return { verdict: SAY.noDamage, detail, effect: 'none' } as const;
};

/** The attack as far as its phase knows it. */
const aimedIn = ({ phase }: PublicState): AimedStrike | undefined =>
  phase.name === 'drift-roll' || phase.name === 'defence-roll' || phase.name === 'attack-roll'
    ? phase.aimed
    : undefined;

const mostPoints = ({ phase }: PublicState, sights: readonly Event[]): number => {
  const earlier = phase.name === 'attack-roll' ? phase.points : [];
  const now = sights.flatMap(event => (event.type === 'fired-on' ? event.points : []));
  return Math.max(0, ...earlier, ...now);
};

/** [10] What an entry tells of an attack: declared, aimed, a die, or all of it settled. */
export const tellStrike = (before: View, sights: readonly Event[], after: View): readonly BattleScene[] => {
  const { table } = before;
  const declared = sights.find((event): event is Of<'struck-at'> => event.type === 'struck-at');
  const aimed = sights.find((event): event is Of<'aimed'> => event.type === 'aimed')?.aimed ?? aimedIn(table);
  const over = sights.find((event): event is Of<'fired'> => event.type === 'fired');
  const strike = over?.strike ?? aimed?.strike ?? declared?.strike;
  if (strike === undefined) return [];
  const damage = over === undefined ? NO_DAMAGE : damageIn(before, sights, strike);
  const scene = { ...openScene(before, strike, aimed?.aims ?? [], damage), dice: diceIn(sights) };
  if (over === undefined) return [scene];
  const result = resultOf(before, damage, mostPoints(table, sights), aimed?.aims ?? []);
  return [{ ...scene, ...result, points: gainOf(before, after), label: result.verdict }];
};
