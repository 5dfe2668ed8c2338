import type { ChoiceDraft } from '@narrow-seas/core';
import type { HexId } from '@narrow-seas/hex';
import type { Action } from '../model/action.ts';

/** A choice as a person finds it: where it happens and what it is called. */
export type Offer = ChoiceDraft<Action>;

export const command = (action: Action, label: string): Offer => ({
  actions: [action],
  label,
  kind: 'command',
});

export const answer = (action: Action, label: string): Offer => ({
  actions: [action],
  label,
  kind: 'answer',
});

export const atHex = (
  action: Action,
  label: string,
  hex: HexId | undefined,
  kind: Offer['kind'] = 'answer',
): Offer => ({ actions: [action], label, kind, hex });
