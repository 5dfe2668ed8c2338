import { type HexId, hexsideBetween } from '@narrow-seas/hex';
import { TERRAIN } from './classify.ts';
import { findHex, type Frame, hexOfPlace } from './frame.ts';
import type { Point } from './geometry.ts';

/** What a person changed by hand, each with its line in amendments.txt and its reason. */
export type Amendment = { readonly line: number; readonly reason: string } & (
  | { readonly what: 'dredge'; readonly route: readonly Point[] }
  | { readonly what: 'water'; readonly at: Point }
  | { readonly what: 'terrain'; readonly hex: HexId; readonly kind: number }
  | { readonly what: 'hexside'; readonly side: number; readonly kind: string }
  | { readonly what: 'nation'; readonly hex: HexId; readonly nation: string }
  | {
      readonly what: 'region';
      readonly region: string;
      readonly add: boolean;
      readonly hexes: readonly HexId[];
    }
  | { readonly what: 'place'; readonly place: string; readonly hex: HexId }
);

type Change = Amendment extends infer Each
  ? Each extends Amendment
    ? Omit<Each, 'line' | 'reason'>
    : never
  : never;

/** Names the line that is wrong, so that it can be found and put right. */
export const amendmentError = (line: number, problem: string): RangeError =>
  new RangeError(`amendments.txt line ${line}: ${problem}`);

const hexNamed = (frame: Frame, name: string): HexId => {
  const hex = findHex(frame, name);
  if (hex === undefined) throw new RangeError(`hex ${name} is not on the ${frame.calibration.id} map.`);
  return hex;
};

const pointIn = (text: string): Point => {
  const match = /^(-?[\d.]+),(-?[\d.]+)$/.exec(text);
  if (!match) throw new RangeError(`"${text}" is not a longitude and latitude such as 26.4,40.2.`);
  return [Number(match[1]), Number(match[2])];
};

const sideBetween = (frame: Frame, first: string, second: string): number => {
  const side = hexsideBetween(frame.grid, hexNamed(frame, first), hexNamed(frame, second));
  if (side === undefined) throw new RangeError(`hexes ${first} and ${second} do not touch.`);
  return side;
};

const terrainKind = (kind: string): number => {
  const index = TERRAIN.findIndex(each => each === kind);
  if (index < 0) throw new RangeError(`"${kind}" is no terrain; use ${TERRAIN.join(', ')}.`);
  return index;
};

const READERS: { readonly [what: string]: (frame: Frame, words: readonly string[]) => Change } = {
  dredge: (_, route) => ({ what: 'dredge', route: route.map(pointIn) }),
  water: (frame, [hex = '', at = '']) => {
    const point = pointIn(at);
    if (hexNamed(frame, hex) !== hexOfPlace(frame, point))
      throw new RangeError(`${at} is not in hex ${hex}.`);
    return { what: 'water', at: point };
  },
  terrain: (frame, [hex = '', kind = '']) => ({
    what: 'terrain',
    hex: hexNamed(frame, hex),
    kind: terrainKind(kind),
  }),
  hexside: (frame, [first = '', second = '', kind = '']) => ({
    what: 'hexside',
    side: sideBetween(frame, first, second),
    kind,
  }),
  nation: (frame, [hex = '', nation = '']) => ({ what: 'nation', hex: hexNamed(frame, hex), nation }),
  region: (frame, [region = '', verb = '', ...hexes]) => {
    if (verb !== 'add' && verb !== 'remove') throw new RangeError(`"${verb}" is neither add nor remove.`);
    return { what: 'region', region, add: verb === 'add', hexes: hexes.map(hex => hexNamed(frame, hex)) };
  },
  place: (frame, [place = '', hex = '']) => ({ what: 'place', place, hex: hexNamed(frame, hex) }),
};

const readLine = (frame: Frame, text: string, line: number): Amendment => {
  const [change = '', reason = ''] = text.split(/\s+because\s+/);
  if (reason === '') throw amendmentError(line, 'an amendment needs "because" and its reason.');
  const [what = '', ...words] = change.trim().split(/\s+/);
  const reader = READERS[what];
  if (!reader)
    throw amendmentError(line, `"${what}" is no amendment; use ${Object.keys(READERS).join(', ')}.`);
  try {
    return { ...reader(frame, words), line, reason };
  } catch (problem) {
    throw amendmentError(line, problem instanceof Error ? problem.message : String(problem));
  }
};

/** One amendment a line; empty lines and lines that start with # say nothing. */
export const readAmendments = (frame: Frame, text: string): readonly Amendment[] =>
  text
    .split('\n')
    .map((content, index) => ({ content: content.trim(), line: index + 1 }))
    .filter(({ content }) => content !== '' && !content.startsWith('#'))
    .map(({ content, line }) => readLine(frame, content, line));

/** The amendments of one kind, in order. */
export const amendmentsOf = <What extends Amendment['what']>(
  amendments: readonly Amendment[],
  what: What,
): readonly Extract<Amendment, { what: What }>[] =>
  amendments.filter((each): each is Extract<Amendment, { what: What }> => each.what === what);
