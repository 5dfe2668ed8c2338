import type { GameTypes, Mover } from './game.ts';

/**
 * What happened, told for a screen. From what a viewer saw of one entry of the log a game tells scenes: who moved where,
 * who fought whom with which dice and what came of it, and what else is news. A scene is plain data, in words for people:
 * places have names, points have the viewer's sign, and nothing is told that the viewer may not know.
 */
export interface Storyteller<T extends GameTypes> {
  readonly tell: (moment: StoryMoment<T>) => readonly Scene[];
}

/** One entry of a viewer's log, with what the viewer saw of the table before it and after it. */
export interface StoryMoment<T extends GameTypes> {
  readonly by: Mover<T['side']>;
  readonly before: T['view'];
  readonly sights: readonly T['sight'][];
  readonly after: T['view'];
}

export type Scene = MovementScene | BattleScene | NewsScene;

interface CommonScene {
  /** The side that does it; left out where nobody does. */
  readonly side?: string;
  /** One sentence: "Submarine Bergall sails from the Ionian Sea to Kithira". */
  readonly caption: string;
  /** What it means for the viewer and should not be missed: "beside your Foxtrot group C". */
  readonly danger?: string;
}

/** Pieces go from one hex to another. */
export interface MovementScene extends CommonScene {
  readonly kind: 'movement';
  /** A name for a label at the counter, and for lists. */
  readonly who: string;
  readonly pieces: readonly number[];
  /** From the first hex to the last. Two hexes where the way between is not known. */
  readonly path: readonly number[];
  readonly way: 'air' | 'sea' | 'land';
  /** How the caption calls both ends, where a way may be told on by another scene. */
  readonly ends?: { readonly from: string; readonly to: string };
  /** Harmless moves that are told in one sentence with others of the same key. */
  readonly together?: {
    readonly key: string;
    readonly kind: 'aircraft' | 'ships';
    readonly place: string;
  };
}

/** What came of a battle for those who were attacked, the worst first. */
export const BATTLE_EFFECTS = ['loss', 'hit', 'none'] as const;
export type BattleEffect = (typeof BATTLE_EFFECTS)[number];

export interface BattleScene extends CommonScene {
  readonly kind: 'battle';
  /** A battle that several entries tell, until there is a verdict: dice and points are added, the rest is replaced. */
  readonly key?: string;
  /** Somebody is looked for, and nobody attacked. */
  readonly search?: true;
  /** "Your attack west of Sardinia". */
  readonly title: string;
  /** "Charlie A and Victor A against the carrier group". */
  readonly about: string;
  /** Where the attackers are; empty where that is not known. */
  readonly from: readonly number[];
  readonly hex: number;
  readonly attackers: readonly Fighter[];
  readonly targets: readonly Fighter[];
  /** The figures against each other: "54 against defence 18". */
  readonly sum?: string;
  readonly dice: readonly StoryDie[];
  /** The result first: "All three lost", "No effect: die 6, needed 1 to 5". Empty while it is open. */
  readonly verdict: string;
  readonly detail: string;
  readonly effect: BattleEffect;
  /** From the viewer's side: above zero is good. */
  readonly points: number;
  /** For a label at the hex: "3 ships lost here". */
  readonly label: string;
}

/** One who fights, or is attacked. */
export interface Fighter {
  readonly piece?: number;
  readonly name: string;
  /** "missile submarine", "carrier, lost". */
  readonly note: string;
  readonly strength?: string;
  /** The strength it has left, where the battle changed it. */
  readonly left?: string;
  readonly result?: BattleEffect;
  /** From the viewer's side: above zero is good. */
  readonly points?: number;
}

export interface StoryDie {
  readonly face: number;
  readonly faces: number;
  /** The faces that succeed; empty where a table with more than one line decides. */
  readonly wins: readonly number[];
  /** What it was for, where there are several: "defence". */
  readonly title?: string;
  /** "needed 1 to 4". */
  readonly note?: string;
}

/** What else should be known, the most important first. */
export const NEWS_TOPICS = ['loss', 'points', 'contact', 'base', 'turn', 'other'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

export interface NewsScene extends CommonScene {
  readonly kind: 'news';
  readonly topic: NewsTopic;
  readonly hex?: number;
  readonly pieces: readonly number[];
  /** From the viewer's side: above zero is good. */
  readonly points: number;
}

const filled = <A>(more: readonly A[], known: readonly A[]): readonly A[] => (more.length > 0 ? more : known);

/** A battle after another entry has told more of it: what that one leaves empty stays. */
const joined = (known: BattleScene, more: BattleScene): BattleScene => ({
  ...known,
  ...more,
  from: filled(more.from, known.from),
  attackers: filled(more.attackers, known.attackers),
  targets: filled(more.targets, known.targets),
  dice: [...known.dice, ...more.dice],
  points: known.points + more.points,
});

/** The same battle, told on; undefined where the scene tells of something else, or the battle was over. */
export const joinBattle = (known: Scene | undefined, more: Scene): BattleScene | undefined => {
  if (known?.kind !== 'battle' || more.kind !== 'battle') return undefined;
  const isSame = known.key !== undefined && known.key === more.key && known.verdict === '';
  return isSame ? joined(known, more) : undefined;
};

/** A way that goes on where the one before ended, told as one; undefined where it is another. */
export const joinMovement = (known: Scene | undefined, more: Scene): MovementScene | undefined => {
  if (known?.kind !== 'movement' || more.kind !== 'movement') return undefined;
  const isSame = known.pieces.join() === more.pieces.join() && known.path.at(-1) === more.path[0];
  if (!isSame || known.ends === undefined || more.ends === undefined) return undefined;
  const danger = more.danger ?? known.danger;
  return {
    ...more,
    path: [...known.path, ...more.path.slice(1)],
    ends: { from: known.ends.from, to: more.ends.to },
    caption: more.caption.replace(`from ${more.ends.from} `, `from ${known.ends.from} `),
    ...(danger === undefined ? {} : { danger }),
  };
};
