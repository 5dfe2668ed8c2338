import type { BattleEffect, BattleScene, Fighter, StoryDie } from '@narrow-seas/core';
import type { Event } from '../model/event.ts';
import { hexOfUnit } from '../model/position.ts';
import { isNaval, specOf } from '../model/roster.ts';
import type { Attack, State } from '../model/state.ts';
import type { DieFace, UnitId } from '../model/vocabulary.ts';
import { oddsOf, type Term } from '../rules/combat/odds.ts';
import { lossPoints } from '../rules/victory/victory.ts';
import type { View } from '../secrets/view.ts';
import { signFor } from './movement.ts';
import { kindOf, nameOf, namesOf } from './names.ts';
import { placeOf, where } from '../face/places.ts';
import { STORY_WORDS as SAY } from './words.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, { value }) => sum + value, 0);

/** What the dice did to those who were attacked. */
interface Losses {
  readonly lost: readonly UnitId[];
  /** Aircraft in the boxes of lost carriers. */
  readonly aboard: readonly UnitId[];
  readonly routed: readonly UnitId[];
  readonly isDestroyed: boolean;
}

const NO_LOSSES: Losses = { lost: [], aboard: [], routed: [], isDestroyed: false };

const lossesIn = (events: readonly Event[], defenders: readonly UnitId[]): Losses => {
  const died = events.filter((event): event is Of<'died'> => event.type === 'died');
  const routed = events.find((event): event is Of<'routed'> => event.type === 'routed')?.units ?? [];
  const lost = died.map(({ unit }) => unit);
  return {
    lost: lost.filter(unit => defenders.includes(unit)),
    aboard: lost.filter(unit => !defenders.includes(unit)),
    routed: routed.filter(unit => !lost.includes(unit)),
    isDestroyed: events.some(({ type }) => type === 'destroyed'),
  };
};

const effectOf = ({ lost, routed, isDestroyed }: Losses): BattleEffect => {
  if (lost.length > 0) return 'loss';
  return routed.length > 0 || isDestroyed ? 'hit' : 'none';
};

const worthOf = (view: View, unit: UnitId): number =>
  lossPoints(specOf(view.table, unit)) * signFor(view, view.table, unit);

const attackersIn = (state: State, { attackers }: Attack, terms: readonly Term[]): readonly Fighter[] =>
  attackers.map((unit, place) => ({
    piece: unit,
    name: nameOf(state, unit),
    note: kindOf(state, unit),
    strength: String(terms[place]?.value ?? 0),
  }));

const targetIn = (view: View, unit: UnitId, strength: number, losses: Losses): Fighter => {
  const isLost = losses.lost.includes(unit);
  const result = isLost ? 'loss' : losses.routed.includes(unit) ? 'hit' : 'none';
  return {
    piece: unit,
    name: nameOf(view.table, unit),
    note: SAY.noted(kindOf(view.table, unit), SAY.became[result]),
    strength: String(strength),
    result,
    ...(isLost ? { points: worthOf(view, unit) } : {}),
  };
};

const targetsIn = (view: View, attack: Attack, terms: readonly Term[], losses: Losses): readonly Fighter[] =>
  attack.defenders.length > 0
    ? attack.defenders.map((unit, place) => targetIn(view, unit, terms[place]?.value ?? 0, losses))
    : [
        {
          name: placeOf(attack.hex),
          note: SAY.defenceKind,
          strength: String(sumOf(terms)),
          result: losses.isDestroyed ? 'hit' : 'none',
        },
      ];

const targetNames = (state: State, { defenders, hex }: Attack): string =>
  defenders.length > 0 ? SAY.listed(namesOf(state, defenders)) : SAY.defences(placeOf(hex));

/** Verdict, detail and label, the result first. */
const wordsOf = (state: State, attack: Attack, losses: Losses, nothing: string) => {
  const { lost, aboard, routed, isDestroyed } = losses;
  const names = (units: readonly UnitId[]): readonly string[] => namesOf(state, units);
  if (lost.length > 0) {
    const isSea = isNaval(specOf(state, lost[0] as UnitId));
    return {
      verdict: SAY.lost(names(lost), attack.defenders.length),
      detail: [
        isSea ? SAY.noRefuge : SAY.shotDown,
        ...(aboard.length > 0 ? [SAY.wentDown(aboard.length)] : []),
      ].join(' '),
      label: isSea ? SAY.labelLost(lost.length) : SAY.labelShotDown(lost.length),
    };
  }
  if (routed.length > 0) {
    const verdict = SAY.forcedBack(names(routed));
    return { verdict, detail: SAY.mustRetreat(routed.length), label: verdict };
  }
  if (!isDestroyed) return { verdict: nothing, detail: '', label: nothing };
  const verdict = SAY.destroyed(placeOf(attack.hex));
  return { verdict, detail: SAY.gunsGone, label: verdict };
};

/** What is known of an attack before its die. */
const openScene = (before: View, attack: Attack): BattleScene => {
  const { table, viewer } = before;
  const odds = oddsOf(table, attack);
  const { side } = specOf(table, attack.attackers[0] as UnitId);
  const place = where(attack.hex);
  const attackers = SAY.listed(namesOf(table, attack.attackers));
  const targets = targetNames(table, attack);
  const hexes = attack.attackers.flatMap(unit => hexOfUnit(table, unit) ?? []);
  return {
    kind: 'battle',
    key: `attack on ${attack.hex}`,
    side,
    caption: SAY.attacks(
      attackers,
      attack.attackers.length,
      targets,
      attack.defenders.length > 0 ? place : '',
    ),
    title: side === viewer ? SAY.yourAttack(place) : SAY.attack(side, place),
    about: SAY.against(attackers, targets),
    from: [...new Set(hexes)],
    hex: attack.hex,
    attackers: attackersIn(table, attack, odds.attack),
    targets: targetsIn(before, attack, odds.defence, NO_LOSSES),
    sum: SAY.sum(sumOf(odds.attack), sumOf(odds.defence)),
    dice: [],
    verdict: '',
    detail: '',
    effect: 'none',
    points: 0,
    label: '',
  };
};

/** [8.9] The attack is declared; where no die can help, that is the end of it. */
export const tellAttack = (before: View, event: Of<'attacked'>): BattleScene => {
  const open = openScene(before, event);
  return event.need > 0
    ? open
    : { ...open, verdict: SAY.noChance, detail: SAY.noChanceDetail, label: SAY.noChance };
};

const dieOf = (face: DieFace, need: number): StoryDie => ({
  face,
  faces: 6,
  wins: SAY.faces(need),
  note: SAY.needed(need),
});

/** [8.9] The die, and everything that follows from it at once. */
export const tellRoll = (before: View, face: DieFace, events: readonly Event[]): readonly BattleScene[] => {
  const { phase } = before.table;
  if (phase.name !== 'attack') return [];
  const { attack, need } = phase;
  const losses = lossesIn(events, attack.defenders);
  const open = openScene(before, attack);
  const words = wordsOf(before.table, attack, losses, SAY.noEffect(face, need));
  return [
    {
      ...open,
      ...words,
      targets: targetsIn(before, attack, oddsOf(before.table, attack).defence, losses),
      dice: [dieOf(face, need)],
      effect: effectOf(losses),
      points: [...losses.lost, ...losses.aboard].reduce((sum, unit) => sum + worthOf(before, unit), 0),
    },
  ];
};
