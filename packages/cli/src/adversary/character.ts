import {
  type Mind,
  type Planner,
  type Player,
  planGreedily,
  planningPlayer,
  type Question,
} from '@narrow-seas/ai';
import { type Game, type GameTypes, seededRandom } from '@narrow-seas/core';
import type { Gaps } from './gap.ts';
import { isAttack, isIdle, isOfNote, laziestFirst, offeredIn } from './offered.ts';

/** Ways of playing that no level has, written to find out what a level does against them. */
export const CHARACTERS = ['passive', 'rush', 'stall'] as const;
export type Character = (typeof CHARACTERS)[number];

/** A game as an adversary needs it. */
export interface Field<T extends GameTypes, Q extends Question> {
  readonly game: Game<T>;
  readonly mind: Mind<T, Q>;
  readonly gaps: Gaps<T>;
}

type Temper = <T extends GameTypes, Q extends Question>(field: Field<T, Q>) => Mind<T, Q>;

/** A hex counts for this much, for each ship: more than most of what a mind counts beside points. */
const PULL = 0.6;
/** Of what the mind counts this much remains, so that the attacker picks the better of two targets. */
const SENSE = 0.3;
/** Farther away nobody is in danger. */
const SAFE = 10;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Does only what is required, and of that the least. */
const passive: Temper = ({ game, mind }) => ({
  ...bare(mind),
  evaluate: () => 0,
  questions: view => mind.questions(view).filter(({ required }) => required),
  answers: (view, question, random) => {
    const known = mind.answers(view, question, random);
    if (mind.questions(view).length !== 1) return known;
    const offered = laziestFirst(offeredIn(game, view));
    const idle = offered.filter(isIdle);
    return idle.length > 0 ? idle : [...known, ...offered];
  },
});

/** Takes every attack, and comes nearer by the shortest way. */
const rush: Temper = ({ game, mind, gaps }) => ({
  ...bare(mind),
  evaluate: (state, side) => SENSE * mind.evaluate(state, side) - PULL * sum(gaps(state, side)),
  answers: (view, question, random) => {
    const all = widened(game, mind, view, question, random);
    const attacks = all.filter(isAttack);
    return attacks.length > 0 ? attacks : all;
  },
});

/** Keeps away, and never attacks unless the rules ask for it. */
const stall: Temper = ({ game, mind, gaps }) => ({
  ...bare(mind),
  evaluate: (state, side) =>
    mind.evaluate(state, side) + PULL * sum(gaps(state, side).map(gap => Math.min(gap, SAFE))),
  answers: (view, question, random) => {
    const all = laziestFirst(widened(game, mind, view, question, random));
    const peaceful = all.filter(action => !isAttack(action));
    return peaceful.length > 0 ? peaceful : all;
  },
});

const TEMPERS: { readonly [character in Character]: Temper } = { passive, rush, stall };

/** A mind without what plans whole phases by its own count. */
const bare = <T extends GameTypes, Q extends Question>({
  at: _at,
  sketch: _sketch,
  openings: _openings,
  command: _command,
  ...mind
}: Mind<T, Q>): Mind<T, Q> => mind;

/** Where a phase is one question, the mind names only what it likes: the rules offer more. */
const widened = <T extends GameTypes, Q extends Question>(
  game: Game<T>,
  mind: Mind<T, Q>,
  view: T['view'],
  question: Q,
  random: Parameters<Mind<T, Q>['answers']>[2],
): readonly T['action'][] => {
  const known = mind.answers(view, question, random);
  return mind.questions(view).length === 1 ? [...known, ...offeredIn(game, view, isOfNote)] : known;
};

/** Nobody has reason to act so often in one phase; some actions can be taken without end. */
const MOST_ACTIONS = 60;

/** A player of that character, who sees what its side sees. Equal seeds play alike. */
export const adversaryOf = <T extends GameTypes, Q extends Question>(
  character: Character,
  field: Field<T, Q>,
  seed: number,
): Player<T> => {
  const { game } = field;
  const own = TEMPERS[character]({ ...field, mind: field.mind.at?.('cadet') ?? field.mind });
  const lazy = passive(field);
  const spent = { stage: Number.NaN, plans: 0 };
  const planner: Planner<T> = (view, side, random) => {
    const state = game.imagine(view, random);
    const stage = own.stage(state);
    if (stage !== spent.stage) Object.assign(spent, { stage, plans: 0 });
    spent.plans += 1;
    const mind = spent.plans > MOST_ACTIONS ? lazy : own;
    return planGreedily({ game, mind, side }, state, random);
  };
  return planningPlayer(game, planner, seededRandom(seed));
};
