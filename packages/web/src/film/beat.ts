import {
  type BattleScene,
  joinBattle,
  joinMovement,
  type MovementScene,
  type Scene,
} from '@narrow-seas/core';
import type { Tale } from '../link/protocol.ts';
import { WORDS } from '../words.ts';

/** What the film shows at once: a battle, a piece of news, a movement, or harmless movements told together. */
export interface Beat {
  /** The entries of the log that it tells of. */
  readonly first: number;
  readonly last: number;
  readonly scenes: readonly Scene[];
}

const isTogether = (scene: Scene | undefined): scene is MovementScene =>
  scene?.kind === 'movement' && scene.together !== undefined;

/** The beat before, with this scene in it; undefined where the scene is a beat of its own. */
const joined = (beat: Beat | undefined, scene: Scene, number: number): Beat | undefined => {
  const known = beat?.scenes.at(-1);
  if (beat === undefined) return undefined;
  const battle = joinBattle(known, scene);
  if (battle !== undefined) return { ...beat, last: number, scenes: [battle] };
  const way = beat.scenes.length === 1 ? joinMovement(known, scene) : undefined;
  if (way !== undefined) return { ...beat, last: number, scenes: [way] };
  const isRun = isTogether(known) && isTogether(scene) && known.side === scene.side;
  return isRun ? { ...beat, last: number, scenes: [...beat.scenes, scene] } : undefined;
};

/** The beats with what these entries tell. */
export const withTales = (beats: readonly Beat[], tales: readonly Tale[]): readonly Beat[] => {
  const all = beats.slice();
  for (const { number, scenes } of tales)
    for (const scene of scenes) {
      const more = joined(all.at(-1), scene, number);
      if (more === undefined) all.push({ first: number, last: number, scenes: [scene] });
      else all[all.length - 1] = more;
    }
  return all;
};

export const battleIn = ({ scenes }: Beat): BattleScene | undefined =>
  scenes.find(scene => scene.kind === 'battle');

export const movementsIn = ({ scenes }: Beat): readonly MovementScene[] =>
  scenes.filter(scene => scene.kind === 'movement');

/** A caption with what it means for the reader. */
const captionOf = ({ caption, danger }: Scene): string =>
  danger === undefined ? caption : WORDS.film.withDanger(caption.replace(/\.$/, ''), danger);

/** How many go where: "6 to Sigonella, 2 aboard Saratoga". */
const sayTogether = (movements: readonly MovementScene[]): string => {
  const counts = new Map<string, number>();
  for (const { together } of movements)
    if (together !== undefined) counts.set(together.place, (counts.get(together.place) ?? 0) + 1);
  const kind = movements[0]?.together?.kind ?? 'aircraft';
  return WORDS.film.together(movements.length, kind, [...counts]);
};

/** What happens, in a sentence. The verdict of a battle is told apart. */
export const sayBeat = (beat: Beat): string => {
  const [first] = beat.scenes;
  if (beat.scenes.length > 1) return sayTogether(movementsIn(beat));
  return first === undefined ? '' : captionOf(first);
};

const hexesOf = (scene: Scene): readonly number[] => {
  if (scene.kind === 'movement') return [scene.path[0] ?? 0, ...scene.path.slice(-1)];
  if (scene.kind === 'battle') return [...scene.from, scene.hex];
  return scene.hex === undefined ? [] : [scene.hex];
};

/** What of the map must be seen. */
export const hexesIn = ({ scenes }: Beat): readonly number[] => [...new Set(scenes.flatMap(hexesOf))];
