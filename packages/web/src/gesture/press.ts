import type { Piece } from '@narrow-seas/core';
import { piecesAt } from '../map/stacks.ts';
import { type ActionChoice, isWeighed } from './choice.ts';

/** What is on the table and in the hand when a hex is pressed. */
export interface Situation {
  readonly pieces: readonly Piece[];
  readonly ready: readonly number[];
  /** Pieces that are best picked together. */
  readonly groups: readonly (readonly number[])[];
  readonly picked: readonly number[];
  readonly selected: number | undefined;
  /** The hex whose choices are shown before one is made. */
  readonly pointed: number | undefined;
  readonly choices: readonly ActionChoice[];
  /** The colour of the player's own pieces; undefined for a spectator. */
  readonly own: Piece['side'] | undefined;
  /** The proposal that is chosen. */
  readonly chosen: string | undefined;
}

/** What a press means. */
export type Intent =
  | { readonly type: 'do'; readonly choice: ActionChoice }
  | { readonly type: 'point'; readonly hex: number }
  /** Shows this proposal; the next press on it makes it. */
  | { readonly type: 'choose'; readonly key: string }
  | { readonly type: 'pick'; readonly hex: number; readonly pieces: readonly number[] }
  | { readonly type: 'ask-why'; readonly hex: number }
  | { readonly type: 'clear' };

const choicesAt = ({ choices }: Situation, hex: number): readonly ActionChoice[] =>
  choices.filter(choice => choice.hex === hex);

const useHex = (situation: Situation, hex: number, found: readonly ActionChoice[]): Intent => {
  const [only] = found;
  // A press on the hex of the attack that is chosen makes that one, never another.
  const chosen = found.find(({ key, kind }) => key === situation.chosen && kind === 'attack');
  if (chosen !== undefined && situation.pointed === hex) return { type: 'do', choice: chosen };
  if (only === undefined || found.length > 1) return { type: 'point', hex };
  if (!isWeighed(only) || situation.pointed === hex) return { type: 'do', choice: only };
  return { type: 'point', hex };
};

const readyAt = ({ pieces, ready }: Situation, hex: number): readonly number[] =>
  piecesAt(pieces, hex)
    .map(({ id }) => id)
    .filter(id => ready.includes(id));

/** The ready pieces of a hex, those of a group together. */
const handfulsAt = (situation: Situation, hex: number): readonly (readonly number[])[] => {
  const able = readyAt(situation, hex);
  const handfuls = able.map(id => {
    const mates = situation.groups.find(group => group.includes(id)) ?? [];
    return able.filter(other => other === id || mates.includes(other));
  });
  return handfuls.filter((handful, place) => handful[0] === able[place]);
};

/** Pressing a stack again takes its next ready piece or group, and after the last one none. */
const nextPick = (situation: Situation, hex: number): Intent => {
  const handfuls = handfulsAt(situation, hex);
  const [first = -1] = situation.picked;
  const next = handfuls[handfuls.findIndex(handful => handful.includes(first)) + 1];
  return next === undefined ? { type: 'clear' } : { type: 'pick', hex, pieces: next };
};

/** A click or Enter on a hex. */
export const press = (situation: Situation, hex: number): Intent => {
  const { picked, selected } = situation;
  const found = picked.length > 0 ? choicesAt(situation, hex) : [];
  if (found.length > 0) return useHex(situation, hex, found);
  if (hex === selected) return nextPick(situation, hex);
  const [handful] = handfulsAt(situation, hex);
  if (handful !== undefined) return { type: 'pick', hex, pieces: handful };
  const here = situation.pieces.filter(piece => piece.hex === hex);
  // To send somebody to an empty hex is an order; to look at who is there is none.
  if (picked.length > 0 && here.length === 0) return { type: 'ask-why', hex };
  if (picked.length > 0 && here.some(({ side }) => situation.own !== undefined && side !== situation.own))
    return { type: 'point', hex };
  return { type: 'pick', hex, pieces: [] };
};

/** Letting go of a carried piece over a hex. */
export const drop = (situation: Situation, hex: number): Intent => {
  if (hex === situation.selected) return { type: 'clear' };
  const found = choicesAt(situation, hex);
  return found.length > 0 ? useHex(situation, hex, found) : { type: 'ask-why', hex };
};
