import type { Piece } from '@narrow-seas/core';
import { useEffect, useRef } from 'react';
import { drawCounter } from '../map/counter.ts';
import { readPalette } from '../map/palette.ts';
import { useMood } from './useMood.ts';

/** A counter as on the map, for panels. What it is stands beside it in words. */
export const CounterImage = ({ piece, size }: { readonly piece: Piece; readonly size: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const mood = useMood();
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || canvas.current === null || mood === '') return;
    const ratio = Math.min(2, devicePixelRatio || 1);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, size, size);
    drawCounter(context, piece, size, readPalette(canvas.current));
  }, [piece, size, mood]);
  const ratio = Math.min(2, devicePixelRatio || 1);
  return (
    <canvas
      ref={canvas}
      className="counter"
      width={size * ratio}
      height={size * ratio}
      style={{ width: size, height: size }}
      aria-hidden="true"
    />
  );
};
