import type { Action } from '../action.ts';
import { sayCargo } from '../face/say-piece.ts';
import { shipName } from '../face/units.ts';
import type { Common } from '../state.ts';
import { sayPort } from './seat.ts';
import { DESK_WORDS } from './words.ts';

const { work: SAY } = DESK_WORDS;

/** What the group in hand does besides sailing, in words. */
export const sayWork = (common: Common, action: Action): string => {
  switch (action.type) {
    case 'put-to-sea':
      return SAY.putToSea[action.fuel];
    case 'embark':
      return SAY.embark(shipName(common, action.ship), sayCargo(common, action.cargo));
    case 'disembark':
      return SAY.disembark[action.how](shipName(common, action.ship));
    case 'lay-mine':
      return SAY.layMine(shipName(common, action.ship));
    case 'prepare':
      return SAY.prepare(shipName(common, action.ship), action.share);
    case 'pass-channel':
      return SAY.channel(sayPort(common, action.to));
    case 'bombard':
      return SAY.bombard[action.target];
    case 'enter-port':
    case 'pass-gibraltar':
    case 'sweep':
    case 'night':
      return SAY[action.type];
    default:
      return action.type;
  }
};
