import type { ChartNameKind } from '@narrow-seas/hex';
import type { Role } from '../palette.ts';

/** What a name on the chart names. */
export type NameClass =
  | Exclude<ChartNameKind, 'rose'>
  | 'base'
  | 'capital'
  | 'town'
  | 'village'
  | 'zone'
  | 'number';

/** How a class of names is written. */
export interface Lettering {
  /** Style, weight and family, without the size. */
  readonly font: readonly [style: string, family: string];
  /** Pixels at play zoom: the least and the most. */
  readonly size: readonly [least: number, most: number];
  /** The most room between letters, in ems. */
  readonly spread: number;
  readonly capitals: boolean;
  readonly role: Role;
  /** At least this many pixels to a hex of 45 miles, or it is not written. */
  readonly from: number;
}

const STANDARD = '"Old Standard", "Times New Roman", serif';
const SERIF = '"Source Serif", Georgia, serif';
const CONDENSED = '"Plex Condensed", "Arial Narrow", sans-serif';
const MONO = '"IBM Plex Mono", monospace';

/** From this many pixels to a hex of 45 miles on, every class is written. */
const PLAY = 44;

const great = (
  style: string,
  size: Lettering['size'],
  spread: number,
  role: Role,
  from: number,
): Lettering => ({
  font: [style, STANDARD],
  size,
  spread,
  capitals: true,
  role,
  from,
});

const small = (style: string, size: Lettering['size'], role: Role, from = PLAY, spread = 0): Lettering => ({
  font: [style, SERIF],
  size,
  spread,
  capitals: false,
  role,
  from,
});

export const LETTERING: { readonly [name in NameClass]: Lettering } = {
  ocean: great('italic', [22, 36], 1.6, 'sea-name', 0),
  sea: great('italic', [14, 28], 1, 'sea-name', 0),
  country: great('normal', [13, 30], 1.5, 'country', 0),
  island: great('normal', [9.5, 17], 0.9, 'island', 20),
  region: great('normal', [9.5, 13], 0.8, 'country', 34),
  gulf: small('italic', [10, 15], 'strait', 30, 0.18),
  strait: small('italic', [9.5, 13], 'strait', 36, 0.16),
  bank: small('italic', [9.5, 13], 'strait', PLAY, 0.18),
  base: small('normal 600', [10.5, 12.5], 'base', 0),
  capital: small('normal', [11.5, 13.5], 'town', 24),
  town: small('normal', [10.5, 12], 'town'),
  village: small('normal', [9.5, 11], 'town', 52),
  islet: small('italic', [9.5, 12], 'island'),
  cape: small('italic', [9, 10.5], 'island', 52),
  zone: {
    font: ['normal 600', CONDENSED],
    size: [9, 10],
    spread: 0.3,
    capitals: true,
    role: 'zone',
    from: 36,
  },
  number: { font: ['normal', MONO], size: [7.5, 9.5], spread: 0, capitals: false, role: 'number', from: 0 },
};

export const fontOf = ({ font: [style, family] }: Lettering, size: number): string =>
  `${style} ${size}px ${family}`;

/** Great names are smaller on a map seen whole. */
const WHOLE = 0.62;
const GREAT: readonly NameClass[] = ['ocean', 'sea', 'country', 'island', 'region'];

/** How near a map is looked at, in pixels to a hex of 45 nautical miles: hexes differ from game to game. */
export const nearness = (scale: number, nmPerHex: number): number => (scale * 45) / nmPerHex;

export const isWritten = (name: NameClass, near: number): boolean => near >= LETTERING[name].from;

/** The least and the most pixels of a class at this nearness. */
export const sizesOf = (name: NameClass, near: number): readonly [least: number, most: number] => {
  const [least, most] = LETTERING[name].size;
  const share = GREAT.includes(name) ? Math.min(1, Math.max(WHOLE, near / 60)) : 1;
  return [Math.max(8, least * share), most * share];
};
