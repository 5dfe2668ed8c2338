import {
  type Diagram,
  type FacePackage,
  type Game,
  type GameTypes,
  type MapFile,
  mustBe,
} from '@narrow-seas/core';
import { type HexMap, readMap } from '@narrow-seas/hex';
import type { Figure, Shape } from '../figure.ts';
import type { Run } from '../run.ts';
import { drawChart } from './chart.ts';
import { drawIce, drawLabels, drawMarkers, drawMarks, drawWay } from './marks.ts';
import { drawPieces } from './pieces.ts';
import { type Frame, frameOf, hexNamed, isShown, SCALE } from './sheet-frame.ts';

/** A game as pictures of it need it. */
export interface Artist<T extends GameTypes> {
  readonly game: Game<T>;
  readonly pack: FacePackage<T>;
  readonly mapOf: (file: MapFile) => HexMap;
}

export const artistOf = <T extends GameTypes>(game: Game<T>, pack: FacePackage<T>): Artist<T> => {
  const read = new Map<MapFile, HexMap>();
  const mapOf = (file: MapFile): HexMap => {
    const known = read.get(file) ?? readMap(file.file);
    read.set(file, known);
    return known;
  };
  return { game, pack, mapOf };
};

const ways = <T extends GameTypes>(frame: Frame, { orders }: Diagram<T>): readonly Shape[] =>
  orders.flatMap(({ arrow = [], expect }) =>
    drawWay(
      frame,
      arrow.map(name => hexNamed(frame.map, name)),
      expect === 'legal',
    ),
  );

/** The position as its side sees it, with what the rules mark and what the orders say. */
export const drawDiagram = <T extends GameTypes>(
  { game, pack, mapOf }: Artist<T>,
  diagram: Diagram<T>,
  caption: readonly Run[],
): Figure => {
  const state = mustBe(game.notation.parse(diagram.position));
  const view = game.view(state, diagram.viewer);
  const file = pack.mapOf?.(view) ?? pack.map;
  const frame = frameOf(mapOf(file), diagram.frame);
  const board = pack.face.board(view);
  const marks = diagram.marks?.(state) ?? [];
  const { boxes, now } = pack.face.track(view);
  const [width, height] = [Math.round(frame.width * SCALE), Math.round(frame.height * SCALE)];
  const whole = { x: 0, y: 0, width, height };
  const isNight = boxes.some(({ turn, night }) => turn === now && night);
  const taken = new Set(board.pieces.map(({ hex }) => hex));
  return {
    id: diagram.id,
    title: diagram.title,
    caption,
    width,
    height,
    shapes: [
      ...drawChart(frame, file.mapStyle),
      ...drawIce(frame, board),
      ...(isNight ? [{ tag: 'rect', look: 'night', at: whole } as const] : []),
      ...drawMarks(frame, marks),
      ...drawMarkers(
        frame,
        board.markers.filter(({ hex }) => !taken.has(hex) || isShown(frame, hex)),
      ),
      ...drawPieces(frame, board.pieces),
      ...drawLabels(frame, marks),
      ...ways(frame, diagram),
      { tag: 'rect', look: 'frame', at: whole },
    ],
  };
};
