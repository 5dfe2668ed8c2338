import { lap, type Work } from './lap.ts';
import type { PeerId } from './peers/version.ts';

/** One window gives one figure, in the unit of its measurement. */
export type Window = (milliseconds: number) => number;

/** What we promise of our median, or of its ratio to the peer's. */
export interface Target {
  readonly of: 'median' | 'ratio';
  readonly is: 'at least' | 'under';
  readonly value: number;
}

export interface Measurement {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly better: 'more' | 'less';
  readonly ours: Window;
  readonly peer?: { readonly name: PeerId; readonly window: Window };
  readonly target?: Target;
  /** The most windows worth taking, where one takes long and hardly varies. */
  readonly windows?: number;
  /** Lets go of what the windows needed, once all are taken. */
  readonly close?: () => void;
}

export const perSecond =
  (work: Work): Window =>
  milliseconds => {
    const done = lap(work, milliseconds);
    return (done.operations / done.milliseconds) * 1000;
  };

export const microsecondsEach =
  (work: Work): Window =>
  milliseconds => {
    const done = lap(work, milliseconds);
    return (done.milliseconds / done.operations) * 1000;
  };

const WARM_UP = 10;

/** The first window, which is not counted, lasts longer: the engine takes seconds to compile a whole rulebook. */
export const warmingUp = (window: Window, times = WARM_UP): Window => {
  let isCold = true;
  return milliseconds => {
    const longer = isCold ? milliseconds * times : milliseconds;
    isCold = false;
    return window(longer);
  };
};

export const meets = ({ is, value }: Target, figure: number): boolean =>
  is === 'at least' ? figure >= value : figure < value;
