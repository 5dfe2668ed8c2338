import type { Mind, Question, Random, Task } from '@narrow-seas/core';
import type { EuropaNavalTypes } from '../game.ts';
import type { Action } from '../model/action.ts';
import { outcomes } from '../turn/decide.ts';
import type { State } from '../model/state.ts';
import { actorOf } from '../turn/turn.ts';
import { type View, viewFor } from '../secrets/view.ts';
import { answerIn, answersIn } from './answers.ts';
import { commandWith } from './command/command.ts';
import { ADMIRAL, CADET, CAPTAIN, type Doctrine, RECRUIT } from './doctrine.ts';
import { evaluate } from './evaluate.ts';
import { sceneOf } from './scene.ts';
import { stageOf } from './stage.ts';

/** One decision at a time: dice cut nearly every plan. */
const QUESTIONS: readonly Question[] = [{ required: true }];

/** Phases that everybody answers at once. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'losses',
  'aiming',
  'torpedo-aim',
  'hunt-choice',
  'battle-choice',
  'stay-or-break',
  'turn-back-choice',
  'withdrawal',
  'raid-aim',
  'ground-advance',
]);

const reflexWith =
  (doctrine: Doctrine, tasks?: readonly Task[]) =>
  (state: State): Action | undefined => {
    const { phase } = state.common;
    if (!AT_ONCE.has(phase.name)) return undefined;
    const actor = actorOf(phase);
    const side = actor === 'chance' ? undefined : actor[0];
    const scene = side === undefined ? undefined : sceneOf(viewFor(state, side), doctrine, tasks);
    return scene === undefined ? undefined : answerIn(scene, phase);
  };

const mindWith = (doctrine: Doctrine, tasks?: readonly Task[]) => ({
  evaluate,
  stage: stageOf,
  questions: (_view: View): readonly Question[] => QUESTIONS,
  answers: (view: View, _question: Question, random: Random): readonly Action[] =>
    answersIn(view, random, doctrine, tasks),
  close: (): Action | undefined => undefined,
  outcomes,
  reflex: reflexWith(doctrine, tasks),
});

/** A level whose squadrons are commanded. */
const commandedBy = (doctrine: Doctrine) => ({
  ...mindWith(doctrine),
  command: commandWith(tasks => mindWith(doctrine, tasks)),
});

const CADET_MIND = mindWith(CADET);

const MINDS: { readonly [level: string]: Mind<EuropaNavalTypes, Question> } = {
  recruit: mindWith(RECRUIT),
  captain: mindWith(CAPTAIN),
  admiral: commandedBy(ADMIRAL),
};

/** What the computer knows of the game beyond its rules: what is good, and what is worth trying. */
export const europaNavalMind = {
  ...CADET_MIND,
  at: (level: string): Mind<EuropaNavalTypes, Question> => MINDS[level] ?? CADET_MIND,
} satisfies Mind<EuropaNavalTypes, Question>;
