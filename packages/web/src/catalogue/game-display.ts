import {
  type Attempt,
  type MapFile,
  type FacePackage,
  type Legend,
  type GameTypes,
  type MapStyle,
  memo,
  type Phrase,
  type QuickStart,
  type SideLook,
  type Theatre,
  type Board,
  type Track,
} from '@narrow-seas/core';
import { type Chart, type HexMap, readChart, readMap } from '@narrow-seas/hex';
import type { Sight, View } from '../link/protocol.ts';
import type { TurnName } from '../store/turn-name.ts';

export type { Attempt } from '@narrow-seas/core';

/** A map and how its regions are drawn. */
export interface BoardMap {
  readonly map: HexMap;
  readonly mapStyle: MapStyle;
  /** What is only drawn; loaded once. A map that has no such file is drawn without. */
  readonly loadChart: () => Promise<Chart | undefined>;
  /** The same, as soon as it has come. */
  readonly chart: () => Chart | undefined;
}

/** A game as the page knows it: how it looks and speaks, and its map. */
export interface GameDisplay extends BoardMap {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly sides: { readonly [side: string]: SideLook };
  readonly quick: QuickStart;
  /** Where a scenario is fought, on its map; the whole map where nobody has said. */
  readonly theatreOf: (scenario: string) => { readonly map: HexMap; readonly theatre: Theatre | undefined };
  /** The map that a match is played on: a game may have several. */
  readonly boardMapOf: (view: View) => BoardMap;
  readonly board: (view: View) => Board;
  readonly track: (view: View) => Track;
  readonly namePiece: (view: View, piece: number) => string;
  readonly sayPiece: (view: View, piece: number) => string;
  readonly sayHex: (view: View, hex: number) => string;
  /** Where a hex lies, for people; empty where nothing near has a name. */
  readonly sayWhere: (view: View, hex: number) => string;
  /** The sights of one entry as they are told. */
  readonly told: (sights: readonly Sight[]) => readonly Sight[];
  readonly sayEvent: (view: View, sight: Sight) => readonly Phrase[];
  readonly saySide: (viewer: string) => string;
  readonly legend: (view: View) => Legend | undefined;
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
}

/** Each map is read once: what draws it tells maps apart by the object. */
const boardMapIn = memo(
  ({ file, mapStyle, chart }: MapFile): BoardMap => ({ map: readMap(file), mapStyle, ...chartOf(chart) }),
);

/** Asked for as often as one likes, loaded once; a failure to load may be followed by another try. */
const chartOf = (load: MapFile['chart']): Pick<BoardMap, 'chart' | 'loadChart'> => {
  let known: Chart | undefined;
  return {
    chart: () => known,
    loadChart: async () => {
      if (known === undefined && load !== undefined) known = readChart(await load());
      return known;
    },
  };
};

/** Views and sights come back from the worker untyped; they are of the game that was opened, and only here is that said. */
export const gameDisplay = <T extends GameTypes>({
  face,
  map,
  mapOf,
  ...own
}: FacePackage<T>): GameDisplay => ({
  id: face.id,
  title: face.title,
  about: face.about,
  sides: face.sides,
  quick: own.quick,
  ...boardMapIn(map),
  theatreOf: scenario => {
    const theatre = own.theatres[scenario];
    return { theatre, map: boardMapIn(theatre?.map ?? map).map };
  },
  boardMapOf: view => boardMapIn(mapOf?.(view) ?? map),
  board: view => face.board(view),
  track: view => face.track(view),
  namePiece: (view, piece) => face.namePiece(view, piece),
  sayPiece: (view, piece) => face.sayPiece(view, piece),
  sayHex: (view, hex) => face.sayHex(view, hex),
  sayWhere: (view, hex) => face.sayWhere?.(view, hex) ?? '',
  told: sights => face.told?.(sights) ?? sights,
  sayEvent: (view, sight) => face.sayEvent(view, sight),
  saySide: viewer => face.saySide(viewer),
  legend: view => face.legend?.(view),
  dieFaces: own.dieFaces,
  dieIn: sight => own.dieIn(sight),
  attackIn: sight => own.attackIn(sight),
  turnIn: sight => own.turnIn(sight),
  beginsPhase: sight => own.beginsPhase(sight),
});
