import type { Face, GameTypes, Phrase, SideLook, Table, Track } from '@narrow-seas/core';
import { type HexMap, readMap } from '@narrow-seas/hex';
import { secondFleetFace, secondFleetMap } from '@narrow-seas/second-fleet/face';
import { sixthFleetFace, sixthFleetMap } from '@narrow-seas/sixth-fleet/face';
import type { Sight, View } from './link/protocol.ts';
import type { Dress } from './map/shapes.ts';

export interface Quick {
  readonly scenario: string;
  readonly side: string;
  /** The level of the computer on the other side. */
  readonly level: string;
  /** Commands that set up by the book, and in how many phases of the player. */
  readonly prepare: { readonly commands: readonly string[]; readonly phases: number };
}

/** A game as the page knows it: how it looks and speaks, its map, and what of the map is dressed how. */
export interface Exhibit {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly sides: { readonly [side: string]: SideLook };
  readonly map: HexMap;
  readonly dress: Dress;
  /** What one click starts. */
  readonly quick: Quick;
  readonly table: (view: View) => Table;
  readonly track: (view: View) => Track;
  readonly sayPiece: (view: View, piece: number) => string;
  readonly sayHex: (view: View, hex: number) => string;
  readonly sayEvent: (view: View, sight: Sight) => readonly Phrase[];
  readonly saySide: (viewer: string) => string;
  /** How many faces its dice have. */
  readonly dieFaces: number;
  /** The face of a die that fell, where the sight is of one. */
  readonly dieIn: (sight: Sight) => number | undefined;
  /** What an attack needed, where the sight is of one. */
  readonly attackIn: (sight: Sight) => Attempt | undefined;
  /** The turn that begins, where the sight is of that. */
  readonly turnIn: (sight: Sight) => number | undefined;
  /** Whether the sight is of a new phase. */
  readonly beginsPhase: (sight: Sight) => boolean;
  /** The side that points above zero speak for. */
  readonly pointsFor: string;
}

/** An attack that hits when the die shows so much or less. */
export interface Attempt {
  readonly need: number;
  readonly faces: number;
}

type Own<T extends GameTypes> = Pick<Exhibit, 'dress' | 'quick' | 'dieFaces'> & {
  readonly face: Face<T>;
  readonly map: unknown;
  readonly dieIn: (sight: T['sight']) => number | undefined;
  readonly attackIn: (sight: T['sight']) => Attempt | undefined;
  readonly turnIn: (sight: T['sight']) => number | undefined;
  readonly beginsPhase: (sight: T['sight']) => boolean;
  readonly pointsFor: T['side'];
};

/** Views and sights come back from the worker untyped; they are of the game that was opened, and only here is that said. */
const exhibit = <T extends GameTypes>({ face, map, ...own }: Own<T>): Exhibit => ({
  id: face.id,
  title: face.title,
  about: face.about,
  sides: face.sides,
  map: readMap(map),
  dress: own.dress,
  quick: own.quick,
  pointsFor: own.pointsFor,
  table: view => face.table(view),
  track: view => face.track(view),
  sayPiece: (view, piece) => face.sayPiece(view, piece),
  sayHex: (view, hex) => face.sayHex(view, hex),
  sayEvent: (view, sight) => face.sayEvent(view, sight),
  saySide: viewer => face.saySide(viewer),
  dieFaces: own.dieFaces,
  dieIn: sight => own.dieIn(sight),
  attackIn: sight => own.attackIn(sight),
  turnIn: sight => own.turnIn(sight),
  beginsPhase: sight => own.beginsPhase(sight),
});

/** The games of the page. A new game is put on the shelf here and in the worker. */
export const SHELF: readonly Exhibit[] = [
  exhibit({
    face: sixthFleetFace,
    map: sixthFleetMap,
    dress: {
      hatched: ['restricted'],
      crossed: ['prohibited'],
      outlined: ['aegean', 'eastern-mediterranean'],
    },
    quick: {
      scenario: 'short',
      side: 'soviet',
      level: 'cadet',
      prepare: { commands: ['deploy-rest'], phases: 2 },
    },
    dieFaces: 6,
    dieIn: sight => (sight.type === 'rolled' ? sight.face : undefined),
    attackIn: sight => (sight.type === 'attacked' ? { need: sight.need, faces: 6 } : undefined),
    turnIn: sight => (sight.type === 'turned' ? sight.turn : undefined),
    beginsPhase: sight => sight.type === 'began',
    pointsFor: 'soviet',
  }),
  exhibit({
    face: secondFleetFace,
    map: secondFleetMap,
    dress: {
      hatched: ['fjord'],
      crossed: ['pack-ice'],
      outlined: ['zone-ls', 'zone-na', 'zone-bi', 'zone-ic', 'zone-ns', 'zone-gs', 'zone-sv', 'zone-bs'],
    },
    quick: {
      scenario: 'standing-force',
      side: 'nato',
      level: 'cadet',
      prepare: { commands: ['place-rest'], phases: 0 },
    },
    dieFaces: 10,
    dieIn: sight => (sight.type === 'rolled' ? sight.face : undefined),
    // An attack here has two dice and many outcomes: there is no one number that it needs.
    attackIn: () => undefined,
    turnIn: sight => (sight.type === 'turned' ? sight.turn : undefined),
    beginsPhase: sight => sight.type === 'began',
    pointsFor: 'soviet',
  }),
];

export const exhibitOf = (game: string): Exhibit | undefined => SHELF.find(({ id }) => id === game);
