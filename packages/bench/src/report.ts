import type { Machine } from './machine.ts';
import { type Measurement, meets, type Target } from './measurement.ts';
import { type PeerId, versionOfPeer } from './peers/version.ts';
import { median, spread } from './statistics.ts';
import type { Figures } from './windows.ts';

/** A figure and how much its windows disagree. */
export interface Reading {
  readonly median: number;
  /** Interquartile range over median. */
  readonly spread: number;
}

export interface Measured extends Reading {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly better: 'more' | 'less';
  readonly peer?: Reading & { readonly name: PeerId; readonly version: string };
  /** Ours over the peer's, window by window, and of those the median: what disturbs both cancels out. */
  readonly ratio?: number;
  readonly target?: Target;
  /** Absent when there is no target, or the windows were too short to judge by. */
  readonly met?: boolean;
}

export interface BenchReport {
  readonly machine: Machine;
  readonly measurements: readonly Measured[];
}

const readingOf = (figures: readonly number[]): Reading => ({
  median: median(figures),
  spread: spread(figures),
});

export const measuredFrom = (
  { id, title, unit, better, peer, target }: Measurement,
  figures: Figures,
  judged: boolean,
): Measured => {
  const beside = peer === undefined ? {} : besidePeer(peer.name, figures);
  const measured = { id, title, unit, better, ...readingOf(figures.ours), ...beside };
  if (target === undefined) return measured;
  return judged ? { ...measured, target, met: isMet(measured, target) } : { ...measured, target };
};

const besidePeer = (name: PeerId, { ours, peer }: Figures): Required<Pick<Measured, 'peer' | 'ratio'>> => ({
  peer: { name, version: versionOfPeer(name), ...readingOf(peer) },
  ratio: ratioOf(ours, peer),
});

export const ratioOf = (ours: readonly number[], peer: readonly number[]): number =>
  median(ours.map((figure, place) => figure / (peer[place] ?? Number.NaN)));

const isMet = (measured: Measured, target: Target): boolean =>
  meets(target, target.of === 'median' ? measured.median : (measured.ratio ?? Number.NaN));
