import { type Random, randomMove, seededRandom } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import { expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { CHARTS } from '../model/chart.ts';
import { dateOf } from '../model/date.ts';
import { europaNaval } from '../game.ts';
import { atNight } from '../rules/night/night.ts';
import type { NavalStep } from '../model/sea/phase.ts';
import type { Group, Ship, State } from '../model/state.ts';
import {
  declareNight,
  endStep,
  mayPlainlyDeclare,
  newDiary,
  type NightDiary,
  plainAtNight,
  reform,
  spendPoints,
} from './plain-night.ts';
import { besidesAtSea } from './plain-geometry.ts';
import { chance, oneOf, positionsOr } from './plain-dice.ts';
import { scattered } from './plain-scatter.ts';
import { type GroupId, type ShipId, SIDES, type Side } from '../model/vocabulary.ts';

/** The first naval step of a side, which mostly has the sea to itself. */
const atSea = (random: Random): State => {
  const state = scattered(random);
  const { phasing: side } = state.common;
  const other: Side = side === 'axis' ? 'allied' : 'axis';
  const exploitation = chance(random, 30);
  const common: State['common'] = {
    ...state.common,
    mines: [],
    part: exploitation ? 'exploitation' : 'movement',
    step: 1,
    phase: { name: 'naval-step', side },
  };
  if (chance(random, 30)) return { ...state, common };
  return {
    ...state,
    common,
    fleets: {
      ...state.fleets,
      [other]: { ...state.fleets[other], groups: [], ships: state.fleets[other].ships.map(gone) },
    },
  };
};

const gone = (ship: State['fleets']['axis']['ships'][number]): typeof ship => ({
  ...ship,
  where: { at: 'gone' },
});

/** Some ships have been out by night before. */
const withPast = (random: Random, state: State, diary: NightDiary): State => {
  const { phasing: side } = state.common;
  const ships = state.fleets[side].ships.map((ship, id) => {
    if (ship.where.at === 'gone' || chance(random, 50)) return ship;
    const [blocks, day] = [random.below(6), random.below(14)];
    diary.pages.set(id as ShipId, 'n'.repeat(blocks * 5) + 'd'.repeat(day));
    return { ...ship, night: blocks * 5, day };
  });
  return { ...state, fleets: { ...state.fleets, [side]: { ...state.fleets[side], ships } } };
};

interface Voyage {
  state: State;
  readonly diary: NightDiary;
  readonly side: Side;
}

const groupOf = ({ state, side }: Voyage, id: GroupId): Group | undefined =>
  state.fleets[side].groups.find(group => group.id === id);

const DONE: Action = { type: 'done' };

/** Dice fall and owners answer, troops stay where they are, until somebody may sail again or the player-turn is over. */
const settled = (random: Random, start: State): State => {
  let state = start;
  const isOn = ({ common }: State): boolean =>
    common.phase.name !== 'naval-step' && common.playerTurn === start.common.playerTurn;
  for (let moves = 0; isOn(state) && moves < 200; moves += 1) {
    const done = europaNaval.decide(state, state.common.phasing, DONE);
    const move = done.ok ? undefined : randomMove(europaNaval, state, random);
    const decided = move === undefined ? done : europaNaval.decide(state, move.by, move.action);
    if (!decided.ok) return state;
    state = decided.value.state;
  }
  return state;
};

/** An order of the side; false where it is refused. Points that a group spends by it go into the diary. */
const give = (voyage: Voyage, random: Random, action: Action): boolean => {
  const decided = europaNaval.decide(voyage.state, voyage.side, action);
  if (!decided.ok) return false;
  const before = voyage.state;
  voyage.state = settled(random, decided.value.state);
  for (const group of before.fleets[voyage.side].groups) {
    const now = groupOf(voyage, group.id);
    if (now !== undefined && now.spent > group.spent) spendPoints(voyage.diary, now, now.spent - group.spent);
  }
  return true;
};

/** Some hexes on from where the group is. */
const someWay = (random: Random, state: State, { place, allowance, spent }: Group): readonly HexId[] => {
  const path: HexId[] = [];
  let at = place.at === 'sea' ? place.hex : undefined;
  for (
    let length = random.below(Math.min(9, allowance - spent + 1));
    length > 0 && at !== undefined;
    length -= 1
  ) {
    const next = besidesAtSea(CHARTS[state.common.map])[at] ?? [];
    if (next.length === 0) break;
    path.push((at = oneOf(random, next)));
  }
  return path;
};

/** The verdicts on another block for every group that could begin one now; how many there were. */
const compare = (voyage: Voyage, counts: { [verdict: string]: number }): number => {
  const { state, side, diary } = voyage;
  const { phase } = state.common;
  // [F.5.4] Who was turned back goes home before anybody else moves.
  if (phase.name !== 'naval-step' || state.fleets[side].groups.some(({ turnedBack }) => turnedBack)) return 0;
  let compared = 0;
  for (const group of state.fleets[side].groups) {
    const isMoving = phase.moving === group.id;
    const isSpent = group.spent >= group.allowance;
    if (isSpent || group.place.at !== 'sea' || (!isMoving && group.moved)) continue;
    const action: Action = isMoving
      ? { type: 'night', group: group.id }
      : { type: 'begin', group: group.id, night: true, hold: false };
    const decided = europaNaval.decide(state, side, action);
    const told = decided.ok ? 'ok' : decided.error.code;
    const plain = mayPlainlyDeclare(diary, group);
    counts[plain] = (counts[plain] ?? 0) + 1;
    compared += 1;
    if (told !== plain)
      expect([europaNaval.notation.print(state), [...diary.pages], group.id, told]).toEqual(plain);
  }
  return compared;
};

/** Ships that lie where the group does, or all of one port. */
const company = (random: Random, { state, side }: Voyage, group: Group | undefined): readonly ShipId[] => {
  const { ships, groups } = state.fleets[side];
  const near = groups.filter(each => group !== undefined && samePlace(each, group)).map(({ id }) => id);
  const port = oneOf(random, [
    undefined,
    ...ships.flatMap(({ where }) => (where.at === 'port' ? [where.port] : [])),
  ]);
  const isHere = ({ where }: Ship): boolean =>
    group === undefined
      ? where.at === 'port' && where.port === port
      : where.at === 'group' && near.includes(where.group);
  return ships.flatMap((ship, id) => (isHere(ship) && chance(random, 60) ? [id as ShipId] : []));
};

const endOfStep = (voyage: Voyage, random: Random): void => {
  const { groups } = voyage.state.fleets[voyage.side];
  const { part } = voyage.state.common;
  if (!give(voyage, random, DONE)) return;
  endStep(voyage.diary, groups);
  // [F.6.1] "The exploitation phase starts afresh".
  if (voyage.state.common.part !== part) voyage.diary.pages.clear();
};

const darken = (voyage: Voyage, random: Random, group: GroupId, action: Action): void => {
  if (give(voyage, random, action)) declareNight(voyage.diary, group);
};

const nextOrder = (voyage: Voyage, random: Random): void => {
  const { state, side } = voyage;
  const { moving } = state.common.phase as NavalStep;
  const { groups } = state.fleets[side];
  const group = groups.find(({ id }) => id === moving) ?? oneOf(random, [...groups, undefined]);
  if (chance(random, 8)) return endOfStep(voyage, random);
  if (group === undefined || chance(random, 15)) {
    const ships = company(random, voyage, group);
    if (give(voyage, random, { type: 'form', ships })) reform(voyage.diary, groups, ships);
    return;
  }
  const { id } = group;
  const choice = random.below(8);
  if (choice === 0) darken(voyage, random, id, { type: 'night', group: id });
  if (choice === 1)
    darken(voyage, random, id, { type: 'begin', group: id, night: true, hold: chance(random, 50) });
  if (choice === 2)
    give(voyage, random, { type: 'begin', group: id, night: false, hold: chance(random, 50) });
  if (choice === 3) give(voyage, random, { type: 'enter-port', group: id });
  if (choice === 4) give(voyage, random, { type: 'put-to-sea', group: id, fuel: 'sp' });
  if (choice > 4) give(voyage, random, { type: 'sail', group: id, path: someWay(random, state, group) });
};

const samePlace = (a: Group, b: Group): boolean => JSON.stringify(a.place) === JSON.stringify(b.place);

test('[36.A.2] [F.6.1] step after step a group may begin a block of night if and only if the text, read plainly, lets it', () => {
  const random = seededRandom(60);
  const counts: { [verdict: string]: number } = {};
  for (let places = positionsOr(700); places > 0; ) {
    const diary = newDiary();
    const state = withPast(random, atSea(random), diary);
    const { phasing: side } = state.common;
    const voyage: Voyage = { state, diary, side };
    for (let order = 0; order < 40; order += 1) {
      if (compare(voyage, counts) > 0) places -= 1;
      nextOrder(voyage, random);
      const { phase, playerTurn } = voyage.state.common;
      if (phase.name !== 'naval-step' || playerTurn !== state.common.playerTurn) break;
    }
  }
  for (const verdict of ['ok', 'night-already', 'night-budget', 'night-too-soon'])
    expect([verdict, counts[verdict] ?? 0]).toEqual([verdict, expect.toSatisfy(times => times > 10)]);
});

test('[36.A.2 d] [36.A.2 e] gunnery at night is what the text, read plainly, leaves of it', () => {
  const dates = Array.from({ length: dateOf('Dec II 44') + 1 }, (_, date) => date);
  const cases = dates.flatMap(date =>
    SIDES.flatMap(side =>
      (['ship', 'fort'] as const).map(firer => [3 + (date % 9), firer, side, date] as const),
    ),
  );
  expect(cases.map(each => atNight(...each))).toEqual(cases.map(each => plainAtNight(...each)));
});
