import { type Choice, choiceOf, type Selection } from '@narrow-seas/core';
import type { Action } from '../model/action.ts';
import { minesToLay } from '../face/pieces.ts';
import { odds } from '../rules/odds.ts';
import { optionsFor } from '../turn/options.ts';
import { boatOf, hexOf } from '../model/state.ts';
import type { View } from '../secrets/view.ts';
import type { BoatId } from '../model/vocabulary.ts';
import { nameOf, watersOf } from '../model/waters.ts';

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

export const choiceFor = (view: View, action: Action): DeskChoice =>
  choiceOf({
    kind: KINDS[action.type],
    label: labelOf(view, action),
    actions: [action],
    hex: hexOfAction(view, action),
    odds: odds(view, action),
    ...(action.type === 'sail' ? { path: [action.to], cost: 1 } : {}),
  });

const isHandForMines = (view: View, piece: number | undefined): boolean =>
  piece === undefined || minesToLay(view).includes(piece);

/** What these picks mean: a mine is laid with empty hands or with one mine in them, everything else is done by one boat. */
const isMeant = (view: View, action: Action, { pieces, targets, hex }: Selection): boolean => {
  const actor = actorOf(view, action);
  const [piece, ...more] = pieces;
  if (more.length > 0 || (actor !== undefined && piece !== actor)) return false;
  if (actor === undefined && (action.type !== 'lay' || !isHandForMines(view, piece))) return false;
  if (targets.length > 0 && !(action.type === 'fire' && targets.includes(action.target))) return false;
  return hex === undefined || hexOfAction(view, action) === hex;
};

/** Everything that the picked boat can do now; with a hex or targets pointed at, with these only. */
export const choicesFor = (view: View, selection: Selection): readonly DeskChoice[] =>
  [...optionsFor(view).list()]
    .filter(action => isMeant(view, action, selection))
    .map(action => choiceFor(view, action));
