import {
  type GameTypes,
  type ProblemAim,
  type ProofKit,
  provenAnswer,
  type Question,
  refutationIn,
  type WrongAnswer,
} from '@narrow-seas/core';
import { PROBLEM_WORDS as SAID } from '../words/problems.ts';
import type { Moment, ProblemPack } from './moments.ts';

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

interface Missed<A> {
  readonly aim: ProblemAim;
  readonly actions: readonly A[];
  readonly idea: WrongAnswer['idea'];
}

/** What refutes an answer: a reply of the other side, or the dice. */
export const replyTo = <T extends GameTypes, Q extends Question>(
  pack: ProblemPack<T, Q>,
  kit: ProofKit<T>,
  { state, side }: Moment<T>,
  { aim, actions, idea }: Missed<T['action']>,
): string => {
  if (idea === 'end') return SAID.endReply;
  const proven = provenAnswer(kit, { side, state, aim }, actions);
  if (!proven.ok) return '';
  const { reached, bad = [] } = proven.value;
  const said = SAID.reached(aim, reached);
  const reply = refutationIn(pack, { state, side }, actions, bad);
  if (reply !== undefined) return SAID.enemyReply(reply.side, reply.step, said);
  return 'chance' in aim && reached === 0 ? SAID.hopeless : SAID.diceReply(said);
};
