import type { Choice, Selection } from '@narrow-seas/core';
import type { Action } from '../action.ts';
import { odds } from '../odds.ts';
import { optionsFor } from '../options.ts';
import { boatOf, hexOf } from '../state.ts';
import type { View } from '../view.ts';
import type { BoatId } from '../vocabulary.ts';
import { nameOf, watersOf } from '../waters.ts';

type DeskChoice = Choice<Action>;

/** Who must be picked for an action, and whom it is aimed at; undefined where nobody is picked. */
const actorOf = (view: View, action: Action): BoatId | undefined => {
  if (action.type === 'sail' || action.type === 'fire') return action.boat;
  return action.type === 'fall-back' && view.phase.name === 'falling-back' ? view.phase.boat : undefined;
};

/** Where it happens. */
const hexOfAction = (view: View, action: Action): number | undefined => {
  if (action.type === 'lay') return action.hex;
  if (action.type === 'sail' || action.type === 'fall-back') return action.to;
  const target = action.type === 'fire' ? boatOf(view, action.target) : undefined;
  return target === undefined ? undefined : hexOf(target);
};

const labelOf = (view: View, action: Action): string => {
  const hex = (at: number): string => nameOf(watersOf(view), at as Parameters<typeof nameOf>[1]);
  switch (action.type) {
    case 'lay':
      return `Lay a mine in ${hex(action.hex)}`;
    case 'signal':
      return `Seal "${action.signal}"`;
    case 'sail':
      return `Boat ${action.boat} sails to ${hex(action.to)}`;
    case 'fire':
      return `Boat ${action.boat} fires at boat ${action.target}`;
    case 'fall-back':
      return `Fall back to ${hex(action.to)}`;
    default:
      return 'End the phase';
  }
};

const KINDS: { readonly [type in Action['type']]: DeskChoice['kind'] } = {
  lay: 'place',
  signal: 'answer',
  sail: 'move',
  fire: 'attack',
  'fall-back': 'answer',
  done: 'command',
  'draw-lots': 'command',
  roll: 'command',
};

export const choiceOf = (view: View, action: Action): DeskChoice => {
  const hex = hexOfAction(view, action);
  const chances = odds(view, action);
  return {
    key: JSON.stringify(action),
    kind: KINDS[action.type],
    label: labelOf(view, action),
    action,
    ...(hex === undefined ? {} : { hex }),
    ...(action.type === 'sail' ? { path: [action.to], cost: 1 } : {}),
    ...(chances === undefined ? {} : { odds: chances }),
  };
};

/** What these picks mean: mines are laid with empty hands, everything else is done by one boat. */
const isMeant = (view: View, action: Action, { pieces, targets, hex }: Selection): boolean => {
  const actor = actorOf(view, action);
  const [piece, ...more] = pieces;
  if (actor === undefined ? action.type !== 'lay' || pieces.length > 0 : piece !== actor || more.length > 0)
    return false;
  if (targets.length > 0 && !(action.type === 'fire' && targets.includes(action.target))) return false;
  return hex === undefined || hexOfAction(view, action) === hex;
};

/** Everything that the picked boat can do now; with a hex or targets pointed at, with these only. */
export const choicesFor = (view: View, selection: Selection): readonly DeskChoice[] =>
  [...optionsFor(view).list()]
    .filter(action => isMeant(view, action, selection))
    .map(action => choiceOf(view, action));
