import type { BattleScene, NewsScene, Scene } from '@narrow-seas/core';
import { WORDS } from '../words.ts';
import { type Beat, sayBeat } from './beat.ts';

/** One line of the summary; it leads to its moment and its place. */
export interface SummaryLine {
  /** The place of its beat. */
  readonly beat: number;
  readonly title: string;
  readonly detail: string;
  readonly hex: number | undefined;
  readonly points: number;
}

/** What others did, the most important first. */
export interface Summary {
  readonly gained: number;
  readonly lost: number;
  readonly attacks: number;
  readonly moves: number;
  /** Losses, hits and points. */
  readonly results: readonly SummaryLine[];
  /** Contacts and enemies beside own units. */
  readonly dangers: readonly SummaryLine[];
  /** Attacks that had no effect. */
  readonly failures: readonly SummaryLine[];
  /** The rest. */
  readonly others: readonly SummaryLine[];
}

type Group = 'results' | 'dangers' | 'failures' | 'others';

const battleLine = ({ verdict, title, hex, points }: BattleScene): Omit<SummaryLine, 'beat'> => ({
  title: verdict === '' ? title : verdict,
  detail: verdict === '' ? '' : title,
  hex,
  points,
});

const newsLine = ({ caption, danger = '', hex, points }: NewsScene): Omit<SummaryLine, 'beat'> => ({
  title: caption,
  detail: danger,
  hex,
  points,
});

const hexIn = (scene: Scene): number | undefined =>
  scene.kind === 'movement' ? scene.path.at(-1) : scene.hex;

const lineOf = (beat: Beat, place: number): SummaryLine | undefined => {
  const [scene] = beat.scenes;
  if (scene === undefined) return undefined;
  if (scene.kind === 'battle') return { beat: place, ...battleLine(scene) };
  if (scene.kind === 'news') return { beat: place, ...newsLine(scene) };
  const isOne = beat.scenes.length === 1 && scene.danger !== undefined;
  const [title, detail] = isOne ? [scene.who, scene.danger ?? ''] : [sayBeat(beat), ''];
  return { beat: place, title, detail, hex: hexIn(scene), points: 0 };
};

const groupOf = ({ scenes }: Beat): Group | undefined => {
  const [scene] = scenes;
  if (scene?.kind === 'battle') return scene.effect === 'none' && scene.points === 0 ? 'failures' : 'results';
  if (scene?.kind === 'news') {
    if (scene.topic === 'turn') return undefined;
    if (scene.topic === 'contact' || scene.danger !== undefined) return 'dangers';
    return scene.topic === 'other' ? 'others' : 'results';
  }
  return scene?.danger === undefined ? 'others' : 'dangers';
};

const pointsOf = (scene: Scene): number => (scene.kind === 'movement' ? 0 : scene.points);

const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0);

export const summaryOf = (beats: readonly Beat[]): Summary => {
  const groups: { [group in Group]: SummaryLine[] } = { results: [], dangers: [], failures: [], others: [] };
  for (const [place, beat] of beats.entries()) {
    const [group, line] = [groupOf(beat), lineOf(beat, place)];
    if (group !== undefined && line !== undefined) groups[group].push(line);
  }
  const scenes = beats.flatMap(beat => beat.scenes);
  const points = scenes.map(pointsOf);
  return {
    ...groups,
    gained: sum(points.filter(one => one > 0)),
    lost: -sum(points.filter(one => one < 0)),
    attacks: scenes.filter(({ kind }) => kind === 'battle').length,
    moves: scenes.filter(({ kind }) => kind === 'movement').length,
  };
};

/** News that changes what the player should do, such as own ships that were found. */
export const isAlarm = ({ scenes }: Beat): boolean =>
  scenes.some(({ kind, danger }) => kind === 'news' && danger !== undefined);

/** Worth a page of its own: something was lost or won, there is an alarm, or more happened than one keeps in mind. */
const MANY = 5;
export const isWorthTelling = (beats: readonly Beat[]): boolean => {
  const { results, gained, lost } = summaryOf(beats);
  return results.length > 0 || gained + lost > 0 || beats.length >= MANY || beats.some(isAlarm);
};

/** Lines that have a number, in the list and on the map. */
export const pinsOf = (summary: Summary): readonly SummaryLine[] => [...summary.results, ...summary.dangers];

/** What came of it in points, in a headline. */
export const headlineOf = ({ gained, lost }: Summary): string => WORDS.film.headline(gained, lost);
