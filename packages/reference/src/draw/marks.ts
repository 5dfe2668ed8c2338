import type { Board, Marker, Overlay } from '@narrow-seas/core';
import type { Point } from '@narrow-seas/hex';
import type { Shape } from '../figure.ts';
import { hexPath, rimPath } from './chart.ts';
import { type Frame, isShown, pathOf, SCALE, spotOf } from './sheet-frame.ts';

type Mark = Overlay['hexes'][number];

const TONES = ['own', 'enemy', 'good', 'bad', 'neutral'] as const satisfies readonly Mark['tone'][];

/** Hexes in the colour of their tone, with a line around them that has its own dashes. */
export const drawMarks = (frame: Frame, marks: Overlay['hexes']): readonly Shape[] =>
  TONES.flatMap((tone): readonly Shape[] => {
    const hexes = marks.filter(mark => mark.tone === tone).map(({ hex }) => hex);
    const here = hexes.filter(hex => isNear(frame, hex));
    if (here.length === 0) return [];
    return [
      { tag: 'path', look: `mark-${tone}`, at: { d: hexPath(frame, here) } },
      { tag: 'path', look: `edge-${tone}`, at: { d: rimPath(frame, here) } },
    ];
  });

const isNear = (frame: Frame, hex: number): boolean => frame.hexes.some(known => known === hex);

export const drawLabels = (frame: Frame, marks: Overlay['hexes']): readonly Shape[] =>
  marks.flatMap(({ hex, label }): readonly Shape[] => {
    if (label === undefined || !isShown(frame, hex)) return [];
    const [x, y] = spotOf(frame, hex);
    return [{ tag: 'text', look: 'label', at: { x, y: y + SCALE * 0.43 }, text: label }];
  });

export const drawIce = (frame: Frame, { ice }: Board): readonly Shape[] =>
  (['pack', 'drift'] as const).flatMap((kind): readonly Shape[] => {
    const hexes = (ice?.[kind] ?? []).filter(hex => isNear(frame, hex));
    return hexes.length === 0
      ? []
      : [{ tag: 'path', look: kind === 'pack' ? 'ice' : 'drift', at: { d: hexPath(frame, hexes) } }];
  });

const symbol = ({ kind, side }: Marker, [x, y]: Point): readonly Shape[] => {
  const at = y - SCALE * 0.22;
  if (kind === 'mine') return [{ tag: 'circle', look: 'mine', at: { cx: x, cy: at, r: 6 } }];
  const look = `base-${side ?? 'none'}` as const;
  if (kind === 'fortress' || kind === 'port')
    return [{ tag: 'rect', look, at: { x: x - 5, y: at - 5, width: 10, height: 10 } }];
  return [{ tag: 'circle', look, at: { cx: x, cy: at, r: 5 } }];
};

const nameOf = ({ text }: Marker, [x, y]: Point): readonly Shape[] => {
  const at = { x, y: y + SCALE * 0.47 };
  return [
    { tag: 'text', look: 'place-halo', at, text },
    { tag: 'text', look: 'place', at, text },
  ];
};

/** Bases, ports and mines; names of seas are left to the chart. */
export const drawMarkers = (frame: Frame, markers: readonly Marker[]): readonly Shape[] =>
  markers
    .filter(({ kind, hex }) => kind !== 'name' && isShown(frame, hex))
    .flatMap(marker => [
      ...symbol(marker, spotOf(frame, marker.hex)),
      ...nameOf(marker, spotOf(frame, marker.hex)),
    ]);

const shortened = ([fromX, fromY]: Point, [toX, toY]: Point, by: number): Point => {
  const far = Math.hypot(toX - fromX, toY - fromY) || 1;
  return [toX - ((toX - fromX) * by) / far, toY - ((toY - fromY) * by) / far];
};

const headAt = ([fromX, fromY]: Point, [toX, toY]: Point): string => {
  const far = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [x, y] = [(toX - fromX) / far, (toY - fromY) / far];
  const back: Point = [toX - x * 14, toY - y * 14];
  return pathOf(
    [
      [toX, toY],
      [back[0] - y * 8, back[1] + x * 8],
      [back[0] + y * 8, back[1] - x * 8],
    ],
    true,
  );
};

/** What is allowed is drawn through, what is refused in dashes. */
export const drawWay = (frame: Frame, hexes: readonly number[], isAllowed: boolean): readonly Shape[] => {
  const spots = hexes.map(hex => spotOf(frame, hex));
  const [last, before] = [spots.at(-1), spots.at(-2)];
  if (last === undefined || before === undefined) return [];
  const tone = isAllowed ? 'good' : 'bad';
  const end = shortened(before, last, 12);
  return [
    {
      tag: 'path',
      look: `way-${tone}`,
      at: { d: pathOf([...spots.slice(0, -1), shortened(before, end, 8)], false) },
    },
    { tag: 'path', look: `head-${tone}`, at: { d: headAt(before, end) } },
  ];
};
