import { hopefulWorth, type Level } from '@narrow-seas/ai';
import {
  type GameTypes,
  type Problem,
  type ProblemAim,
  proofKitOf,
  proveAnswer,
  type Question,
  reachesAim,
  sameData,
} from '@narrow-seas/core';
import { aimsFor, type Proven, provenBy, type Taste } from './aims.ts';
import { answersAt, endingAt, planOf, posed } from './answers.ts';
import type { Moment, ProblemPack } from './moments.ts';
import { solves } from './solves.ts';
import { problemTold, type Tempting } from './told.ts';

/** The levels whose tries tell how hard a problem is, and how often each tries. */
const LEVELS: readonly Level[] = ['cadet', 'captain', 'admiral'];
const TRIES = 3;

/** What the best answer must be better than the tempting ones. */
const LEAST_CHANCE = 0.15;
const LEAST_POINTS = 0.5;

/** Where there is hardly a choice there is no problem; and where many answers reach the aim, there is none. */
const LEAST_ANSWERS = 3;
const FEW = 8;
const MOST_SOLVERS = 0.2;

/** Other truths that the side could believe in must bear the answer as well. */
const OTHER_TRUTHS = [11, 12];

/** Doing nothing misses the aim, and so does something that people would do. */
const areTempting = <A>(all: readonly Tempting<A>[], missed: readonly Tempting<A>[]): boolean =>
  missed.some(({ idea }) => idea !== 'end') &&
  all.every(each => each.idea !== 'end' || missed.includes(each));

/** What comes nearest to the best answer and still misses it clearly. */
const nearest = <A>(
  proven: readonly Proven<A>[],
  least: number,
  known: readonly Tempting<A>[],
): readonly Tempting<A>[] => {
  const near = proven.find(({ reached }) => reached <= least);
  const isKnown = near === undefined || known.some(({ actions }) => sameData(actions, near.actions));
  return isKnown ? [] : [{ idea: 'near', actions: near.actions }];
};

interface Aimed<A> {
  readonly aim: ProblemAim;
  readonly best: Proven<A>;
  readonly tempting: readonly Tempting<A>[];
}

/** How a problem is to be made. */
interface PoseOrder {
  readonly id: string;
  readonly hasSecrets: boolean;
  /** The kind of aim that is tried first. */
  readonly taste: Taste;
}

/** A problem in a moment of a game, where one answer is clearly best and the tempting ones miss it. */
export const poseAt = <T extends GameTypes, Q extends Question>(
  pack: ProblemPack<T, Q>,
  played: Moment<T>,
  { id, hasSecrets, taste }: PoseOrder,
): Problem | undefined => {
  const moment = posed(pack, played, 1);
  const answers = moment === undefined ? [] : answersAt(pack, moment);
  if (moment === undefined || answers.length < LEAST_ANSWERS) return undefined;
  const usual = temptationsAt(pack, moment, answers);
  const aimed = aimAt(pack, moment, answers, { tempting: usual, taste });
  if (aimed === undefined) return undefined;
  if (hasSecrets && !bears(pack, played, aimed)) return undefined;
  const { aim, best, tempting } = aimed;
  const difficulty = difficultyOf(pack, moment, aim);
  return problemTold(pack, moment, { id, aim, answer: best.actions, tempting, difficulty });
};

const temptationsAt = <T extends GameTypes, Q extends Question>(
  pack: ProblemPack<T, Q>,
  moment: Moment<T>,
  answers: readonly (readonly T['action'][])[],
): readonly Tempting<T['action']>[] => {
  const end = endingAt(pack, moment);
  const usual = planOf(pack, moment, 'recruit', 1);
  const greedy = greediest(pack, moment, answers);
  return [
    ...(end === undefined ? [] : [{ idea: 'end', actions: [end] } as const]),
    ...(greedy === undefined ? [] : [{ idea: 'greedy', actions: greedy } as const]),
    ...(usual.length === 0 || (greedy !== undefined && sameData(usual, greedy))
      ? []
      : [{ idea: 'usual', actions: usual } as const]),
  ];
};

/** The answer with the largest prize, where nobody asks how likely it is. */
const greediest = <T extends GameTypes, Q extends Question>(
  { game, mind }: ProblemPack<T, Q>,
  { state, side }: Moment<T>,
  answers: readonly (readonly T['action'][])[],
): readonly T['action'][] | undefined => {
  const hope = hopefulWorth(1);
  let best: readonly T['action'][] | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const actions of answers) {
    let now = state;
    for (const action of actions) {
      const decided = game.decide(now, side, action);
      if (decided.ok) now = decided.value.state;
    }
    const worth = hope({ game, mind, side }, now);
    if (worth > most) [most, best] = [worth, actions];
  }
  return best;
};

