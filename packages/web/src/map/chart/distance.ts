/** Farther than any distance that is asked for. */
const FAR = 1e10;

/**
 * The lower envelope of parabolas over one row or column (Felzenszwalb and Huttenlocher): squared distances to the
 * nearest point of the row in one pass. `spans` and `bounds` are scratch paper.
 */
const transformLine = (
  field: Float32Array,
  start: number,
  stride: number,
  length: number,
  line: Float32Array,
  spans: Int32Array,
  bounds: Float32Array,
): void => {
  let top = 0;
  spans[0] = 0;
  bounds[0] = -FAR;
  bounds[1] = FAR;
  for (let at = 0; at < length; at++) line[at] = field[start + at * stride] as number;
  for (let at = 1; at < length; at++) {
    let cross: number;
    do {
      const before = spans[top] as number;
      cross =
        ((line[at] as number) - (line[before] as number) + at * at - before * before) / (at - before) / 2;
    } while (cross <= (bounds[top] as number) && --top > -1);
    top++;
    spans[top] = at;
    bounds[top] = cross;
    bounds[top + 1] = FAR;
  }
  top = 0;
  for (let at = 0; at < length; at++) {
    while ((bounds[top + 1] as number) < at) top++;
    const from = spans[top] as number;
    field[start + at * stride] = (line[from] as number) + (at - from) * (at - from);
  }
};

/**
 * How far each pixel lies from what is covered, in pixels. A pixel that is covered in part counts by its share, so that
 * lines at a distance are as smooth as the coast itself.
 * @param covered how much of each pixel is covered, 0 to 255, every fourth number
 */
export const distancesFrom = (covered: Uint8ClampedArray, width: number, height: number): Float32Array => {
  const field = new Float32Array(width * height);
  for (let at = 0; at < field.length; at++) {
    const share = (covered[at * 4 + 3] as number) / 255;
    field[at] = share === 0 ? FAR : Math.max(0, 0.5 - share) ** 2;
  }
  const longest = Math.max(width, height);
  const [line, spans] = [new Float32Array(longest), new Int32Array(longest)];
  const bounds = new Float32Array(longest + 1);
  for (let x = 0; x < width; x++) transformLine(field, x, width, height, line, spans, bounds);
  for (let y = 0; y < height; y++) transformLine(field, y * width, 1, width, line, spans, bounds);
  for (let at = 0; at < field.length; at++) field[at] = Math.sqrt(field[at] as number);
  return field;
};
