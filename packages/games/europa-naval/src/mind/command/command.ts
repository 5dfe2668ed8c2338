import type { Command, Deliberation, Question, Task } from '@narrow-seas/core';
import type { EuropaNavalTypes } from '../../game.ts';
import type { View } from '../../secrets/view.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { isWithConvoy } from './escorts.ts';
import { proposalsOf, prospectsOf } from './proposals.ts';
import { squadronsOf } from './squadrons.ts';

type EuropaCommand = Command<EuropaNavalTypes, Question>;

/** Orders are given once a player-turn, when the sea is known and the patrols are out. */
const watch = ({ viewer, common }: View): number | undefined =>
  viewer === common.phasing && common.phase.name === 'naval-step' && common.part === 'movement'
    ? common.playerTurn
    : undefined;

/** Squadrons and other places for each that are tried out: a trial is dear. */
const SQUADRONS = 4;
const PLACES = 2;

const USUAL = 'usual';

const choicesIn = (scene: Scene): readonly (readonly Task[])[] =>
  squadronsOf(scene)
    .map(squadron => ({ squadron, prospects: prospectsOf(scene, squadron) }))
    .filter(({ prospects }) => prospects.length > 0)
    .slice(0, SQUADRONS)
    .map(({ squadron, prospects }) => [
      { force: squadron.name, aim: USUAL },
      ...prospects.slice(0, PLACES).map(({ task }) => task),
    ]);

const stands = (scene: Scene, task: Task): boolean => {
  const squadron = squadronsOf(scene).find(({ name }) => name === task.force);
  if (squadron === undefined) return false;
  // At sea an escort stays with its convoy whatever comes.
  if (squadron.place.at === 'sea' && isWithConvoy(scene, squadron, task)) return true;
  return prospectsOf(scene, squadron).some(prospect => prospect.task.aim === task.aim);
};

/** Moves of both sides until it is the side's turn again. */
const HORIZON = 20;

/** No trials: 1,500 moves a turn found nothing that was better than what is proposed, and cost ten times the thought (docs/ladder.md). */
const AS_PROPOSED: Deliberation = { moves: 0, looks: 4, least: 3, sure: 1, rounds: 1, answers: false };

/** How the squadrons of a side are commanded. */
export const commandWith = (under: EuropaCommand['under']): EuropaCommand => ({
  watch,
  choices: view => {
    const scene = sceneOf(view);
    return scene === undefined ? [] : choicesIn(scene);
  },
  stands: (view, task) => {
    const scene = sceneOf(view);
    return scene !== undefined && stands(scene, task);
  },
  proposed: (view, standing) => {
    const scene = sceneOf(view);
    return scene === undefined ? [] : proposalsOf(scene, standing);
  },
  under,
  horizon: HORIZON,
  effort: { admiral: AS_PROPOSED },
});
