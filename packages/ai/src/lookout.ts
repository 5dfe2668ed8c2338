import { type GameTypes, type Random, seededRandom } from '@narrow-seas/core';
import { foresee } from './foresight.ts';
import type { Plan } from './greedy.ts';
import type { Question } from './mind.ts';
import { after, type Thinker, worth } from './outlook.ts';

/** How far and how often to play on before a single decision is taken. */
export interface Lookout {
  /** Answers that are played out: the best at first sight. */
  readonly finalists: number;
  /** How often each is played out before the worse half is left behind, with the same dice for all. */
  readonly trial: number;
  /** How often at most. */
  readonly looks: number;
  /** How many phases further. */
  readonly phases: number;
}

interface Candidate<T extends GameTypes> {
  readonly action: T['action'];
  readonly state: T['state'];
  readonly worth: number;
  sum: number;
  looks: number;
}

/** Takes one decision by playing its best answers out: whoever comes off best in the looks is taken. */
export function* planByLookout<T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  start: T['state'],
  random: Random,
  effort: Lookout,
): Generator<Plan<T>, Plan<T>> {
  const { found, refused } = candidatesAt(thinker, start, random);
  let open: readonly Candidate<T>[] = found.toSorted((a, b) => b.worth - a.worth).slice(0, effort.finalists);
  let nodes = found.length;
  const seed = random.below(SEEDS);
  for (let look = 0; look < effort.looks && open.length > 1; look += 1) {
    if (look > 0 && look % effort.trial === 0) open = betterHalf(open);
    for (const candidate of open) lookAt(thinker, candidate, effort.phases, seededRandom(seed + look));
    nodes += open.length;
    yield planOf(best(open), nodes, refused);
  }
  return planOf(best(open), nodes, refused);
}

const SEEDS = 2 ** 30;

const candidatesAt = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  start: T['state'],
  random: Random,
): { readonly found: readonly Candidate<T>[]; readonly refused: number } => {
  const { game, mind, side } = thinker;
  const view = game.view(start, side);
  const actions = mind.questions(view).flatMap(question => mind.answers(view, question, random));
  const found = actions.flatMap(action => {
    const state = after(game, start, side, action);
    return state === undefined ? [] : [{ action, state, worth: worth(thinker, state), sum: 0, looks: 0 }];
  });
  return { found, refused: actions.length - found.length };
};

const lookAt = <T extends GameTypes, Q extends Question>(
  thinker: Thinker<T, Q>,
  candidate: Candidate<T>,
  phases: number,
  random: Random,
): void => {
  candidate.sum += foresee(thinker, candidate.state, phases, random);
  candidate.looks += 1;
};

const meanOf = <T extends GameTypes>({ sum, looks, worth: glance }: Candidate<T>): number =>
  looks === 0 ? glance : sum / looks;

const betterHalf = <T extends GameTypes>(open: readonly Candidate<T>[]): readonly Candidate<T>[] =>
  open.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.ceil(open.length / 2));

const best = <T extends GameTypes>(open: readonly Candidate<T>[]): Candidate<T> | undefined =>
  open.reduce<Candidate<T> | undefined>(
    (first, next) => (first === undefined || meanOf(next) > meanOf(first) ? next : first),
    undefined,
  );

const planOf = <T extends GameTypes>(
  chosen: Candidate<T> | undefined,
  nodes: number,
  refused: number,
): Plan<T> => {
  const actions = chosen === undefined ? [] : [chosen.action];
  return { actions, value: chosen === undefined ? 0 : meanOf(chosen), nodes, refused, chosen: actions };
};
