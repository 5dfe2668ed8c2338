import { type Game, type GameTypes, type Viewer } from './game.ts';
import { randomMove } from './playout.ts';
import type { Random } from './random.ts';
import { joinBattle, type Scene, type Storyteller } from './story.ts';

/** A game that is told, and by whom it is seen. */
export interface ToldGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly story: Storyteller<T>;
  readonly viewer: Viewer<T['side']>;
}

/** Every scene that a viewer is told of a random game, battles of several entries joined. For tests. */
export const storyOfRandomGame = <T extends GameTypes>(
  { game, story, viewer }: ToldGame<T>,
  start: T['state'],
  random: Random,
  bound: number,
): readonly Scene[] => {
  const scenes: Scene[] = [];
  let state = start;
  for (let moves = 0; moves < bound; moves += 1) {
    const move = randomMove(game, state, random);
    if (move === undefined) break;
    const decided = game.decide(state, move.by, move.action);
    if (!decided.ok) throw new Error(`${game.id} refused what it offered: ${JSON.stringify(decided.error)}`);
    const before = game.view(state, viewer);
    const sights: T['sight'][] = [];
    for (const [place, event] of decided.value.events.entries()) {
      sights.push(...game.witness(state, event, viewer));
      state = decided.value.states[place] as T['state'];
    }
    const told = story.tell({ by: move.by, before, sights, after: game.view(state, viewer) });
    for (const scene of told) addScene(scenes, scene);
  }
  return scenes;
};

const addScene = (scenes: Scene[], scene: Scene): void => {
  const whole = joinBattle(scenes.at(-1), scene);
  if (whole === undefined) scenes.push(scene);
  else scenes[scenes.length - 1] = whole;
};

/** A printed number of a hex, a code of a unit, or two words run together by a missing name. */
const SLIPS: readonly RegExp[] = [/(?<![.\w])\d{4}\b/, /undefined|NaN|\[object/, / {2}| [.,]/];

const textsOf = (scene: Scene): readonly string[] => {
  const common = [scene.caption, scene.danger ?? ''];
  if (scene.kind === 'movement') return [...common, scene.who];
  if (scene.kind === 'news') return common;
  const fighters = [...scene.attackers, ...scene.targets].flatMap(({ name, note }) => [name, note]);
  const { title, about, verdict, detail, label, sum = '' } = scene;
  return [...common, title, about, verdict, detail, label, sum, ...fighters];
};

/** What a person should not have to read: empty for a good scene. */
export const slipsIn = (scene: Scene): readonly string[] => [
  ...textsOf(scene).filter(text => SLIPS.some(slip => slip.test(text))),
  ...(scene.caption === '' ? [`A ${scene.kind} without a caption`] : []),
];
