import {
  type Claim,
  type GameTypes,
  type Loss,
  type ProblemAim,
  type ProofKit,
  proveAnswer,
} from '@narrow-seas/core';
import type { Moment } from './moments.ts';

/** An answer with what it reaches. */
export interface Proven<A> {
  readonly actions: readonly A[];
  readonly reached: number;
}

/** Answers whose proof would be too long are left out. */
export const provenBy = <T extends GameTypes>(
  kit: ProofKit<T>,
  claim: Claim<T>,
  answers: readonly (readonly T['action'][])[],
): readonly Proven<T['action']>[] =>
  answers.flatMap(actions => {
    const reached = proveAnswer(kit, claim, actions);
    return reached.ok ? [{ actions, reached: reached.value }] : [];
  });

/** Which kind of aim is tried first, so that not all problems are alike. */
export type Taste = ProblemAim['kind'];

export const TASTES = ['losses', 'gain', 'losses', 'mean'] as const satisfies readonly Taste[];

/** Aims that this answer could be the best for, the most telling first; what they want is filled in later. */
export const aimsFor = <T extends GameTypes>(
  kit: ProofKit<T>,
  moment: Moment<T>,
  answer: readonly T['action'][],
  taste: Taste,
): readonly ProblemAim[] => {
  const lost = new Map<string, Loss>();
  const gains = new Set<number>();
  const { state: start, side } = moment;
  for (const { state, losses } of endsOf(kit, moment, answer)) {
    for (const loss of losses) if (loss.side !== side) lost.set(`${loss.kind} ${loss.cause}`, loss);
    const gain = kit.leadOf(state, side) - kit.leadOf(start, side);
    if (gain > 0) gains.add(gain);
  }
  const trapped = [...lost.values()].filter(({ cause }) => cause === NO_RETREAT);
  const aims: readonly ProblemAim[] = [
    ...trapped.map(loss => ({ ...aimOf(loss), cause: NO_RETREAT })),
    ...[...lost.values()].filter(loss => !trapped.includes(loss)).map(aimOf),
    ...[...gains]
      .toSorted((one, other) => other - one)
      .map(points => ({ kind: 'gain', points, chance: 0 }) as const),
    { kind: 'mean', points: 0 },
    { kind: 'worth', points: 0 },
  ];
  return [...aims.filter(({ kind }) => kind === taste), ...aims.filter(({ kind }) => kind !== taste)];
};

const NO_RETREAT = 'no-retreat';

const aimOf = ({ side, kind }: Loss) => ({ kind: 'losses', side, unit: kind, count: 1, chance: 0 }) as const;

interface End<T extends GameTypes> {
  readonly state: T['state'];
  readonly losses: readonly Loss[];
}

/** A bound for looking around, not for proof. */
const MOST_ENDS = 400;

/** Ways in which it may end: all dice, and what anybody does at once when asked. */
const endsOf = <T extends GameTypes>(
  { game, losses, reflex, outcomes }: ProofKit<T>,
  { state: start, side }: Moment<T>,
  answer: readonly T['action'][],
): readonly End<T>[] => {
  const move = ({ state, losses: before }: End<T>, by: T['side'] | 'chance', action: T['action']) => {
    const decided = game.decide(state, by, action);
    if (!decided.ok) return undefined;
    const found: Loss[] = [];
    let now = state;
    for (const event of decided.value.events) {
      found.push(...losses(now, event));
      now = game.evolve(now, event);
    }
    return { state: now, losses: [...before, ...found] };
  };
  let first: End<T> | undefined = { state: start, losses: [] };
  for (const action of answer) first = first && move(first, side, action);
  const open = first === undefined ? [] : [first];
  const ends: End<T>[] = [];
  for (let looked = 0; looked < MOST_ENDS && open.length > 0; looked += 1) {
    const end = open.pop() as End<T>;
    const actor = game.actor(end.state);
    const asked = actor === 'chance' ? undefined : actor[0];
    if (actor === 'chance')
      open.push(...outcomes(end.state).flatMap(({ action }) => move(end, 'chance', action) ?? []));
    else if (asked !== undefined && reflex(end.state) !== undefined) {
      const reply = reflex(end.state);
      const next = reply === undefined ? undefined : move(end, asked, reply);
      if (next !== undefined) open.push(next);
    } else ends.push(end);
  }
  return ends;
};
