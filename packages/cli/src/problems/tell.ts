import {
  type GameTypes,
  type ProblemAim,
  type ProofKit,
  type Question,
  type WrongAnswer,
} from '@narrow-seas/core';
import { PROBLEM_WORDS as SAID } from '../words/problems.ts';
import type { Proven } from './aims.ts';
import type { Moment, ProblemPack } from './moments.ts';

/** "Bergall (US11)" is called Bergall: codes of counters are for notation. */
const withoutCodes = (text: string): string => text.replaceAll(/ \([A-Z][A-Za-z]{0,2}\d+\)/g, '');

/** Each action in words. */
export const stepsOf = <T extends GameTypes, Q extends Question>(
  { game, counsel }: ProblemPack<T, Q>,
  { state, side }: Pick<Moment<T>, 'state' | 'side'>,
  actions: readonly T['action'][],
): readonly string[] => {
  let after = state;
  for (const action of actions) {
    const decided = game.decide(after, side, action);
    if (decided.ok) after = decided.value.state;
  }
  const heart = actions.length === 1 ? actions[0] : undefined;
  return counsel.steps({ side, before: state, after, actions, heart, changes: [] }).map(withoutCodes);
};

/** What an order is about, where it says so: a target and a place. */
export const targetIn = (steps: readonly string[]): { readonly name?: string; readonly place?: string } => {
  const text = steps.join('; ');
  const name = /\b(?:Attack|Fire at|Bomb|Torpedo) (.+?)(?: in \w+| with |;|$)/.exec(text)?.[1];
  const place = /\b(?:in|to|at|off) ([A-Z]?\d{4}|\d[A-D]:\d{4}|[A-D]?\d{3,4})\b/.exec(text)?.[1];
  return { ...(name === undefined ? {} : { name }), ...(place === undefined ? {} : { place }) };
};

export const hintsFor = (steps: readonly string[]): readonly string[] => {
  const { name, place } = targetIn(steps);
  return [
    ...(place === undefined ? [SAID.hintSteps(steps.length)] : [SAID.hintPlace(place)]),
    ...(name === undefined ? [] : [SAID.hintTarget(name)]),
    SAID.hintFirst(steps[0] ?? ''),
  ];
};

/** Replies that are worth naming come soon. */
const MOST_DEPTH = 6;

/** What refutes an answer: the worst reply of the other side, or the dice. */
export const replyTo = <T extends GameTypes, Q extends Question>(
  pack: ProblemPack<T, Q>,
  kit: ProofKit<T>,
  moment: Moment<T>,
  {
    aim,
    answer,
    idea,
  }: {
    readonly aim: ProblemAim;
    readonly answer: Proven<T['action']>;
    readonly idea: WrongAnswer['idea'];
  },
): string => {
  if (idea === 'end') return SAID.endReply;
  const reached = SAID.reached(aim, answer.reached);
  let state: T['state'] = moment.state;
  for (const action of answer.actions) {
    const decided = kit.game.decide(state, moment.side, action);
    if (decided.ok) state = decided.value.state;
  }
  const reply = replyIn(kit, moment, state, MOST_DEPTH);
  if (reply === undefined) return SAID.diceReply(reached);
  const [step = ''] = stepsOf(pack, { state: reply.state, side: reply.by }, [reply.action]);
  return step === '' ? SAID.diceReply(reached) : SAID.enemyReply(reply.by, step, reached);
};

interface Reply<T extends GameTypes> {
  readonly by: T['side'];
  readonly state: T['state'];
  readonly action: T['action'];
}

const replyIn = <T extends GameTypes>(
  kit: ProofKit<T>,
  moment: Moment<T>,
  state: T['state'],
  depth: number,
): Reply<T> | undefined => {
  const { game, reflex, outcomes, leadOf } = kit;
  if (depth === 0 || game.outcome(state) !== undefined) return undefined;
  const actor = game.actor(state);
  if (actor === 'chance') {
    for (const { action } of outcomes(state)) {
      const decided = game.decide(state, 'chance', action);
      const found = decided.ok ? replyIn(kit, moment, decided.value.state, depth - 1) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const [by] = actor;
  if (by === undefined || by === moment.side || reflex(state) === undefined) return undefined;
  let worst: Reply<T> | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const action of game.options(game.view(state, by)).list()) {
    const decided = game.decide(state, by, action);
    if (!decided.ok) continue;
    const lead = leadOf(decided.value.state, moment.side);
    if (lead < least) [least, worst] = [lead, { by, state, action }];
  }
  return worst;
};
