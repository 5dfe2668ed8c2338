import { type FacePackage, type GameTypes, type Phrase, sayTurn, type SomeFace } from '@narrow-seas/core';

/** A piece on the map, with what its side is called. */
export interface Shown {
  readonly id: number;
  readonly side: string;
  readonly hex: number;
}

/** How a game speaks to a terminal: its face, whose views are its own business. */
export interface Speech {
  readonly nameSide: (viewer: string) => string;
  readonly turn: (view: object) => string;
  /** Everything that lies on the map. */
  readonly shown: (view: object) => readonly Shown[];
  /** "south-west of Andoya"; empty where nothing near has a name. */
  readonly where: (view: object, hex: number) => string;
  readonly namePiece: (view: object, piece: number) => string;
  readonly sayPiece: (view: object, piece: number) => string;
  readonly sayHex: (view: object, hex: number) => string;
  /** What happened, a sentence each. */
  readonly tell: (view: object, sights: readonly object[]) => readonly string[];
}

const wordsOf = (phrases: readonly Phrase[]): string =>
  phrases.map(phrase => (typeof phrase === 'string' ? phrase : phrase.text)).join('');

const speech = <T extends GameTypes>({ face }: FacePackage<T>): Speech => {
  const looks = Object.values(face.sides) as readonly { readonly name: string; readonly tint: string }[];
  const nameOfTint = new Map(looks.map(({ name, tint }) => [tint, name]));
  return {
    nameSide: viewer => face.saySide(viewer),
    turn: view => sayTurn(face.track(view)),
    shown: view =>
      face
        .board(view)
        .pieces.flatMap(({ id, side, hex }) =>
          hex === undefined ? [] : [{ id, hex, side: nameOfTint.get(side) ?? side }],
        ),
    where: (view, hex) => face.sayWhere?.(view, hex) ?? '',
    namePiece: face.namePiece,
    sayPiece: face.sayPiece,
    sayHex: face.sayHex,
    tell: (view, sights) =>
      (face.told?.(sights) ?? sights)
        .map(sight => wordsOf(face.sayEvent(view, sight)))
        .filter(sentence => sentence !== ''),
  };
};

export const speechOf = (some: SomeFace): Speech => some(speech);
