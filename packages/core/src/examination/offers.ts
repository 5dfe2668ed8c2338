import { type GameTypes, mayAct } from '../game.ts';
import { sameData } from '../json.ts';
import type { Random } from '../random.ts';
import type { Refusal } from '../refusal.ts';
import { findRule, type RuleIndex } from '../rule-index.ts';
import { mutate } from './mutate.ts';
import { type Report, type Step, show } from './step.ts';

const ENDLESS = 1_000_000;

/** Who must act can act, who must not is offered nothing, and the game is over exactly when nobody acts. */
export const checkActor = <T extends GameTypes>({ game, state, report }: Step<T>): void => {
  const actor = game.actor(state);
  const over = game.outcome(state) !== undefined;
  if (over !== (actor.length === 0))
    report(
      'dead-end',
      over ? `${show(actor)} may act after the end` : 'no side may act, but the game is not over',
    );
  if (actor === 'chance') checkChance(game.outcomes(state), report);
  for (const side of game.sides) {
    const able = firstOf(game.options(game.view(state, side)).list()) !== undefined;
    const due = mayAct(actor, side);
    if (due && !able) report('dead-end', `${side} must act but has no options`);
    if (!due && able) report('wrong-side', `${side} is offered something though it is not to act`);
  }
};

const checkChance = (outcomes: readonly { readonly ways: number }[], report: Report): void => {
  if (outcomes.length === 0) report('dead-end', 'chance acts but has no outcomes');
  const odd = outcomes.find(({ ways }) => !Number.isInteger(ways) || ways < 1);
  if (odd !== undefined) report('dead-end', `an outcome has ${odd.ways} ways`);
};

const firstOf = <A>(items: Iterable<A>): A | undefined => {
  for (const item of items) return item;
  return undefined;
};

/** Whatever is offered is accepted. */
export const checkOffered = <T extends GameTypes>(step: Step<T>): void => {
  const { game, state, random, report } = step;
  for (const side of sidesToAct(step)) {
    const offer = game.options(game.view(state, side));
    const listed = firstFew(offer.list(), thoroughness(step));
    if (listed.length >= ENDLESS)
      report('offered-accepted', `the list of offers does not end within ${ENDLESS}`);
    const sampled = [offer.sample(random), offer.sample(random)].filter(action => action !== undefined);
    for (const action of [...someOf(listed, 12, random), ...sampled]) {
      const refusal = offer.refuse(action);
      if (refusal !== undefined) {
        report(
          'offered-accepted',
          `${side} is offered ${show(action)}, which its own options refuse: ${refusal.reason}`,
        );
        continue;
      }
      const decided = game.decide(state, side, action);
      if (!decided.ok)
        report('one-predicate', `options allow ${show(action)}, decide refuses it: ${decided.error.reason}`);
    }
  }
};

/** Long lists are read to their end only now and then: reading thousands of paths at every step would be all we do. */
const thoroughness = <T extends GameTypes>({ kit, random }: Step<T>): number =>
  kit.lists === 'every-action' || random.below(16) === 0 ? ENDLESS : 64;

const sidesToAct = <T extends GameTypes>({ game, state }: Step<T>): readonly T['side'][] => {
  const actor = game.actor(state);
  return actor === 'chance' ? [] : actor;
};

const firstFew = <A>(items: Iterable<A>, most: number): readonly A[] => {
  const few: A[] = [];
  for (const item of items) {
    few.push(item);
    if (few.length >= most) break;
  }
  return few;
};

const someOf = <A>(items: readonly A[], count: number, random: Random): readonly A[] =>
  items.length <= count ? items : Array.from({ length: count }, () => items[random.below(items.length)] as A);

/** Whatever is not offered is refused, with a rule, in the same words by options and by decide. */
export const checkUnoffered = <T extends GameTypes>(step: Step<T>): void => {
  for (const side of sidesToAct(step)) {
    const offer = step.game.options(step.game.view(step.state, side));
    const listed = step.kit.lists === 'every-action' ? firstFew(offer.list(), ENDLESS) : [];
    for (const { action } of step.tries) {
      tryUnoffered(step, side, action, listed);
      tryMutated(step, side, action, listed);
    }
  }
};

const tryMutated = <T extends GameTypes>(
  step: Step<T>,
  side: T['side'],
  action: T['action'],
  listed: readonly T['action'][],
): void => {
  const decoded = step.game.decodeAction(mutate(action, step.random));
  if (decoded.ok) tryUnoffered(step, side, decoded.value, listed);
};

const tryUnoffered = <T extends GameTypes>(
  step: Step<T>,
  side: T['side'],
  action: T['action'],
  listed: readonly T['action'][],
): void => {
  const { game, kit, state, report } = step;
  const refusal = game.options(game.view(state, side)).refuse(action);
  const decided = game.decide(state, side, action);
  const ruled = decided.ok ? undefined : decided.error;
  if (!sameData(refusal, ruled)) {
    report('one-predicate', `for ${show(action)} options say ${show(refusal)}, decide says ${show(ruled)}`);
  }
  if (ruled !== undefined) checkRefusal(step, ruled);
  else if (kit.lists === 'every-action' && !listed.some(offered => sameData(offered, action))) {
    report('unoffered-refused', `${side} may do ${show(action)}, which is not in the list`);
  }
};

const checkRefusal = <T extends GameTypes>({ game, report }: Step<T>, refusal: Refusal): void => {
  const flaw = flawOfRefusal(game.rules, refusal);
  if (flaw !== undefined) report('refusal-cites-rule', flaw);
};

/** A refusal cites a case of the index and gives its reason in a sentence. */
export const flawOfRefusal = (rules: RuleIndex, { rule, reason }: Refusal): string | undefined => {
  if (findRule(rules, rule) === undefined) return `there is no case ${rule} in the index`;
  return /^[A-Z0-9].*[.!?]$/s.test(reason) ? undefined : `the reason is not a sentence: ${reason}`;
};

/** Nobody acts out of turn, not even with a move that is legal for somebody else. */
export const checkWrongSide = <T extends GameTypes>(step: Step<T>): void => {
  const { game, state, tries, report } = step;
  const actor = game.actor(state);
  for (const by of [...game.sides, 'chance' as const].filter(mover => !mayAct(actor, mover))) {
    for (const { action } of tries) {
      const decided = game.decide(state, by, action);
      if (decided.ok) report('wrong-side', `${by} may do ${show(action)} out of turn`);
      else checkRefusal(step, decided.error);
    }
  }
};

/** Chance does only what its outcomes list. */
export const checkLoadedDice = <T extends GameTypes>(step: Step<T>): void => {
  const { game, state, tries, random, report } = step;
  if (game.actor(state) !== 'chance') return;
  const outcomes = game.outcomes(state).map(({ action }) => action);
  for (const { action } of tries) {
    const changed = game.decodeAction(mutate(action, random));
    const loaded = changed.ok && !outcomes.some(outcome => sameData(outcome, changed.value));
    if (!loaded) continue;
    const decided = game.decide(state, 'chance', changed.value);
    if (decided.ok) report('unoffered-refused', `chance may do ${show(changed.value)}, which is no outcome`);
    else checkRefusal(step, decided.error);
  }
};
