import {
  type Chance,
  type Game,
  type GameTypes,
  type Ledger,
  type Mover,
  type Scene,
  type Storyteller,
  totalWays,
} from '@narrow-seas/core';

/** What a heat map counts. */
export const LAYERS = ['movement', 'battle', 'loss'] as const;
export type Layer = (typeof LAYERS)[number];

/** How often units of the side did it, or had it done to them, in each hex: hex and count in turn. A battle is of who attacks. */
export interface Heat {
  readonly layer: Layer;
  readonly side: string;
  readonly hexes: readonly number[];
}

/** Attacks of one kind and one chance to hit. */
export interface ShotTally {
  readonly side: string;
  readonly what: string;
  /** By the rules, from all that the die may show. */
  readonly chance: number;
  readonly tries: number;
  readonly hits: number;
}

/** How often a die showed each of its faces. */
export interface DieTally {
  readonly faces: number;
  readonly counts: readonly number[];
}

/** What happened in a game, beyond its account. */
export interface Chronicle {
  readonly heat: readonly Heat[];
  readonly shots: readonly ShotTally[];
  readonly dice: readonly DieTally[];
  /** What each side did in its first turn, in sentences. */
  readonly opening: { readonly [side: string]: readonly string[] };
}

/** A move as it is made. */
export interface Move<T extends GameTypes> {
  readonly by: Mover<T['side']>;
  readonly action: T['action'];
  readonly before: T['state'];
  readonly events: readonly T['event'][];
  readonly states: readonly T['state'][];
}

export interface Chronicler<T extends GameTypes> {
  readonly note: (move: Move<T>, outcomes: readonly Chance<T['action']>[]) => void;
  readonly chronicle: () => Chronicle;
}

export interface ToldGame<T extends GameTypes> {
  readonly game: Game<T>;
  readonly ledger: Ledger<T>;
  /** Without one there are no heat maps, and nobody knows what was done in turn one. */
  readonly story?: Storyteller<T>;
}

/** Writes down what happens in one game. */
export const chroniclerOf = <T extends GameTypes>(told: ToldGame<T>): Chronicler<T> => {
  const heat = new Map<string, Map<number, number>>();
  const shots = new Map<string, ShotTally>();
  const dice = new Map<number, number[]>();
  const first = new Map<string, number>();
  const opening = new Map<string, Set<string>>(told.game.sides.map(side => [side, new Set<string>()]));
  return {
    note: (move, outcomes) => {
      if (move.by === 'chance') {
        countFace(dice, outcomes, move.action);
        countShot(told, shots, move, outcomes);
      }
      const scenes = scenesOf(told, move);
      for (const scene of scenes) countScene(heat, scene, loserIn(told, move, scene));
      const done = scenes.filter(({ kind }) => kind !== 'news').map(({ caption }) => caption);
      if (done.length === 0) return;
      const turn = told.ledger.turn(move.before);
      // Its own first turn: a side may begin after the other.
      if (!first.has(move.by)) first.set(move.by, turn);
      if (first.get(move.by) === turn) for (const caption of done) opening.get(move.by)?.add(caption);
    },
    chronicle: () => ({
      heat: [...heat].map(([key, hexes]) => {
        const [layer, side] = key.split(' ') as [Layer, string];
        return { layer, side, hexes: [...hexes].flat() };
      }),
      shots: [...shots.values()],
      dice: [...dice].map(([faces, counts]) => ({ faces, counts })),
      opening: Object.fromEntries([...opening].map(([side, done]) => [side, [...done]])),
    }),
  };
};

/** What is told of a move: to who made it, or of a throw to the first side that is told anything. */
const scenesOf = <T extends GameTypes>(
  { game, story }: ToldGame<T>,
  { by, before, events, states }: Move<T>,
): readonly Scene[] => {
  if (story === undefined) return [];
  const after = states.at(-1) ?? before;
  for (const viewer of by === 'chance' ? game.sides : [by]) {
    const sights = events.flatMap((event, place) =>
      game.witness(place === 0 ? before : (states[place - 1] as T['state']), event, viewer),
    );
    const scenes = story.tell({
      by,
      before: game.view(before, viewer),
      sights,
      after: game.view(after, viewer),
    });
    if (scenes.length > 0) return scenes;
  }
  return [];
};

/** Whom a battle cost units: the side that was attacked, or that ran on what nobody fired. */
const loserIn = <T extends GameTypes>(
  { game, ledger }: ToldGame<T>,
  { before, events, states }: Move<T>,
  { side }: Scene,
): string | undefined => {
  if (side !== undefined) return game.sides.find(other => other !== side);
  const lost = events.flatMap((event, place) =>
    ledger.losses(place === 0 ? before : (states[place - 1] as T['state']), event),
  );
  return lost[0]?.side;
};

const countScene = (
  heat: Map<string, Map<number, number>>,
  scene: Scene,
  loser: string | undefined,
): void => {
  const add = (layer: Layer, side: string | undefined, hex: number | undefined, count = 1): void => {
    if (side === undefined || hex === undefined || count === 0) return;
    const key = `${layer} ${side}`;
    const hexes = heat.get(key) ?? new Map<number, number>();
    hexes.set(hex, (hexes.get(hex) ?? 0) + count);
    heat.set(key, hexes);
  };
  if (scene.kind === 'movement') for (const hex of scene.path.slice(1)) add('movement', scene.side, hex);
  if (scene.kind === 'news' && scene.topic === 'loss')
    add('loss', scene.side, scene.hex, scene.pieces.length);
  if (scene.kind !== 'battle' || scene.search === true || scene.verdict === '') return;
  add('battle', scene.side, scene.hex);
  add('loss', loser, scene.hex, scene.targets.filter(({ result }) => result === 'loss').length);
};

/** Only of dice whose faces all come up alike. */
const countFace = <A>(dice: Map<number, number[]>, outcomes: readonly Chance<A>[], drawn: A): void => {
  if (outcomes.length < 2 || outcomes.some(({ ways }) => ways !== 1)) return;
  const counts = dice.get(outcomes.length) ?? new Array<number>(outcomes.length).fill(0);
  const face = outcomes.findIndex(({ action }) => action === drawn);
  counts[face] = (counts[face] ?? 0) + 1;
  dice.set(outcomes.length, counts);
};

const countShot = <T extends GameTypes>(
  { game, ledger: { gunnery } }: ToldGame<T>,
  shots: Map<string, ShotTally>,
  { before, events }: Move<T>,
  outcomes: readonly Chance<T['action']>[],
): void => {
  const shot = gunnery?.shot(before);
  if (gunnery === undefined || shot === undefined) return;
  const hits = (all: readonly T['event'][]): boolean => all.some(gunnery.isHit);
  const ways = outcomes.filter(({ action }) => {
    const decided = game.decide(before, 'chance', action);
    return decided.ok && hits(decided.value.events);
  });
  const chance = Math.round((totalWays(ways) / totalWays(outcomes)) * 1e4) / 1e4;
  const key = `${shot.side} ${shot.what} ${chance}`;
  const known = shots.get(key) ?? { ...shot, chance, tries: 0, hits: 0 };
  shots.set(key, { ...known, tries: known.tries + 1, hits: known.hits + (hits(events) ? 1 : 0) });
};
