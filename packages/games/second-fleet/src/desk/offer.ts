import type { ChoiceArea } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';
import type { Home, PublicState } from '../model/state.ts';
import { hexOfHome } from '../model/position.ts';
import type { UnitId } from '../model/vocabulary.ts';
import type { DeskChoice } from './say.ts';

/** An action as a person finds it: who must be picked for it, where it happens, what it is called. */
export interface Offer {
  readonly action: Action;
  /** Empty for what is done without picking anybody. */
  readonly pieces: readonly UnitId[];
  /** Whether all of them must be picked and nobody else, or any of them will do. */
  readonly who: 'all' | 'any';
  readonly kind: DeskChoice['kind'];
  readonly label: string;
  readonly hex?: HexId;
  readonly area?: ChoiceArea;
  readonly path?: readonly HexId[];
  readonly cost?: number;
  /** What speaks against it. */
  readonly warning?: string;
  /** Also a button of the phase, beside being found by a pick. */
  readonly isButton?: true;
}

type Bare = Pick<Offer, 'action' | 'label'>;

export const command = (action: Action, label: string): Offer => ({
  action,
  label,
  pieces: [],
  who: 'any',
  kind: 'command',
});

/** What one unit does by itself. */
export const byUnit = (action: Action, unit: UnitId, label: string): Offer => ({
  action,
  label,
  pieces: [unit],
  who: 'all',
  kind: 'answer',
});

/** What any of these stands for. */
export const byAny = (bare: Bare, pieces: readonly UnitId[]): Offer => ({
  ...bare,
  pieces,
  who: 'any',
  kind: 'answer',
});

/** What exactly these do together. */
export const byAll = (bare: Bare, pieces: readonly UnitId[]): Offer => ({
  ...bare,
  pieces,
  who: 'all',
  kind: 'command',
});

export const atHex = (offer: Offer, hex: HexId | undefined, kind: Offer['kind']): Offer =>
  hex === undefined ? { ...offer, kind } : { ...offer, kind, hex };

export const atHome = (table: PublicState, offer: Offer, home: Home, kind: Offer['kind']): Offer =>
  atHex(offer, hexOfHome(table, home), kind);

/** Whether these picks mean this offer. */
export const isMeant = ({ pieces, who }: Offer, picked: readonly number[]): boolean => {
  const known: readonly number[] = pieces;
  if (picked.length === 0 || !picked.every(unit => known.includes(unit))) return false;
  return who === 'any' || picked.length === pieces.length;
};
