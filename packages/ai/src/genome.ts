import type { GameTypes, Question, Random } from '@narrow-seas/core';
import { after, type Thinker } from './outlook.ts';

/** A plan as evolution sees it: for each question one of its answers, or none. */
export type Genome<T extends GameTypes> = readonly (T['action'] | undefined)[];

/** What evolution chooses from, question by question: the answers, and nothing where that is an answer too. */
export type Pools<T extends GameTypes> = readonly (readonly (T['action'] | undefined)[])[];

/** What is left of a genome when it is played. */
export interface Played<T extends GameTypes> {
  readonly state: T['state'];
  readonly actions: readonly T['action'][];
}

/** Repair: what the rules refuse by now is left out, and what depends on it falls by itself. */
export const playGenome = <T extends GameTypes, Q extends Question>(
  { game, side }: Thinker<T, Q>,
  start: T['state'],
  genome: Genome<T>,
): Played<T> => {
  const actions: T['action'][] = [];
  let state = start;
  for (const action of genome) {
    const next = action === undefined ? undefined : after(game, state, side, action);
    if (action === undefined || next === undefined) continue;
    state = next;
    actions.push(action);
  }
  return { state, actions };
};

/** Each gene from the one or the other. */
export const cross = <T extends GameTypes>(a: Genome<T>, b: Genome<T>, random: Random): Genome<T> => {
  const [from, to] = [random.below(a.length + 1), random.below(a.length + 1)];
  return a.map((gene, place) =>
    place >= Math.min(from, to) && place < Math.max(from, to) ? b[place] : gene,
  );
};

/** A few genes changed to other answers. */
export const mutate = <T extends GameTypes>(
  genome: Genome<T>,
  pools: Pools<T>,
  random: Random,
): Genome<T> => {
  const changed = [...genome];
  const open = pools.flatMap((pool, place) => (pool.length > 1 ? [place] : []));
  if (open.length === 0) return changed;
  const changes = 1 + random.below(MOST_CHANGES);
  for (let change = 0; change < changes; change += 1) {
    const place = open[random.below(open.length)] as number;
    const pool = pools[place] as Pools<T>[number];
    changed[place] = pool[random.below(pool.length)];
  }
  return changed;
};

const MOST_CHANGES = 3;