const aimAt = <T extends GameTypes, Q extends Question>(
  pack: ProblemPack<T, Q>,
  moment: Moment<T>,
  answers: readonly (readonly T['action'][])[],
  { tempting, taste }: { readonly tempting: readonly Tempting<T['action']>[]; readonly taste: Taste },
): Aimed<T['action']> | undefined => {
  const kit = proofKitOf(pack);
  const { side, state } = moment;
  const first = likeliest(pack, moment, answers);
  if (first === undefined) return undefined;
  for (const wanted of aimsFor(kit, moment, first, taste)) {
    const claim = { side, state, aim: wanted };
    const proven = provenBy(kit, claim, answers).toSorted((a, b) => b.reached - a.reached);
    const [best] = proven;
    if (best === undefined || best.reached <= ('chance' in wanted ? LEAST_LIKELY : LEAST_POINTS)) continue;
    const aim = wantedOf(wanted, best.reached);
    const solvers = proven.filter(({ reached }) => reachesAim(aim, reached)).length;
    const isClear = solvers <= Math.max(answers.length < FEW ? 1 : 2, MOST_SOLVERS * answers.length);
    const step = 'chance' in wanted ? LEAST_CHANCE : LEAST_POINTS;
    const all = [...tempting, ...nearest(proven, best.reached - step, tempting)];
    const missed = all.filter(({ actions }) => {
      const reached = proveAnswer(kit, { side, state, aim }, actions);
      return reached.ok && reached.value <= best.reached - step;
    });
    if (isClear && areTempting(all, missed)) return { aim, best, tempting: all };
  }
  return undefined;
};

/** The answer that brings most points on the mean; where none brings any, the one that the computer likes best, or one that costs the enemy something. */
const likeliest = <T extends GameTypes, Q extends Question>(
  pack: ProblemPack<T, Q>,
  moment: Moment<T>,
  answers: readonly (readonly T['action'][])[],
): readonly T['action'][] | undefined => {
  const kit = proofKitOf(pack);
  const { side, state } = moment;
  for (const kind of ['mean', 'worth'] as const) {
    const proven = provenBy(kit, { side, state, aim: { kind, points: 0 } }, answers);
    const [best] = proven.toSorted((one, other) => other.reached - one.reached);
    if (best !== undefined && best.reached >= LEAST_POINTS) return best.actions;
  }
  return answers.find(actions =>
    aimsFor(kit, moment, actions, 'losses').some(({ kind }) => kind === 'losses'),
  );
};

/** What nobody would call a plan. */
const LEAST_LIKELY = 0.3;

/** The aim asks for what the best answer reaches; points are rounded down to tenths. */
const wantedOf = (aim: ProblemAim, reached: number): ProblemAim => {
  if (!('chance' in aim)) return { ...aim, points: Math.floor(reached * 10) / 10 };
  return { ...aim, chance: reached };
};

/** What the other side hides may lie elsewhere: the answer must do there, too. */
const bears = <T extends GameTypes, Q extends Question>(
  pack: ProblemPack<T, Q>,
  played: Moment<T>,
  { aim, best }: Aimed<T['action']>,
): boolean =>
  OTHER_TRUTHS.every(seed => {
    const other = posed(pack, played, seed);
    if (other === undefined) return false;
    const claim = { side: other.side, state: other.state, aim };
    const reached = proveAnswer(proofKitOf(pack), claim, best.actions);
    return reached.ok && reachesAim(aim, reached.value);
  });

const difficultyOf = <T extends GameTypes, Q extends Question>(
  pack: ProblemPack<T, Q>,
  moment: Moment<T>,
  aim: ProblemAim,
): Problem['difficulty'] => {
  const claim = { side: moment.side, state: moment.state, aim };
  const solved = Object.fromEntries(
    LEVELS.map(level => {
      const tries = Array.from({ length: TRIES }, (_, seed) => solves(pack, claim, level, seed + 1));
      return [level, tries.filter(Boolean).length];
    }),
  );
  const level = LEVELS.find(each => (solved[each] ?? 0) * 2 > TRIES);
  return { tries: TRIES, solved, ...(level === undefined ? {} : { level }) };
};
