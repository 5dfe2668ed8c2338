import { drawOutcome, mustBe, type Random, type ScenarioOpening, seededRandom } from '@narrow-seas/core';
import fc from 'fast-check';
import { simplePlayer } from './simple-player.ts';
import { sixthFleet } from '../game.ts';
import type { State } from '../model/state.ts';
import { OPTIONAL_RULES, type Side } from '../model/vocabulary.ts';
import { after, table } from './table.ts';

const SETTING_UP: readonly Side[] = ['nato', 'nato', 'soviet', 'soviet'];

/** Both sides set up by the book, the Soviets about to move. */
export const openingPosition = (opening: ScenarioOpening): State =>
  SETTING_UP.reduce(
    (state, side) => after(state, `${side} deploy-rest`, `${side} done`),
    mustBe(sixthFleet.setup(opening)),
  );

/** A game with some optional rules, the same for the same seed; every `wild`th move of it is made at random. */
function* gameOf(seed: number, wild: number): Generator<State> {
  const random = seededRandom(seed);
  const options = Object.fromEntries(OPTIONAL_RULES.map((rule, bit) => [rule, (seed & (1 << bit)) === 0]));
  let state: State | undefined = mustBe(sixthFleet.setup({ scenario: 'campaign', options }));
  for (; state !== undefined; state = nextState(state, random, wild)) yield state;
}

/** A moment of a game that nobody chose. */
export const ANY_MOMENT: fc.Arbitrary<State> = fc
  .record({ seed: fc.integer({ min: 1, max: 100_000 }), wild: fc.nat(2), moment: fc.nat(1500) })
  .map(({ seed, wild, moment }) => {
    let last: State | undefined;
    let count = 0;
    for (const state of gameOf(seed, wild)) {
      last = state;
      if ((count += 1) > moment) break;
    }
    return last as State;
  });

/** Positions that play leads to, spread over these games: the same number of each phase, a set-up by side and branch. */
export const galleryOf = (seeds: readonly number[], each: number): readonly State[] => {
  const rooms = new Map<string, State[]>();
  for (const seed of seeds) {
    for (const state of gameOf(seed, seed % 3)) {
      const { phase } = state;
      const room = [phase.name, 'side' in phase && phase.side, 'branch' in phase && phase.branch].join();
      rooms.set(room, [...(rooms.get(room) ?? []), state]);
    }
  }
  return [...rooms.values()].flatMap(states => {
    const step = Math.max(1, Math.floor(states.length / each));
    return states.filter((_, place) => place % step === 0).slice(0, each);
  });
};

const nextState = (state: State, random: Random, wild: number): State | undefined => {
  const actor = sixthFleet.actor(state);
  if (actor === 'chance') {
    const action = drawOutcome(sixthFleet.outcomes(state), random);
    return mustBe(sixthFleet.decide(state, 'chance', action)).state;
  }
  const side = actor[0];
  if (side === undefined) return undefined;
  const atRandom = wild > 0 && random.below(wild + 1) === 0;
  const view = sixthFleet.view(state, side);
  const action = atRandom ? sixthFleet.options(view).sample(random) : simplePlayer(view, random);
  if (action === undefined) throw new Error(`Nobody knows what to do in phase ${state.phase.name}`);
  return mustBe(sixthFleet.decide(state, side, action)).state;
};

/** Play hardly ever leads there: US11 falls back to where two fighters are, and they must make room. */
export const crowdedPosition = (): State =>
  after(
    table(
      'combat side=soviet',
      'unit X soviet So DD 40-40-40-4-3-3 | soviet @0914 X | soviet @0917 So5 | soviet @0715 So6 | nato @0915 US11 | soviet @1015 Soa12 Soa13',
    ),
    'soviet attack X at 0915 on US11',
    'roll 1',
    'nato retreat US11 1015',
  );

/** The sides that must choose now. */
export const choosers = (state: State): readonly Side[] => {
  const actor = sixthFleet.actor(state);
  return actor === 'chance' ? [] : actor;
};
