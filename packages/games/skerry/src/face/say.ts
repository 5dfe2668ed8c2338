import type { Phrase } from '@narrow-seas/core';
import type { Phase } from '../model/phase.ts';
import type { Sight, View } from '../secrets/view.ts';
import { hexLabel, isRock, type OnWaters } from './map.ts';
import { minesToLay } from './pieces.ts';
import { PHASE_NAMES, SIDE_NAMES } from './words.ts';

export const namePiece = (view: View, id: number): string => {
  const boat = view.boats[id];
  return boat === undefined ? 'Mine' : `${SIDE_NAMES[boat.side]}, boat ${id}`;
};

/** A boat, or a mine in hand, for panels and for the ear. */
export const sayPiece = (view: View, id: number): string => {
  const boat = view.boats[id];
  if (boat === undefined)
    return minesToLay(view).includes(id) ? 'You can lay this mine in your own half.' : '';
  const name = namePiece(view, id);
  if (boat.where.at === 'sunk') return `${name}, sunk.`;
  const fired = boat.fired ? ', has fired' : '';
  return `${name}, in hex ${hexLabel(view, boat.where.hex)}, ${boat.left} of 3 hexes left${fired}.`;
};

/** What lies in a hex. */
export const sayHex = (view: View, hex: number): string => {
  const there = view.boats.flatMap(({ id, side, where }) =>
    where.at === 'sea' && where.hex === hex ? [`${SIDE_NAMES[side]}'s boat ${id}`] : [],
  );
  const mine = view.mines.some(laid => laid === hex) ? ['a mine of your own'] : [];
  const parts = [`Hex ${hexLabel(view, hex)}`, isRock(view, hex) ? 'rock' : 'sea', ...there, ...mine];
  return `${parts.join(', ')}.`;
};

const toHex = (on: OnWaters, hex: number): Phrase => ({ text: hexLabel(on, hex), hex });
const toBoat = (piece: number): Phrase => ({ text: `Boat ${piece}`, piece });

type Teller<Type extends Sight['type']> = (
  on: OnWaters,
  sight: Extract<Sight, { readonly type: Type }>,
) => readonly Phrase[];

/** One sentence for each type of sight. */
const TELLERS: { readonly [Type in Sight['type']]: Teller<Type> } = {
  laid: (on, { side, hex }) =>
    hex === undefined
      ? [`${SIDE_NAMES[side]} lays a mine.`]
      : [`${SIDE_NAMES[side]} lays a mine in `, toHex(on, hex), '.'],
  sealed: (_on, { side, signal }) => [
    signal === undefined ? `${SIDE_NAMES[side]} seals a signal.` : `${SIDE_NAMES[side]} seals "${signal}".`,
  ],
  opened: (_on, { north, south }) => [`Both sides open their signals: North "${north}", South "${south}".`],
  began: (_on, { phase }) => sayPhase(phase),
  turned: (_on, { turn }) => [`Turn ${turn}.`],
  sailed: (on, { boat, to }) => [toBoat(boat), ' sails to ', toHex(on, to), '.'],
  struck: (on, { boat, hex }) => [toBoat(boat), ' hits a mine in ', toHex(on, hex), '.'],
  fired: (_on, { boat, target }) => [toBoat(boat), ' fires at ', toBoat(target), '.'],
  rolled: (_on, { face }) => [`The die shows ${face}.`],
  sank: (_on, { boat }) => [toBoat(boat), ' sinks.'],
};

const sayPhase = (phase: Phase): readonly Phrase[] => {
  if (phase.name === 'sailing') return [`${SIDE_NAMES[phase.side]} sails.`];
  const name = PHASE_NAMES[phase.name];
  return name === '' ? [] : [name];
};

export const sayEvent = <Type extends Sight['type']>(
  view: View,
  sight: Extract<Sight, { readonly type: Type }>,
): readonly Phrase[] => (TELLERS[sight.type] as Teller<Type>)(view, sight);
