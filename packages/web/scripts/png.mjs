// Packs a screenshot: at most 256 colours, one byte a pixel. A chart loses nothing by it that one can see.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** @typedef {{ width: number, height: number, channels: number, pixels: Uint8Array }} Picture */
/** One kind of colour, to five bits a channel, with the sum of the pixels in it. @typedef {{ key: number, count: number, sum: number[] }} Bin */

export const HEAD = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const MOST = 256;

/** @param {Buffer} file @param {string} type */
const bodiesOf = (file, type) => {
  const bodies = [];
  for (let at = HEAD.length; at < file.length; at += file.readUInt32BE(at) + 12)
    if (file.toString('latin1', at + 4, at + 8) === type)
      bodies.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  return Buffer.concat(bodies);
};

/** What a byte is told relative to. @param {number} left @param {number} up @param {number} corner */
const paeth = (left, up, corner) => {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
};

/** Ways in which a row may be told. @type {readonly ((left: number, up: number, corner: number) => number)[]} */
const FILTERS = [() => 0, left => left, (_left, up) => up, (left, up) => (left + up) >> 1, paeth];

/** @param {Buffer} file @returns {Picture} */
export const unpack = file => {
  const head = bodiesOf(file, 'IHDR');
  const [width, height, channels] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] === 6 ? 4 : 3];
  const raw = inflateSync(bodiesOf(file, 'IDAT'));
  const row = width * channels;
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    const filter = FILTERS[raw[y * (row + 1)] ?? 0] ?? paeth;
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x < channels ? 0 : (pixels[at - channels] ?? 0);
      const up = y === 0 ? 0 : (pixels[at - row] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (pixels[at - row - channels] ?? 0);
      pixels[at] = (raw[y * (row + 1) + 1 + x] ?? 0) + filter(left, up, corner);
    }
  }
  return { width, height, channels, pixels };
};

/** @param {Picture} picture @param {number} at */
const keyAt = ({ pixels }, at) =>
  (((pixels[at] ?? 0) >> 3) << 10) | (((pixels[at + 1] ?? 0) >> 3) << 5) | ((pixels[at + 2] ?? 0) >> 3);

/** @param {Picture} picture @returns {readonly Bin[]} */
export const binsOf = picture => {
  /** @type {Map<number, Bin>} */
  const bins = new Map();
  for (let at = 0; at < picture.pixels.length; at += picture.channels) {
    const key = keyAt(picture, at);
    const bin = bins.get(key) ?? { key, count: 0, sum: [0, 0, 0] };
    bin.count++;
    for (const channel of [0, 1, 2])
      bin.sum[channel] = (bin.sum[channel] ?? 0) + (picture.pixels[at + channel] ?? 0);
    bins.set(key, bin);
  }
  return [...bins.values()];
};

/** @param {Bin} bin @param {number} channel */
const meanOf = ({ sum, count }, channel) => (sum[channel] ?? 0) / count;

/** @param {readonly Bin[]} box @param {number} channel */
const spreadOf = (box, channel) => {
  const means = box.map(bin => meanOf(bin, channel));
  return (
    means.reduce((most, mean) => Math.max(most, mean), 0) -
    means.reduce((least, mean) => Math.min(least, mean), 255)
  );
};

/** The box whose colours differ most, those of few pixels counting less, and by which channel. @param {readonly Bin[][]} boxes */
const widest = boxes =>
  boxes
    .flatMap((box, place) =>
      [0, 1, 2].map(channel => {
        const pixels = box.reduce((sum, { count }) => sum + count, 0);
        return { place, channel, need: spreadOf(box, channel) * pixels ** 0.3 };
      }),
    )
    .reduce((best, other) => (other.need > best.need ? other : best));

/** Colours cut in halves until there are as many boxes as a palette holds. @param {readonly Bin[]} bins */
export const boxesOf = bins => {
  const boxes = [[...bins]];
  while (boxes.length < MOST) {
    const { place, channel, need } = widest(boxes);
    const box = boxes[place];
    if (box === undefined || need === 0) break;
    box.sort((one, other) => meanOf(one, channel) - meanOf(other, channel));
    boxes.push(box.splice(Math.ceil(box.length / 2)));
  }
  return boxes;
};

/** @param {string} type @param {Uint8Array} body */
export const chunk = (type, body) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** @param {readonly Bin[]} box */
export const colourOf = box => {
  const count = box.reduce((sum, bin) => sum + bin.count, 0);
  return [0, 1, 2].map(channel =>
    Math.round(box.reduce((sum, bin) => sum + (bin.sum[channel] ?? 0), 0) / count),
  );
};

/** Rows of palette places, each told as it is. @param {Picture} picture @param {readonly Bin[][]} boxes */
export const rowsOf = (picture, boxes) => {
  const places = new Map(
    boxes.flatMap((box, place) => box.map(({ key }) => /** @type {const} */ ([key, place]))),
  );
  const { width, height, channels } = picture;
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = places.get(keyAt(picture, (y * width + x) * channels)) ?? 0;
  return rows;
};

/** @param {Buffer} file a PNG of eight bits a channel, not interlaced */
export const packPng = file => {
  const picture = unpack(file);
  const boxes = boxesOf(binsOf(picture));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(picture.width, 0);
  head.writeUInt32BE(picture.height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    HEAD,
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(boxes.flatMap(colourOf))),
    chunk('IDAT', deflateSync(rowsOf(picture, boxes), { level: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
};
