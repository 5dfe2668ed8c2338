import type { Phrase } from '@narrow-seas/core';
import type { Event } from '../model/event.ts';
import type { Target } from '../model/fire/phase.ts';
import type { Home, PublicState } from '../model/state.ts';
import { EVENT_WORDS } from './event-words.ts';
import { baseHex, baseName, hexLabel } from './map.ts';
import { shortName } from './units.ts';

/** Any table of the game gives the names, not only one of the time. */
export type Names = Pick<PublicState, 'extra'>;

export type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** One sentence for an event. */
export type Teller<Type extends Event['type']> = (names: Names, event: Of<Type>) => readonly Phrase[];

export type Tellers<Types extends Event['type']> = { readonly [Type in Types]: Teller<Type> };

export const toHex = (hex: number): Phrase => ({ text: hexLabel(hex), hex });

export const toUnit = (names: Names, piece: number): Phrase => ({ text: shortName(names, piece), piece });

export const toUnits = (names: Names, pieces: readonly number[]): readonly Phrase[] =>
  pieces.flatMap((piece, place) => [...(place > 0 ? [EVENT_WORDS.comma] : []), toUnit(names, piece)]);

export const toBase = (base: number): Phrase => {
  const hex = baseHex(base);
  return hex === undefined ? baseName(base) : { text: baseName(base), hex };
};

export const toHome = (names: Names, home: Home): Phrase =>
  home.kind === 'base' ? toBase(home.base) : toUnit(names, home.carrier);

export const toTarget = (names: Names, target: Target): readonly Phrase[] =>
  target.kind === 'unit' ? [toUnit(names, target.unit)] : [toBase(target.base), ` ${target.part}`];

export const lastOf = (path: readonly number[]): number => path.at(-1) as number;
