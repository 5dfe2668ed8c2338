import type { MapStyle } from '@narrow-seas/core';
import type { Chart, HexMap } from '@narrow-seas/hex';
import { type NamesJob, paintNames } from '../names/paint-names.ts';
import { type Job, makePlate, paintChart } from './paint.ts';
import type { Sheet } from './pencil.ts';

/** What is on the drawing table. */
export interface Copy {
  readonly map: HexMap;
  readonly chart: Chart;
  readonly mapStyle: MapStyle;
}

/** A picture that is wanted: the chart, or the names on it. */
export type Order =
  | { readonly layer: 'chart'; readonly job: Job }
  | { readonly layer: 'names'; readonly job: NamesJob };

export type Picture = ImageBitmap | Sheet['canvas'];

/** Draws what it is asked for; the paths are made once. */
export interface Artist {
  readonly draw: (order: Order) => Sheet;
}

export const makeArtist = ({ map, chart, mapStyle }: Copy): Artist => {
  const plate = makePlate(map, chart, mapStyle);
  return {
    draw: order => (order.layer === 'chart' ? paintChart(plate, order.job) : paintNames(plate, order.job)),
  };
};
