import type { Face, GameTypes, Phrase, SideLook, Table, Track } from '@narrow-seas/core';
import type { HexMap } from '@narrow-seas/hex';
import type { Sight, View } from '../link/protocol.ts';
import type { Dress } from '../map/shapes.ts';
import type { TurnName } from '../store/turn-name.ts';

/** A map and what of it is dressed how. */
export interface Sheet {
  readonly map: HexMap;
  readonly dress: Dress;
}

/** A game as the page knows it: how it looks and speaks, and its map. */
export interface Exhibit extends Sheet {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly sides: { readonly [side: string]: SideLook };
  /** The map that a match is played on: a game may have several. */
  readonly sheetOf: (view: View) => Sheet;
  readonly table: (view: View) => Table;
  readonly track: (view: View) => Track;
  readonly sayPiece: (view: View, piece: number) => string;
  readonly sayHex: (view: View, hex: number) => string;
  /** The sights of one entry as they are told. */
  readonly told: (sights: readonly Sight[]) => readonly Sight[];
  readonly sayEvent: (view: View, sight: Sight) => readonly Phrase[];
  readonly saySide: (viewer: string) => string;
  /** How many faces its dice have. */
  readonly dieFaces: number;
  /** The face of a die that fell, where the sight is of one. */
  readonly dieIn: (sight: Sight) => number | undefined;
  /** What an attack needed, where the sight is of one. */
  readonly attackIn: (sight: Sight) => Attempt | undefined;
  /** The turn that begins, where the sight is of that: its name where `track` has names, else its number. */
  readonly turnIn: (sight: Sight) => TurnName | undefined;
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

type Own<T extends GameTypes> = Pick<Exhibit, 'dieFaces'> & {
  readonly face: Face<T>;
  /** The picture of the game, and its only map unless `sheetOf` says otherwise. */
  readonly sheet: Sheet;
  readonly sheetOf?: (view: T['view']) => Sheet;
  readonly dieIn: (sight: T['sight']) => number | undefined;
  readonly attackIn: (sight: T['sight']) => Attempt | undefined;
  readonly turnIn: (sight: T['sight']) => TurnName | undefined;
  readonly beginsPhase: (sight: T['sight']) => boolean;
  readonly pointsFor: T['side'];
};

/** Views and sights come back from the worker untyped; they are of the game that was opened, and only here is that said. */
export const exhibit = <T extends GameTypes>({ face, sheet, sheetOf, ...own }: Own<T>): Exhibit => ({
  id: face.id,
  title: face.title,
  about: face.about,
  sides: face.sides,
  ...sheet,
  sheetOf: view => sheetOf?.(view) ?? sheet,
  pointsFor: own.pointsFor,
  table: view => face.table(view),
  track: view => face.track(view),
  sayPiece: (view, piece) => face.sayPiece(view, piece),
  sayHex: (view, hex) => face.sayHex(view, hex),
  told: sights => face.told?.(sights) ?? sights,
  sayEvent: (view, sight) => face.sayEvent(view, sight),
  saySide: viewer => face.saySide(viewer),
  dieFaces: own.dieFaces,
  dieIn: sight => own.dieIn(sight),
  attackIn: sight => own.attackIn(sight),
  turnIn: sight => own.turnIn(sight),
  beginsPhase: sight => own.beginsPhase(sight),
});
