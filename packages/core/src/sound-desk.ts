import type { Desk, Selection } from './desk.ts';
import type { GameTypes } from './game.ts';

/** Which numbers name something in a view. */
export interface Known<T extends GameTypes> {
  readonly piece: (view: T['view'], piece: number) => boolean;
  readonly hex: (view: T['view'], hex: number) => boolean;
}

const NOTHING_PICKED: Selection = { pieces: [], targets: [] };

/** Named twice, a piece is picked once. Of targets with shares of an attack, each has its own. */
const eachOnce = (selection: Selection): Selection => {
  const { pieces, targets, shares } = selection;
  const aims = shares === undefined ? new Set(targets) : targets;
  return { ...selection, pieces: [...new Set(pieces)], targets: [...aims] };
};

/**
 * The desk, asked only about what there is, each piece once. A screen may still hold pieces of another match, and anybody who sends a message
 * can write any number: for what names nothing there is nothing to do and nothing to say.
 */
export const soundDesk = <T extends GameTypes>(desk: Desk<T>, known: Known<T>): Desk<T> => {
  const isSound = (view: T['view'], { pieces, targets, hex }: Selection): boolean =>
    [...pieces, ...targets].every(piece => Number.isInteger(piece) && known.piece(view, piece)) &&
    (hex === undefined || (Number.isInteger(hex) && known.hex(view, hex)));
  return {
    ...desk,
    choices: (view, selection) => (isSound(view, selection) ? desk.choices(view, eachOnce(selection)) : []),
    why: (view, selection) => (isSound(view, selection) ? desk.why(view, eachOnce(selection)) : undefined),
    overlay: (view, id, selection) =>
      desk.overlay(view, id, isSound(view, selection) ? eachOnce(selection) : NOTHING_PICKED),
  };
};
