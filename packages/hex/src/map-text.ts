import { mapError } from './map-value.ts';

const CODES = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Letters to digits by character code, 255 for what is no digit: a search of the alphabet would be most of the loading. */
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => LETTERS.indexOf(String.fromCharCode(code)));

/** Runs such as "12a3bc" into codes, checked against the width of the row and the number of codes there are. */
const readRuns = (text: string, row: Uint8Array, codes: number, where: string): void => {
  if (!/^(?:\d{0,7}[a-zA-Z])*$/.test(text)) throw mapError(where, 'is not a row of runs such as 12a3bc');
  let at = 0;
  for (const [, count, letter] of text.matchAll(/(\d*)([a-zA-Z])/g)) {
    const code = CODES.indexOf(letter as string);
    if (code >= codes) throw mapError(where, `has the code ${letter}, but there are only ${codes}`);
    const end = at + (count === '' ? 1 : Number(count));
    if (end > row.length) throw mapError(where, `is longer than the ${row.length} that belong in a row`);
    row.fill(code, at, end);
    at = end;
  }
  if (at !== row.length) throw mapError(where, `holds ${at} where ${row.length} belong in a row`);
};

/** All rows as one flat array. */
export const readRows = (
  rows: readonly string[],
  count: number,
  width: number,
  codes: number,
  where: string,
): Uint8Array => {
  if (rows.length !== count) throw mapError(where, `has ${rows.length} rows; the grid has ${count}`);
  const flat = new Uint8Array(count * width);
  rows.forEach((text, index) => {
    readRuns(text, flat.subarray(index * width, (index + 1) * width), codes, `${where}[${index}]`);
  });
  return flat;
};

/** Differences from point to point, in steps of 1/unit, into x0 y0 x1 y1 … in hex widths. */
export const readDeltas = (text: string, unit: number, where: string): Float32Array => {
  const points = new Float32Array(text.length);
  let [count, value, scale, x, y] = [0, 0, 1, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const digit = DIGITS[text.charCodeAt(at)] ?? 255;
    if (digit > 63) throw mapError(where, 'has a letter that is no digit of a line');
    value += (digit % 32) * scale;
    scale *= 32;
    if (digit >= 32) continue;
    const step = value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    points[count] = (count % 2 === 0 ? (x += step) : (y += step)) / unit;
    count += 1;
    value = 0;
    scale = 1;
  }
  if (scale !== 1 || count % 2 === 1) throw mapError(where, 'ends in the middle of a point');
  return points.slice(0, count);
};
