import type { GameListed } from '@narrow-seas/protocol';
import { useEffect, useRef, useState } from 'react';
import type { GameDisplay } from '../../catalogue/game-display.ts';
import type { GameListing } from '../../catalogue/listing.ts';
import type { View } from '../../link/protocol.ts';
import { drawSmallBoard } from '../../map/small-board.ts';
import { viewOf } from '../../online/calls.ts';
import { useDisplay } from '../useDisplay.ts';
import { useMood } from '../useMood.ts';

const SIZE = { width: 108, height: 72 };

interface Props {
  readonly listing: GameListing;
  readonly game: GameListed;
}

/** What the server shows to this browser anyway when it opens the game; asked for when the row is seen, and again when the turn passes. */
const useView = ({ id, state, toAct }: GameListed, isSeen: boolean): View | undefined => {
  const [view, setView] = useState<View>();
  const moment = `${state} ${toAct.join(' ')}`;
  useEffect(() => {
    if (!isSeen || state === 'open') return undefined;
    const waiting = { isOver: false };
    void viewOf(id).then(seen => waiting.isOver || seen === undefined || setView(seen as View));
    return () => void (waiting.isOver = true);
  }, [id, isSeen, moment]);
  return view;
};

const draw = (canvas: HTMLCanvasElement, display: GameDisplay, view: View | undefined): void => {
  const { map } = view === undefined ? display : display.boardMapOf(view);
  drawSmallBoard(canvas, map, SIZE, view === undefined ? [] : display.board(view).pieces);
};

/** The sea of a game in a list, with a dot for each piece that this viewer sees. Looks and map are loaded for it, rules are not. */
export const SmallMap = ({ listing, game }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const display = useDisplay(listing, canvas);
  const view = useView(game, display !== undefined);
  const mood = useMood();
  useEffect(() => {
    if (canvas.current !== null && display !== undefined && mood !== '') draw(canvas.current, display, view);
  }, [display, view, mood]);
  return (
    <canvas
      ref={canvas}
      className="small-map"
      aria-hidden="true"
      data-pieces={view === undefined ? 0 : display?.board(view).pieces.length}
      {...SIZE}
    />
  );
};
