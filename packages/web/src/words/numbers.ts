import { counted, percent as percentOf, signed as withSign } from '@narrow-seas/core';

/** How numbers are written on the page. */

export { counted as plural };

/** Of a number from 0 to 100. */
export const percent = (value: number): string => percentOf(value / 100);

/** With a sign, so that a reader sees at once for whom it counts. */
export const signed = (points: number): string => withSign(points, 1).replace('-', '−');

export const grouped = (count: number): string => Math.round(count).toLocaleString('en-GB');
