import { chain, type Effect } from '../../turn/chain.ts';
import { type Random, type Refusal, pick, refusal } from '@narrow-seas/core';
import type { Action } from '../../model/action.ts';
import type { Event } from '../../model/event.ts';
import type { State, PublicState } from '../../model/state.ts';
import { finished, type Step } from '../../turn/step.ts';
import type { View } from '../../secrets/view.ts';
import type { Side, Strategy } from '../../model/vocabulary.ts';
import { isCampaign } from '../../turn/campaign/rules-in-play.ts';
import { refuseShadow, shadowsOf, watchingHexes } from '../optional/tattletale.ts';
import { foldWings, hasWingsToChange, refuseSwap } from '../optional/wings.ts';
import type { SetUp } from '../../model/campaign/phase.ts';
import { hasToPlace, listPlacements, placeRest, refuseLeavingOut, samplePlacement } from './placement.ts';

/** [C.15] What the Soviets may choose; the last box is only reached by raising. */
export const FIRST_STRATEGIES: readonly Strategy[] = ['defensive', 'restricted', 'unrestricted'];
/** What the book chooses for who does not choose himself. */
const USUAL_STRATEGY: Strategy = 'restricted';

const needsStrategy = ({ table, own }: View, side: Side): boolean =>
  side === 'soviet' && isCampaign(table) && own?.strategy === undefined;

/** [C.15] */
export const refuseStrategy = ({ table, own }: View, side: Side, strategy: Strategy): Refusal | undefined => {
  if (side !== 'soviet' || !isCampaign(table))
    return refusal('C.15', 'no-strategy', 'Only the Soviet side in the campaign has a strategy.');
  if (own?.strategy === strategy) return refusal('C.15', 'chosen', 'You have already chosen this strategy.');
  return FIRST_STRATEGIES.includes(strategy)
    ? undefined
    : refusal('C.15', 'too-high', 'You cannot choose world war at the start.');
};

/** [C.16.2] [C.15] Everything must be placed and chosen before the side has finished. */
export const refuseEndOfSetUp = (view: View, { side }: SetUp): Refusal | undefined =>
  refuseLeavingOut(view.table, side) ??
  (needsStrategy(view, side)
    ? refusal('C.15', 'choose-strategy', 'Choose the Soviet strategy first.')
    : undefined);

/** [C.16.2] [C.15] There must be a rest. */
export const refuseRestOfSetUp = (view: View, side: Side): Refusal | undefined =>
  hasToPlace(view.table, side) || needsStrategy(view, side)
    ? undefined
    : refusal('C.16.2', 'nothing-left', 'You have already placed and chosen everything.');

/** The rest by the book: places and strategy. */
export const setUpRest = (state: State, side: Side): Effect => {
  const open = side === 'soviet' && isCampaign(state.table) && state.secret.soviet.strategy === undefined;
  return chain(
    state,
    now => placeRest(now, side),
    () => (open ? [{ type: 'strategy-set', strategy: USUAL_STRATEGY }] : []),
  );
};

const hasChoices = (table: PublicState, side: Side): boolean =>
  hasToPlace(table, side) ||
  (side === 'nato' ? hasWingsToChange(table) : isCampaign(table) || table.options.tattletales);

const beginFor = (side: Side): Event => ({ type: 'began', phase: { name: 'set-up', side } });

/** NATO, then the Soviets, so that tattletales find somebody. */
const next = (state: State, sides: readonly Side[]): readonly Event[] => {
  const side = sides.find(candidate => hasChoices(state.table, candidate));
  return [side === undefined ? finished('set-up') : beginFor(side)];
};

export const endSetUp = (state: State, { side }: SetUp): readonly Event[] =>
  next(state, side === 'nato' ? ['soviet'] : []);

export const setUpStep: Step = {
  name: 'set-up',
  applies: ({ table }) => table.turn === 1,
  begin: state =>
    chain(
      state,
      ({ table }) => foldWings(table),
      now => next(now, ['nato', 'soviet']),
    ),
};

/** All that can be done in the set-up. */
export function* listSetUp(view: View, phase: SetUp): Generator<Action> {
  yield* listPlacements(view.table, phase.side);
  yield* listChoices(view, phase);
  if (refuseRestOfSetUp(view, phase.side) === undefined) yield { type: 'place-rest' };
  if (refuseEndOfSetUp(view, phase) === undefined) yield { type: 'done' };
}

/** What is chosen besides places. */
function* listChoices(view: View, { side }: SetUp): Generator<Action> {
  const { table, own } = view;
  if (side === 'soviet' && isCampaign(table))
    for (const strategy of FIRST_STRATEGIES)
      if (refuseStrategy(view, side, strategy) === undefined) yield { type: 'set-strategy', strategy };
  if (side === 'nato' && own !== undefined && table.options.alternateWings) yield* listSwaps(view, side);
  if (side === 'soviet') yield* listShadows(table, side);
}

function* listSwaps(view: View, side: Side): Generator<Action> {
  const wings = view.own?.wings ?? [];
  for (const { unit } of wings)
    for (const { unit: other } of wings)
      if (unit < other && refuseSwap(view, side, unit, other) === undefined)
        yield { type: 'swap-wings', unit, other };
}

function* listShadows(table: PublicState, side: Side): Generator<Action> {
  for (const unit of shadowsOf(table))
    for (const hex of watchingHexes(table))
      if (refuseShadow(table, side, unit, hex) === undefined) yield { type: 'shadow', unit, hex };
}

/** Mostly places; now and then the rest by the book, so that a random set-up comes to an end. */
export const sampleSetUp = (view: View, phase: SetUp, random: Random): Action | undefined => {
  if (random.below(8) === 0 && refuseRestOfSetUp(view, phase.side) === undefined)
    return { type: 'place-rest' };
  const placed = random.below(2) === 0 ? samplePlacement(view.table, phase.side, random) : undefined;
  if (placed !== undefined) return placed;
  if (random.below(2) === 0 && refuseEndOfSetUp(view, phase) === undefined) return { type: 'done' };
  return sampleChoice(view, phase, random) ?? sampleLast(view, phase);
};

/** A pair of aircraft, a tattletale or a strategy, tried rather than listed. */
const sampleChoice = (view: View, { side }: SetUp, random: Random): Action | undefined => {
  const { table, own } = view;
  if (side === 'nato') {
    const [a, b] = [pick(random, own?.wings ?? []), pick(random, own?.wings ?? [])];
    if (a === undefined || b === undefined || refuseSwap(view, side, a.unit, b.unit) !== undefined)
      return undefined;
    return { type: 'swap-wings', unit: a.unit, other: b.unit };
  }
  const [unit, hex] = [pick(random, shadowsOf(table)), pick(random, watchingHexes(table))];
  if (unit !== undefined && hex !== undefined && random.below(2) === 0)
    return refuseShadow(table, side, unit, hex) === undefined ? { type: 'shadow', unit, hex } : undefined;
  const strategy = pick(random, FIRST_STRATEGIES);
  return strategy !== undefined && refuseStrategy(view, side, strategy) === undefined
    ? { type: 'set-strategy', strategy }
    : undefined;
};

const sampleLast = (view: View, phase: SetUp): Action =>
  refuseEndOfSetUp(view, phase) === undefined ? { type: 'done' } : { type: 'place-rest' };
