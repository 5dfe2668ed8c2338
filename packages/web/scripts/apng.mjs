// Joins screenshots to a film in one PNG: one palette for all, and of each frame only what is new.
import { deflateSync } from 'node:zlib';
import { binsOf, boxesOf, chunk, colourOf, HEAD, rowsOf, unpack } from './png.mjs';

/** @typedef {import('./png.mjs').Picture} Picture */
/** A screenshot and how long it is shown. @typedef {{ file: Buffer, milliseconds: number }} Frame */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/** Places in the palette, row after row. @typedef {{ width: number, height: number, places: Uint8Array }} Drawn */

/** All frames below each other, so that they share their colours. @param {readonly Picture[]} pictures @returns {Picture} */
const stacked = pictures => {
  const [first] = pictures;
  if (first === undefined) throw new Error('A film needs a frame.');
  const pixels = new Uint8Array(pictures.length * first.pixels.length);
  for (const [place, picture] of pictures.entries()) pixels.set(picture.pixels, place * first.pixels.length);
  return { ...first, height: first.height * pictures.length, pixels };
};

/** Without the byte that begins each row. @param {Picture} picture @param {ReturnType<typeof boxesOf>} boxes @returns {Drawn} */
const drawn = (picture, boxes) => {
  const { width, height } = picture;
  const rows = rowsOf(picture, boxes);
  const places = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    places.set(rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)), y * width);
  return { width, height, places };
};

/** The smallest box that holds every difference. @param {Drawn} before @param {Drawn} now @returns {Box} */
const changed = (before, now) => {
  const box = { left: now.width, top: now.height, right: -1, bottom: -1 };
  for (let at = 0; at < now.places.length; at++) {
    if (before.places[at] === now.places[at]) continue;
    const [x, y] = [at % now.width, Math.floor(at / now.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  // A frame that changes nothing still takes its time: one pixel of it is drawn again.
  if (box.right < 0) return { left: 0, top: 0, width: 1, height: 1 };
  return { left: box.left, top: box.top, width: box.right - box.left + 1, height: box.bottom - box.top + 1 };
};

/** @param {Drawn} picture @param {Box} box */
const packed = (picture, { left, top, width, height }) => {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * picture.width + left;
    rows.set(picture.places.subarray(from, from + width), y * (width + 1) + 1);
  }
  return deflateSync(rows, { level: 9 });
};

/** @param {number} number @param {Box} box @param {number} milliseconds */
const control = (number, { left, top, width, height }, milliseconds) => {
  const body = Buffer.alloc(26);
  for (const [place, value] of [number, width, height, left, top].entries())
    body.writeUInt32BE(value, place * 4);
  body.writeUInt16BE(milliseconds, 20);
  body.writeUInt16BE(1000, 22);
  return chunk('fcTL', body);
};

/** @param {number} number @param {Buffer} body */
const numbered = (number, body) => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(number);
  return chunk('fdAT', Buffer.concat([head, body]));
};

/** @param {readonly Drawn[]} pictures @param {readonly Frame[]} frames */
const framesOf = (pictures, frames) => {
  const [first] = pictures;
  const parts = [];
  let number = 0;
  for (const [place, picture] of pictures.entries()) {
    const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
    const box = place === 0 ? whole : changed(pictures[place - 1] ?? picture, picture);
    parts.push(control(number++, box, frames[place]?.milliseconds ?? 100));
    const body = packed(picture, box);
    parts.push(picture === first ? chunk('IDAT', body) : numbered(number++, body));
  }
  return parts;
};

/** A film that begins again when it is over. @param {readonly Frame[]} frames */
export const joinFrames = frames => {
  const pictures = frames.map(({ file }) => unpack(file));
  const boxes = boxesOf(binsOf(stacked(pictures)));
  const all = pictures.map(picture => drawn(picture, boxes));
  const [head, count] = [Buffer.alloc(13), Buffer.alloc(8)];
  head.writeUInt32BE(pictures[0]?.width ?? 0, 0);
  head.writeUInt32BE(pictures[0]?.height ?? 0, 4);
  head.set([8, 3, 0, 0, 0], 8);
  count.writeUInt32BE(frames.length, 0);
  return Buffer.concat([
    HEAD,
    chunk('IHDR', head),
    chunk('acTL', count),
    chunk('PLTE', Uint8Array.from(boxes.flatMap(colourOf))),
    ...framesOf(all, frames),
    chunk('IEND', new Uint8Array(0)),
  ]);
};
