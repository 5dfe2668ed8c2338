import type { Random, Task } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { isSeaPhase } from '../model/phase.ts';
import { listActions } from '../turn/list.ts';
import { optionsFor } from '../turn/options.ts';
import type { Phase } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import { raidAimAnswer, segmentAnswer, strikeAnswer } from './air-answers.ts';
import { battleAnswer } from './battle-answers.ts';
import type { Doctrine } from './doctrine.ts';
import { combatAnswer } from './ground-answers.ts';
import { marchAnswer } from './march-answers.ts';
import { navalAnswer } from './naval-answers.ts';
import { reactionAnswer } from './reaction-answers.ts';
import { type Scene, sceneOf } from './scene.ts';
import { paymentAnswer, spendingAnswer } from './spending.ts';

const DONE: Action = { type: 'done' };

/** More would only take time. */
const MOST = 12;

/** [F.21.4] While there are repair points for it. */
const sweepAnswer = (scene: Scene): Action =>
  scene.own.pools.nrp < 2
    ? DONE
    : ([...listActions(scene.view)].find(({ type }) => type === 'sweep-zone') ?? DONE);

const lastListed = (view: View, type: Action['type']): Action =>
  [...listActions(view)].findLast(action => action.type === type) ?? DONE;

/** What to do now, in phases in which one thing follows from another. */
export const answerIn = (scene: Scene, phase: Phase): Action | undefined => {
  switch (phase.name) {
    case 'naval-step':
      return navalAnswer(scene, phase);
    case 'reaction':
      return reactionAnswer(scene, phase);
    case 'zone-sweep':
      return sweepAnswer(scene);
    case 'air-segment':
      return segmentAnswer(scene, phase);
    case 'strike-choice':
      return strikeAnswer(scene, phase);
    case 'raid-aim':
      return raidAimAnswer(scene, phase);
    case 'ground-movement':
      return marchAnswer(scene, phase);
    case 'ground-combat':
      return combatAnswer(scene, phase);
    case 'ground-advance':
      return lastListed(scene.view, 'advance');
    case 'initial':
      return spendingAnswer(scene, phase);
    case 'front-payment':
      return paymentAnswer(scene, phase);
    case 'surrender':
      return lastListed(scene.view, 'strike-fleet');
    default:
      return isSeaPhase(phase) ? battleAnswer(scene, phase) : undefined;
  }
};

const offered = (view: View, random: Random): readonly Action[] => {
  const all: Action[] = [];
  for (const action of listActions(view)) if (all.push(action) >= MOST) break;
  const any = all.length === 0 ? optionsFor(view).sample(random) : undefined;
  return any === undefined ? all : [any];
};

/** What is done without thinking: nothing more in this phase, or the first thing that comes to mind. */
const lapse = (view: View, random: Random): readonly Action[] => {
  const { refuse, sample } = optionsFor(view);
  if (random.below(2) === 0 && refuse(DONE) === undefined) return [DONE];
  const any = sample(random);
  return any === undefined ? [] : [any];
};

/** What is worth a thought in this phase; always something that the rules allow. */
export const answersIn = (
  view: View,
  random: Random,
  doctrine?: Doctrine,
  tasks?: readonly Task[],
): readonly Action[] => {
  const scene = sceneOf(view, doctrine, tasks);
  if (scene === undefined) return [];
  if (random.below(100) < scene.doctrine.lapses) return lapse(view, random);
  const answer = answerIn(scene, view.common.phase);
  return answer !== undefined && optionsFor(view).refuse(answer) === undefined
    ? [answer]
    : offered(view, random);
};
